//! Where the dice of a new game come from.

use crate::store::now;
use engine::core::Seed;

/// A seed that nobody knows.
pub fn seed() -> Seed {
    let mut seed = Seed::default();
    if getrandom::fill(&mut seed.0).is_err() {
        return Seed::from_number(now());
    }
    seed
}

/// A number that nobody knows.
pub fn word() -> u32 {
    let [a, b, c, d, ..] = seed().0;
    u32::from_le_bytes([a, b, c, d])
}
