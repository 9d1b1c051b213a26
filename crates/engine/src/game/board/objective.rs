//! Secret objectives: which there are (K7).

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::core::Seat;
use crate::world::Continent;

/// A card with an objective (K7).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Objective {
    /// To hold both continents.
    Continents([Continent; 2]),
    /// To see this colour eliminated; [`crate::game::State::aim`] says what it is where it cannot be.
    Colour(Seat),
}

impl fmt::Display for Objective {
    /// One word, as positions and bots have it: `Asia+Africa` or `Blue`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Continents([one, other]) => write!(f, "{one:?}+{other:?}"),
            Self::Colour(seat) => seat.fmt(f),
        }
    }
}

/// What an objective asks of who holds it (K7).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Aim {
    /// To hold both continents.
    Continents([Continent; 2]),
    /// This army is out of the game, whoever brought it down.
    Eliminate(Seat),
    /// To hold so many territories.
    Territories(usize),
}
