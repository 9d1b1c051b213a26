//! The reinforcements of a turn, by source (T6, T7).

use serde::{Deserialize, Serialize};

use crate::core::Seat;
use crate::game::pieces::territories::Board;
use crate::world::Continent;

/// The fewest armies for a seat with land (T6).
pub const LEAST_FOR_LAND: u32 = 3;

/// The armies for each factory (T7).
pub const FACTORY_ARMIES: u32 = 2;

/// The armies of a turn, before any cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct Income {
    /// The armies for territories: a third of their number, rounded down, and at least three unless
    /// the rules say otherwise; 0 without land (T6, K2).
    pub territories: u32,
    /// The armies for whole continents (T6).
    pub continents: u32,
    /// The armies for factories, which are placed on their territories at once (T7).
    pub factories: u32,
    /// The rest of the armies counted out in advance. They replace those for territories and
    /// continents (T8), but add to them after a landing (T43).
    pub pot: Option<u32>,
    /// The armies for moving later, on the first turn (T13).
    pub later: u32,
}

impl Income {
    /// Returns the reinforcements that a seat would get now, with at least `least` armies for its
    /// land (T6, K2). Time grows with the number of its territories.
    pub(crate) fn of(board: &Board, seat: Seat, least: u32) -> Self {
        let held = board.held(seat);
        if held.is_empty() {
            return Self::default();
        }
        let third = u32::try_from(held.len() / 3).unwrap_or(0);
        Self {
            territories: third.max(least),
            continents: board.continents(seat).map(Continent::bonus).sum(),
            factories: held
                .iter()
                .map(|territory| FACTORY_ARMIES * board.factories(territory))
                .sum(),
            pot: None,
            later: 0,
        }
    }

    /// Returns the armies that come every turn: for territories, continents and factories.
    pub fn flow(&self) -> u32 {
        self.territories + self.continents + self.factories
    }

    /// Returns the armies that the seat places by choice.
    pub fn placeable(&self) -> u32 {
        self.territories + self.continents + self.pot.unwrap_or(0) + self.later
    }
}
