//! Messages to the person at the screen, as data; the screen puts them into words.

use engine::core::Seat;
use engine::game::{Refusal, UndoError};
use engine::world::Territory;

/// A message to the person at the screen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Notice {
    /// The rules refuse what was asked for.
    Refused(Refusal),
    /// Nothing can be undone.
    NoUndo(UndoError),
    /// The last action can't be undone, since it was made on another device or by a computer
    /// player.
    UndoNotYours,
    /// The player of this seat decides, and isn't here.
    NotHere(Seat),
    /// Armies were raised in the attacked territory after the rolls were ordered.
    Raised { territory: Territory, armies: u32 },
    /// An ambush was played in the attacked territory after the rolls were ordered.
    Ambushed(Territory),
    /// A path that was being carried out stopped, with this chance of its rest in percent.
    PathStopped(u32),
    /// This device can't deal the cards of a new table, since it has lost its key (D3).
    CannotDeal,
    /// This device can't reveal its secret, since it has lost its key (D3).
    CannotReveal,
}

impl From<Refusal> for Notice {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}

impl From<UndoError> for Notice {
    fn from(error: UndoError) -> Self {
        Self::NoUndo(error)
    }
}
