//! Statistics of the saved games, calculated from the games themselves and never stored.

pub mod account;
pub mod export;
pub mod game;
pub mod ladder;
pub mod ledger;

#[cfg(test)]
mod tests;
