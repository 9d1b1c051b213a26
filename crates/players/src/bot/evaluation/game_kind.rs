//! The kinds of games with weights of their own.

use engine::game::{RuleSet, Victory};

/// A kind of game that is evaluated by weights of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum GameKind {
    /// No massed attacks and no neutral armies: the classic game and its like (X).
    Classic,
    /// Secret objectives, with three dice on both sides (K3, K7).
    Objectives,
}

impl GameKind {
    /// All kinds, in order.
    pub const ALL: [Self; 2] = [Self::Classic, Self::Objectives];

    /// Returns the kind of game under these rules; `None` if the general weights apply.
    pub fn of(rules: &RuleSet) -> Option<Self> {
        if rules.victory == Victory::Objectives && rules.three_defence_dice {
            return Some(Self::Objectives);
        }
        let is_classic = !rules.large_attacks && !rules.has_allies();
        is_classic.then_some(Self::Classic)
    }

    /// Returns the low-precision offsets from the general weights, as found by
    /// `rq-lab train --lean` (crates/lab/learning.md).
    pub const fn offsets(self) -> &'static [u8] {
        match self {
            Self::Classic => include_bytes!("classic.bin"),
            Self::Objectives => include_bytes!("objectives.bin"),
        }
    }
}
