//! Options for poker (W6, W7).

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::game::rules::option_value::{UnknownValue, option_enum};
use crate::poker::Limit;

option_enum! {
    /// The poker games that are played (W6).
    PokerGames {
        /// Five-card draw.
        Draw = "draw",
        /// Seven-card stud.
        Stud = "stud",
        /// Texas hold'em.
        HoldEm = "holdem",
        /// The game that the dealer chooses from the three.
        DealersChoice = "dealers-choice",
    }
}

option_enum! {
    /// The number of cards in the flop at Texas hold'em (W6).
    FlopCards {
        /// One card, as in the source; the board and a player's hole cards together are five.
        One = "1",
        /// Three cards, as usual.
        Three = "3",
    }
}

/// Returns the text form of a limit.
pub(super) fn limit(value: Limit) -> String {
    value.name().to_owned()
}

/// Parses the text form of a limit.
pub(super) fn limit_of(text: &str) -> Result<Limit, UnknownValue> {
    let named = Limit::ALL.into_iter().find(|limit| limit.name() == text);
    named.ok_or_else(|| UnknownValue(text.to_owned()))
}
