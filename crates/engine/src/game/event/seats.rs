//! Events about the players.

use serde::{Deserialize, Serialize};

use crate::core::Seat;

/// An event about the first player, eliminations, and players who leave and join.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the fields say what the variant's sentence speaks of")]
pub enum SeatEvent {
    /// A player rolled a die for the first turn (T4).
    ThrewForStart { seat: Seat, die: u8 },
    /// This player begins (T4).
    Begins { seat: Seat },
    /// A player without land sails on as a pirate (T43).
    TurnedPirate { seat: Seat },
    /// An army has no land left (T42, X6).
    Fell { seat: Seat, by: Seat },
    /// An eliminated player goes on with an ally (T42).
    TookOver { by: Seat, ally: Seat },
    /// A player left; the army is an ally now (T40).
    Left { seat: Seat },
    /// A player took over an ally (T41).
    Joined { seat: Seat },
}
