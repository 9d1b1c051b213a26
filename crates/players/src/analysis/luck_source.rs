//! The sources of luck.

use engine::game::{Action, Phase, SeaAction, State};
use serde::{Deserialize, Serialize};

/// A part of the game whose luck is measured separately.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum LuckSource {
    /// The dice of attacks on land and at sea.
    Battle,
    /// Territory and poker cards drawn, and dice for sets of them.
    Cards,
    /// Hands of poker: the cards dealt, and those of others.
    Poker,
    /// The boat lengths rolled for ships.
    Cruise,
    /// The militia raised by the cards of attacked seats (T11).
    Mobilization,
    /// Everything else, such as the set-up.
    Other,
}

impl LuckSource {
    /// All sources, in order.
    pub const ALL: [Self; 6] =
        [Self::Battle, Self::Cards, Self::Poker, Self::Cruise, Self::Mobilization, Self::Other];

    /// Returns the source of luck in an action.
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
