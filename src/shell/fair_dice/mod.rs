//! The page that proves the dice of a game fair.

mod histogram;
mod screen;
mod seed;

pub use screen::{FairDice, FairDiceLink};
