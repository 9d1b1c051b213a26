//! Benchmarks of generating a world, for which a player waits: several times as long on a phone.
#![allow(missing_docs, reason = "a benchmark")]

use divan::{Bencher, black_box};
use red_queens_worldgen::{WorldSeed, generate};

fn main() {
    divan::main();
}

/// The first try succeeds, as for most seeds.
#[divan::bench(sample_count = 20)]
fn at_the_first_try(bencher: Bencher) {
    generated(bencher, "World-QVEEN-555");
}

/// Many tries fail.
#[divan::bench(sample_count = 5)]
fn after_many_tries(bencher: Bencher) {
    generated(bencher, "World-TTGRT-990");
}

fn generated(bencher: Bencher, title: &str) {
    let seed = title.parse::<WorldSeed>();
    bencher.bench_local(|| seed.map(|seed| generate(black_box(seed))));
}
