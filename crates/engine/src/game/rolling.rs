//! How the dice of an attack are rolled.

use serde::{Deserialize, Serialize};

/// How far an attack goes on without asking (A21).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Until {
    /// One roll.
    Once,
    /// Until the territory is conquered or no attack is possible.
    Conquest,
    /// As `Conquest`, but stop when no more than this many own armies are left: in the attacking
    /// territory in a normal attack, in all blocks together in a large one.
    Left(u32),
}

/// Which die of a flanking roll gets the plus one (A6).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum PlusOne {
    /// The best one.
    Best,
    /// The attacker is asked once the dice lie.
    Ask,
}
