//! The command line `rq`. One file for each subcommand.
//!
//! Results go to stdout, for people or with `--json` for programs; what is wrong goes to stderr. The
//! exit code is 0, or 1 for an input that was refused, or 2 for wrong usage.

mod bench;
mod bot;
mod calibrate;
mod cards;
mod exec;
mod games;
mod hand;
mod insight;
mod many;
mod map;
mod mix;
mod odds;
mod output;
mod pack;
mod rate;
mod rules;
mod selfplay;
mod show;
mod simulate;
mod source;
mod stopwatch;
mod train;
mod tune;
mod verify;
mod whims;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

use output::{Failure, Output};
use players::bot::judgement;

/// Red Queens: world conquest with navies and poker, on the command line.
#[derive(Debug, Parser)]
#[command(name = "rq", version, propagate_version = true)]
struct Cli {
    /// Judge positions by the weights in this file, as `rq train` writes them, instead of those that are built in.
    #[arg(long, global = true, value_name = "FILE")]
    weights: Option<PathBuf>,
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Let computer players play many games against each other.
    Simulate(simulate::Simulate),
    /// Rate levels by letting each play against each other.
    Rate(rate::Rate),
    /// Make the judgement of positions from games, or say how good it is.
    Calibrate(calibrate::Calibrate),
    /// Play the games that a judgement is learned from.
    Selfplay(selfplay::Selfplay),
    /// Learn to judge positions from games.
    Train(train::Train),
    /// Look for rules of thumb that win more games.
    Tune(tune::Tune),
    /// Say how fast the engine plays.
    Bench(bench::Bench),
    /// Answer questions of the bot protocol on stdin with actions on stdout.
    Bot(bot::Bot),
    /// Exact odds of an attack, a sea battle, a landing, a chain of conquests.
    Odds(odds::Odds),
    /// Roll a record again: whether every action was allowed, how it ended, who had luck.
    Verify(verify::Verify),
    /// Say what of a finished game was luck, and what decisions were.
    Insight(insight::Insight),
    /// Print a record in the notation.
    Show(show::Show),
    /// Print a record as a link.
    Pack(pack::Pack),
    /// Print the record in a link as text.
    Unpack(pack::Unpack),
    /// Print the board: territories, borders, coasts, sea hexes.
    Map(map::Map),
    /// Say what a poker hand is worth, or which of two is better.
    Hand(hand::Hand),
    /// Print the rulebook, or what a mix of options changes.
    Rules(rules::Rules),
}

/// What every subcommand can do.
trait Run {
    /// Does it.
    fn run(self, output: &mut Output) -> Result<(), Failure>;
}

fn main() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => {
            // Help and version come this way too; that nobody reads them is no failure.
            let _ = error.print();
            return ExitCode::from(if error.use_stderr() { 2 } else { 0 });
        }
    };
    let output = &mut Output::stdout();
    let judged = cli.weights.as_deref().map(train::weights).transpose();
    let done = judged.map(|net| net.map(judgement::install)).and_then(|_| match cli.command {
        Command::Simulate(command) => command.run(output),
        Command::Rate(command) => command.run(output),
        Command::Calibrate(command) => command.run(output),
        Command::Selfplay(command) => command.run(output),
        Command::Train(command) => command.run(output),
        Command::Tune(command) => command.run(output),
        Command::Bench(command) => command.run(output),
        Command::Bot(command) => command.run(output),
        Command::Odds(command) => command.run(output),
        Command::Verify(command) => command.run(output),
        Command::Insight(command) => command.run(output),
        Command::Show(command) => command.run(output),
        Command::Pack(command) => command.run(output),
        Command::Unpack(command) => command.run(output),
        Command::Map(command) => command.run(output),
        Command::Hand(command) => command.run(output),
        Command::Rules(command) => command.run(output),
    });
    match done {
        Ok(()) | Err(Failure::NobodyReads) => ExitCode::SUCCESS,
        Err(failure) => {
            output::complain(&failure);
            ExitCode::from(1)
        }
    }
}
