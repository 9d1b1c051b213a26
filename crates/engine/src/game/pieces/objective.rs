//! The secret objectives (K7).

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::core::Seat;
use crate::world::Continent;

/// A card with an objective (K7).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Objective {
    /// Hold both continents.
    Continents([Continent; 2]),
    /// See this colour eliminated. If that is impossible, [`crate::game::State::aim`] returns the
    /// replacement.
    Colour(Seat),
}

impl fmt::Display for Objective {
    /// Writes one word, as used in positions and by bots: `Asia+Africa` or `Blue`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Continents([one, other]) => write!(f, "{one:?}+{other:?}"),
            Self::Colour(seat) => seat.fmt(f),
        }
    }
}

/// The condition that an objective sets for its holder (K7).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Aim {
    /// Hold both continents.
    Continents([Continent; 2]),
    /// See this army eliminated, by anybody.
    Eliminate(Seat),
    /// Hold this many territories.
    Territories(usize),
}
