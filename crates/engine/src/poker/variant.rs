//! The three variants of poker and their streets (W6).

use serde::{Deserialize, Serialize};

use super::betting::Limit;
use super::hand::{HAND, Ranking};
use crate::core::{SeatSet, id_enum, id_set};

id_enum! {
    /// A variant of poker, by its name in records (W6).
    pub enum Variant {
        Draw = "draw",
        Stud = "stud",
        HoldEm = "holdem",
    }
}

id_set! {
    /// The variants that a dealer can choose from (W6).
    pub struct VariantSet(u8) of Variant;
}

id_enum! {
    /// A deal of cards that a betting round follows: at hold'em the first three, on the board; at
    /// stud the others, by the number of cards that each player holds (W6).
    pub enum Street {
        Flop = "flop",
        Turn = "turn",
        River = "river",
        Third = "third",
        Fourth = "fourth",
        Fifth = "fifth",
        Sixth = "sixth",
        Seventh = "seventh",
    }
}

impl Variant {
    /// Returns the most cards of the stash that can be used: the whole hand, or as many as stay
    /// hidden (W6).
    pub const fn most_own(self) -> usize {
        match self {
            Self::Draw => HAND,
            Self::Stud => 3,
            Self::HoldEm => 2,
        }
    }

    /// Returns the usual name in English.
    pub const fn title(self) -> &'static str {
        match self {
            Self::Draw => "five-card draw",
            Self::Stud => "seven-card stud",
            Self::HoldEm => "Texas hold’em",
        }
    }
}

impl Street {
    /// Returns the street after this one, or `None` after the last.
    ///
    /// ```
    /// use red_queens_engine::poker::Street;
    ///
    /// assert_eq!(Street::Flop.next(), Some(Street::Turn));
    /// assert_eq!(Street::River.next(), None);
    /// ```
    pub const fn next(self) -> Option<Self> {
        match self {
            Self::Flop => Some(Self::Turn),
            Self::Turn => Some(Self::River),
            Self::Third => Some(Self::Fourth),
            Self::Fourth => Some(Self::Fifth),
            Self::Fifth => Some(Self::Sixth),
            Self::Sixth => Some(Self::Seventh),
            Self::River | Self::Seventh => None,
        }
    }
}

/// The terms of a hand of poker: options of the rule set, and those that depend on the players.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct PokerTerms {
    /// The ranking of cards (C6).
    pub ranking: Ranking,
    /// The variants that the dealer can choose from; if there is only one, the dealer isn't asked
    /// (W6).
    pub variants: VariantSet,
    /// The number of cards in the flop at hold'em, one or three (W6).
    pub flop: u8,
    /// The betting limit (P5, W7).
    pub limit: Limit,
    /// The players who need not use a card of their stash (P2, W5).
    pub free: SeatSet,
    /// True if nobody may fold to an all-in bet (W7).
    #[serde(skip)]
    pub must_call_all_in: bool,
}

impl PokerTerms {
    /// Returns the terms of five-card draw with bets of one army, in which everybody uses a card of
    /// the stash (P2, P5).
    pub const fn draw(ranking: Ranking) -> Self {
        Self {
            ranking,
            variants: VariantSet::only(Variant::Draw),
            flop: 1,
            limit: Limit::OneArmy,
            free: SeatSet::EMPTY,
            must_call_all_in: false,
        }
    }

    /// Returns `true` for the terms of all hands before hold'em and stud were added.
    pub(super) fn are_as_they_were(self) -> bool {
        self == Self::draw(self.ranking)
    }
}
