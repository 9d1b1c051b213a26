//! The six continents and what they are worth (rule B1).

use super::tables;
use super::{Territory, TerritorySet};
use crate::core::id_enum;

id_enum! {
    /// One of the six continents.
    pub enum Continent {
        NorthAmerica = "North America",
        SouthAmerica = "South America",
        Europe = "Europe",
        Africa = "Africa",
        Asia = "Asia",
        Australia = "Australia",
    }
}

impl Continent {
    /// The armies that holding all of it brings each turn (rule B1).
    #[inline]
    pub const fn bonus(self) -> u32 {
        match self {
            Self::SouthAmerica | Self::Australia => 2,
            Self::Africa => 3,
            Self::NorthAmerica | Self::Europe => 5,
            Self::Asia => 7,
        }
    }

    /// The territories on it.
    #[inline]
    pub const fn territories(self) -> TerritorySet {
        tables::CONTINENTS[self.index()]
    }

    /// The continents that lie wholly within these territories.
    #[inline]
    pub fn within(territories: TerritorySet) -> impl Iterator<Item = Self> {
        Self::ALL
            .into_iter()
            .filter(move |continent| continent.territories().is_subset(territories))
    }
}

impl Territory {
    /// The continent it is part of.
    #[inline]
    pub const fn continent(self) -> Continent {
        let mut i = 0;
        while !tables::CONTINENTS[i].contains(self) {
            i += 1;
        }
        Continent::ALL[i]
    }
}
