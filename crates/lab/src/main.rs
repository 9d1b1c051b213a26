//! The program `rq-lab`, which trains, tunes and measures computer players. One file or folder for each subcommand.

mod calibrate;
mod exploration;
mod figures;
mod games;
mod league;
mod selfplay;
mod train;
mod tune;
mod worlds;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

use rq::output::{Failure, Output};
use rq::program::{self, Run};
use rq::weights::WeightsOption;

/// Train, tune and measure the computer players of Red Queens.
#[derive(Debug, Parser)]
#[command(name = "rq-lab", version, propagate_version = true)]
struct LabCli {
    #[command(flatten)]
    weights: WeightsOption,
    #[command(subcommand)]
    command: LabCommand,
}

#[derive(Debug, Subcommand)]
enum LabCommand {
    /// Play games to train the value function on.
    Selfplay(selfplay::Selfplay),
    /// Train the value function on games.
    Train(train::Train),
    /// Tune the weights of the heuristic policy.
    Tune(tune::Tune),
    /// Fit the win probabilities of the game analysis to games, or measure their calibration.
    Calibrate(calibrate::Calibrate),
    /// Validate candidates against a league of strangers.
    League(league::League),
    /// Measure the figures of the reports again.
    Figures(figures::Figures),
    /// Measure how fair generated worlds are.
    Worlds(worlds::Worlds),
}

impl Run for LabCli {
    fn run(self, output: &mut Output) -> Result<(), Failure> {
        self.weights.install()?;
        match self.command {
            LabCommand::Selfplay(command) => command.run(output),
            LabCommand::Train(command) => command.run(output),
            LabCommand::Tune(command) => command.run(output),
            LabCommand::Calibrate(command) => command.run(output),
            LabCommand::League(command) => command.run(output),
            LabCommand::Figures(command) => command.run(output),
            LabCommand::Worlds(command) => command.run(output),
        }
    }
}

fn main() -> ExitCode {
    program::main::<LabCli>()
}
