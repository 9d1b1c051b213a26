//! The trial of a board: what it is about, and what it has shown so far.

use players::arena::Finding;
use serde::{Deserialize, Serialize};

pub const TRIAL_GAMES: u32 = 100;

/// The round after which a game is given up.
pub const TRIAL_ROUNDS: u32 = 100;

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct TrialSettings {
    /// The text of the board's file, checked by the importer.
    pub board: String,
    /// The title of the board.
    pub title: String,
    pub players: u32,
    /// The seed of all dice: a trial can be repeated.
    pub seed: u64,
}

/// The results of a trial so far.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct TrialReport {
    /// The number of games played.
    pub played: u32,
    /// The number of games won, by place in the turn order.
    pub by_turn: Vec<u64>,
    /// The rounds that 10, 50 and 90 percent of the games don't exceed.
    pub rounds: [u32; 3],
    /// The weak points of the board.
    pub findings: Vec<Finding>,
}
