//! Positions of armies: on a territory or aboard a ship.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::core::ShipId;
use crate::world::Territory;

/// A place where armies are and from which they attack or defend.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Post {
    /// A territory, where one army must stay.
    Land(Territory),
    /// A ship, which all armies may leave.
    Ship(ShipId),
}

impl Post {
    /// Returns the territory, or `None` for a ship.
    pub fn territory(self) -> Option<Territory> {
        match self {
            Self::Land(territory) => Some(territory),
            Self::Ship(_) => None,
        }
    }

    /// Returns the most blocks of this size that its armies can form; a ship is one flank (A5).
    ///
    /// ```
    /// use red_queens_engine::{ShipId, Territory};
    /// use red_queens_engine::battle::Post;
    ///
    /// let ship: ShipId = "1".parse()?;
    /// assert_eq!(Post::from(Territory::Peru).most_blocks(9, 4), 2);
    /// assert_eq!(Post::from(ship).most_blocks(9, 4), 1);
    /// # Ok::<(), red_queens_engine::core::UnknownShip>(())
    /// ```
    pub fn most_blocks(self, armies: u32, size: u32) -> u32 {
        let blocks = armies / size.max(1);
        match self {
            Self::Land(_) => blocks,
            Self::Ship(_) => blocks.min(1),
        }
    }

    /// Returns the ship, or `None` for a territory.
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
