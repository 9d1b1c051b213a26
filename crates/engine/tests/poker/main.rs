//! Poker by itself: the ranking of hands, betting, the three variants.
#![allow(clippy::panic, clippy::expect_used, reason = "a test fails by panicking")]
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod all_hands;
mod betting;
mod draw;
mod games;
mod holdem;
#[cfg(not(target_arch = "wasm32"))]
mod independent;
mod no_limit;
mod played;
mod queens;
mod stud;

use red_queens_engine::poker::{Ace, CardSet, Ranking};

/// The ranking of the main game.
const QUEENS: Ranking = Ranking { red_queens_high: true, ace: Ace::High };

/// The ranking of the older rule set.
const ACE_LOW: Ranking = Ranking { red_queens_high: true, ace: Ace::Low };

/// Returns cards by their names.
fn cards(names: &str) -> CardSet {
    names.split_whitespace().map(|name| name.parse().unwrap()).collect()
}
