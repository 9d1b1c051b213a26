//! Small words that several views share.

use std::fmt::Display;

use engine::battle::Post;
use engine::poker::{Card, Suit};
use engine::world::{Hex, World};

/// “1 army”, “5 armies”.
pub(super) fn armies(number: u32) -> String {
    counted(number, "army", "armies")
}

/// A text with a capital at its beginning.
pub(super) fn sentence(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().map(|first| first.to_ascii_uppercase());
    first.into_iter().chain(letters).collect()
}

/// A number with its noun.
pub fn counted(number: u32, one: &str, many: &str) -> String {
    format!("{number} {}", if number == 1 { one } else { many })
}

/// “Peru”, “Peru and Brazil”, “Peru, Brazil and Congo”.
pub(super) fn listed(names: &[String]) -> String {
    match names {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}

/// The names of territories, each once, in the order given.
pub(super) fn places(places: impl IntoIterator<Item = impl Display>) -> String {
    let mut names: Vec<String> = Vec::new();
    for place in places {
        let name = place.to_string();
        if !names.contains(&name) {
            names.push(name);
        }
    }
    listed(&names)
}

/// A territory or a ship within a sentence.
pub(super) fn post(post: Post) -> String {
    match post {
        Post::Land(territory) => territory.to_string(),
        Post::Ship(ship) => text::sea::at_stake_ship(ship),
    }
}

/// Where a hex is: “off Brazil and Venezuela”, “in the Atlantic”.
pub(super) fn waters(at: Hex, world: &World) -> String {
    let shores = world.shores(at);
    if shores.is_empty() {
        text::sea::open_sea(at.ocean())
    } else {
        text::sea::off_shores(places(shores))
    }
}

/// A poker card as people write it: “Q♥”, “10♠”.
pub fn poker_card(card: Card) -> String {
    format!("{}{}", rank(card), suit_sign(card.suit()))
}

/// The rank of a poker card as it stands in its corner.
pub fn rank(card: Card) -> String {
    match card.rank() {
        11 => "J".to_owned(),
        12 => "Q".to_owned(),
        13 => "K".to_owned(),
        14 => "A".to_owned(),
        number => number.to_string(),
    }
}

/// A poker card in words: “queen of hearts”.
pub fn poker_card_in_words(card: Card) -> String {
    let suit = match card.suit() {
        Suit::Clubs => text::poker::clubs(),
        Suit::Diamonds => text::poker::diamonds(),
        Suit::Hearts => text::poker::hearts(),
        Suit::Spades => text::poker::spades(),
    };
    match card.rank() {
        11 => text::poker::card(text::poker::jack(), suit),
        12 => text::poker::card(text::poker::queen(), suit),
        13 => text::poker::card(text::poker::king(), suit),
        14 => text::poker::card(text::poker::ace(), suit),
        number => text::poker::card(number, suit),
    }
}

/// “♣ or ♥”.
pub(super) fn either(suits: &[Suit]) -> String {
    let signs: Vec<char> = suits.iter().copied().map(suit_sign).collect();
    text::either_of(&signs)
}

/// The sign of a suit.
pub(super) fn suit_sign(suit: Suit) -> char {
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
    use engine::world::names::{Brazil, Congo, Peru};
    use engine::world::{Ocean, Territory};

    #[test]
    fn one_is_told_from_many() {
        assert_eq!([armies(1), armies(0), armies(7)], ["1 army", "0 armies", "7 armies"]);
    }

    #[test]
    fn poker_cards_are_written_and_spoken() {
        assert_eq!(poker_card(Card::QueenOfHearts), "Q♥");
        assert_eq!(poker_card(Card::TenOfSpades), "10♠");
        assert_eq!(poker_card_in_words(Card::AceOfClubs), "ace of clubs");
    }

    #[test]
    fn a_ship_lies_off_a_shore_or_on_the_open_sea() {
        let earth = World::earth();
        let harbour = earth.harbour(Territory::Madagascar, Ocean::Indian)[0];
        assert!(waters(harbour, earth).contains("Madagascar"));
        let open = Ocean::Pacific.hexes().find(|hex| earth.shores(*hex).is_empty());
        assert_eq!(waters(open.unwrap(), earth), "in the Pacific");
    }

    #[test]
    fn places_are_listed_once() {
        assert_eq!(places([Peru; 0]), "");
        assert_eq!(places([Peru, Peru]), "Peru");
        assert_eq!(places([Peru, Brazil, Peru, Congo]), "Peru, Brazil and Congo");
    }
}
