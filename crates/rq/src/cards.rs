//! Parser for the cards of a poker hand.

use engine::poker::{Card, CardSet, ParseCardError};

/// Maximum number of cards; the best five count.
const MOST_CARDS: usize = 7;

/// Error reading a hand.
#[derive(Debug, thiserror::Error)]
pub enum HandError {
    /// Not a card.
    #[error(transparent)]
    Card(#[from] ParseCardError),
    /// No cards, or too many.
    #[error("a hand has 1 to {MOST_CARDS} cards, not {0}")]
    Number(usize),
    /// More cards than the game allows.
    #[error("the game allows at most {0} cards here")]
    TooMany(usize),
    /// A card given twice.
    #[error("{0} is given twice")]
    Twice(Card),
}

/// Reads cards such as QH or 7C, each at most once.
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
