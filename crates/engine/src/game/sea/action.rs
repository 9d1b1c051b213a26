//! What a seat may want to do at sea.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::core::ShipId;
use crate::game::rolling::Until;
use crate::world::{Hex, Territory};

/// How a single ship attacks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Effort {
    /// A normal attack: one army stays aboard (A1, N5).
    Normal,
    /// A committed attack by so many of the armies aboard (A2).
    Committed(u32),
}

/// The most ships of one side in one engagement.
pub const MOST_ABREAST: usize = 6;

/// The most engagements that one side declares in one battle.
pub const MOST_ENGAGEMENTS: usize = 6;

/// One engagement as it is declared (N7, N8).
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Engage {
    /// The enemy ship.
    pub target: ShipId,
    /// The own ships: one, or several as flanks.
    pub ships: ArrayVec<ShipId, MOST_ABREAST>,
    /// The attack; that of flanks is committed with the size of each block.
    pub effort: Effort,
}

/// The engagements of one side.
pub type Engagements = ArrayVec<Engage, MOST_ENGAGEMENTS>;

/// What a seat wants to do at sea.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum SeaAction {
    /// Place a ship (T4, T9).
    Launch {
        /// A harbour hex of an own territory.
        at: Hex,
    },
    /// Roll how far a ship can sail (N1).
    Cruise {
        /// An own ship.
        ship: ShipId,
    },
    /// Sail the cruise that was rolled (N1).
    Sail {
        /// A hex within its reach.
        to: Hex,
    },
    /// Take armies aboard (N2).
    Embark {
        /// An own ship.
        ship: ShipId,
        /// An own territory whose harbour it lies in.
        from: Territory,
        /// How many; one stays ashore.
        armies: u32,
    },
    /// Put armies ashore (N2).
    Disembark {
        /// An own ship.
        ship: ShipId,
        /// An own territory whose harbour it lies in.
        to: Territory,
        /// How many.
        armies: u32,
    },
    /// Declare a landing by one ship (N5).
    Land {
        /// An own ship on a harbour hex of the territory.
        ship: ShipId,
        /// A territory of somebody else.
        to: Territory,
        /// Normal or committed.
        effort: Effort,
    },
    /// Declare a sea battle against one opponent (N7).
    Engage {
        /// Who attacks whom.
        engagements: Engagements,
    },
    /// Send other ships into the battle, each against one attacking ship (N7); none is possible.
    SendIn {
        /// Who attacks whom, one ship each.
        engagements: Engagements,
    },
    /// Roll in an engagement (N8).
    Roll {
        /// Its number, from 0.
        engagement: u8,
        /// The block that rolls, from 0; 0 in a normal engagement.
        block: u8,
        /// Own dice in a normal engagement, 1 to 3; as many as possible where none are named. Later
        /// rolls use as many as possible.
        dice: Option<u8>,
        /// How far to go on; one roll while the other side has engagements of its own.
        until: Until,
    },
    /// Add reserves aboard to a block (A3).
    Reserve {
        /// The number of the engagement.
        engagement: u8,
        /// The block.
        block: u8,
        /// How many armies.
        armies: u32,
    },
    /// Break off a normal engagement (N8).
    BreakOff {
        /// Its number, from 0.
        engagement: u8,
    },
    /// Board a ship without armies, and so capture it (N10).
    Board {
        /// The own victorious ship.
        ship: ShipId,
        /// Armies that go over; one stays.
        armies: u32,
    },
    /// Sink a ship without armies (N10).
    Sink,
}
