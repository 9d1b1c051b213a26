//! Properties of places that depend on their world.

use super::continent::Continent;
use super::hex::Hex;
use super::ocean::Ocean;
use super::territory::TerritorySet;
use super::world::World;

impl Continent {
    /// Returns the territories of the continent.
    #[inline]
    pub fn territories(self) -> TerritorySet {
        World::home(self.home()).territories_of(self)
    }

    /// Returns the continents that lie entirely within these territories.
    ///
    /// ```
    /// use red_queens_engine::world::{Continent, Territory, TerritorySet};
    ///
    /// let held = Continent::Africa.territories() | TerritorySet::only(Territory::Brazil);
    /// assert!(Continent::within(held).eq([Continent::Africa]));
    /// ```
    #[inline]
    pub fn within(territories: TerritorySet) -> impl Iterator<Item = Self> + use<> {
        let all = World::home(territories.home()).continents();
        all.filter(move |continent| continent.territories().is_subset(territories))
    }
}

impl Ocean {
    /// Returns the hexes of the ocean.
    pub fn hexes(self) -> impl Iterator<Item = Hex> {
        World::home(self.home()).hexes().filter(move |hex| hex.ocean() == self)
    }
}
