//! Options of the games of poker (W6, W7).

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::option_value::{UnknownValue, option_enum};
use crate::poker::Limit;

option_enum! {
    /// Which games of poker are played (W6).
    PokerGames {
        /// Five-card draw.
        Draw = "draw",
        /// Seven-card stud.
        Stud = "stud",
        /// Texas hold'em.
        HoldEm = "holdem",
        /// Whichever of the three the dealer chooses.
        DealersChoice = "dealers-choice",
    }
}

option_enum! {
    /// The cards of the flop at Texas hold'em (W6).
    FlopCards {
        /// One, as it is written: board and own cards are five.
        One = "1",
        /// Three, as it is usual.
        Three = "3",
    }
}

/// The name of a limit in texts.
pub(super) fn limit(value: Limit) -> String {
    value.name().to_owned()
}

/// The limit of this name.
pub(super) fn limit_of(text: &str) -> Result<Limit, UnknownValue> {
    let named = Limit::ALL.into_iter().find(|limit| limit.name() == text);
    named.ok_or_else(|| UnknownValue(text.to_owned()))
}
