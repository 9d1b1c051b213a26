//! A call for an ally and the hand of poker for it, as stored in the phase of a turn.

use serde::{Deserialize, Serialize};

use crate::core::{Seat, SeatSet};
use crate::poker::PokerGame;

/// A call for an ally, which other players may contest (T24, P1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Bid {
    /// The army that is called.
    pub ally: Seat,
    /// The players who have contested the call so far; if there are any, they play poker.
    pub contesters: SeatSet,
}

/// A hand of poker for an ally. The cards are in the state's poker deck; nothing here is secret.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct PokerTable {
    /// The army that is at stake.
    pub ally: Seat,
    /// The cards, bets and stages of the hand.
    pub game: PokerGame,
}
