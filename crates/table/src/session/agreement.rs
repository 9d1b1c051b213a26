//! An answer on which everybody at the device agrees.

use engine::poker::{Move, Stage};

/// An answer that holds for everybody at the device until the round ends or somebody bets.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Agreement {
    pub(super) answer: Move,
    pub(super) stage: Stage,
}
