//! Cards picked in a hand of poker, until they are played or exchanged (P2, P6).

use super::{Actions, Draft};
use engine::game::{Action, Ask, Phase, Refusal, State};
use engine::poker::{Card, CardSet, HAND, Move, PokerQuestion, Variant, VariantSet};

impl Draft {
    /// Picks a card, or puts it back.
    pub fn pick(&mut self, card: Card) {
        let one = CardSet::only(card);
        self.picked =
            if self.picked.contains(card) { self.picked - one } else { self.picked | one };
    }

    /// Clears the picks, because the cards have been covered or uncovered.
    pub(crate) fn clear_picks(&mut self) {
        self.picked = CardSet::EMPTY;
    }

    /// Returns the seat's discards from its hand, and its picks from the stash.
    pub fn picked_of(&self, table: &State) -> (CardSet, CardSet) {
        let Some(prompt) = table.prompt() else { return (CardSet::EMPTY, CardSet::EMPTY) };
        let deck = table.poker();
        let (hand, stash) = (deck.hands[prompt.seat], deck.stashes[prompt.seat]);
        let proposed = proposed(table, stash);
        let either = self.picked | proposed;
        let picked = either - (self.picked & proposed);
        (picked & hand, picked & stash)
    }

    fn with_cards(&self, table: &State) -> Actions {
        let (discard, take) = self.picked_of(table);
        let used = || Action::Poker(Move::Use(take));
        match table.prompt().map(|prompt| prompt.ask) {
            Some(Ask::Poker { question: PokerQuestion::Use, .. }) => Ok(vec![used()]),
            Some(Ask::Poker { question: PokerQuestion::Exchange, .. }) => {
                Ok(vec![Action::Poker(Move::Exchange { discard, take })])
            }
            Some(Ask::Answer { .. })
                if chooses_at_once(table) && (1..=HAND).contains(&take.len()) =>
            {
                Ok(vec![Action::Accept, used()])
            }
            _ => Err(Refusal::NotNow(table.phase().rule())),
        }
    }

    /// Plays or exchanges the picked cards.
    ///
    /// # Errors
    /// Nobody asks for cards.
    pub fn play_cards(&self, table: &State) -> Actions {
        self.with_cards(table)
    }
}

/// Returns `true` if answering a contest also asks for cards, since the variant is settled.
pub fn chooses_at_once(table: &State) -> bool {
    table.rules().poker_terms().variants == VariantSet::only(Variant::Draw)
}

/// Returns the default pick until the player taps a card: where one has to be used, the highest
/// card of the ally's suits, or else the highest card.
fn proposed(table: &State, stash: CardSet) -> CardSet {
    let (ally, must_use) =
        match (table.phase(), table.prompt().map(|prompt| (prompt.seat, prompt.ask))) {
            (
                Phase::Poker(poker),
                Some((seat, Ask::Poker { question: PokerQuestion::Use, .. })),
            ) => (poker.ally, !poker.game.terms().free.contains(seat)),
            (_, Some((_, Ask::Answer { ally, .. }))) => (ally, chooses_at_once(table)),
            _ => return CardSet::EMPTY,
        };
    let suits = table.suits(ally);
    let by_worth = table.rules().ranking().in_order(stash);
    let of_use = by_worth.iter().find(|card| suits.contains(card.suit()));
    let card = of_use.or(by_worth.first()).filter(|_| must_use);
    card.map_or(CardSet::EMPTY, |card| CardSet::only(*card))
}
