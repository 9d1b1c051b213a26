//! The deck, the stashes, and the hands in play (C5, T5, T20, T25).

use serde::{Deserialize, Serialize};

use super::card::{Card, CardSet};
use crate::core::{BySeat, RandomSource, Seat};

/// The most poker cards that a seat keeps at the end of its turn (C7).
pub const STASH_LIMIT: usize = 5;

/// The places of all 52 poker cards. Each card is in exactly one of them, or on the board of a hand
/// (C5).
///
/// ```
/// use red_queens_engine::core::{Seat, Seed, Seeded};
/// use red_queens_engine::poker::Deck;
///
/// let (mut deck, mut rng) = (Deck::new(), Seeded::new(Seed::from_number(1), 0));
/// let card = deck.draw(Seat::Red, &mut rng).expect("the deck is full");
/// assert!(deck.stashes[Seat::Red].contains(card) && !deck.stock.contains(card));
/// deck.discard(Seat::Red, card);
/// assert!(deck.discards.contains(card));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Deck {
    /// The cards to draw from. They have no order until one is drawn.
    pub stock: CardSet,
    /// The discarded cards, which become the stock again when it runs out (C5).
    pub discards: CardSet,
    /// The secret cards that each seat keeps between hands of poker (T20, T25).
    pub stashes: BySeat<CardSet>,
    /// The cards dealt in a hand of poker; empty outside of one.
    pub hands: BySeat<CardSet>,
}

impl Deck {
    /// Creates a deck with every card in the stock.
    pub fn new() -> Self {
        Self {
            stock: CardSet::FULL,
            discards: CardSet::EMPTY,
            stashes: BySeat::splat(CardSet::EMPTY),
            hands: BySeat::splat(CardSet::EMPTY),
        }
    }

    /// Draws a card into a stash, reshuffling the discards if the stock is empty (C5). Returns
    /// `None` if no card is left anywhere.
    pub fn draw(&mut self, seat: Seat, rng: &mut dyn RandomSource) -> Option<Card> {
        let card = self.take(rng)?;
        self.stashes[seat].insert(card);
        Some(card)
    }

    /// Deals a card into a hand, reshuffling the discards if the stock is empty (C5). Returns
    /// `None` if no card is left anywhere.
    pub fn deal(&mut self, seat: Seat, rng: &mut dyn RandomSource) -> Option<Card> {
        let card = self.take(rng)?;
        self.hands[seat].insert(card);
        Some(card)
    }

    /// Burns a card: discards it unseen. Returns `None`, and burns nothing, if the stock is empty.
    pub fn burn(&mut self, rng: &mut dyn RandomSource) -> Option<Card> {
        let card = any(self.stock, rng)?;
        self.stock.remove(card);
        self.discards.insert(card);
        Some(card)
    }

    /// Takes a card for the board, reshuffling the discards if the stock is empty (C5). Returns
    /// `None` if no card is left anywhere.
    pub fn turn_up(&mut self, rng: &mut dyn RandomSource) -> Option<Card> {
        self.take(rng)
    }

    fn take(&mut self, rng: &mut dyn RandomSource) -> Option<Card> {
        if self.stock.is_empty() {
            self.stock = std::mem::take(&mut self.discards);
        }
        let card = any(self.stock, rng)?;
        self.stock.remove(card);
        Some(card)
    }

    /// Moves those of `cards` that are in the seat's stash to its hand (P2).
    pub fn use_cards(&mut self, seat: Seat, cards: CardSet) {
        let used = self.stashes[seat] & cards;
        self.stashes[seat] = self.stashes[seat] - used;
        self.hands[seat] = self.hands[seat] | used;
    }

    /// Moves a random card of the stash to the seat's hand (P11). Returns `None` if the stash is
    /// empty.
    pub fn use_any(&mut self, seat: Seat, rng: &mut dyn RandomSource) -> Option<Card> {
        let card = any(self.stashes[seat], rng)?;
        self.use_cards(seat, CardSet::only(card));
        Some(card)
    }

    /// Discards a card of a stash. Does nothing if the card isn't in it.
    pub fn discard(&mut self, seat: Seat, card: Card) {
        let laid = self.stashes[seat] & CardSet::only(card);
        self.stashes[seat] = self.stashes[seat] - laid;
        self.discards = self.discards | laid;
    }

    /// Discards those of `cards` that are in the seat's hand (P6, P10).
    pub fn discard_from_hand(&mut self, seat: Seat, cards: CardSet) {
        let laid = self.hands[seat] & cards;
        self.hands[seat] = self.hands[seat] - laid;
        self.discards = self.discards | laid;
    }

    /// Moves the whole stash of one seat to another, and returns it.
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

fn any(cards: CardSet, rng: &mut dyn RandomSource) -> Option<Card> {
    let number = u32::try_from(cards.len()).ok().filter(|number| *number > 0)?;
    cards.nth(rng.below(number) as usize)
}
