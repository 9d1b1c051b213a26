//! Attacks on territories.

pub(super) mod battle;
pub(super) mod campaign;
pub(super) mod conquest;
pub(super) mod duty;
pub(super) mod fight;
