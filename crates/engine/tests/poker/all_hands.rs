//! All 2,598,960 hands of five cards.

use proptest::prelude::*;
use red_queens_engine::poker::{Ace, Card, CardSet, Category, Ranking};

use crate::{ACE_LOW, QUEENS};

/// Returns the number of hands in each category, the lowest first.
fn counts(ranking: Ranking) -> [u32; Category::COUNT] {
    let mut counts = [0; Category::COUNT];
    let deck = Card::ALL;
    for (a, first) in deck.into_iter().enumerate() {
        for (b, second) in deck.into_iter().enumerate().skip(a + 1) {
            let two = CardSet::of(&[first, second]);
            for (c, third) in deck.into_iter().enumerate().skip(b + 1) {
                let three = two.with(third);
                for (d, fourth) in deck.into_iter().enumerate().skip(c + 1) {
                    let four = three.with(fourth);
                    for fifth in deck.into_iter().skip(d + 1) {
                        counts[ranking.value(four.with(fifth)).category().index()] += 1;
                    }
                }
            }
        }
    }
    counts
}

/// Returns the counts by combinatorics, given the number of sequences of five ranks that are
/// straights.
fn expected(straights: u32) -> [u32; Category::COUNT] {
    const SUITS: u32 = 4;
    const RANKS: u32 = 13;
    let suits = SUITS.pow(5);
    let no_pair = 1287 - straights; // five ranks of thirteen
    let pair = RANKS * 6 * 220 * SUITS.pow(3); // three other ranks of twelve
    let two_pair = 78 * 6 * 6 * 11 * SUITS;
    let trips = RANKS * SUITS * 66 * SUITS.pow(2);
    let full_house = RANKS * SUITS * 12 * 6;
    let quads = RANKS * 48;
    [
        no_pair * (suits - SUITS),
        pair,
        two_pair,
        trips,
        straights * (suits - SUITS),
        no_pair * SUITS,
        full_house,
        quads,
        straights * SUITS,
    ]
}

#[test]
fn c6_with_the_ace_high_the_hands_are_those_of_ordinary_poker() {
    let known = [1_302_540, 1_098_240, 123_552, 54_912, 10_200, 5_108, 3_744, 624, 40];
    assert_eq!(expected(10), known);
    assert_eq!(known.iter().sum::<u32>(), 2_598_960);
    assert_eq!(counts(QUEENS), known);
}

#[test]
fn c6_with_the_ace_low_there_are_nine_straights() {
    let known = expected(9);
    assert_eq!(
        (known[Category::Straight.index()], known[Category::StraightFlush.index()]),
        (9_180, 36)
    );
    assert_eq!(known.iter().sum::<u32>(), 2_598_960);
    assert_eq!(counts(ACE_LOW), known);
}

fn hand() -> impl Strategy<Value = CardSet> {
    proptest::sample::subsequence(Card::ALL.to_vec(), 5)
        .prop_map(|cards| cards.into_iter().collect())
}

fn rankings() -> impl Strategy<Value = Ranking> {
    let ace = prop_oneof![Just(Ace::High), Just(Ace::Low)];
    (any::<bool>(), ace).prop_map(|(red_queens_high, ace)| Ranking { red_queens_high, ace })
}

/// Returns a key to compare hands, written directly from the rule: the category, then the groups of
/// cards, each card by its value.
fn slowly(ranking: Ranking, cards: CardSet) -> (Category, Vec<(usize, Vec<u8>)>) {
    let value = |card: Card| match card {
        Card::QueenOfHearts | Card::QueenOfDiamonds if ranking.red_queens_high => 15,
        card if card.rank() == 14 && ranking.ace == Ace::Low => 1,
        card => card.rank(),
    };
    let mut groups: Vec<(usize, Vec<u8>)> = (2..=14)
        .map(|rank| {
            let mut group: Vec<u8> =
                cards.iter().filter(|card| card.rank() == rank).map(value).collect();
            group.sort_unstable_by(|a, b| b.cmp(a));
            (group.len(), group)
        })
        .filter(|(number, _)| *number > 0)
        .collect();
    groups.sort_unstable_by(|a, b| b.cmp(a));
    (ranking.value(cards).category(), groups)
}

fn is_straight(category: Category) -> bool {
    matches!(category, Category::Straight | Category::StraightFlush)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(4_000))]

    #[test]
    fn c6_hands_without_straights_compare_card_by_card(
        ranking in rankings(),
        a in hand(),
        b in hand(),
    ) {
        let (slow_a, slow_b) = (slowly(ranking, a), slowly(ranking, b));
        prop_assume!(!is_straight(slow_a.0) && !is_straight(slow_b.0));
        prop_assert_eq!(ranking.value(a).cmp(&ranking.value(b)), slow_a.cmp(&slow_b));
    }

    #[test]
    fn the_order_of_hands_is_a_total_preorder(
        ranking in rankings(),
        a in hand(),
        b in hand(),
        c in hand(),
    ) {
        let [x, y, z] = [a, b, c].map(|cards| ranking.value(cards));
        prop_assert!(x <= y || y <= x);
        prop_assert!(x <= z || x > y || y > z);
        prop_assert_eq!(x == y, x <= y && y <= x);
        prop_assert!(x.category() >= y.category() || x < y);
    }

    #[test]
    fn the_best_of_seven_is_the_best_of_its_fives(
        ranking in rankings(),
        seven in proptest::sample::subsequence(Card::ALL.to_vec(), 7),
    ) {
        let all: CardSet = seven.iter().copied().collect();
        let best = ranking.best(all);
        prop_assert!(best.cards.is_subset(all) && best.cards.len() == 5);
        prop_assert_eq!(best.value, ranking.value(best.cards));
        for out in &seven {
            for other in seven.iter().filter(|other| *other != out) {
                let five = all - CardSet::of(&[*out, *other]);
                prop_assert!(ranking.value(five) <= best.value);
            }
        }
    }

    #[test]
    fn cards_in_order_are_all_cards(ranking in rankings(), cards in hand()) {
        let ordered = ranking.in_order(cards);
        prop_assert_eq!(ordered.len(), 5);
        prop_assert_eq!(ordered.into_iter().collect::<CardSet>(), cards);
    }
}
