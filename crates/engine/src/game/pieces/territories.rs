//! The board: owners and pieces, all of them public.

use serde::{Deserialize, Serialize};

use super::captives::{Captives, CaptivesOnLand};
use crate::core::{BySeat, Seat};
use crate::world::{ByTerritory, Continent, Territory, TerritorySet};

/// The owners, armies, captives and factories of all territories.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Board {
    owner: ByTerritory<Option<Seat>>,
    armies: ByTerritory<u32>,
    held: BySeat<TerritorySet>,
    factories: ByTerritory<u8>,
    captives: CaptivesOnLand,
}

impl Default for Board {
    fn default() -> Self {
        Self {
            owner: ByTerritory::splat(None),
            armies: ByTerritory::splat(0),
            held: BySeat::splat(TerritorySet::EMPTY),
            factories: ByTerritory::splat(0),
            captives: CaptivesOnLand::default(),
        }
    }
}

impl Board {
    /// Returns the owner of a territory, or `None` while territories are being chosen.
    #[inline]
    pub fn owner(&self, territory: Territory) -> Option<Seat> {
        self.owner[territory]
    }

    /// Returns the number of armies on a territory, not counting captives.
    #[inline]
    pub fn armies(&self, territory: Territory) -> u32 {
        self.armies[territory]
    }

    /// Returns the territories of a seat. This is a lookup.
    #[inline]
    pub fn held(&self, seat: Seat) -> TerritorySet {
        self.held[seat]
    }

    /// Returns the territories of `all` that nobody holds yet.
    pub fn free(&self, all: TerritorySet) -> TerritorySet {
        self.held.iter().fold(all, |free, (_, held)| free - *held)
    }

    /// Returns the number of factories on a territory (T7).
    pub fn factories(&self, territory: Territory) -> u32 {
        u32::from(self.factories[territory])
    }

    /// Returns the captives on a territory, held by its owner (A7).
    pub fn captives(&self, territory: Territory) -> &Captives {
        self.captives.of(territory)
    }

    /// Returns the territories with captives.
    pub fn captives_at(&self) -> TerritorySet {
        self.captives.at()
    }

    /// Returns the number of armies of a seat on land, not counting captives.
    pub fn total_armies(&self, seat: Seat) -> u32 {
        self.held[seat].iter().map(|territory| self.armies[territory]).sum()
    }

    /// Returns the continents that a seat holds completely (T6).
    pub fn continents(&self, seat: Seat) -> impl Iterator<Item = Continent> + use<> {
        Continent::within(self.held[seat])
    }

    /// Returns the territories of a seat with more than one army.
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
        self.captives.add(territory, of, armies);
    }

    /// Removes the captives of one seat from a territory and returns their number.
    pub(crate) fn take_captives(&mut self, territory: Territory, of: Seat) -> u32 {
        self.captives.take(territory, of)
    }
}
