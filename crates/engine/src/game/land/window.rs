//! Windows: the moments of an attack at which seats may play what they have (L1, L3, L5).

use serde::{Deserialize, Serialize};

use super::duel::Duel;
use crate::core::{Seat, SeatSet, id_enum};
use crate::game::board::grounds::Ploy;

id_enum! {
    /// When something may be played in an attack (L1, L3).
    pub enum Moment {
        Start = "start",
        Roll = "roll",
        Missiles = "missiles",
    }
}

impl Moment {
    /// What is played then (L7).
    pub fn ploy(self) -> Ploy {
        match self {
            Self::Start => Ploy::Ambush,
            Self::Roll => Ploy::Barrage,
            Self::Missiles => Ploy::Missile,
        }
    }
}

/// A window that is open.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Window {
    /// Which one.
    pub moment: Moment,
    /// The roll that waits.
    pub duel: Duel,
    /// Who is asked.
    pub asked: Seat,
    /// Who has passed since something was played last.
    pub passed: SeatSet,
}
