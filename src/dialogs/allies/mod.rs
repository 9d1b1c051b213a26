//! Allied armies: contests, poker for them, and continuing with one.

pub(crate) mod poker;
pub(crate) mod succession;
