//! The three games that can be played, and how far one has come (W6).

use serde::{Deserialize, Serialize};

use super::betting::Limit;
use super::hand::{HAND, Ranking};
use crate::core::{SeatSet, id_enum, id_set};

id_enum! {
    /// A game of poker, by the name that it has in records (W6).
    pub enum Variant {
        Draw = "draw",
        Stud = "stud",
        HoldEm = "holdem",
    }
}

id_set! {
    /// The games that a dealer can choose from (W6).
    pub struct VariantSet(u8) of Variant;
}

id_enum! {
    /// A round of cards after which there are bets: the first three on the board of hold'em, the
    /// others by the number of cards that each holds at stud (W6).
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
    /// The most cards of the own stash that can be used: the whole hand, or those that stay hidden (W6).
    pub const fn most_own(self) -> usize {
        match self {
            Self::Draw => HAND,
            Self::Stud => 3,
            Self::HoldEm => 2,
        }
    }

    /// What people call it, in the language of the screen.
    pub fn in_words(self) -> &'static str {
        match self {
            Self::Draw => text::poker::five_card_draw(),
            Self::Stud => text::poker::seven_card_stud(),
            Self::HoldEm => text::poker::texas_hold_em(),
        }
    }
}

impl Street {
    /// Its cards are dealt after those of this round; `None` after the last.
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

    /// What people call it, in the language of the screen.
    pub fn in_words(self) -> &'static str {
        match self {
            Self::Flop => text::poker::the_flop(),
            Self::Turn => text::poker::the_turn(),
            Self::River => text::poker::the_river(),
            Self::Third => text::poker::third_street(),
            Self::Fourth => text::poker::fourth_street(),
            Self::Fifth => text::poker::fifth_street(),
            Self::Sixth => text::poker::sixth_street(),
            Self::Seventh => text::poker::seventh_street(),
        }
    }
}

/// What a game of poker is played by: options of the rule set, and what depends on who plays.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Terms {
    /// How cards rank (C6).
    pub ranking: Ranking,
    /// The games that the dealer can choose from; it is not asked if there is one only (W6).
    pub variants: VariantSet,
    /// The cards of the flop at hold'em, one or three (W6).
    pub flop: u8,
    /// How much one may bet (P5, W7).
    pub limit: Limit,
    /// Who need not use a card of the own stash (P2, W5).
    pub free: SeatSet,
    /// Whether nobody folds to a bet that leaves its maker nothing (W7).
    #[serde(skip)]
    pub must_call_all_in: bool,
}

impl Terms {
    /// Five-card draw by bets of one army in which everybody uses a card of the own stash (P2, P5).
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

    /// Whether all games were played by these before hold'em and stud came.
    pub(super) fn are_as_they_were(self) -> bool {
        self == Self::draw(self.ranking)
    }
}
