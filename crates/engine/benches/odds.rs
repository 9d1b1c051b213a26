//! Benchmarks of computing odds. Budgets: 100 against 100 in one millisecond; 20 committed with 30
//! reserves against 40 in ten milliseconds, even the first time.
#![allow(missing_docs, reason = "a benchmark")]

use divan::{Bencher, black_box};
use red_queens_engine::battle::{ChainAttack, Flank, FlankOdds, Odds, SeaOutcome, chain, chances};

fn main() {
    divan::main();
}

#[divan::bench]
fn normal_100_against_100(bencher: Bencher) {
    bencher.bench_local(|| Odds::normal(black_box(100), black_box(100)));
}

/// The first round computes the rolls; later ones look them up.
#[divan::bench(sample_count = 1, sample_size = 1)]
fn committed_20_with_30_reserves_against_40_cold(bencher: Bencher) {
    bencher.bench_local(|| Odds::refilled(black_box(20), black_box(30), black_box(40)));
}

#[divan::bench]
fn committed_20_with_30_reserves_against_40_warm(bencher: Bencher) {
    bencher.bench_local(|| Odds::refilled(black_box(20), black_box(30), black_box(40)));
}

#[divan::bench]
fn flanking_four_blocks_of_10_against_30(bencher: Bencher) {
    bencher.bench_local(|| FlankOdds::new(black_box(10), black_box(4), black_box(30)));
}

#[divan::bench]
fn chain_of_four_territories(bencher: Bencher) {
    bencher.bench_local(|| chain(ChainAttack::Normal, black_box(30), black_box(&[5, 3, 4, 2])));
}

#[divan::bench]
fn needed_of_a_chain_against_60(bencher: Bencher) {
    bencher.bench_local(|| chances(ChainAttack::Normal, black_box(120), black_box(&[30, 20, 10])));
}

#[divan::bench]
fn sea_100_against_100(bencher: Bencher) {
    bencher.bench_local(|| SeaOutcome::normal(black_box(100), black_box(100)));
}

#[divan::bench]
fn sea_committed_30_against_30(bencher: Bencher) {
    bencher.bench_local(|| SeaOutcome::committed(black_box(30), black_box(30)));
}

#[divan::bench]
fn sea_three_flanks_of_12_against_20(bencher: Bencher) {
    let flank = Flank { spare: 3, ..Flank::whole(12) };
    bencher.bench_local(|| SeaOutcome::standing(black_box(&[flank; 3]), black_box(20)));
}
