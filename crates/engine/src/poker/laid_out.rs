//! A game of poker from what lies on the table, for positions that are written by hand: what follows from
//! the rest is not asked for.

use arrayvec::ArrayVec;

use super::betting::{Bets, Betting};
use super::card::{Card, CardSet};
use super::game::{PokerGame, Stage};
use super::hand::HAND;
use super::variant::{Street, Terms, Variant};
use crate::core::{BySeat, Seat, SeatSet};

/// What lies on the table in a game of poker; order, levels and who still has to act follow from it.
#[derive(Debug, Clone)]
pub(crate) struct LaidOut {
    /// What it is played by.
    pub terms: Terms,
    /// Which game; `None` while the dealer chooses it.
    pub variant: Option<Variant>,
    /// Who deals.
    pub dealer: Seat,
    /// Who opens each round: the one for whom the game is played.
    pub opener: Seat,
    /// All in the game, folded ones included.
    pub players: SeatSet,
    /// Who has put in what, and who is asked.
    pub bets: Bets,
    /// How far the game has come.
    pub stage: Stage,
    /// Whose hands everybody has seen.
    pub shown: SeatSet,
    /// Who has laid the hand down unseen.
    pub mucked: SeatSet,
    /// The cards of all.
    pub board: ArrayVec<Card, HAND>,
    /// Which cards of each hand lie open.
    pub open: BySeat<CardSet>,
}

impl PokerGame {
    /// The game that lies there, among all six seats clockwise.
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

    /// The cards that each who has not folded holds by now, if the deck did not run out; `None` before
    /// all have chosen cards of their stashes.
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
