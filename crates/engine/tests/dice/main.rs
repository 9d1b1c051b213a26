//! The engine's dice and odds, compared with an exact calculation that is independent of the
//! engine: it enumerates and sorts every roll.
#![allow(clippy::panic, clippy::unwrap_used, reason = "a test fails by panicking")]
#![allow(clippy::cast_precision_loss, reason = "counts are small")]

mod battles;
mod exact;
mod odds;
mod played;
mod rolls;
mod ships;
