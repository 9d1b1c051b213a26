//! The parts of a board that a game was about: what was fought for, and what was held.

use std::collections::BTreeSet;

use engine::core::Seat;
use engine::game::{Event, LandEvent, State};
use engine::world::{Continent, TerritorySet};

/// The territories that were fought for in a game, and the continents that were held.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Conquests {
    /// The territories that were attacked.
    pub attacked: TerritorySet,
    /// The territories that were conquered.
    pub conquered: TerritorySet,
    /// The continents that a player held when a turn of its own began.
    pub held: BTreeSet<Continent>,
}

impl Conquests {
    /// Notes an attack or a conquest.
    pub(super) fn note(&mut self, event: &Event) {
        if let Event::Land(LandEvent::Attacked { to, .. }) = event {
            self.attacked.insert(*to);
        }
        if let Event::Land(LandEvent::Conquered { territory, .. }) = event {
            self.conquered.insert(*territory);
        }
    }

    /// Looks for continents when a turn of this seat begins.
    pub(super) fn turn(&mut self, seat: Seat, state: &State) {
        let land = state.board().held(seat);
        let whole = state.world().continents().filter(|it| it.territories().is_subset(land));
        self.held.extend(whole);
    }
}
