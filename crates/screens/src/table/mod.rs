//! The table: the seats, the decision to make, and the plan.

#[cfg(test)]
mod agreement;
pub mod asks;
pub mod dialog;
pub mod discard;
pub mod join_leave;
pub mod lost_decision;
pub mod news;
pub mod orders;
pub mod pace;
pub mod prompt;
pub mod result;
pub mod seats;
pub mod sound;
pub mod succession;
pub mod who_plays;
