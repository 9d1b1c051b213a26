//! Where armies stand.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::core::ShipId;
use crate::world::Territory;

/// Where armies stand, attack from, or are attacked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Post {
    /// Armies on a territory, one of which must stay.
    Land(Territory),
    /// Armies aboard a ship; none of them has to stay.
    Ship(ShipId),
}

impl Post {
    /// The territory; `None` aboard a ship.
    pub fn territory(self) -> Option<Territory> {
        match self {
            Self::Land(territory) => Some(territory),
            Self::Ship(_) => None,
        }
    }

    /// The most blocks of a size that so many of its armies make: a ship is one flank (A5).
    pub fn most_blocks(self, armies: u32, size: u32) -> u32 {
        let blocks = armies / size.max(1);
        match self {
            Self::Land(_) => blocks,
            Self::Ship(_) => blocks.min(1),
        }
    }

    /// The ship; `None` ashore.
    pub fn ship(self) -> Option<ShipId> {
        match self {
            Self::Ship(ship) => Some(ship),
            Self::Land(_) => None,
        }
    }
}

impl From<Territory> for Post {
    fn from(territory: Territory) -> Self {
        Self::Land(territory)
    }
}

impl From<ShipId> for Post {
    fn from(ship: ShipId) -> Self {
        Self::Ship(ship)
    }
}

impl fmt::Display for Post {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Land(territory) => territory.fmt(f),
            Self::Ship(ship) => write!(f, "ship {ship}"),
        }
    }
}
