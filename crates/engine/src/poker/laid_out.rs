//! A hand of poker in progress, built from its visible state, for hand-written positions.
//! Everything that follows from the rest is computed.

use arrayvec::ArrayVec;

use super::betting::{Bets, Betting};
use super::card::{Card, CardSet};
use super::game::{PokerGame, Stage};
use super::hand::HAND;
use super::variant::{PokerTerms, Street, Variant};
use crate::core::{BySeat, Seat, SeatSet};

/// The visible state of a hand of poker, from which order, levels and the players still to act
/// follow.
#[derive(Debug, Clone)]
pub(crate) struct LaidOut {
    /// The terms of the hand.
    pub terms: PokerTerms,
    /// The variant, or `None` while the dealer chooses it.
    pub variant: Option<Variant>,
    /// The dealer.
    pub dealer: Seat,
    /// The player who opens each round, and contests the ally.
    pub opener: Seat,
    /// All players of the hand, including folded ones.
    pub players: SeatSet,
    /// The stakes, and the player to bet.
    pub bets: Bets,
    /// The stage of the hand.
    pub stage: Stage,
    /// The players whose cards everybody has seen.
    pub shown: SeatSet,
    /// The players who have mucked.
    pub mucked: SeatSet,
    /// The board.
    pub board: ArrayVec<Card, HAND>,
    /// The open cards of each player.
    pub open: BySeat<CardSet>,
}

impl PokerGame {
    /// Creates the hand, among all six seats clockwise.
    pub(crate) fn laid_out(table: &[Seat], it: LaidOut) -> Self {
        let from = |first: Seat| {
            let place = table.iter().position(|seat| *seat == first).unwrap_or(0);
            let around = table.iter().copied().cycle().skip(place).take(table.len());
            around.filter(|seat| it.players.contains(*seat))
        };
        let left_of_dealer = table.iter().cycle().skip_while(|seat| **seat != it.dealer).nth(1);
        Self {
            terms: it.terms,
            variant: it.variant,
            dealer: it.dealer,
            clockwise: from(left_of_dealer.copied().unwrap_or(it.opener)).collect(),
            betting: Betting::laid_out(from(it.opener), &it.bets)
                .calling_all_in(it.terms.must_call_all_in),
            stage: it.stage,
            shown: it.shown,
            mucked: it.mucked,
            board: it.board,
            open: it.open,
        }
    }

    /// Returns the number of cards that each player who has not folded holds by now, if the deck
    /// did not run out, or `None` before all have chosen cards of their stashes.
    pub(crate) fn dealt_by_now(&self) -> Option<usize> {
        match (self.stage, self.variant) {
            (Stage::Naming(_) | Stage::Using(_) | Stage::Over(_), _) => None,
            (_, None | Some(Variant::Draw)) => Some(HAND),
            (_, Some(Variant::HoldEm)) => Some(2),
            (Stage::Bets(Street::Third), Some(Variant::Stud)) => Some(3),
            (Stage::Bets(Street::Fourth), Some(Variant::Stud)) => Some(4),
            (Stage::Bets(Street::Fifth), Some(Variant::Stud)) => Some(5),
            (Stage::Bets(Street::Sixth), Some(Variant::Stud)) => Some(6),
            (_, Some(Variant::Stud)) => Some(7),
        }
    }
}
