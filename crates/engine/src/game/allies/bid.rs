//! A call for an ally, and the game of poker for it, as a turn keeps them.

use serde::{Deserialize, Serialize};

use crate::core::{Seat, SeatSet};
use crate::poker::PokerGame;

/// A call for an ally that others may contest (T24, P1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Bid {
    /// The army that is called.
    pub ally: Seat,
    /// Who contests it so far; with any of them it comes to poker.
    pub contesters: SeatSet,
}

/// A game of poker for an ally. The cards lie in the state's poker deck; nothing in here is secret.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct PokerTable {
    /// The army that is played for.
    pub ally: Seat,
    /// The cards, bets and stages of the game.
    pub game: PokerGame,
}
