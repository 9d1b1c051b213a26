//! The command line `rq`. One file for each subcommand.
//!
//! Results go to stdout, for people or with `--json` for programs. The public modules are shared with `rq-lab`.

pub mod arguments;
mod bench;
pub mod board;
mod bot;
mod cards;
mod exec;
mod hand;
mod import;
mod insight;
mod map;
mod odds;
pub mod output;
mod pack;
pub mod parallel;
mod picture;
pub mod program;
mod rate;
mod rules;
mod rules_argument;
mod show;
mod simulate;
pub mod source;
mod stopwatch;
mod verify;
pub mod weights;
mod world;

use clap::{Parser, Subcommand};

use board::BoardOption;
use output::{Failure, Output};
use weights::WeightsOption;

pub use program::Run;

/// Red Queens: world conquest with navies and poker, on the command line.
#[derive(Debug, Parser)]
#[command(name = "rq", version, propagate_version = true)]
pub struct Cli {
    #[command(flatten)]
    weights: WeightsOption,
    #[command(flatten)]
    board: BoardOption,
    #[command(subcommand)]
    command: RqCommand,
}

#[derive(Debug, Subcommand)]
enum RqCommand {
    /// Play many games between computer players.
    Simulate(simulate::Simulate),
    /// Rate levels by round-robin matches.
    Rate(rate::Rate),
    /// Benchmark the engine.
    Bench(bench::Bench),
    /// Run a computer player for other programs (bot protocol: questions on stdin, actions on stdout).
    Bot(bot::BotCommand),
    /// Compute the exact odds of an attack, a sea battle, a landing or a chain of conquests.
    Odds(odds::OddsCommand),
    /// Replay a record: check every action and the dice, and show the outcome and each player's luck.
    Verify(verify::Verify),
    /// Analyse a finished game: how much was luck, how much decisions.
    Insight(insight::Insight),
    /// Print a record as text.
    Show(show::Show),
    /// Print a record as a link.
    Pack(pack::Pack),
    /// Print the record in a link as text.
    Unpack(pack::Unpack),
    /// Print the board: territories, borders, coasts and sea hexes.
    Map(map::Map),
    /// Generate the board of a seed: its file, or a picture.
    World(world::WorldCommand),
    /// Import a board from the files of another program: its file, or a picture.
    Import(import::ImportCommand),
    /// Rank a poker hand, compare two, or compute its chance to win.
    Hand(hand::HandCommand),
    /// Print the rulebook, or explain custom rules.
    Rules(rules::RulesCommand),
}

impl Run for Cli {
    fn run(self, output: &mut Output) -> Result<(), Failure> {
        self.weights.install()?;
        self.board.install()?;
        match self.command {
            RqCommand::Simulate(command) => command.run(output),
            RqCommand::Rate(command) => command.run(output),
            RqCommand::Bench(command) => command.run(output),
            RqCommand::Bot(command) => command.run(output),
            RqCommand::Odds(command) => command.run(output),
            RqCommand::Verify(command) => command.run(output),
            RqCommand::Insight(command) => command.run(output),
            RqCommand::Show(command) => command.run(output),
            RqCommand::Pack(command) => command.run(output),
            RqCommand::Unpack(command) => command.run(output),
            RqCommand::Map(command) => command.run(output),
            RqCommand::World(command) => command.run(output),
            RqCommand::Import(command) => command.run(output),
            RqCommand::Hand(command) => command.run(output),
            RqCommand::Rules(command) => command.run(output),
        }
    }
}
