//! What a place tells of itself by the world that it lies in.

use super::continent::Continent;
use super::hex::Hex;
use super::ocean::Ocean;
use super::territory::TerritorySet;
use super::world::World;

impl Continent {
    /// The territories on it.
    #[inline]
    pub fn territories(self) -> TerritorySet {
        World::home(self.home()).territories_of(self)
    }

    /// The continents that lie wholly within these territories.
    #[inline]
    pub fn within(territories: TerritorySet) -> impl Iterator<Item = Self> + use<> {
        let all = World::home(territories.home()).continents();
        all.filter(move |continent| continent.territories().is_subset(territories))
    }
}

impl Ocean {
    /// The hexes it is made of.
    pub fn hexes(self) -> impl Iterator<Item = Hex> {
        World::home(self.home()).hexes().filter(move |hex| hex.ocean() == self)
    }
}
