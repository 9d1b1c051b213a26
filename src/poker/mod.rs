//! Poker: cards and suits. It knows no map.

mod card;

pub use card::{Card, CardSet, ParseCardError, Suit, SuitSet};
