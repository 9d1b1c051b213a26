//! The poker deck and everybody's stash (T5, T20, T25).

use serde::{Deserialize, Serialize};

use crate::core::{BySeat, Chance, Seat};
use crate::poker::{Card, CardSet};

/// The most poker cards a seat keeps at the end of its turn (C7).
pub const STASH_LIMIT: usize = 5;

/// Where all poker cards are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct PokerDeck {
    /// Cards to draw from; their order does not exist before a draw.
    pub stock: CardSet,
    /// Cards laid down.
    pub discards: CardSet,
    /// The stashes.
    pub stashes: BySeat<CardSet>,
}

impl PokerDeck {
    /// A deck of which nothing is dealt.
    pub fn new() -> Self {
        Self {
            stock: CardSet::FULL,
            discards: CardSet::EMPTY,
            stashes: BySeat::splat(CardSet::EMPTY),
        }
    }

    /// Draws a card into a stash, reshuffling the discards if the stock is out (C5).
    /// `None` if no card is left anywhere.
    pub fn draw(&mut self, seat: Seat, chance: &mut dyn Chance) -> Option<Card> {
        if self.stock.is_empty() {
            self.stock = std::mem::take(&mut self.discards);
        }
        let number = u32::try_from(self.stock.len()).ok()?;
        let card = self.stock.nth(chance.below(number) as usize)?;
        self.stock.remove(card);
        self.stashes[seat].insert(card);
        Some(card)
    }

    /// Lays a card of a stash down.
    pub fn discard(&mut self, seat: Seat, card: Card) {
        if self.stashes[seat].contains(card) {
            self.stashes[seat].remove(card);
            self.discards.insert(card);
        }
    }

    /// Gives the whole stash of one seat to another, and returns it.
    pub fn hand_over(&mut self, from: Seat, to: Seat) -> CardSet {
        let stash = std::mem::take(&mut self.stashes[from]);
        self.stashes[to] = self.stashes[to] | stash;
        stash
    }
}

impl Default for PokerDeck {
    fn default() -> Self {
        Self::new()
    }
}
