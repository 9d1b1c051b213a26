//! The player with more lookahead than the normal one: it follows chains of conquests instead of
//! single ones, gathers its armies from the start, and splits its attacks as it serves best.

use super::Bot;
use super::character::Character;
use super::normal::think;
use super::taste::Taste;
use engine::game::{Action, Legal, Observation};

/// A strong computer player. Its actions depend only on its observations and its seed.
#[derive(Debug, Clone)]
pub struct Hard {
    seed: u64,
    taste: Taste,
}

impl Hard {
    /// Creates a player whose random choices follow from the seed.
    pub fn new(seed: u64) -> Self {
        Self::with_taste(seed, Taste::Balanced)
    }

    /// Creates the same player with a play style.
    pub fn with_taste(seed: u64, taste: Taste) -> Self {
        Self { seed, taste }
    }
}

impl Bot for Hard {
    fn decide(&mut self, observation: &Observation, legal: &Legal) -> Action {
        let traits = self.taste.season(*Character::hard(observation));
        think(observation, &traits, self.seed, &legal)
    }
}
