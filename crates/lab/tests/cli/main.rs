//! The built program `rq-lab`, run as a user runs it.
#![allow(clippy::unwrap_used, missing_docs, reason = "a test fails by panicking")]

#[path = "../../../rq/tests/cli/run.rs"]
mod run;

mod calibrate;
mod league;
mod learning;
mod usage;
mod worlds;

use run::run as lab;

const PROGRAM: &str = env!("CARGO_BIN_EXE_rq-lab");
