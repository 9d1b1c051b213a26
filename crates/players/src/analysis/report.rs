//! The results of a game's analysis.

use engine::core::{BySeat, Seat};
use engine::game::Action;
use serde::{Deserialize, Serialize};

use super::chances::Chances;
use super::counts::Counts;
use super::luck_source::LuckSource;

/// The analysis of a finished game. Chances are in parts of [`CERTAIN`](super::CERTAIN); players
/// are identified by the army with which they began.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct GameAnalysis {
    /// The players, in the order of the setup.
    pub players: Vec<Seat>,
    /// The contributions to each player's chance to win.
    pub shares: BySeat<Share>,
    /// Each player's chance to win after every action, from none of them to all.
    pub chances: Vec<Chances>,
    /// The luckiest moments of each player, the luckiest first.
    pub luckiest: BySeat<Vec<Swing>>,
    /// The unluckiest moments of each player, the unluckiest first.
    pub unluckiest: BySeat<Vec<Swing>>,
    /// The costliest decisions of each player, compared with the expert's choice, the worst first.
    pub costliest: BySeat<Vec<Mistake>>,
    /// The dice and cards of each army, with their expected values.
    pub counts: BySeat<Counts>,
}

/// The contributions to a player's final chance; together they add up to `result`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Share {
    /// The chance before the first action.
    pub start: i32,
    /// The contribution of luck, in the order of [`LuckSource::ALL`].
    pub luck: [i32; LuckSource::ALL.len()],
    /// The contribution of the player's own decisions.
    pub own: i32,
    /// The contribution of other players' decisions.
    pub others: i32,
    /// The final chance: all or nothing, or a part of a shared victory.
    pub result: i32,
}

impl Share {
    /// Returns the sum of all luck.
    pub fn all_luck(&self) -> i32 {
        self.luck.iter().sum()
    }

    /// Returns `true` if the contributions add up to the result.
    pub fn is_whole(&self) -> bool {
        self.start + self.all_luck() + self.own + self.others == self.result
    }
}

/// A sequence of actions that belong together: an attack with all its rolls, reinforcements, a hand
/// of poker.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct ActionGroup {
    /// The number of actions before it.
    pub from: usize,
    /// The player who began it, identified by the army with which that player began.
    pub by: Seat,
    /// The round of the game.
    pub round: u32,
}

/// A moment in which luck changed a player's chance.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Swing {
    /// The actions that luck decided.
    pub group: ActionGroup,
    /// The move that an expert would have chosen instead; `None` if it would have chosen the same.
    pub better: Option<Action>,
    /// The source of most of the luck.
    pub kind: LuckSource,
    /// The change of the chance by luck.
    pub luck: i32,
}

/// A decision for which there was a better alternative.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Mistake {
    /// The actions that began with the decision.
    pub group: ActionGroup,
    /// The move that an expert would have chosen.
    pub better: Action,
    /// The chance given up, on average at the end of the turn.
    pub cost: i32,
}
