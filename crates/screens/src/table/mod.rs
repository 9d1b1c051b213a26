//! The table: the seats, the decision to make, and the plan.

#[cfg(test)]
mod agreement;
pub mod asks;
pub mod cards;
pub mod dialog;
pub mod discard;
pub mod end_of_turn;
pub mod holdings;
pub mod join_leave;
pub mod lost_decision;
pub mod no_armies;
pub mod notice;
pub mod objective;
pub mod orders;
pub mod pace;
pub mod prompt;
pub mod result;
pub mod seats;
pub mod sound;
pub mod succession;
pub mod who_plays;
