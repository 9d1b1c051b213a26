//! Attacks on territories.

pub(super) mod battle;
pub(super) mod campaign;
pub(super) mod conquest;
pub(super) mod duel;
pub(super) mod duty;
pub(super) mod expansion;
pub(super) mod fight;
pub(super) mod window;
