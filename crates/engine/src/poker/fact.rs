//! What happened in a game of poker, one fact each.

use serde::{Deserialize, Serialize};

use super::betting::Bet;
use super::card::{Card, CardSet};
use super::hand::Category;
use super::variant::{Street, Variant};
use crate::core::Seat;

/// One fact. Cards are `None` in what a seat sees that may not know them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the fields say what the variant's sentence speaks of")]
pub enum Fact {
    /// A player put in the ante (P5).
    Anted { seat: Seat },
    /// So many cards of a stash went into the hand (P2).
    Used { seat: Seat, number: u8, cards: Option<CardSet> },
    /// The dealer dealt a card (P6).
    Dealt { seat: Seat, card: Option<Card> },
    /// No card was left to deal: one of the own stash fills the hand (P11).
    Filled { seat: Seat, card: Option<Card> },
    /// A player bet, or did not; `armies` were put in, `left` can still be (P5).
    Bet { seat: Seat, bet: Bet, armies: u32, left: u32 },
    /// A player laid so many cards down and took some of the stash for them (P6).
    Exchanged {
        seat: Seat,
        number: u8,
        laid_down: Option<CardSet>,
        taken: u8,
        took: Option<CardSet>,
    },
    /// A player showed the hand (P7).
    Shown { seat: Seat, cards: CardSet, category: Category },
    /// A player laid the hand down unseen (P7).
    Mucked { seat: Seat },
    /// A player takes back armies that nobody could match (P5).
    TookBack { seat: Seat, armies: u32 },
    /// A player won armies; several share a pot of which each gets a part (P7).
    Won { seat: Seat, armies: u32 },
    /// The dealer chose which game is played (W6).
    Named { seat: Seat, variant: Variant },
    /// The dealer laid a card down that nobody gets (W6).
    Burned { dealer: Seat },
    /// The dealer turned cards up on the board (W6).
    TurnedUp { dealer: Seat, street: Street, cards: CardSet },
    /// A player got a card that all see (W6).
    Opened { seat: Seat, card: Card },
}

impl Fact {
    /// Whom it is about.
    pub fn seat(&self) -> Seat {
        match *self {
            Self::Anted { seat }
            | Self::Used { seat, .. }
            | Self::Dealt { seat, .. }
            | Self::Filled { seat, .. }
            | Self::Bet { seat, .. }
            | Self::Exchanged { seat, .. }
            | Self::Shown { seat, .. }
            | Self::Mucked { seat }
            | Self::TookBack { seat, .. }
            | Self::Won { seat, .. }
            | Self::Named { seat, .. }
            | Self::Burned { dealer: seat }
            | Self::TurnedUp { dealer: seat, .. }
            | Self::Opened { seat, .. } => seat,
        }
    }

    /// The fact as a seat, or an onlooker, may see it.
    #[must_use]
    pub fn seen_by(self, viewer: Option<Seat>) -> Self {
        let sees = |owner: Seat| viewer == Some(owner);
        match self {
            Self::Used { seat, number, cards } => {
                Self::Used { seat, number, cards: cards.filter(|_| sees(seat)) }
            }
            Self::Dealt { seat, card } => Self::Dealt { seat, card: card.filter(|_| sees(seat)) },
            Self::Filled { seat, card } => Self::Filled { seat, card: card.filter(|_| sees(seat)) },
            Self::Exchanged { seat, number, laid_down, taken, took } => {
                let of_own = |cards: Option<CardSet>| cards.filter(|_| sees(seat));
                let (laid_down, took) = (of_own(laid_down), of_own(took));
                Self::Exchanged { seat, number, laid_down, taken, took }
            }
            Self::Anted { .. }
            | Self::Bet { .. }
            | Self::Shown { .. }
            | Self::Mucked { .. }
            | Self::TookBack { .. }
            | Self::Won { .. }
            | Self::Named { .. }
            | Self::Burned { .. }
            | Self::TurnedUp { .. }
            | Self::Opened { .. } => self,
        }
    }
}
