//! The inputs of the value function, with the results of the games.

use players::bot::evaluation::{PlayerFeatures, TerritoryFeatures};

/// One player in a position.
pub(super) struct PlayerSample {
    pub grounds: Vec<TerritoryFeatures>,
    pub standing: PlayerFeatures,
    /// The share in the victory.
    pub won: f32,
}

/// A position: the players still in it.
pub(super) struct TrainingPosition(pub Vec<PlayerSample>);
