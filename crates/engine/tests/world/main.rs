//! The board against the rules, chapter B.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod board;
mod coasts;
mod land;
mod sea;
