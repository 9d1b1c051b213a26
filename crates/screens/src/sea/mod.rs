//! Ships: their moves, their cargo and their battles.

pub mod cruise;
pub mod dice;
pub mod ferry;
pub mod fight;
pub mod plan;
pub mod result;
pub mod ships;
pub mod voyage;
