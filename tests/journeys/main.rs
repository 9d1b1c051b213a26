//! Positions at the start of browser tests, played by computer players.
#![allow(clippy::unwrap_used, missing_docs, reason = "a test fails by panicking")]

mod ally;
mod sea;
mod turn;

use engine::core::{Seat, Seed};
use engine::game::{Control, Player, RuleSet, Setup};

fn setup(rules: RuleSet, players: usize, seed: u64) -> Setup {
    let players = Seat::ALL[..players].iter().map(|seat| Player::new(*seat, Control::Human));
    Setup::new(rules, players.collect(), Seed::from_number(seed))
}
