//! Ships: their moves, their cargo and their battles.

pub mod cruise;
pub mod ferry;
pub mod fight;
pub mod plan;
pub mod voyage;
