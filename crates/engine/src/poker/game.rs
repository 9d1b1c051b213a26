//! A hand of poker with stashes: five-card draw, seven-card stud or Texas hold'em (P2, P5 to P8,
//! W6).

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::betting::Betting;
use super::card::{Card, CardSet};
use super::deck::Deck;
use super::fact::Fact;
use super::hand::{HAND, Ranking};
use super::moves::{IllegalMove, Move, Moves, PokerQuestion};
use super::variant::{PokerTerms, Street, Variant};
use crate::core::{BySeat, RandomSource, Seat, SeatSet};

/// The stage of a hand of poker. Stages follow in the order of the variant, up to the end or until
/// all players but one have folded.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Stage {
    /// This player chooses cards of the stash (P2).
    Using(Seat),
    /// The betting round before the exchange (P5).
    FirstBets,
    /// This player exchanges cards (P6).
    Exchanging(Seat),
    /// The betting round after the exchange (P5).
    LastBets,
    /// This player shows or mucks (P7).
    Showing(Seat),
    /// Everybody else folded; the player who contests the ally may show (P8).
    Uncalled(Seat),
    /// The hand is over and all armies are paid out.
    Over(HandResult),
    /// The dealer chooses the variant, before anybody chooses cards (W6).
    Naming(Seat),
    /// A betting round of hold'em or stud, after these cards (W6).
    Bets(Street),
}

/// The result of a hand, which decides whether the ally is won (P8).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct HandResult {
    /// The player who won the main pot alone, or `None` if it was split.
    pub winner: Option<Seat>,
    /// The winner's cards with those of the board, if they were shown. The best five count.
    pub hand: Option<CardSet>,
}

/// A hand of poker. The cards are in a [`Deck`]; nothing in here is secret.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct PokerGame {
    pub(super) terms: PokerTerms,
    pub(super) variant: Option<Variant>,
    pub(super) dealer: Seat,
    /// All players of the hand, clockwise from the dealer's left.
    pub(super) clockwise: ArrayVec<Seat, { Seat::COUNT }>,
    pub(super) betting: Betting,
    pub(super) stage: Stage,
    pub(super) shown: SeatSet,
    pub(super) mucked: SeatSet,
    /// The cards of the board, in the order in which they were turned up (W6).
    pub(super) board: ArrayVec<Card, HAND>,
    /// The open cards of each player (W6).
    pub(super) open: BySeat<CardSet>,
}

/// The deck and random source of a move, and the list of its events.
pub(super) struct MoveContext<'a> {
    pub deck: &'a mut Deck,
    pub rng: &'a mut dyn RandomSource,
    pub facts: &'a mut Vec<Fact>,
}

/// The players of a hand of poker and their places at the table.
#[derive(Debug, Clone, Copy)]
pub struct PokerSeats<'a> {
    /// All seats of the game, clockwise.
    pub table: &'a [Seat],
    /// The player who opens each round, and contests the ally.
    pub opener: Seat,
    /// The dealer (P3).
    pub dealer: Seat,
    /// The players in the hand.
    pub players: SeatSet,
    /// The armies that each player can stake.
    pub stacks: BySeat<u32>,
}

impl PokerGame {
    /// Starts a hand, with everybody's ante.
    pub fn new(terms: PokerTerms, seats: PokerSeats, facts: &mut Vec<Fact>) -> Self {
        let PokerSeats { table, opener, dealer, players, stacks } = seats;
        let from = |first: Seat| {
            let place = table.iter().position(|seat| *seat == first).unwrap_or(0);
            let around = table.iter().copied().cycle().skip(place).take(table.len());
            around.filter(|seat| players.contains(*seat))
        };
        let left_of_dealer = table.iter().cycle().skip_while(|seat| **seat != dealer).nth(1);
        let betting = Betting::new(from(opener), stacks)
            .with(terms.limit)
            .calling_all_in(terms.must_call_all_in);
        facts.extend(betting.order().iter().map(|seat| Fact::Anted { seat: *seat }));
        let single = terms.variants.first().filter(|_| terms.variants.len() == 1);
        Self {
            terms,
            variant: single,
            dealer,
            clockwise: from(left_of_dealer.copied().unwrap_or(opener)).collect(),
            betting,
            stage: if single.is_some() { Stage::Using(opener) } else { Stage::Naming(dealer) },
            shown: SeatSet::EMPTY,
            mucked: SeatSet::EMPTY,
            board: ArrayVec::new(),
            open: BySeat::splat(CardSet::EMPTY),
        }
    }

