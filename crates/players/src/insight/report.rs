//! What is found in a game.

use engine::core::{BySeat, Seat};
use engine::game::Action;
use serde::{Deserialize, Serialize};

use super::chances::Chances;
use super::counts::Counts;
use super::kind::Kind;

/// What a finished game tells. Chances are in parts of [`CERTAIN`](super::CERTAIN); players go by the
/// army with which they began.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Insight {
    /// The players, in the order of the setup.
    pub players: Vec<Seat>,
    /// What the chance of each was made of.
    pub shares: BySeat<Share>,
    /// How likely each was to win after so many actions, from 0 to all of them.
    pub course: Vec<Chances>,
    /// The moments that brought each most by luck, the luckiest first.
    pub luckiest: BySeat<Vec<Swing>>,
    /// The moments that cost each most by luck, the unluckiest first.
    pub unluckiest: BySeat<Vec<Swing>>,
    /// The decisions of each that cost most against what an expert would have done, the worst first.
    pub costliest: BySeat<Vec<Costly>>,
    /// What dice and cards brought each army, and what was to be expected of them.
    pub counts: BySeat<Counts>,
}

/// What the chance of a player at the end is made of: everything adds up to `result`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Share {
    /// The chance before the first action.
    pub start: i32,
    /// What luck brought, by [`Kind::ALL`].
    pub luck: [i32; Kind::ALL.len()],
    /// What the own decisions brought.
    pub own: i32,
    /// What the decisions of others brought.
    pub others: i32,
    /// Whether it won: all or nothing, or a part of a shared victory.
    pub result: i32,
}

impl Share {
    /// All luck together.
    pub fn all_luck(&self) -> i32 {
        self.luck.iter().sum()
    }

    /// Whether everything adds up.
    pub fn is_whole(&self) -> bool {
        self.start + self.all_luck() + self.own + self.others == self.result
    }
}

/// A part of the game that belongs together: an attack with all its rolls, reinforcements, a hand of poker.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Deed {
    /// The actions before it.
    pub from: usize,
    /// Who began it, by the army with which that player began.
    pub by: Seat,
    /// The round.
    pub round: u32,
}

/// A deed in which luck moved a chance.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Swing {
    /// What was done.
    pub deed: Deed,
    /// What an expert would have done otherwise; `None` if the same.
    pub better: Option<Action>,
    /// What most of the luck was about.
    pub kind: Kind,
    /// What it brought.
    pub luck: i32,
}

/// A decision to which there was a better one.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Costly {
    /// What was done.
    pub deed: Deed,
    /// What an expert would have done.
    pub better: Action,
    /// How much more chance that would have given when the turn was over, on average.
    pub cost: i32,
}
