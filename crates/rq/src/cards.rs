//! The cards of a poker hand, read from words.

use engine::poker::{Card, CardSet, ParseCardError};

/// The most cards of which the best five are taken.
const MOST_CARDS: usize = 7;

/// Why some words are no hand.
#[derive(Debug, thiserror::Error)]
pub enum HandError {
    /// A word that is no card.
    #[error(transparent)]
    Card(#[from] ParseCardError),
    /// None, or too many.
    #[error("a hand has from 1 to {MOST_CARDS} cards, not {0}")]
    Number(usize),
    /// More than the game has.
    #[error("at most {0} cards can lie there")]
    TooMany(usize),
    /// One that was named before.
    #[error("{0} is named twice")]
    Twice(Card),
}

/// Cards as in QH or 7C, each once.
pub(super) fn read(words: &str) -> Result<CardSet, HandError> {
    let mut cards = CardSet::EMPTY;
    let number = words.split_whitespace().count();
    if !(1..=MOST_CARDS).contains(&number) {
        return Err(HandError::Number(number));
    }
    for word in words.split_whitespace() {
        let card: Card = word.parse()?;
        if cards.contains(card) {
            return Err(HandError::Twice(card));
        }
        cards.insert(card);
    }
    Ok(cards)
}
