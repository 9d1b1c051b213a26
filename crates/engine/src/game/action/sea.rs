//! Player actions at sea.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::core::ShipId;
use crate::game::action::rolling::Until;
use crate::world::{Hex, Territory};

/// The attack type of a single ship.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Effort {
    /// A normal attack, in which one army stays aboard (A1, N5).
    Normal,
    /// A committed attack by this many of the armies aboard (A2).
    Committed(u32),
}

/// The most ships of one side in one engagement.
pub const MOST_ABREAST: usize = 6;

/// The most engagements that one side declares in one battle.
pub const MOST_ENGAGEMENTS: usize = 6;

/// An engagement as declared (N7, N8).
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Engage {
    /// The enemy ship.
    pub target: ShipId,
    /// The own ships: one, or several for a flanking attack.
    pub ships: ArrayVec<ShipId, MOST_ABREAST>,
    /// The attack type; a flanking attack is committed with the size of each block.
    pub effort: Effort,
}

/// The engagements of one side.
pub type Engagements = ArrayVec<Engage, MOST_ENGAGEMENTS>;

/// An action at sea.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum SeaAction {
    /// Place a ship (T4, T9).
    Launch {
        /// A harbour hex of an own territory.
        at: Hex,
    },
    /// Roll for the range of a ship (N1).
    Cruise {
        /// A ship of the seat.
        ship: ShipId,
    },
    /// Sail the cruise that was rolled (N1).
    Sail {
        /// A hex within its reach.
        to: Hex,
    },
    /// Take armies aboard (N2).
    Embark {
        /// A ship of the seat.
        ship: ShipId,
        /// A territory of the seat, in whose harbour the ship is.
        from: Territory,
        /// The number of armies; one must stay ashore.
        armies: u32,
    },
    /// Put armies ashore (N2).
    Disembark {
        /// A ship of the seat.
        ship: ShipId,
        /// A territory of the seat, in whose harbour the ship is.
        to: Territory,
        /// The number of armies.
        armies: u32,
    },
    /// Declare a landing by one ship (N5).
    Land {
        /// A ship of the seat, on a harbour hex of the territory.
        ship: ShipId,
        /// A territory of another seat.
        to: Territory,
        /// Normal or committed.
        effort: Effort,
    },
    /// Declare a sea battle against one opponent (N7).
    Engage {
        /// The attacking ships and their targets.
        engagements: Engagements,
    },
    /// Send other ships into the battle, each against one attacking ship, or send none (N7).
    SendIn {
        /// The ships sent in and their targets, one ship each.
        engagements: Engagements,
    },
    /// Roll in an engagement (N8).
    Roll {
        /// The number of the engagement, from 0.
        engagement: u8,
        /// The block that rolls, from 0; 0 in a normal engagement.
        block: u8,
        /// The number of own dice in a normal engagement, 1 to 3, or `None` for as many as
        /// possible. Later rolls use as many as possible.
        dice: Option<u8>,
        /// The point at which to stop; after one roll if the other side has engagements of its own.
        until: Until,
    },
    /// Add reserves aboard to a block (A3).
    Reserve {
        /// The number of the engagement.
        engagement: u8,
        /// The block.
        block: u8,
        /// The number of armies.
        armies: u32,
    },
    /// Break off a normal engagement (N8).
    BreakOff {
        /// The number of the engagement, from 0.
        engagement: u8,
    },
    /// Board a ship without armies, and so capture it (N10).
    Board {
        /// The seat's victorious ship.
        ship: ShipId,
        /// The number of armies that board the prize; one must stay.
        armies: u32,
    },
    /// Sink a ship without armies (N10).
    Sink,
}
