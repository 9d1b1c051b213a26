//! The next thing that has to happen, and the privacy of the cards on the screen.

use engine::core::Seat;
use engine::game::Prompt;

/// The next thing that has to happen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Duty {
    Decide(Prompt),
    /// This seat's player takes the device before anything of theirs is shown.
    HandOver(Seat),
    /// The computer player of this seat decides.
    Think(Seat),
    /// The remote player of this seat decides: the game is sent to them.
    Send(Seat),
    /// Everybody at the device looks at a showdown until somebody continues.
    Showdown,
    /// Nothing: the game is over.
    Over,
    /// Nothing: this is an earlier position.
    Past,
}

/// The showdowns that everybody at the device has looked at together.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Showdowns {
    /// True while they look at one.
    pub lasts: bool,
    /// The number of moments when they had seen the last one.
    pub seen: usize,
}

/// The way an earlier position is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum HistoryMode {
    /// It is passed while dragging along the timeline.
    Scrubbing,
    /// The viewer stays at it.
    Stopped,
}
