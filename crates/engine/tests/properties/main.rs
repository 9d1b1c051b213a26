//! Invariants of random games with random options, checked after every action.
#![allow(clippy::panic, clippy::expect_used, reason = "a test fails by panicking")]
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod accounts;
mod arbitrary;
mod gate;
mod journey;
mod random_rules;
mod record;
mod redeal;
mod secrets;
mod undo;
