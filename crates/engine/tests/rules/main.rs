//! The rules one by one, on hand-made positions and with given dice. Each test is named after its
//! rule; `tests/coverage.rs` ensures that every rule has one.
#![allow(clippy::panic, clippy::expect_used, reason = "a test fails by panicking")]
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]
#![allow(clippy::needless_pass_by_value, reason = "a scene reads as a list of actions")]

mod attacks;
mod board;
mod calls;
mod captives;
mod cards;
mod classic;
mod commanding;
mod entering;
mod expansion;
mod fairness;
mod flanks;
mod goals;
mod legacy;
mod mobilization;
mod new_rules_bids;
mod new_rules_turn;
mod objectives;
mod opening;
mod pocket;
mod poker;
mod poker_games;
mod refusals;
mod starts;
mod support;
mod table;
mod turn;
mod undo;
