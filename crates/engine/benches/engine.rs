//! Benchmarks of playing games. Budgets: two million actions a second in one thread, a clone of the
//! state in 300 ns, a replay of 5,000 actions in 10 ms.
#![allow(clippy::unwrap_used, missing_docs, reason = "a benchmark fails by panicking")]

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use red_queens_engine::core::{Seat, Seed, Seeded};
use red_queens_engine::game::{Control, Game, Legal, Player, RuleSet, Setup};
use red_queens_engine::record::Record;

fn main() {
    divan::main();
}

fn setup(rules: RuleSet, players: usize, seed: u64) -> Setup {
    let players = Seat::ALL[..players].iter().map(|seat| Player::new(*seat, Control::Human));
    Setup::new(rules, players.collect(), Seed::from_number(seed))
}

/// Plays up to `most` random actions and returns their number.
fn play(game: &mut Game, rng: &mut Seeded, most: usize) -> usize {
    let mut legal = Legal::default();
    let before = game.actions().len();
    while game.outcome().is_none() && game.actions().len() < before + most {
        game.state().list_choices(&mut legal.choices);
        game.play(legal.sample(rng).unwrap()).unwrap();
    }
    game.actions().len() - before
}

/// Returns a game after this many random actions.
fn after(rules: RuleSet, players: usize, actions: usize) -> Game {
    let lasting = (0..).find_map(|seed| {
        let mut game = Game::new(setup(rules, players, seed)).unwrap();
        let mut rng = Seeded::new(Seed::from_number(seed + 1), 0);
        (play(&mut game, &mut rng, actions) == actions).then_some(game)
    });
    lasting.unwrap()
}

const PLAYED: usize = 5_000;

#[divan::bench]
fn play_random_next_two_seats(bencher: Bencher) {
    play_random(bencher, RuleSet::NEXT, 2);
}

#[divan::bench]
fn play_random_nautical_six_seats(bencher: Bencher) {
    play_random(bencher, RuleSet::NAUTICAL, 6);
}

/// Lists the legal actions, chooses one at random and plays it, game after game.
fn play_random(bencher: Bencher, rules: RuleSet, players: usize) {
    bencher.counter(ItemsCount::new(PLAYED)).bench_local(|| {
        let mut rng = Seeded::new(Seed::from_number(2), 0);
        let mut left = PLAYED;
        for seed in 0.. {
            let mut game = Game::new(setup(rules, players, seed)).unwrap();
            left -= play(&mut game, &mut rng, left);
            if left == 0 {
                return game;
            }
        }
        unreachable!()
    });
}

#[divan::bench]
fn clone_state(bencher: Bencher) {
    let game = after(RuleSet::NAUTICAL, 3, 300);
    bencher.bench_local(|| black_box(game.state()).clone());
}

#[divan::bench]
fn replay_5000_actions(bencher: Bencher) {
    let record = Record::of(&after(RuleSet::NEXT, 2, PLAYED));
    assert_eq!(record.actions.len(), PLAYED);
    bencher.with_inputs(|| record.clone()).bench_local_values(|record| record.replay().unwrap());
}

#[divan::bench]
fn pack_5000_actions(bencher: Bencher) {
    let record = Record::of(&after(RuleSet::NEXT, 2, PLAYED));
    bencher.bench_local(|| black_box(&record).pack());
}

#[divan::bench]
fn unpack_5000_actions(bencher: Bencher) {
    let bytes = Record::of(&after(RuleSet::NEXT, 2, PLAYED)).pack();
    bencher.bench_local(|| Record::unpack(black_box(&bytes)).unwrap());
}

#[divan::bench(args = ["nautical", "next"])]
fn legal_typical(bencher: Bencher, preset: &str) {
    let mut game = after(RuleSet::preset(preset).unwrap(), 3, 200);
    let mut rng = Seeded::new(Seed::from_number(3), 0);
    while game.state().phase() != &red_queens_engine::game::Phase::Campaign {
        play(&mut game, &mut rng, 1);
    }
    bencher.bench_local(|| black_box(game.state()).legal());
}
