//! The events of a hand of poker.

use serde::{Deserialize, Serialize};

use super::betting::Bet;
use super::card::{Card, CardSet};
use super::hand::Category;
use super::variant::{Street, Variant};
use crate::core::Seat;

/// An event of a hand of poker. Cards are `None` for a viewer who may not know them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the fields say what the variant's sentence speaks of")]
pub enum Fact {
    /// A player put in the ante (P5).
    Anted { seat: Seat },
    /// A player moved this many cards of the stash into the hand (P2).
    Used { seat: Seat, number: u8, cards: Option<CardSet> },
    /// The dealer dealt a card (P6).
    Dealt { seat: Seat, card: Option<Card> },
    /// No card was left to deal, so one of the player's stash filled the hand (P11).
    Filled { seat: Seat, card: Option<Card> },
    /// A player acted in a betting round, put `armies` in and has `left` (P5).
    Bet { seat: Seat, bet: Bet, armies: u32, left: u32 },
    /// A player discarded cards and took some from the stash in exchange (P6).
    Exchanged {
        seat: Seat,
        number: u8,
        #[serde(rename = "laid_down")]
        discarded: Option<CardSet>,
        taken: u8,
        took: Option<CardSet>,
    },
    /// A player showed a hand (P7).
    Shown { seat: Seat, cards: CardSet, category: Category },
    /// A player mucked a hand (P7).
    Mucked { seat: Seat },
    /// A player took back armies that nobody could match (P5).
    TookBack { seat: Seat, armies: u32 },
    /// A player won armies; a pot shared by several gives one such event to each (P7).
    Won { seat: Seat, armies: u32 },
    /// The dealer chose the variant (W6).
    Named { seat: Seat, variant: Variant },
    /// The dealer burned a card (W6).
    Burned { dealer: Seat },
    /// The dealer turned up cards on the board (W6).
    TurnedUp { dealer: Seat, street: Street, cards: CardSet },
    /// A player was dealt an open card (W6).
    Opened { seat: Seat, card: Card },
}

impl Fact {
    /// Returns the seat that the event is about.
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

    /// Returns the event as a seat, or an onlooker, may see it.
    #[must_use]
    pub fn seen_by(self, viewer: Option<Seat>) -> Self {
        let sees = |owner: Seat| viewer == Some(owner);
        match self {
            Self::Used { seat, number, cards } => {
                Self::Used { seat, number, cards: cards.filter(|_| sees(seat)) }
            }
            Self::Dealt { seat, card } => Self::Dealt { seat, card: card.filter(|_| sees(seat)) },
            Self::Filled { seat, card } => Self::Filled { seat, card: card.filter(|_| sees(seat)) },
            Self::Exchanged { seat, number, discarded, taken, took } => {
                let of_own = |cards: Option<CardSet>| cards.filter(|_| sees(seat));
                let (discarded, took) = (of_own(discarded), of_own(took));
                Self::Exchanged { seat, number, discarded, taken, took }
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
