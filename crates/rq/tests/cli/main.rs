//! The built command line, run as by a user.
#![allow(clippy::unwrap_used, missing_docs, reason = "a test fails by panicking")]

mod run;

mod bench;
mod client;
mod hand;
mod import;
mod map;
mod odds;
mod programs;
mod records;
mod rules;
mod simulate;
mod usage;
mod weights;
mod world;

use run::run as rq;

const PROGRAM: &str = env!("CARGO_BIN_EXE_rq");
