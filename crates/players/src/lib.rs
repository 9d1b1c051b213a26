#![doc = include_str!("../README.md")]

// The other crates of the game use this short name too.
extern crate red_queens_engine as engine;

pub mod analysis;
pub mod arena;
mod arithmetic;
pub mod bot;
pub mod reasons;