    /// Returns the dealer (P3).
    pub fn dealer(&self) -> Seat {
        self.dealer
    }

    /// Returns the variant, or `None` while the dealer chooses it (W6).
    pub fn variant(&self) -> Option<Variant> {
        self.variant
    }

    /// Returns the terms of the hand.
    pub fn terms(&self) -> &PokerTerms {
        &self.terms
    }

    /// Returns the board, in the order in which its cards were turned up (W6).
    pub fn board(&self) -> &[Card] {
        &self.board
    }

    /// Returns the cards of a player that everybody sees during the hand (W6).
    pub fn open(&self, seat: Seat) -> CardSet {
        self.open[seat]
    }

    /// Returns the betting: stakes, and the player to bet.
    pub fn betting(&self) -> &Betting {
        &self.betting
    }

    /// Returns the stage of the hand.
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// Returns the players whose cards were shown to everybody.
    pub fn shown(&self) -> SeatSet {
        self.shown
    }

    /// Returns the players who have mucked at the showdown.
    pub fn mucked(&self) -> SeatSet {
        self.mucked
    }

    /// Returns the ranking of cards under the rule set of the game (C6).
    pub fn ranking(&self) -> Ranking {
        self.terms.ranking
    }

    /// Returns a seat's cards with those of the board, as far as `deck` knows them. The best five
    /// count (W6).
    pub fn cards(&self, seat: Seat, deck: &Deck) -> CardSet {
        deck.hands[seat] | self.board.iter().copied().collect()
    }

    /// Returns the player to act and the question, or `None` when the hand is over.
    pub fn asks(&self) -> Option<(Seat, PokerQuestion)> {
        Some(match self.stage {
            Stage::Naming(seat) => (seat, PokerQuestion::Name),
            Stage::Using(seat) => (seat, PokerQuestion::Use),
            Stage::FirstBets | Stage::LastBets | Stage::Bets(_) => {
                let seat = self.betting.asked()?;
                let (owed, pot) = (self.betting.owed(seat), self.betting.total());
                (seat, PokerQuestion::Bet { owed, pot, stack: self.betting.stack(seat) })
            }
            Stage::Exchanging(seat) => (seat, PokerQuestion::Exchange),
            Stage::Showing(seat) => (seat, PokerQuestion::Show { uncalled: false }),
            Stage::Uncalled(seat) => (seat, PokerQuestion::Show { uncalled: true }),
            Stage::Over(_) => return None,
        })
    }

    /// Returns the possible moves of the player to act, or `None` when the hand is over.
    pub fn moves(&self, deck: &Deck) -> Option<Moves> {
        let (seat, question) = self.asks()?;
        Some(match question {
            PokerQuestion::Name => Moves::Name { variants: self.terms.variants },
            PokerQuestion::Use => {
                let least = u8::from(!self.terms.free.contains(seat));
                let most = self.variant.map_or(HAND, Variant::most_own);
                Moves::Use { stash: deck.stashes[seat], least, most: count(most) }
            }
            PokerQuestion::Bet { .. } => {
                Moves::Bet { bets: self.betting.choices(), amounts: self.betting.amounts() }
            }
            PokerQuestion::Exchange => {
                Moves::Exchange { hand: deck.hands[seat], stash: deck.stashes[seat] }
            }
            PokerQuestion::Show { .. } => Moves::Show,
        })
    }

    /// Returns the player to act, if this move is possible.
    ///
    /// # Errors
    /// Returns the reason why the move isn't possible.
    pub fn check(&self, action: Move, deck: &Deck) -> Result<Seat, IllegalMove> {
        let (seat, _) = self.asks().ok_or(IllegalMove::NotNow)?;
        self.moves(deck).ok_or(IllegalMove::NotNow)?.check(action)?;
        Ok(seat)
    }

    pub(super) fn discard_hand(&mut self, seat: Seat, table: &mut MoveContext) {
        self.open[seat] = CardSet::EMPTY;
        table.deck.discard_from_hand(seat, CardSet::FULL);
    }
}

/// Converts a number of cards.
pub(super) fn count(number: usize) -> u8 {
    u8::try_from(number).unwrap_or(u8::MAX)
}
