//! The computer players of Red Queens: the levels, users' bots, and matches between them.
//!
//! A player sees only an [`engine::game::Observation`] of its seat, never the game.

// Tests shared by the engine and the players name the engine as outside crates do.
#[cfg(test)]
extern crate engine as red_queens_engine;

pub mod analysis;
pub mod arena;
mod arithmetic;
pub mod bot;
pub mod reasons;
#[cfg(test)]
#[path = "../../engine/tests/properties/redeal.rs"]
mod redeal;
#[cfg(test)]
mod testing;
pub mod users;
pub mod worker;
