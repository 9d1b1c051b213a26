//! The board: who stands where. All of it is public.

use serde::{Deserialize, Serialize};

use crate::core::{BySeat, Seat};
use crate::world::{ByTerritory, Continent, Territory, TerritorySet};

/// Captives at one place, by the seat they were taken from (A7, A20).
pub type Captives = BySeat<u32>;

/// Owners, armies, captives and factories of all territories.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Board {
    owner: ByTerritory<Option<Seat>>,
    armies: ByTerritory<u32>,
    held: BySeat<TerritorySet>,
    factories: ByTerritory<u8>,
    captives: ByTerritory<Captives>,
    captives_at: TerritorySet,
}

impl Default for Board {
    fn default() -> Self {
        Self {
            owner: ByTerritory::splat(None),
            armies: ByTerritory::splat(0),
            held: BySeat::splat(TerritorySet::EMPTY),
            factories: ByTerritory::splat(0),
            captives: ByTerritory::splat(Captives::splat(0)),
            captives_at: TerritorySet::EMPTY,
        }
    }
}

impl Board {
    /// Who holds a territory; `None` only while territories are being chosen.
    #[inline]
    pub fn owner(&self, territory: Territory) -> Option<Seat> {
        self.owner[territory]
    }

    /// Armies on a territory, captives not counted.
    #[inline]
    pub fn armies(&self, territory: Territory) -> u32 {
        self.armies[territory]
    }

    /// The territories of a seat. Costs nothing: it is kept up to date.
    #[inline]
    pub fn held(&self, seat: Seat) -> TerritorySet {
        self.held[seat]
    }

    /// Those of `all` territories that nobody holds yet.
    pub fn free(&self, all: TerritorySet) -> TerritorySet {
        self.held.iter().fold(all, |free, (_, held)| free - *held)
    }

    /// Factories on a territory (T7).
    pub fn factories(&self, territory: Territory) -> u32 {
        u32::from(self.factories[territory])
    }

    /// Captives on a territory, held by its owner (A7).
    pub fn captives(&self, territory: Territory) -> &Captives {
        &self.captives[territory]
    }

    /// The territories with captives.
    pub fn captives_at(&self) -> TerritorySet {
        self.captives_at
    }

    /// All armies of a seat on land, captives not counted.
    pub fn total_armies(&self, seat: Seat) -> u32 {
        self.held[seat].iter().map(|territory| self.armies[territory]).sum()
    }

    /// The continents a seat holds whole (T6).
    pub fn continents(&self, seat: Seat) -> impl Iterator<Item = Continent> + use<> {
        Continent::within(self.held[seat])
    }

    /// The territories of a seat with more than one army.
    #[inline]
    pub fn with_spare(&self, seat: Seat) -> TerritorySet {
        self.held[seat].iter().filter(|territory| self.armies[*territory] > 1).collect()
    }

    pub(crate) fn give(&mut self, territory: Territory, seat: Seat) {
        if let Some(before) = self.owner[territory].replace(seat) {
            self.held[before].remove(territory);
        }
        self.held[seat].insert(territory);
    }

    pub(crate) fn add(&mut self, territory: Territory, armies: u32) {
        self.armies[territory] = self.armies[territory].saturating_add(armies);
    }

    pub(crate) fn lose(&mut self, territory: Territory, armies: u32) {
        debug_assert!(self.armies[territory] >= armies, "{territory} cannot lose {armies}");
        self.armies[territory] = self.armies[territory].saturating_sub(armies);
    }

    pub(crate) fn shift(&mut self, from: Territory, to: Territory, armies: u32) {
        self.lose(from, armies);
        self.add(to, armies);
    }

    pub(crate) fn build_factory(&mut self, territory: Territory) {
        self.factories[territory] = self.factories[territory].saturating_add(1);
    }

    pub(crate) fn add_captives(&mut self, territory: Territory, of: Seat, armies: u32) {
        self.captives[territory][of] += armies;
        self.captives_at.insert(territory);
    }

    /// Takes the captives of one seat off a territory and says how many there were.
    pub(crate) fn take_captives(&mut self, territory: Territory, of: Seat) -> u32 {
        let taken = std::mem::take(&mut self.captives[territory][of]);
        if self.captives[territory].iter().all(|(_, armies)| *armies == 0) {
            self.captives_at.remove(territory);
        }
        taken
    }
}
