//! Records and positions: texts, bytes, replays.
#![allow(clippy::unwrap_used, missing_docs, reason = "a test fails by panicking")]

mod budget;
mod forms;
mod golden;
mod mix;
mod notation;
mod packed;
mod pasted;
mod play;
mod pledges;
mod position;
mod replay;
mod stir;
mod verify;
