//! The state of a game, and what all rooms do with its pieces.

mod objectives;
pub(super) mod state;
