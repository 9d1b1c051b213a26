//! Events about pieces placed and moved on the board.

use serde::{Deserialize, Serialize};

use crate::core::Seat;
use crate::game::pieces::legacy::Scar;
use crate::world::Territory;

/// The origin of new armies on the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum ArmySource {
    /// Set-up (T2, T4, X1).
    Start,
    /// Reinforcements (T10).
    Deployed,
    /// A factory (T7).
    Factory,
    /// A turned-in card whose territory is held (C3).
    Card,
    /// Mobilization (T11).
    Militia,
}

/// An event about armies and factories on territories, outside attacks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the fields say what the variant's sentence speaks of")]
pub enum BoardEvent {
    /// A territory was dealt to or chosen by a seat.
    Settled { seat: Seat, territory: Territory },
    /// New armies were placed on the board.
    Raised { seat: Seat, territory: Territory, armies: u32, source: ArmySource },
    /// Armies moved between territories of one seat.
    Moved { seat: Seat, from: Territory, to: Territory, armies: u32 },
    /// A factory was placed.
    FactoryBuilt { seat: Seat, territory: Territory },
    /// A bought factory was lost, because no territory was left to place it on (T22).
    FactoryLost { seat: Seat },
    /// More than ten armies on a territory became nine (K5).
    Disbanded { seat: Seat, territory: Territory, armies: u32 },
    /// Armies were not placed, because the pieces of the colour have run out (K5).
    NotSupplied { seat: Seat, armies: u32 },
    /// A scar or a fortification lies on a territory from the start (L7).
    Scarred { territory: Territory, scar: Scar },
    /// A headquarters was set up (L6).
    HeadquartersFounded { seat: Seat, territory: Territory },
}
