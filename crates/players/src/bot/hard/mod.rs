//! The player with more lookahead than the normal one: it follows chains of conquests instead of
//! single ones, gathers its armies from the start, and splits its attacks as it serves best.

use super::Bot;
use super::heuristics::HeuristicWeights;
use super::normal::heuristic_action;
use super::play_style::PlayStyle;
use engine::game::{Action, Legal, Observation};

/// A strong computer player. Its actions depend only on its observations and its seed.
#[derive(Debug, Clone)]
pub struct Hard {
    seed: u64,
    style: PlayStyle,
}

impl Hard {
    /// Creates a player whose random choices follow from the seed.
    pub fn new(seed: u64) -> Self {
        Self::with_style(seed, PlayStyle::Balanced)
    }

    /// Creates the same player with a play style.
    pub fn with_style(seed: u64, style: PlayStyle) -> Self {
        Self { seed, style }
    }
}

impl Bot for Hard {
    fn decide(&mut self, observation: &Observation, legal: &Legal) -> Action {
        let weights = self.style.adjust(*HeuristicWeights::hard(observation));
        heuristic_action(observation, &weights, self.seed, &legal)
    }
}
