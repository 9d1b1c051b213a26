//! The computer players of Red Queens: the levels, bots that users write, and contests between them.
//!
//! A player gets what its seat may know, an [`engine::game::Observation`], and never the game.

// What tests of the engine and of the players share names the engine as those from outside do.
#[cfg(test)]
extern crate engine as red_queens_engine;

pub mod arena;
mod arithmetic;
pub mod bot;
pub mod insight;
pub mod reasons;
#[cfg(test)]
#[path = "../../engine/tests/properties/redeal.rs"]
mod redeal;
#[cfg(test)]
mod testing;
pub mod users;
pub mod worker;
