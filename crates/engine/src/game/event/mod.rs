//! The events of a game, grouped by subject like actions.

mod allies;
mod board;
mod cards;
mod land;
mod sea;
mod seats;

pub use allies::AllyEvent;
pub use board::{ArmySource, BoardEvent};
pub use cards::CardEvent;
pub use land::{AttackKind, LandEvent, Repulse};
pub use sea::SeaEvent;
pub use seats::SeatEvent;

use serde::{Deserialize, Serialize};

use crate::battle::Post;
use crate::core::Seat;
use crate::game::phase::outcome::Outcome;
use crate::game::pieces::income::Income;
use crate::poker::Fact;

/// An event. Cards are `None` for a seat that may not know them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the fields say what the variant's sentence speaks of")]
pub enum Event {
    /// An event about the players.
    Seat(SeatEvent),
    /// An event about pieces placed or moved on the board.
    Board(BoardEvent),
    /// A turn begins, with these reinforcements to place.
    TurnBegan { seat: Seat, round: u32, income: Income },
    /// An event about cards.
    Card(CardEvent),
    /// An event in an attack on a territory.
    Land(LandEvent),
    /// An event at sea.
    Sea(SeaEvent),
    /// One army was captured, on land or at sea (A7).
    Captured { of: Seat, at: Post },
    /// An event about allies.
    Ally(AllyEvent),
    /// An event in a hand of poker (P5 to P8).
    Poker(Fact),
    /// The game is over.
    Over { outcome: Outcome },
}

impl Event {
    /// Returns the event as a seat or an onlooker may see it.
    #[must_use]
    pub fn seen_by(self, viewer: Option<Seat>) -> Self {
        match self {
            Self::Card(event) => Self::Card(event.seen_by(viewer)),
            Self::Poker(fact) => Self::Poker(fact.seen_by(viewer)),
            Self::Seat(_)
            | Self::Board(_)
            | Self::TurnBegan { .. }
            | Self::Land(_)
            | Self::Sea(_)
            | Self::Captured { .. }
            | Self::Ally(_)
            | Self::Over { .. } => self,
        }
    }

    /// Returns `true` if the event reveals information, so that it can't be undone (D5): a card, a
    /// player's decision about an ally, a reaction in an attack, the result of dice, or the end of
    /// the game, which makes all secrets public.
    pub fn is_binding(&self) -> bool {
        match self {
            Self::Card(event) => event.is_binding(),
            Self::Ally(event) => event.is_binding(),
            Self::Poker(_) | Self::Over { .. } => true,
            Self::Land(event) => event.is_binding(),
            Self::Seat(_)
            | Self::Board(_)
            | Self::TurnBegan { .. }
            | Self::Sea(_)
            | Self::Captured { .. } => false,
        }
    }
}

impl From<SeatEvent> for Event {
    fn from(event: SeatEvent) -> Self {
        Self::Seat(event)
    }
}

impl From<BoardEvent> for Event {
    fn from(event: BoardEvent) -> Self {
        Self::Board(event)
    }
}

impl From<CardEvent> for Event {
    fn from(event: CardEvent) -> Self {
        Self::Card(event)
    }
}

impl From<LandEvent> for Event {
    fn from(event: LandEvent) -> Self {
        Self::Land(event)
    }
}

impl From<SeaEvent> for Event {
    fn from(event: SeaEvent) -> Self {
        Self::Sea(event)
    }
}

impl From<AllyEvent> for Event {
    fn from(event: AllyEvent) -> Self {
        Self::Ally(event)
    }
}
