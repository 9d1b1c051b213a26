//! Kinds of games of which more was learned than what holds for all.

use engine::game::{RuleSet, Victory};

/// A kind of game that is judged by weights of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    /// Small attacks and nobody but players: the classic game and what is played like it (X).
    Classic,
    /// Secret objectives, where both sides throw three dice (K3, K7).
    Objectives,
}

impl Kind {
    /// All of them, in order.
    pub const ALL: [Self; 2] = [Self::Classic, Self::Objectives];

    /// What these rules make; `None` for what is judged as all games are.
    pub fn of(rules: &RuleSet) -> Option<Self> {
        if rules.victory == Victory::Objectives && rules.three_defence_dice {
            return Some(Self::Objectives);
        }
        let is_classic = !rules.large_attacks && !rules.has_allies();
        is_classic.then_some(Self::Classic)
    }

    /// How the weights for all games lean here, as `rq train --lean` has found it (docs/learning.md).
    pub const fn leaning(self) -> &'static [u8] {
        match self {
            Self::Classic => include_bytes!("classic.bin"),
            Self::Objectives => include_bytes!("objectives.bin"),
        }
    }
}
