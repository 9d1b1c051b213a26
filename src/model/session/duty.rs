//! What has to happen now, and whether cards may lie open.

use engine::core::Seat;
use engine::game::Prompt;

/// What has to happen now.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Duty {
    Decide(Prompt),
    /// The tablet goes to this seat before anything of it is shown.
    HandOver(Seat),
    /// The computer player of this seat decides.
    Think(Seat),
    /// The person of this seat decides, elsewhere: the game is sent there.
    Send(Seat),
    /// All at the tablet look at a showdown until somebody goes on.
    Showdown,
    /// Nothing: the game is over.
    Over,
    /// Nothing: this is how the game was.
    Past,
}

/// Whether the cards of whoever holds the tablet are covered.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) enum Veil {
    /// They lie open: the right person has said to hold the tablet.
    #[default]
    Lifted,
    /// Nobody has any yet, so nobody had to say who holds the tablet.
    Open,
    /// They are covered: the tablet came by a quick word, as for a bet (P5).
    Down,
    /// They are looked at for this one decision.
    Peeking,
}

/// The showdowns that all at the tablet have looked at together.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Showdowns {
    /// Whether they look at one now.
    pub lasts: bool,
    /// How many moments there were when they had seen the last one.
    pub seen: usize,
}

/// How a moment of the past is looked at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Gaze {
    /// A hand goes by it.
    Passing,
    /// Somebody stays at it.
    Resting,
}
