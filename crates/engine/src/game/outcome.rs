//! How a game ended.

use serde::{Deserialize, Serialize};

use crate::core::SeatSet;

/// How a game ended (T44): by the goal that its rule set names.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Outcome {
    /// The winner; several only where a game of rounds ends in a draw, or nobody can win any more.
    pub winners: SeatSet,
    /// The round in which it ended, from 1.
    pub round: u32,
}
