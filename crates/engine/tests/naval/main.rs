//! The naval rules one by one, on hand-made positions, with actions as text and with given dice.
//! Each test is named after its rule.
#![allow(clippy::panic, clippy::expect_used, reason = "a test fails by panicking")]
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod boarding;
#[path = "../rules/calls.rs"]
mod calls;
mod captives;
mod cruises;
mod engagements;
mod flanks;
mod landings;
mod launches;
mod pirates;
mod refusals;
mod sinking;
mod support;
