//! Saved games.

pub mod mail;
pub mod save;
