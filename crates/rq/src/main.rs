//! The program `rq`.

use std::process::ExitCode;

fn main() -> ExitCode {
    rq::program::main::<rq::Cli>()
}
