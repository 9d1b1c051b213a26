//! Options of who begins, of how a turn ends, and of playing allies (T4, W2 to W9).

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::option_value::{UnknownValue, option_enum};

option_enum! {
    /// Who takes the first turn (T4).
    FirstTurn {
        /// Whoever throws the highest die.
        Die = "die",
        /// Whoever stands first among the players of the set-up.
        FirstSeat = "first-seat",
    }
}

option_enum! {
    /// What comes first at the end of a turn (T21, W3).
    EndOfTurn {
        /// Cards and factories, then captives and transfers.
        DrawFirst = "draw-first",
        /// Captives and transfers, then cards and factories.
        TransferFirst = "transfer-first",
    }
}

option_enum! {
    /// When sets buy factories (T9, W3).
    FactorySales {
        /// At the start of a turn; they are placed at its end.
        AtStart = "at-start",
        /// At the end of a turn; they are placed at once.
        AtEnd = "at-end",
    }
}

option_enum! {
    /// What becomes of a poker card beyond five (T25, W3).
    FullStash {
        /// Any number are drawn, and the rest is laid down at the end of the turn.
        DiscardLast = "discard-last",
        /// Who holds five lays one down before drawing, or draws none.
        DiscardFirst = "discard-first",
    }
}

option_enum! {
    /// Who may call an ally, and contest a call (T24, P1, W5).
    Bids {
        /// Anybody calls; who contests holds a poker card, and all in the game use one.
        Free = "free",
        /// Who calls holds a poker card and uses one in the first hand, and has to call with five;
        /// anybody contests.
        ByCard = "by-card",
    }
}

option_enum! {
    /// When sets of captured cards are turned in (C8).
    CapturedSets {
        /// At the start of the next turn.
        NextTurn = "next-turn",
        /// At once, by whoever holds more than five cards, until fewer than five are left.
        AtOnce = "at-once",
    }
}

option_enum! {
    /// Who deals at poker (P3, W6).
    Dealing {
        /// One seat further to the left with every hand of the table.
        Rotating = "rotating",
        /// The left of who called the ally, then one seat further with every hand for it.
        LeftOfCaller = "left-of-caller",
    }
}
