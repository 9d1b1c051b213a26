//! How a rule set reads the coasts and the canals of a world.

use serde::{Deserialize, Serialize};

/// On which oceans the territories lie whose coasts the rules and geography tell apart: on the Earth
/// the two Australias (the option of rule B5).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[repr(u8)]
pub enum Coasts {
    /// As chapter B has them: Eastern Australia on the Indian, Western Australia on the Pacific.
    #[default]
    AsWritten,
    /// As geography has them: the other way round.
    Geographic,
}

/// Whether ships may sail through the canals (an option of rule B7).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[repr(u8)]
pub enum Canals {
    /// They may not.
    #[default]
    Closed,
    /// They may.
    Open,
}
