//! Allied armies, and the hands of poker played for them.

pub mod call;
pub mod picks;
pub mod playing_cards;
pub mod poker;
pub mod poker_table;
pub mod prompt;
pub mod queens;
pub mod result;
pub mod reveal;
mod said;
pub mod showdown;
pub mod standing;
pub mod wager;
pub mod winnings;
