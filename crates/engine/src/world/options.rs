//! Options of a rule set for the lanes, coasts and canals of a world.

use serde::{Deserialize, Serialize};

/// The option for the sea lanes that some printings of a world leave out: on the Earth, East
/// Africa–Middle East (rule B2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
#[repr(u8)]
pub enum Lanes {
    /// Armies may cross the optional lanes.
    #[default]
    Open,
    /// The optional lanes are no borders.
    Closed,
}

/// The oceans of those territories whose coasts differ between the rules and geography: on the
/// Earth, the two Australias (the option of rule B5).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[repr(u8)]
pub enum Coasts {
    /// The coasts of chapter B: Eastern Australia on the Indian, Western Australia on the Pacific.
    #[default]
    AsWritten,
    /// The geographic coasts, which are the other way round.
    Geographic,
}

/// The option that lets ships sail through the canals (rule B7).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[repr(u8)]
pub enum Canals {
    /// Ships may not use the canals.
    #[default]
    Closed,
    /// Ships may use the canals.
    Open,
}
