//! Attacks on territories.

pub(super) mod campaign;
pub(super) mod conquest;
mod duel_play;
pub(super) mod duty;
pub(super) mod expansion;
pub(super) mod fight;
mod reaction;
