//! Red queens in each category.

use std::cmp::Ordering::{self, Equal, Greater, Less};

use red_queens_engine::poker::{Category, Ranking};

use crate::{ACE_LOW, QUEENS, cards};

fn compare(ranking: Ranking, first: &str, second: &str) -> Ordering {
    ranking.value(cards(first)).cmp(&ranking.value(cards(second)))
}

#[test]
fn c6_a_red_queen_is_above_the_ace_within_its_category() {
    for (first, second, expected) in [
        // High cards.
        ("QH 7C 5D 4S 2C", "AS KS JD TD 9C", Greater),
        ("QS 7C 5D 4S 2C", "AS KS JD TD 9C", Less),
        ("QD AS 5D 4S 2C", "QH KS JD TD 8C", Greater),
        ("QD 9S 5D 4S 2C", "QH 9C 5S 4D 2H", Equal),
        // A pair beats any high card; a pair of queens counts as its highest card.
        ("2C 2D 3S 4S 5C", "QH AS KD JC 9S", Greater),
        ("QH QC 2D 3S 4S", "AS AD KC JC TD", Greater),
        ("QS QC 2D 3S 4S", "AS AD KC JC TD", Less),
        ("QH QD 2D 3S 4S", "QS QC AD KC JC", Greater),
        ("QH QC 2D 3S 4S", "QD QS 2C 3D 4H", Equal),
        ("7C 7D QH 3S 2S", "7S 7H AC KC JC", Greater),
        // Two pairs and three of a kind follow the same rule.
        ("QH QC 2D 2S 3S", "AS AD KC KS JC", Greater),
        ("QS QC 2D 2S 3S", "AS AD KC KS JC", Less),
        ("8S 8C 7D 7S QH", "8D 8H 7C 7H AC", Greater),
        ("QH QC QS 2S 3S", "AS AD AC KS JC", Greater),
        ("QH QD QC 2S 3S", "QS QH QC AS KC", Greater),
        // Straights compare their highest rank first.
        ("QH JC TD 9S 8C", "KC QS JD TS 9C", Less),
        ("QH JC TD 9S 8C", "QS JD TC 9C 8S", Greater),
        ("QH JC TD 9S 8C", "QD JD TC 9C 8S", Equal),
        ("AC KC QH JD TS", "AD KD QS JC TC", Greater),
        ("AC 2D 3S 4S 5C", "6C 2H 3D 4C 5S", Less),
        // Flushes, full houses, four of a kind and straight flushes.
        ("QH 7H 5H 4H 2H", "AS KS JS TS 9S", Greater),
        ("QH QC QS 2S 2D", "AS AD AC KS KC", Greater),
        ("KH KC KS QS QD", "KH KC KS AS AD", Greater),
        ("QH QD QC QS 2D", "AS AD AC AH KC", Greater),
        ("QH JH TH 9H 8H", "QS JS TS 9S 8S", Greater),
        ("QH JH TH 9H 8H", "KS QS JS TS 9S", Less),
    ] {
        assert_eq!(compare(QUEENS, first, second), expected, "{first} against {second}");
        assert_eq!(compare(QUEENS, second, first), expected.reverse(), "{second} against {first}");
    }
}

#[test]
fn c6_with_the_ace_low_kings_are_the_high_cards_of_the_black_suits() {
    for (first, second, expected) in [
        ("KS 9C 7D 4S 3C", "AS QS JD TD 9C", Greater),
        ("QH 9C 7D 4S 3C", "KS JS TD 8D 6C", Greater),
        ("QS 9C 7D 4S 3C", "KS JS TD 8D 6C", Less),
        ("AC AS 5D 4S 3C", "2D 2H 5S 4C 3D", Less),
        ("AC 2D 3S 4S 5C", "2C 3D 4C 5D 6S", Less),
        ("KC QS JC TD 9S", "QC JD TC 9D 8S", Greater),
        ("AC KC QS JC TD", "AC AS 2D 3S 4C", Less),
    ] {
        assert_eq!(compare(ACE_LOW, first, second), expected, "{first} against {second}");
        assert_eq!(compare(ACE_LOW, second, first), expected.reverse(), "{second} against {first}");
    }
    let category = |names| ACE_LOW.value(cards(names)).category();
    assert_eq!(category("AC KC QS JC TD"), Category::HighCard);
    assert_eq!(category("AC 2C 3C 4C 5C"), Category::StraightFlush);
}

#[test]
fn c6_categories_go_by_printed_rank() {
    for (names, expected) in [
        ("QH QS 2D 3S 4S", Category::Pair),
        ("QH JC TD 9S 8C", Category::Straight),
        ("AC KC QH JD TS", Category::Straight),
        ("QH KS AC 2D 3S", Category::HighCard),
        ("QH 7H 5H 4H 2H", Category::Flush),
        ("QH QD", Category::Pair),
        ("2C", Category::HighCard),
    ] {
        assert_eq!(QUEENS.value(cards(names)).category(), expected, "{names}");
    }
}

#[test]
fn short_hands_lose_to_longer_ones_of_the_same_cards() {
    assert_eq!(compare(QUEENS, "QH QD", "QH QD 2C"), Less);
    assert_eq!(compare(QUEENS, "AC KC", "QH"), Less);
    assert_eq!(QUEENS.value(cards("")).category(), Category::HighCard);
}
