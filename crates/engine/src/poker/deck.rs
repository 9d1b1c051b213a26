//! The deck, everybody's stash, and the hands that are played (C5, T5, T20, T25).

use serde::{Deserialize, Serialize};

use super::card::{Card, CardSet};
use crate::core::{BySeat, Chance, Seat};

/// The most poker cards a seat keeps at the end of its turn (C7).
pub const STASH_LIMIT: usize = 5;

/// Where all 52 poker cards are: each is in exactly one of its places, or on the board of a game (C5).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Deck {
    /// Cards to draw from; their order does not exist before a draw.
    pub stock: CardSet,
    /// Cards laid down; they are the stock again once that is out (C5).
    pub discards: CardSet,
    /// What each seat keeps between games of poker, secretly (T20, T25).
    pub stashes: BySeat<CardSet>,
    /// The hands in a game of poker; empty outside of one.
    pub hands: BySeat<CardSet>,
}

impl Deck {
    /// A deck with every card in the stock.
    pub fn new() -> Self {
        Self {
            stock: CardSet::FULL,
            discards: CardSet::EMPTY,
            stashes: BySeat::splat(CardSet::EMPTY),
            hands: BySeat::splat(CardSet::EMPTY),
        }
    }

    /// Draws a card into a stash, reshuffling the discards if the stock is out (C5).
    /// `None` if no card is left anywhere.
    pub fn draw(&mut self, seat: Seat, chance: &mut dyn Chance) -> Option<Card> {
        let card = self.take(chance)?;
        self.stashes[seat].insert(card);
        Some(card)
    }

    /// Deals a card into a hand, reshuffling the discards if the stock is out (C5).
    /// `None` if no card is left anywhere.
    pub fn deal(&mut self, seat: Seat, chance: &mut dyn Chance) -> Option<Card> {
        let card = self.take(chance)?;
        self.hands[seat].insert(card);
        Some(card)
    }

    /// Lays a card down unseen that nobody gets. `None`, and none is laid down, if it would have to be
    /// dealt again.
    pub fn burn(&mut self, chance: &mut dyn Chance) -> Option<Card> {
        let card = any(self.stock, chance)?;
        self.stock.remove(card);
        self.discards.insert(card);
        Some(card)
    }

    /// Takes a card for the board, reshuffling the discards if the stock is out (C5).
    /// `None` if no card is left anywhere.
    pub fn turn_up(&mut self, chance: &mut dyn Chance) -> Option<Card> {
        self.take(chance)
    }

    fn take(&mut self, chance: &mut dyn Chance) -> Option<Card> {
        if self.stock.is_empty() {
            self.stock = std::mem::take(&mut self.discards);
        }
        let card = any(self.stock, chance)?;
        self.stock.remove(card);
        Some(card)
    }

    /// Moves those of some cards that are in a stash to the seat's hand (P2).
    pub fn use_cards(&mut self, seat: Seat, cards: CardSet) {
        let used = self.stashes[seat] & cards;
        self.stashes[seat] = self.stashes[seat] - used;
        self.hands[seat] = self.hands[seat] | used;
    }

    /// Moves any card of a stash to the seat's hand (P11). `None` if the stash is empty.
    pub fn use_any(&mut self, seat: Seat, chance: &mut dyn Chance) -> Option<Card> {
        let card = any(self.stashes[seat], chance)?;
        self.use_cards(seat, CardSet::only(card));
        Some(card)
    }

    /// Lays a card of a stash down; without effect if it is not in it.
    pub fn discard(&mut self, seat: Seat, card: Card) {
        let laid = self.stashes[seat] & CardSet::only(card);
        self.stashes[seat] = self.stashes[seat] - laid;
        self.discards = self.discards | laid;
    }

    /// Lays those of some cards down that are in a hand (P6, P10).
    pub fn lay_down(&mut self, seat: Seat, cards: CardSet) {
        let laid = self.hands[seat] & cards;
        self.hands[seat] = self.hands[seat] - laid;
        self.discards = self.discards | laid;
    }

    /// Gives the whole stash of one seat to another, and returns it.
    pub fn hand_over(&mut self, from: Seat, to: Seat) -> CardSet {
        let stash = std::mem::take(&mut self.stashes[from]);
        self.stashes[to] = self.stashes[to] | stash;
        stash
    }
}

impl Default for Deck {
    fn default() -> Self {
        Self::new()
    }
}

fn any(cards: CardSet, chance: &mut dyn Chance) -> Option<Card> {
    let number = u32::try_from(cards.len()).ok().filter(|number| *number > 0)?;
    cards.nth(chance.below(number) as usize)
}
