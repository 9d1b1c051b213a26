//! Armies added to the board, with those of one seat and source in one line.

use engine::core::Seat;
use engine::game::ArmySource;
use engine::world::Territory;

/// Armies of one seat and one source, raised one after the other.
pub(super) struct Raised {
    seat: Seat,
    source: ArmySource,
    places: Vec<(Territory, u32)>,
}

impl Raised {
    /// Creates an empty line.
    pub(super) const fn new(seat: Seat, source: ArmySource) -> Self {
        Self { seat, source, places: Vec::new() }
    }

    /// Returns `true` if armies of this seat and source belong to the same line.
    pub(super) fn goes_on(&self, seat: Seat, source: ArmySource) -> bool {
        self.seat == seat && self.source == source
    }

    pub(super) fn add(&mut self, territory: Territory, armies: u32) {
        match self.places.iter_mut().find(|(known, _)| *known == territory) {
            Some((_, sum)) => *sum += armies,
            None => self.places.push((territory, armies)),
        }
    }

    pub(super) fn told(&self, name: &str) -> String {
        let place =
            |(territory, armies): &(Territory, u32)| text::log::Place { armies, territory }.say();
        let places = text::all_of(&self.places.iter().map(place).collect::<Vec<_>>());
        match self.source {
            ArmySource::Start | ArmySource::Deployed => text::log::Places { name, places }.say(),
            ArmySource::Factory => text::log::factories_make(places),
            ArmySource::Card => text::log::cards_bring(places),
            ArmySource::Militia => text::log::militia(places),
        }
    }
}
