//! The computer players of Red Queens: the levels, users' bots, and matches between them.
//!
//! A player sees only an [`engine::game::Observation`] of its seat, never the game.

pub mod analysis;
pub mod arena;
mod arithmetic;
pub mod bot;
pub mod reasons;
#[cfg(test)]
mod testing;
pub mod users;
pub mod worker;
