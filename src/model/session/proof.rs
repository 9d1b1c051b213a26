//! What proves, once a game is over, that nobody could have chosen its dice and cards.

use super::Session;
use engine::core::{Digest, Seed};
use engine::game::Game;

/// What is no secret any more once a game is over.
pub(in crate::model) struct Proof {
    /// What all dice and cards came from.
    pub seed: Seed,
    /// The fingerprint of the last position.
    pub digest: Digest,
}

impl Session {
    /// The game with every card, once it is over.
    pub(in crate::model) fn finished(&self) -> Option<&Game> {
        Some(&self.game).filter(|game| game.outcome().is_some())
    }

    /// What proves how the game was played; nothing as long as it is.
    pub(in crate::model) fn proof(&self) -> Option<Proof> {
        let game = &self.game;
        game.outcome().map(|_| Proof { seed: game.setup().seed, digest: game.digest() })
    }
}
