//! Events about allies.

use serde::{Deserialize, Serialize};

use crate::core::Seat;
use crate::game::pieces::income::Income;
use crate::poker::SuitSet;

/// An event about allies, calls for them and poker for them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the fields say what the variant's sentence speaks of")]
pub enum AllyEvent {
    /// An ally now has these suits (T3).
    Suits { ally: Seat, suits: SuitSet },
    /// A player called an ally in order to play it (T24, P1).
    Declared { player: Seat, ally: Seat },
    /// A player contests the call (P1).
    Contested { seat: Seat, ally: Seat },
    /// A player doesn't contest the call (P1).
    LetPass { seat: Seat, ally: Seat },
    /// The player gives up the ally, or has no card or no armies to play for it (P1, P4).
    GaveUp { player: Seat, ally: Seat },
    /// A player's reinforcements were counted out in advance (P4).
    CountedOut { seat: Seat, armies: u32 },
    /// A hand of poker begins (P3).
    PokerBegan { player: Seat, ally: Seat, dealer: Seat },
    /// A player plays an ally, with these reinforcements to place (T30).
    PlaysAlly { player: Seat, ally: Seat, income: Income },
    /// The armies that a player had counted out are lost with the player (P9).
    PotLost { seat: Seat, armies: u32 },
    /// The player has not won and asks for another hand (W8).
    PlaysOn { player: Seat, ally: Seat },
    /// A player takes part in another hand (W8).
    TookPart { seat: Seat, ally: Seat },
    /// A player stays out of another hand (W8).
    StayedOut { seat: Seat, ally: Seat },
}

impl AllyEvent {
    /// Returns `true` if the event tells a seat something that can't be untold.
    pub(super) fn is_binding(&self) -> bool {
        match self {
            Self::Contested { .. }
            | Self::LetPass { .. }
            | Self::GaveUp { .. }
            | Self::PlaysOn { .. }
            | Self::TookPart { .. }
            | Self::StayedOut { .. } => true,
            Self::Suits { .. }
            | Self::Declared { .. }
            | Self::CountedOut { .. }
            | Self::PokerBegan { .. }
            | Self::PlaysAlly { .. }
            | Self::PotLost { .. } => false,
        }
    }
}
