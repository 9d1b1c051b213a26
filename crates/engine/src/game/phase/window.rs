//! Reaction windows: the moments of an attack at which seats may play reactions (L1, L3, L5).

use serde::{Deserialize, Serialize};

use crate::core::{Seat, SeatSet, id_enum};
use crate::game::phase::duel::Duel;
use crate::game::pieces::legacy::Reaction;

id_enum! {
    /// A moment of an attack at which a reaction may be played (L1, L3).
    pub enum ReactionMoment {
        Start = "start",
        Roll = "roll",
        Missiles = "missiles",
    }
}

impl ReactionMoment {
    /// Returns the reaction for this moment (L7).
    pub fn reaction(self) -> Reaction {
        match self {
            Self::Start => Reaction::Ambush,
            Self::Roll => Reaction::Barrage,
            Self::Missiles => Reaction::Missile,
        }
    }
}

/// An open reaction window.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct ReactionWindow {
    /// The moment of the attack.
    pub moment: ReactionMoment,
    /// The pending roll.
    pub duel: Duel,
    /// The seat to act.
    pub asked: Seat,
    /// The seats that have passed since the last reaction.
    pub passed: SeatSet,
}
