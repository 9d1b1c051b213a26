//! Events about cards.

use serde::{Deserialize, Serialize};

use crate::core::Seat;
use crate::game::action::Purchase;
use crate::game::pieces::cards::TerritoryCard;
use crate::game::pieces::objective::Objective;
use crate::poker;

/// An event about territory cards or poker cards. A card is `None` for a seat that may not know it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the fields say what the variant's sentence speaks of")]
pub enum CardEvent {
    /// A set of three cards was turned in (C2); [`Self::SetWorth`] has its value.
    TurnedIn { seat: Seat, cards: [TerritoryCard; 3], buy: Purchase },
    /// The armies that the set was worth, with the dice if they decided.
    SetWorth { seat: Seat, armies: u32, dice: Option<[u8; 2]> },
    /// The deck was cut (T11).
    Cut { seat: Seat, card: TerritoryCard },
    /// A card of a hand was revealed (T11).
    Revealed { seat: Seat, card: TerritoryCard },
    /// Armies were raised that their leader can place freely (T11).
    WildRaised { seat: Seat, armies: u32 },
    /// A territory card was drawn.
    Drew { seat: Seat, card: Option<TerritoryCard> },
    /// A poker card was drawn.
    DrewPoker { seat: Seat, card: Option<poker::Card> },
    /// A poker card was discarded (T25).
    Discarded { seat: Seat, card: Option<poker::Card> },
    /// A territory card went from one hand to another (X6, T42).
    TookCard { from: Seat, to: Seat, card: Option<TerritoryCard> },
    /// A poker card went from one stash to another (T40, T42).
    TookPoker { from: Seat, to: Seat, card: Option<poker::Card> },
    /// A territory card was drawn for an ally by the player who plays it (W4).
    AllyDrew { ally: Seat, player: Seat, card: Option<TerritoryCard> },
    /// A player holds as many poker cards as it may keep, and draws none (W3).
    DrewNone { seat: Seat },
    /// A territory card over the limit was discarded (K6).
    Shed { seat: Seat, card: TerritoryCard },
    /// A secret objective was drawn (K1).
    DrewObjective { seat: Seat, objective: Option<Objective> },
    /// A player on turn has met this objective and won (K7).
    ShowedObjective { seat: Seat, objective: Objective },
}

impl CardEvent {
    /// Returns the event as a seat or an onlooker may see it.
    pub(super) fn seen_by(self, viewer: Option<Seat>) -> Self {
        let sees = |owner: Seat| viewer == Some(owner);
        match self {
            Self::Drew { seat, card } => Self::Drew { seat, card: card.filter(|_| sees(seat)) },
            Self::DrewPoker { seat, card } => {
                Self::DrewPoker { seat, card: card.filter(|_| sees(seat)) }
            }
            Self::Discarded { seat, card } => {
                Self::Discarded { seat, card: card.filter(|_| sees(seat)) }
            }
            Self::TookCard { from, to, card } => {
                Self::TookCard { from, to, card: card.filter(|_| sees(from) || sees(to)) }
            }
            Self::TookPoker { from, to, card } => {
                Self::TookPoker { from, to, card: card.filter(|_| sees(from) || sees(to)) }
            }
            Self::AllyDrew { ally, player, card } => {
                Self::AllyDrew { ally, player, card: card.filter(|_| sees(player)) }
            }
            Self::DrewObjective { seat, objective } => {
                Self::DrewObjective { seat, objective: objective.filter(|_| sees(seat)) }
            }
            Self::TurnedIn { .. }
            | Self::SetWorth { .. }
            | Self::Shed { .. }
            | Self::ShowedObjective { .. }
            | Self::Cut { .. }
            | Self::Revealed { .. }
            | Self::DrewNone { .. }
            | Self::WildRaised { .. } => self,
        }
    }

    /// Returns `true` if the event tells a seat something that can't be untold.
    pub(super) fn is_binding(&self) -> bool {
        match self {
            Self::Drew { .. }
            | Self::AllyDrew { .. }
            | Self::DrewPoker { .. }
            | Self::Cut { .. }
            | Self::Revealed { .. }
            | Self::TookCard { .. }
            | Self::TookPoker { .. }
            | Self::TurnedIn { .. }
            | Self::Shed { .. }
            | Self::DrewObjective { .. }
            | Self::ShowedObjective { .. } => true,
            Self::SetWorth { .. }
            | Self::WildRaised { .. }
            | Self::DrewNone { .. }
            | Self::Discarded { .. } => false,
        }
    }
}
