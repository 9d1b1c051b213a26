//! Ordinary poker compared with an independent evaluator.

use proptest::prelude::*;
use red_queens_engine::poker::{Card, CardSet, Ranking};
use rs_poker::core::{FlatHand, Rankable};

fn theirs(cards: CardSet) -> rs_poker::core::Rank {
    let names = cards.iter().map(Card::name);
    let spelled = names.map(|name| [&name[..1], &name[1..].to_lowercase()].concat());
    let text = spelled.collect::<String>();
    FlatHand::new_from_str(&text).unwrap().rank()
}

fn hand(number: usize) -> impl Strategy<Value = CardSet> {
    proptest::sample::subsequence(Card::ALL.to_vec(), number)
        .prop_map(|cards| cards.into_iter().collect())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(20_000))]

    #[test]
    fn c6_without_red_queens_hands_of_five_order_as_anywhere(a in hand(5), b in hand(5)) {
        let ours = Ranking::PLAIN.value(a).cmp(&Ranking::PLAIN.value(b));
        prop_assert_eq!(ours, theirs(a).cmp(&theirs(b)));
    }

    #[test]
    fn c6_without_red_queens_the_best_of_seven_order_as_anywhere(a in hand(7), b in hand(7)) {
        let ours = Ranking::PLAIN.best(a).value.cmp(&Ranking::PLAIN.best(b).value);
        prop_assert_eq!(ours, theirs(a).cmp(&theirs(b)));
    }
}
