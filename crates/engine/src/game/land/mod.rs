//! Attacks on territories.

mod campaign;
mod conquest;
mod duel_play;
mod duty;
mod expansion;
mod fight;
mod landing;
mod reaction;
