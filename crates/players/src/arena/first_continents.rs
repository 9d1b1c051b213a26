//! The first continent that each player of a game holds.

use engine::core::{BySeat, Seat};
use engine::game::State;
use engine::world::Continent;

/// The first continent that a player held when a turn of its own began.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FirstContinent {
    /// The continent that the player held completely.
    pub continent: Continent,
    /// The number of territories that the player held then, on all continents.
    pub land: usize,
}

/// The first continents of all players, by their place in the set-up.
#[derive(Debug, Clone)]
pub(super) struct FirstContinents(pub Vec<Option<FirstContinent>>);

impl FirstContinents {
    pub(super) fn new(places: usize) -> Self {
        Self(vec![None; places])
    }

    /// Looks for a continent when a turn of this seat begins; `players` has the player who decides
    /// for each seat.
    pub(super) fn turn(&mut self, seat: Seat, state: &State, players: &BySeat<Option<usize>>) {
        let first = players[seat].and_then(|place| self.0.get_mut(place));
        let Some(first) = first.filter(|first| first.is_none()) else { return };
        let held = state.board().held(seat);
        let continent = state.world().continents().find(|it| it.territories().is_subset(held));
        *first = continent.map(|continent| FirstContinent { continent, land: held.len() });
    }
}
