//! Allied armies: their suits, calls for them, and poker for them.

pub(super) mod call;
pub(super) mod poker_table;
pub(super) mod suits;
