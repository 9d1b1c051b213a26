//! Random draws, the same on every machine.

use engine::core::{RandomSource, Seed, Seeded};

/// A stream of draws.
pub struct Draws(Seeded);

impl Draws {
    /// Creates one of the streams of a seed.
    pub fn new(seed: u64, stream: u64) -> Self {
        Self(Seeded::new(Seed::from_number(seed), stream))
    }

    /// Draws a number below `n`.
    pub fn below(&mut self, n: usize) -> usize {
        self.0.below(u32::try_from(n).unwrap_or(u32::MAX)) as usize
    }

    /// Draws a number of 32 bits.
    pub fn word(&mut self) -> u32 {
        self.0.below(1 << 16) << 16 | self.0.below(1 << 16)
    }

    /// Draws a number between these two.
    pub fn between(&mut self, low: f64, high: f64) -> f64 {
        let part = f64::from(self.0.below(1 << 24)) / f64::from(1 << 24);
        low + (high - low) * part
    }

    /// Draws one of these; they must not be empty.
    pub fn pick<'a, T: ?Sized>(&mut self, of: &[&'a T]) -> &'a T {
        of[self.below(of.len())]
    }
}
