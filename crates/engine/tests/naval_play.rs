//! Games of random legal actions at sea, with a preference for ships. They count how often each
//! naval rule was applied, and fail if one never was. After every action they check the number of
//! armies, and that exactly the listed actions are accepted.
#![allow(clippy::panic, clippy::unwrap_used, reason = "a test fails by panicking")]

mod play;

use play::tally::{Tally, WHAT_HAPPENS};
use play::voyage::Voyage;

const STEPS: usize = 700;

fn sail(voyages: u64) -> Tally {
    let mut tally = Tally::default();
    for seed in 0..voyages {
        let mut voyage = Voyage::new(seed);
        for _ in 0..STEPS {
            if !voyage.step(&mut tally) {
                break;
            }
        }
    }
    println!("{tally}");
    tally
}

#[test]
fn random_play_at_sea_exercises_every_naval_rule() {
    let tally = sail(100);
    let never = WHAT_HAPPENS.into_iter().filter(|what| tally.count(what) == 0);
    assert_eq!(never.collect::<Vec<_>>(), [""; 0], "never happened");
}

/// Plays many voyages, for `make soak`.
#[test]
#[ignore = "soak: takes minutes"]
fn soak_random_play_at_sea_keeps_its_accounts() {
    let tally = sail(3_000);
    assert!(WHAT_HAPPENS.into_iter().all(|what| tally.count(what) > 5));
}
