//! Attacks on territories.

pub(super) mod battle;
pub(super) mod campaign;
pub(super) mod conquest;
pub(super) mod duel;
mod duel_play;
pub(super) mod duty;
pub(super) mod expansion;
pub(super) mod fight;
mod reaction;
pub(super) mod window;
