//! The pieces on the table: armies, factories, ships and cards, as plain data.

pub(super) mod captives;
pub(super) mod cards;
pub(super) mod fleet;
pub(super) mod income;
pub(super) mod legacy;
pub(super) mod objective;
pub(super) mod territories;
