//! Proof, once a game is over, that nobody could have chosen its dice and cards.

use super::Session;
use engine::core::{Digest, Seed};
use engine::game::Game;

/// Secrets that are revealed once a game is over.
pub struct Proof {
    /// The seed of all dice and cards.
    pub seed: Seed,
    /// The fingerprint of the last position.
    pub digest: Digest,
}

impl Session {
    /// Returns the game with every card, once it is over.
    pub fn finished(&self) -> Option<&Game> {
        Some(&self.game).filter(|game| game.outcome().is_some())
    }

    /// Returns the proof of the game, or `None` while it goes on.
    pub fn proof(&self) -> Option<Proof> {
        let game = &self.game;
        game.outcome().map(|_| Proof { seed: game.setup().seed, digest: game.digest() })
    }
}
