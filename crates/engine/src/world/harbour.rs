//! Coasts (rules B3 to B6) and harbours: the hexes within one boat length of the shore (rule B7).

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use super::tables::{GEOGRAPHIC_HARBOURS, HARBOURS};
use super::{Hex, Ocean, OceanSet, Territory, TerritorySet};

/// On which oceans the two Australias lie (the option of rule B5).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[repr(u8)]
pub enum Coasts {
    /// Eastern Australia on the Indian, Western Australia on the Pacific.
    #[default]
    AsWritten,
    /// Eastern Australia on the Pacific, Western Australia on the Indian.
    Geographic,
}

/// The territories reached from each hex, for both readings of rule B5.
static REACHED: LazyLock<[Vec<TerritorySet>; 2]> =
    LazyLock::new(|| [Coasts::AsWritten, Coasts::Geographic].map(reached_by));

fn reached_by(coasts: Coasts) -> Vec<TerritorySet> {
    let mut reached = vec![TerritorySet::EMPTY; Hex::COUNT];
    for territory in Territory::ALL {
        for hex in territory.harbours(coasts).iter().copied().flatten() {
            reached[hex.index()].insert(territory);
        }
    }
    reached
}

impl Hex {
    /// The territories whose harbour it is: those a ship here reaches (B7).
    #[inline]
    pub fn shores(self, coasts: Coasts) -> TerritorySet {
        REACHED[coasts as usize][self.index()]
    }
}

impl Territory {
    /// The oceans it lies on.
    pub fn coasts(self, coasts: Coasts) -> OceanSet {
        let harbours = self.harbours(coasts);
        Ocean::ALL.into_iter().filter(|ocean| !harbours[ocean.index()].is_empty()).collect()
    }

    /// The hexes of this ocean from which a ship reaches it; none if it does not lie on that ocean.
    pub fn harbour(self, ocean: Ocean, coasts: Coasts) -> &'static [Hex] {
        self.harbours(coasts)[ocean.index()]
    }

    fn harbours(self, coasts: Coasts) -> &'static [&'static [Hex]; Ocean::COUNT] {
        let different = match coasts {
            Coasts::AsWritten => None,
            Coasts::Geographic => {
                GEOGRAPHIC_HARBOURS.iter().find(|(territory, _)| *territory == self)
            }
        };
        different.map_or(&HARBOURS[self.index()], |(_, harbours)| harbours)
    }
}
