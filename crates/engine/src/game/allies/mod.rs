//! Allied armies: their suits, calls for them, and poker for them.

mod call;
pub(super) mod poker_table;
mod suits;
