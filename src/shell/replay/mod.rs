//! The replay of a game.

mod reel;
mod timeline;

pub use timeline::{Replay, replay};
