//! What the kept games add up to: worked out from the games themselves, and kept nowhere.

pub mod account;
pub mod export;
pub mod game;
pub mod ladder;
pub mod ledger;

#[cfg(test)]
mod tests;
