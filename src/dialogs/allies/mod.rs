//! Allied armies: calls, poker for them, going on with one.

pub(crate) mod poker;
pub(crate) mod succession;
