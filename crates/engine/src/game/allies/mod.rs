//! Allied armies: their status, calls for them, and poker for them.

pub(super) mod call;
pub(super) mod command;
pub(super) mod poker_table;
pub(super) mod standing;
