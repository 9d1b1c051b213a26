//! Red Queens: a game of world conquest with navies and poker.
//!
//! A game is a set-up (rule set, seats, seed) and a list of actions; everything else follows from
//! them. The modules are layers: each may use those named before it, never those after it.
//!
//! The engine uses no web crate; `--no-default-features` builds it alone.
#![forbid(unsafe_code)]

// What tests of both kinds share names it as those from outside do.
#[cfg(test)]
extern crate self as red_queens;

pub mod app;
pub mod arena;
pub mod battle;
pub mod bot;
#[cfg(feature = "cli")]
pub mod cli;
pub mod core;
pub mod game;
pub mod poker;
pub mod record;
pub mod world;
