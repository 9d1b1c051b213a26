//! An attack on a territory, and the attacking force in any battle.

use serde::{Deserialize, Serialize};

use crate::battle::{Assault, Post};
use crate::core::Seat;
use crate::world::Territory;

/// An attack from its declaration to its end.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Battle {
    /// The owner of the attacked territory.
    pub defender: Seat,
    /// The attacked territory.
    pub to: Territory,
    /// The attacking force.
    pub force: Force,
    /// The number of rolls so far.
    pub rolls: u32,
}

/// The attacking side of a battle.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Force {
    /// A normal attack from a territory or ship (A1).
    Normal(Post),
    /// A committed or flanking attack (A2, A5).
    Blocks(Assault),
}
