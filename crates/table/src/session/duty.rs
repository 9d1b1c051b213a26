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

/// The state of the cards of the player holding the device.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) enum CardVisibility {
    /// The cards are visible: the player has confirmed that they hold the device.
    #[default]
    Shown,
    /// Nobody has any cards yet, so nobody had to confirm that they hold the device.
    Unconfirmed,
    /// The cards are covered: the device was passed on for a quick decision, such as a bet (P5).
    Covered,
    /// The player looks at the cards for this one decision.
    Peeking,
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
