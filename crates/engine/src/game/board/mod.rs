//! The pieces on the table: armies, ships and cards.

pub(super) mod cards;
pub(super) mod fleet;
pub(super) mod legacy;
pub(super) mod objective;
mod objectives;
pub(super) mod state;
pub(super) mod territories;
