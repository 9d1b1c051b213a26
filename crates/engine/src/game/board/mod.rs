//! The state of a game, and the operations on it that all actions share.

pub(super) mod armies;
pub(super) mod draws;
mod objectives;
pub(super) mod play;
mod ships;
pub(super) mod state;
mod victory;
