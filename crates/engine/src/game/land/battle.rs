//! An attack on a territory, and what attacks in any battle.

use serde::{Deserialize, Serialize};

use crate::battle::{Assault, Post};
use crate::core::Seat;
use crate::world::Territory;

/// An attack from its declaration to its end.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Battle {
    /// Whose territory is attacked.
    pub defender: Seat,
    /// The territory.
    pub to: Territory,
    /// What attacks it.
    pub force: Force,
    /// Rolls so far.
    pub rolls: u32,
}

/// What attacks.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Force {
    /// A normal attack from a territory or ship (A1).
    Normal(Post),
    /// A committed or flanking attack (A2, A5).
    Blocks(Assault),
}
