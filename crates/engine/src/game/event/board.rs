//! What was put on the board and moved on it.

use serde::{Deserialize, Serialize};

use crate::core::Seat;
use crate::game::board::grounds::Scar;
use crate::world::Territory;

/// Where armies come from that were not on the board before.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Source {
    /// Set-up (T2, T4, X1).
    Start,
    /// Reinforcements (T10).
    Deployed,
    /// A factory (T7).
    Factory,
    /// A card turned in whose territory is held (C3).
    Card,
    /// Mobilization (T11).
    Militia,
}

/// One fact about armies and factories on territories, outside of attacks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the fields say what the variant's sentence speaks of")]
pub enum BoardEvent {
    /// A territory was dealt to or chosen by a seat.
    Settled { seat: Seat, territory: Territory },
    /// Armies came onto the board that were not on it before.
    Raised { seat: Seat, territory: Territory, armies: u32, source: Source },
    /// Armies moved between territories of one seat.
    Moved { seat: Seat, from: Territory, to: Territory, armies: u32 },
    /// A factory was placed.
    FactoryBuilt { seat: Seat, territory: Territory },
    /// A factory was bought and no territory is left to place it on (T22).
    FactoryLost { seat: Seat },
    /// More than ten armies on a territory became nine (K5).
    Disbanded { seat: Seat, territory: Territory, armies: u32 },
    /// Armies are not placed, as there are no more pieces of the colour (K5).
    NotSupplied { seat: Seat, armies: u32 },
    /// A scar or a fortification lies on a territory from the start (L7).
    Scarred { territory: Territory, scar: Scar },
    /// A headquarters was set up (L6).
    HeadquartersFounded { seat: Seat, territory: Territory },
}
