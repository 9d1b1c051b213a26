//! The 52 cards of the poker deck (C5).

use std::str::FromStr;

use crate::core::{English, id_enum, id_set, messages};

id_enum! {
    /// A suit.
    pub enum Suit {
        Clubs = "clubs",
        Diamonds = "diamonds",
        Hearts = "hearts",
        Spades = "spades",
    }
}

id_set! {
    /// A set of suits; an ally has at least one (T3).
    pub struct SuitSet(u8) of Suit;
}

id_enum! {
    /// A card of the poker deck, named by rank and suit: `QH` is the queen of hearts.
    pub enum Card {
        TwoOfClubs = "2C",
        ThreeOfClubs = "3C",
        FourOfClubs = "4C",
        FiveOfClubs = "5C",
        SixOfClubs = "6C",
        SevenOfClubs = "7C",
        EightOfClubs = "8C",
        NineOfClubs = "9C",
        TenOfClubs = "TC",
        JackOfClubs = "JC",
        QueenOfClubs = "QC",
        KingOfClubs = "KC",
        AceOfClubs = "AC",
        TwoOfDiamonds = "2D",
        ThreeOfDiamonds = "3D",
        FourOfDiamonds = "4D",
        FiveOfDiamonds = "5D",
        SixOfDiamonds = "6D",
        SevenOfDiamonds = "7D",
        EightOfDiamonds = "8D",
        NineOfDiamonds = "9D",
        TenOfDiamonds = "TD",
        JackOfDiamonds = "JD",
        QueenOfDiamonds = "QD",
        KingOfDiamonds = "KD",
        AceOfDiamonds = "AD",
        TwoOfHearts = "2H",
        ThreeOfHearts = "3H",
        FourOfHearts = "4H",
        FiveOfHearts = "5H",
        SixOfHearts = "6H",
        SevenOfHearts = "7H",
        EightOfHearts = "8H",
        NineOfHearts = "9H",
        TenOfHearts = "TH",
        JackOfHearts = "JH",
        QueenOfHearts = "QH",
        KingOfHearts = "KH",
        AceOfHearts = "AH",
        TwoOfSpades = "2S",
        ThreeOfSpades = "3S",
        FourOfSpades = "4S",
        FiveOfSpades = "5S",
        SixOfSpades = "6S",
        SevenOfSpades = "7S",
        EightOfSpades = "8S",
        NineOfSpades = "9S",
        TenOfSpades = "TS",
        JackOfSpades = "JS",
        QueenOfSpades = "QS",
        KingOfSpades = "KS",
        AceOfSpades = "AS",
    }
}

id_set! {
    /// A set of cards in one word: a hand, a stash or a deck.
    pub struct CardSet(u64) of Card;
}

/// The thirteen cards of the first suit; those of the other suits follow.
const SUIT: u64 = (1 << 13) - 1;

impl CardSet {
    /// Returns the cards of a suit.
    ///
    /// ```
    /// use red_queens_engine::poker::{CardSet, Suit};
    ///
    /// assert_eq!(CardSet::FULL.of_suit(Suit::Hearts).len(), 13);
    /// ```
    #[must_use]
    pub const fn of_suit(self, suit: Suit) -> Self {
        Self(self.0 & SUIT << (13 * suit.index()))
    }

    /// Returns the cards that share their rank with another.
    ///
    /// ```
    /// use red_queens_engine::poker::{Card, CardSet};
    ///
    /// let pair = CardSet::of(&[Card::NineOfClubs, Card::NineOfHearts]);
    /// assert_eq!(pair.with(Card::AceOfSpades).grouped(), pair);
    /// ```
    #[must_use]
    pub const fn grouped(self) -> Self {
        let (mut once, mut twice, mut place) = (0, 0, 0);
        while place < Suit::ALL.len() {
            let ranks = self.0 >> (13 * place) & SUIT;
            twice |= once & ranks;
            once |= ranks;
            place += 1;
        }
        Self(self.0 & (twice | twice << 13 | twice << 26 | twice << 39))
    }
}

impl Card {
    /// Returns the suit of the card.
    pub const fn suit(self) -> Suit {
        Suit::ALL[self.index() / 13]
    }

    /// Returns the printed rank, 2 to 14, with the ace as 14.
    ///
    /// ```
    /// use red_queens_engine::poker::Card;
    ///
    /// assert_eq!((Card::TwoOfClubs.rank(), Card::AceOfSpades.rank()), (2, 14));
    /// ```
    pub const fn rank(self) -> u8 {
        2 + (self as u8) % 13
    }
}

/// The error for a text that isn't a card; cards are written as in `QH`, `7S`, `10C`.
///
/// ```
/// use red_queens_engine::poker::{Card, ParseCardError};
///
/// assert_eq!("10c".parse(), Ok(Card::TenOfClubs));
/// assert_eq!("1C".parse::<Card>(), Err(ParseCardError("1C".to_owned())));
/// ```
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{}", English(self))]
pub struct ParseCardError(pub String);

messages! { ParseCardError {
    Self(found) => [
        "no-poker-card", "“{found}” is not a poker card; write rank and suit, as in QH or 7C", found
    ],
} }

impl FromStr for Card {
    type Err = ParseCardError;

    fn from_str(text: &str) -> Result<Self, ParseCardError> {
        let code = text.trim().to_ascii_uppercase().replace("10", "T");
        Self::ALL
            .into_iter()
            .find(|card| card.name() == code)
            .ok_or_else(|| ParseCardError(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn c5_the_deck_has_52_cards_of_four_suits() {
        assert_eq!(CardSet::FULL.len(), 52);
        for suit in Suit::ALL {
            assert_eq!(Card::ALL.iter().filter(|card| card.suit() == suit).count(), 13);
        }
    }

    #[test]
    fn cards_are_gathered_by_suit_and_by_rank() {
        let cards: CardSet = ["2C", "AC", "2S", "KH", "AH", "AD", "3D"]
            .map(|name| name.parse().unwrap())
            .into_iter()
            .collect();
        for suit in Suit::ALL {
            assert_eq!(
                cards.of_suit(suit),
                cards.iter().filter(|card| card.suit() == suit).collect()
            );
        }
        let alike = |card: &Card| cards.iter().filter(|other| other.rank() == card.rank()).count();
        assert_eq!(cards.grouped(), cards.iter().filter(|card| alike(card) > 1).collect());
        assert_eq!(CardSet::FULL.grouped(), CardSet::FULL);
    }

    #[test]
    fn names_read_back() {
        for card in Card::ALL {
            assert_eq!(card.name().parse(), Ok(card));
        }
        assert_eq!("10h".parse(), Ok(Card::TenOfHearts));
        assert_eq!(Card::QueenOfHearts.rank(), 12);
        assert!("1X".parse::<Card>().is_err());
    }
}
