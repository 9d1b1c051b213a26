//! Poker cards and their suits, as people write and say them.

use engine::poker::{Card, Suit};

/// Returns a card in writing: “Q♥”, “10♠”.
pub fn poker_card(card: Card) -> String {
    format!("{}{}", rank(card), suit_sign(card.suit()))
}

/// Returns the rank of a card as its corner shows it.
pub fn rank(card: Card) -> String {
    match card.rank() {
        11 => "J".to_owned(),
        12 => "Q".to_owned(),
        13 => "K".to_owned(),
        14 => "A".to_owned(),
        number => number.to_string(),
    }
}

/// Returns a card in words: “queen of hearts”.
pub fn poker_card_in_words(card: Card) -> String {
    let suit = match card.suit() {
        Suit::Clubs => text::poker::clubs(),
        Suit::Diamonds => text::poker::diamonds(),
        Suit::Hearts => text::poker::hearts(),
        Suit::Spades => text::poker::spades(),
    };
    match card.rank() {
        11 => text::poker::Card { rank: text::poker::jack(), suit }.say(),
        12 => text::poker::Card { rank: text::poker::queen(), suit }.say(),
        13 => text::poker::Card { rank: text::poker::king(), suit }.say(),
        14 => text::poker::Card { rank: text::poker::ace(), suit }.say(),
        number => text::poker::Card { rank: number, suit }.say(),
    }
}

/// Returns suits as a choice: “♣, ♦ or ♥”.
pub(crate) fn either(suits: &[Suit]) -> String {
    let signs: Vec<char> = suits.iter().copied().map(suit_sign).collect();
    text::one_of(&signs)
}

/// Returns the symbol of a suit.
pub fn suit_sign(suit: Suit) -> char {
    match suit {
        Suit::Clubs => '♣',
        Suit::Diamonds => '♦',
        Suit::Hearts => '♥',
        Suit::Spades => '♠',
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn poker_cards_are_written_and_spoken() {
        assert_eq!(poker_card(Card::QueenOfHearts), "Q♥");
        assert_eq!(poker_card(Card::TenOfSpades), "10♠");
        assert_eq!(poker_card_in_words(Card::AceOfClubs), "ace of clubs");
        assert_eq!(poker_card_in_words(Card::SevenOfSpades), "7 of spades");
    }

    #[test]
    fn suits_are_joined_by_or() {
        assert_eq!(either(&[Suit::Clubs, Suit::Hearts]), "♣ or ♥");
        assert_eq!(either(&Suit::ALL), "♣, ♦, ♥ or ♠");
    }
}
