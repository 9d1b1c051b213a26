//! The computer players of Red Queens: the levels, the protocol for other bots, matches between
//! players, and the analysis of games.
//!
//! A player sees only an [`engine::game::Observation`] of its seat, never the game.

// Short, as in the other crates of the game.
extern crate red_queens_engine as engine;

pub mod analysis;
pub mod arena;
mod arithmetic;
pub mod bot;
pub mod reasons;
