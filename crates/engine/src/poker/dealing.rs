//! The deal: which cards each player gets at each stage (P6, P11, W6).

use super::card::{Card, CardSet};
use super::fact::Fact;
use super::game::{MoveContext, PokerGame, Stage};
use super::hand::HAND;
use super::variant::{Street, Variant};
use crate::core::Seat;

/// The number of hidden cards per player at hold'em, and at stud before the first open one.
const HIDDEN: usize = 2;

/// The number of hidden cards per player at stud when all are dealt.
const HIDDEN_AT_THE_END: usize = 3;

impl PokerGame {
    /// Deals the cards missing from the hands, and returns the first betting round.
    pub(super) fn deal(&mut self, table: &mut MoveContext) -> Stage {
        let street = match self.variant {
            None | Some(Variant::Draw) => {
                self.fill_hands(HAND, table);
                return Stage::FirstBets;
            }
            Some(Variant::HoldEm) => Street::Flop,
            Some(Variant::Stud) => Street::Third,
        };
        self.fill_hands(HIDDEN, table);
        self.deal_street(street, table);
        Stage::Bets(street)
    }

    /// Deals the cards of a street to the board, or to all players who have not folded.
    pub(super) fn deal_street(&mut self, street: Street, table: &mut MoveContext) {
        match street {
            Street::Flop => self.turn_up(street, self.terms.flop, table),
            Street::Turn | Street::River => self.turn_up(street, 1, table),
            Street::Third | Street::Fourth | Street::Fifth | Street::Sixth => {
                for seat in self.dealt_to() {
                    if let Some(card) = table.draw(seat) {
                        self.open[seat].insert(card);
                        table.facts.push(Fact::Opened { seat, card });
                    }
                }
            }
            Street::Seventh => {
                for seat in self.dealt_to() {
                    let hidden = table.deck.hands[seat] - self.open[seat];
                    if hidden.len() < HIDDEN_AT_THE_END {
                        table.deal(seat);
                    }
                }
            }
        }
    }

    /// Burns a card and turns up cards on the board.
    fn turn_up(&mut self, street: Street, number: u8, table: &mut MoveContext) {
        if table.deck.burn(table.rng).is_some() {
            table.facts.push(Fact::Burned { dealer: self.dealer });
        }
        let mut cards = CardSet::EMPTY;
        for _ in 0..number {
            if let Some(card) = table.deck.turn_up(table.rng) {
                cards.insert(card);
                if self.board.try_push(card).is_err() {
                    table.deck.discards.insert(card);
                }
            }
        }
        table.facts.push(Fact::TurnedUp { dealer: self.dealer, street, cards });
    }

    /// Deals to each player in turn until all have this many cards.
    fn fill_hands(&self, number: usize, table: &mut MoveContext) {
        for _ in 0..number {
            for &seat in &self.clockwise {
                if table.deck.hands[seat].len() < number {
                    table.deal(seat);
                }
            }
        }
    }

    /// Returns the players who have not folded, clockwise from the dealer's left.
    fn dealt_to(&self) -> impl Iterator<Item = Seat> + use<> {
        let in_game = self.betting.in_game();
        self.clockwise.clone().into_iter().filter(move |seat| in_game.contains(*seat))
    }
}

impl MoveContext<'_> {
    /// Deals a card, or takes one from the player's stash if none is left (P11).
    pub(super) fn deal(&mut self, seat: Seat) {
        if let Some(card) = self.deck.deal(seat, self.rng) {
            self.facts.push(Fact::Dealt { seat, card: Some(card) });
        } else if let Some(card) = self.deck.use_any(seat, self.rng) {
            self.facts.push(Fact::Filled { seat, card: Some(card) });
        }
    }

    /// Draws a card for a hand from the deck or the stash.
    fn draw(&mut self, seat: Seat) -> Option<Card> {
        let dealt = self.deck.deal(seat, self.rng);
        dealt.or_else(|| self.deck.use_any(seat, self.rng))
    }
}
