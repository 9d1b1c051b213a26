//! The dice of the game and its odds against an exact calculation of our own: every throw is
//! enumerated and sorted here, with nothing of the engine's.
#![allow(clippy::panic, clippy::unwrap_used, reason = "a test fails by panicking")]
#![allow(clippy::cast_precision_loss, reason = "counts are small")]

mod battles;
mod exact;
mod odds;
mod played;
mod rolls;
mod ships;
