//! Attacks on territories.

pub(super) mod asking;
pub(super) mod campaign;
pub(super) mod conquest;
pub(super) mod duel_play;
pub(super) mod duty;
pub(super) mod expansion;
pub(super) mod fight;
pub(super) mod landing;
pub(super) mod reaction;
