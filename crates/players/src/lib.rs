#![doc = include_str!("../README.md")]

// Short, as in the other crates of the game.
extern crate red_queens_engine as engine;

pub mod analysis;
pub mod arena;
mod arithmetic;
pub mod bot;
pub mod reasons;
