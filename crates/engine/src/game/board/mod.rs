//! The state of a game, and what every room does with the pieces on its board.

pub(super) mod armies;
pub(super) mod draws;
mod objectives;
pub(super) mod play;
mod ships;
pub(super) mod state;
mod victory;
