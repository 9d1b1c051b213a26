//! A command-line program: runs a command, reports its error and chooses the exit code.

use std::process::ExitCode;

use clap::Parser;

use super::output::{self, Failure, Output};

/// A command with its arguments.
pub trait Run {
    /// Runs the command.
    ///
    /// # Errors
    /// Fails if the input is refused or the output can't be written.
    fn run(self, output: &mut Output) -> Result<(), Failure>;
}

/// Parses the program's arguments and runs it.
///
/// Results go to stdout, errors to stderr. The exit code is 0, 1 if the input was refused, or 2 for wrong usage.
pub fn main<Cli: Parser + Run>() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => {
            // Help and version end up here too. Failing to print them is not an error.
            let _ = error.print();
            return ExitCode::from(if error.use_stderr() { 2 } else { 0 });
        }
    };
    match cli.run(&mut Output::stdout()) {
        Ok(()) | Err(Failure::NobodyReads) => ExitCode::SUCCESS,
        Err(failure) => {
            output::complain(&failure);
            ExitCode::from(1)
        }
    }
}
