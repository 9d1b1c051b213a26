//! Benchmarks of ranking hands of five cards. Budget: ten million a second in one thread.
#![allow(clippy::unwrap_used, missing_docs, reason = "a benchmark fails by panicking")]

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use red_queens_engine::core::{Seat, Seed, Seeded};
use red_queens_engine::poker::{Ace, CardSet, Deck, Ranking};

const HANDS: usize = 10_000;
const RANKING: Ranking = Ranking { red_queens_high: true, ace: Ace::High };

fn main() {
    divan::main();
}

fn hands(cards: usize) -> Vec<CardSet> {
    let mut rng = Seeded::new(Seed::from_number(1), 0);
    let hand = |_| {
        let mut deck = Deck::new();
        (0..cards).map(|_| deck.deal(Seat::Red, &mut rng).unwrap()).collect()
    };
    (0..HANDS).map(hand).collect()
}

#[divan::bench]
fn five_cards(bencher: Bencher) {
    let hands = hands(5);
    bencher.counter(ItemsCount::new(HANDS)).bench_local(|| {
        for hand in &hands {
            black_box(RANKING.value(black_box(*hand)));
        }
    });
}

#[divan::bench]
fn best_of_seven(bencher: Bencher) {
    let hands = hands(7);
    bencher.counter(ItemsCount::new(HANDS)).bench_local(|| {
        for hand in &hands {
            black_box(RANKING.best(black_box(*hand)));
        }
    });
}
