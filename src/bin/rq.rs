//! The command line.

use std::process::ExitCode;

fn main() -> ExitCode {
    red_queens::cli::run(std::env::args_os())
}
