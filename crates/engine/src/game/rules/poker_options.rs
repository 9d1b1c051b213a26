//! Options of the games of poker (W6, W7).

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::ruleset::{RuleSet, UnknownValue, option_enum};
use crate::core::SeatSet;
use crate::poker::{Limit, Terms, Variant, VariantSet};

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

impl RuleSet {
    /// What games of poker are played by.
    pub fn poker_terms(&self) -> Terms {
        Terms {
            ranking: self.ranking(),
            variants: match self.poker_games {
                PokerGames::Draw => VariantSet::only(Variant::Draw),
                PokerGames::Stud => VariantSet::only(Variant::Stud),
                PokerGames::HoldEm => VariantSet::only(Variant::HoldEm),
                PokerGames::DealersChoice => VariantSet::FULL,
            },
            flop: match self.flop_cards {
                FlopCards::One => 1,
                FlopCards::Three => 3,
            },
            limit: self.betting,
            free: SeatSet::EMPTY,
        }
    }

    /// The options of poker, for fingerprints; `None` where they are as they were.
    pub(crate) fn options_of_poker(&self) -> Option<impl Serialize + use<>> {
        let options = (self.poker_games, self.flop_cards, self.betting);
        let as_they_were = (PokerGames::Draw, FlopCards::One, Limit::OneArmy);
        (options != as_they_were).then_some(options)
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
