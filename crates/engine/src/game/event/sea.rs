//! Events at sea.

use serde::{Deserialize, Serialize};

use crate::battle::{Dice, Losses};
use crate::core::{Seat, ShipId};
use crate::game::event::land::AttackKind;
use crate::world::{Hex, Territory};

/// An event about ships.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the fields say what the variant's sentence speaks of")]
pub enum SeaEvent {
    /// A ship was launched (T2, T4, T9).
    Launched { seat: Seat, ship: ShipId, at: Hex, crew: u32 },
    /// The range of a ship was rolled with two dice (N1).
    CruiseRolled { ship: ShipId, dice: [u8; 2] },
    /// A ship sailed (N1).
    Sailed { ship: ShipId, from: Hex, to: Hex },
    /// Armies boarded a ship of their own (N2).
    Embarked { seat: Seat, ship: ShipId, from: Territory, armies: u32 },
    /// Armies went ashore, in peace or after a landing (N2, N5).
    Disembarked { seat: Seat, ship: ShipId, to: Territory, armies: u32 },
    /// A sea battle was declared (N7).
    BattleBegan { attacker: Seat, defender: Seat },
    /// A ship attacks another one (N7), either a ship of the seat on turn or one that the attacked
    /// seat sent in.
    Engaged {
        engagement: u8,
        by: Seat,
        ship: ShipId,
        target: ShipId,
        kind: AttackKind,
        armies: u32,
    },
    /// The dice of an engagement as rolled; `plus` is the face that was raised by one (A6).
    Rolled {
        engagement: u8,
        ship: ShipId,
        target: ShipId,
        attack: Dice,
        defence: Dice,
        plus: Option<u8>,
        losses: Losses,
    },
    /// Reserves aboard joined a ship's block (A3, N8).
    Reserved { engagement: u8, ship: ShipId, armies: u32 },
    /// Both sides rolled after a total defeat; the loser's ship sinks if its die is lower (N9).
    SinkingRolled { ship: ShipId, own: u8, victor: u8 },
    /// A ship sank with all aboard (N6, N9, N10).
    Sank { ship: ShipId, owner: Seat, crew: u32, captives: u32 },
    /// A ship was boarded and captured (N10).
    ShipCaptured { by: ShipId, ship: ShipId, from: Seat, crew: u32 },
    /// Captives aboard took the ship for their own side (N14).
    Commandeered { ship: ShipId, by: Seat, from: Seat, crew: u32 },
    /// An engagement ended; won if the enemy ship is gone (N8).
    EngagementEnded { engagement: u8, won: bool },
    /// Captives aboard became the captor's armies (A20).
    CaptivesTurned { seat: Seat, of: Seat, ship: ShipId, armies: u32 },
}
