//! Options for the first turn, the end of a turn, and playing allies (T4, W2 to W9).

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::game::rules::option_value::{UnknownValue, option_enum};

option_enum! {
    /// The rule for who takes the first turn (T4).
    FirstTurn {
        /// The player who rolls the highest die.
        Die = "die",
        /// The player listed first in the setup.
        FirstSeat = "first-seat",
    }
}

option_enum! {
    /// The first step at the end of a turn (T21, W3).
    EndOfTurn {
        /// Cards and factories come first, then captives and moves.
        DrawFirst = "draw-first",
        /// Captives and moves come first, then cards and factories.
        TransferFirst = "transfer-first",
    }
}

option_enum! {
    /// The time at which sets buy factories (T9, W3).
    FactorySales {
        /// At the start of a turn; they are placed at its end.
        AtStart = "at-start",
        /// At the end of a turn; they are placed at once.
        AtEnd = "at-end",
    }
}

option_enum! {
    /// The treatment of poker cards beyond five (T25, W3).
    FullStash {
        /// Players draw any number, and discard the excess at the end of the turn.
        DiscardLast = "discard-last",
        /// A player with five cards discards one before drawing, or draws none.
        DiscardFirst = "discard-first",
    }
}

option_enum! {
    /// The conditions for calling an ally and contesting a call (T24, P1, W5).
    Bids {
        /// Anybody may call. A player needs a poker card to contest, and everybody in the hand uses
        /// one.
        Free = "free",
        /// The caller needs a poker card, uses one in the first hand, and must call when holding
        /// five. Anybody may contest.
        ByCard = "by-card",
    }
}

option_enum! {
    /// The time at which sets of captured cards are turned in (C8).
    CapturedSets {
        /// At the start of the next turn.
        NextTurn = "next-turn",
        /// At once, if a player holds more than five cards, until fewer than five are left.
        AtOnce = "at-once",
    }
}

option_enum! {
    /// The cards of a set that bring armies to their territories (C3).
    BonusCards {
        /// Each card whose territory the player holds.
        Each = "each",
        /// One of them: the first that the player names.
        One = "one",
    }
}

impl BonusCards {
    /// Returns the most cards of a set that bring armies (C3).
    pub const fn most(self) -> usize {
        match self {
            Self::Each => 3,
            Self::One => 1,
        }
    }
}

option_enum! {
    /// The dealer at poker (P3, W6).
    Dealing {
        /// The next seat to the left with every hand.
        Rotating = "rotating",
        /// The seat to the left of the caller, then the next one with every further hand for that
        /// ally.
        LeftOfCaller = "left-of-caller",
    }
}
