//! Options for rolling the dice of an attack.

use serde::{Deserialize, Serialize};

use crate::core::RandomSource;

/// The point up to which an attack continues without asking (A21).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Until {
    /// One roll.
    Once,
    /// Until the territory is conquered or no attack is possible.
    Conquest,
    /// Until conquest, or until at most this many own armies are left: in the attacking territory
    /// for a normal attack, in all blocks together for a massed attack.
    Left(u32),
}

impl Until {
    /// Draws one at random.
    pub(crate) fn sample(rng: &mut dyn RandomSource) -> Self {
        match rng.below(3) {
            0 => Self::Once,
            1 => Self::Conquest,
            _ => Self::Left(rng.below(10)),
        }
    }

    /// Returns `true` if an attack with this many own armies left stops here.
    pub(crate) fn stops_with(self, own_left: u32) -> bool {
        match self {
            Self::Once => true,
            Self::Conquest => false,
            Self::Left(least) => own_left <= least,
        }
    }
}

/// The choice of the die that gets the plus one in a flanking roll (A6).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum PlusOne {
    /// The best die.
    Best,
    /// The die that the attacker chooses after the roll.
    Ask,
}
