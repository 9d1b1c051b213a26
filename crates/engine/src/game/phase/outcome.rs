//! The outcome of a game.

use serde::{Deserialize, Serialize};

use crate::core::SeatSet;

/// The outcome of a game, by the goal of its rule set (T44).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Outcome {
    /// The winners: one, or several if a game of rounds ends in a draw or nobody can win any
    /// longer.
    pub winners: SeatSet,
    /// The round in which the game ended, counted from 1.
    pub round: u32,
}
