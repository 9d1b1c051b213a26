//! What luck is about.

use engine::game::{Action, Phase, SeaAction, State};
use serde::{Deserialize, Serialize};

/// What luck is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Kind {
    /// Dice of attacks on land and at sea.
    Battle,
    /// Territory and poker cards that were drawn, dice for sets of them.
    Cards,
    /// Hands of poker: what was dealt, and what others held.
    Poker,
    /// How far ships could sail.
    Cruise,
    /// What attacked seats raised by their cards (T11).
    Mobilization,
    /// Set-up, and anything else.
    Other,
}

impl Kind {
    /// All of them.
    pub const ALL: [Self; 6] =
        [Self::Battle, Self::Cards, Self::Poker, Self::Cruise, Self::Mobilization, Self::Other];

    /// What chance in an action is about.
    pub(super) fn of(action: &Action, before: &State) -> Self {
        if matches!(action, Action::Sea(SeaAction::Cruise { .. })) {
            Self::Cruise
        } else if matches!(action, Action::Mobilize { .. } | Action::Levy { .. }) {
            Self::Mobilization
        } else if matches!(action, Action::Poker(_)) {
            Self::Poker
        } else {
            Self::by_phase(before)
        }
    }

    fn by_phase(before: &State) -> Self {
        match before.phase() {
            Phase::Contest { .. } | Phase::Answer(_) | Phase::Joining { .. } => Self::Poker,
            Phase::Battle(_)
            | Phase::SeaBattle(_)
            | Phase::PlusOne { .. }
            | Phase::Defend(_)
            | Phase::Window(_)
            | Phase::Board { .. }
            | Phase::SendIn { .. } => Self::Battle,
            _ if before.turn().round > 0 => Self::Cards,
            _ => Self::Other,
        }
    }
}
