//! The player of random legal actions.

use super::Bot;
use super::fallback::plain_action;
use engine::core::{Seed, Seeded};
use engine::game::{Action, Legal, Observation};

/// A player that picks each kind of legal action with equal probability, and its numbers and places
/// uniformly.
#[derive(Debug, Clone)]
pub struct Random {
    rng: Seeded,
}

impl Random {
    /// Creates a player whose choices follow from the seed.
    pub fn new(seed: u64) -> Self {
        Self { rng: Seeded::new(Seed::from_number(seed), 0) }
    }
}

impl Bot for Random {
    fn decide(&mut self, _view: &Observation, legal: &Legal) -> Action {
        legal.sample(&mut self.rng).unwrap_or_else(|| plain_action(legal))
    }
}
