//! Records and positions: texts, bytes, replays.
#![allow(clippy::unwrap_used, missing_docs, reason = "a test fails by panicking")]

mod budget;
mod custom_rules;
mod forms;
mod golden;
mod notation;
mod packed;
mod pasted;
mod play;
mod pledges;
mod position;
mod replay;
mod reseed;
mod verify;
