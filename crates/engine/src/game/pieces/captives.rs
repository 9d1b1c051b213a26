//! Captives on land.

use serde::{Deserialize, Serialize};

use crate::core::{BySeat, Seat};
use crate::world::{ByTerritory, Territory, TerritorySet};

/// The captives at one place, by the seat they were taken from (A7, A20).
pub type Captives = BySeat<u32>;

const NONE: Captives = Captives::splat(0);

/// The captives on all territories. Most have none, so only the others take up room.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(into = "StoredCaptives", from = "StoredCaptives")]
pub(super) struct CaptivesOnLand {
    at: TerritorySet,
    /// The captives of each member of `at`, in order.
    all: Vec<Captives>,
}

/// The stored form: a table of all territories, and those with captives.
#[derive(Serialize, Deserialize)]
struct StoredCaptives(ByTerritory<Captives>, TerritorySet);

impl CaptivesOnLand {
    /// Returns the territories with captives.
    pub(super) fn at(&self) -> TerritorySet {
        self.at
    }

    /// Returns the captives on a territory.
    pub(super) fn of(&self, territory: Territory) -> &Captives {
        let held = self.at.contains(territory).then(|| self.all.get(self.place(territory)));
        held.flatten().unwrap_or(&NONE)
    }

    /// Adds captives of a seat.
    pub(super) fn add(&mut self, territory: Territory, of: Seat, armies: u32) {
        let place = self.place(territory);
        if !self.at.contains(territory) {
            self.at.insert(territory);
            self.all.insert(place, NONE);
        }
        self.all[place][of] += armies;
    }

    /// Removes the captives of one seat and returns their number.
    pub(super) fn take(&mut self, territory: Territory, of: Seat) -> u32 {
        if !self.at.contains(territory) {
            return 0;
        }
        let place = self.place(territory);
        let taken = std::mem::take(&mut self.all[place][of]);
        if self.all[place] == NONE {
            self.at.remove(territory);
            self.all.remove(place);
        }
        taken
    }

    /// Returns the place of a territory in the list.
    fn place(&self, territory: Territory) -> usize {
        self.at.iter().take_while(|other| *other < territory).count()
    }
}

impl From<CaptivesOnLand> for StoredCaptives {
    fn from(CaptivesOnLand { at, all }: CaptivesOnLand) -> Self {
        let mut table = ByTerritory::splat(NONE);
        for (territory, captives) in at.iter().zip(all) {
            table[territory] = captives;
        }
        Self(table, at)
    }
}

impl From<StoredCaptives> for CaptivesOnLand {
    fn from(StoredCaptives(table, at): StoredCaptives) -> Self {
        Self { at, all: at.iter().map(|territory| table[territory]).collect() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::world::names::{Brazil, Peru, Siam};

    #[test]
    fn captives_come_and_go_without_regard_to_order() {
        let mut all = CaptivesOnLand::default();
        for (at, seat, armies) in [
            (Siam, Seat::Red, 1),
            (Peru, Seat::Blue, 2),
            (Brazil, Seat::Red, 3),
            (Peru, Seat::Red, 4),
        ] {
            all.add(at, seat, armies);
        }
        assert_eq!(all.at(), TerritorySet::of(&[Peru, Brazil, Siam]));
        assert_eq!((all.of(Peru)[Seat::Red], all.of(Peru)[Seat::Blue]), (4, 2));
        let stored = postcard::to_allocvec(&all).unwrap();
        assert_eq!(postcard::from_bytes::<CaptivesOnLand>(&stored).unwrap(), all);
        assert_eq!((all.take(Brazil, Seat::Blue), all.take(Brazil, Seat::Red)), (0, 3));
        assert_eq!(all.at(), TerritorySet::of(&[Peru, Siam]));
        assert_eq!((all.of(Siam)[Seat::Red], *all.of(Brazil)), (1, NONE));
    }
}
