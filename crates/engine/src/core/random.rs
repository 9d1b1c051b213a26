//! The random source: every die and every card drawn comes through [`RandomSource`].

use std::collections::VecDeque;

use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};

use super::seed::Seed;

/// A source of dice and draws, through which all randomness enters the engine.
///
/// Results must depend only on the order of calls, or records don't replay the same.
///
/// ```
/// use red_queens_engine::core::{RandomSource, Seed, Seeded};
///
/// let mut rng = Seeded::new(Seed::from_number(1), 0);
/// assert!((1..=6).contains(&rng.die()) && rng.below(52) < 52);
/// assert_eq!(rng.roll(10).iter().sum::<u32>(), 10);
/// ```
pub trait RandomSource {
    /// Rolls one die, 1 to 6, each with probability 1/6.
    fn die(&mut self) -> u8;

    /// Draws a uniform number below `n`; 0 if `n` is 0.
    fn below(&mut self, n: u32) -> u32;

    /// Rolls this many dice one by one and returns how many show each face from 1 to 6.
    fn roll(&mut self, number: u32) -> [u32; 6] {
        let mut faces = [0; 6];
        for _ in 0..number {
            faces[usize::from(self.die() - 1) % 6] += 1;
        }
        faces
    }
}

/// The random source of a real game: stream `n` of a `ChaCha8` generator with the game's seed.
///
/// Each action has a stream of its own, so what one action consumes never shifts the dice of the next.
/// The mapping from stream to dice is part of the record format and never changes: a die is the next
/// byte below 252, modulo 6, plus 1; a draw below `n` is the next little-endian word `w` with
/// `w < 2^32 - 2^32 % n`, modulo `n`.
///
/// The generator is set up on the first draw, so actions without randomness don't pay for it.
///
/// ```
/// use red_queens_engine::core::{RandomSource, Seed, Seeded};
///
/// let roll = |stream| Seeded::new(Seed::from_number(1), stream).roll(100);
/// assert_eq!(roll(3), roll(3));
/// assert_ne!(roll(3), roll(4));
/// ```
#[derive(Debug, Clone)]
pub struct Seeded {
    seed: Seed,
    stream: u64,
    generator: Option<ChaCha8Rng>,
    word: u32,
    bytes_left: u8,
}

impl Seeded {
    /// Creates the generator for this stream of a seed. This costs nothing until the first draw.
    #[inline]
    pub fn new(seed: Seed, stream: u64) -> Self {
        Self { seed, stream, generator: None, word: 0, bytes_left: 0 }
    }

    /// Returns `true` if anything was drawn; random results can't be taken back.
    #[inline]
    pub fn used(&self) -> bool {
        self.generator.is_some()
    }

    fn word(&mut self) -> u32 {
        let (seed, stream) = (&self.seed, self.stream);
        self.generator
            .get_or_insert_with(|| {
                let mut generator = ChaCha8Rng::from_seed(seed.0);
                generator.set_stream(stream);
                generator
            })
            .next_u32()
    }

    fn byte(&mut self) -> u8 {
        if self.bytes_left == 0 {
            self.word = self.word();
            self.bytes_left = 4;
        }
        let byte = self.word.to_le_bytes()[0];
        self.word >>= 8;
        self.bytes_left -= 1;
        byte
    }
}

impl RandomSource for Seeded {
    fn die(&mut self) -> u8 {
        loop {
            let byte = self.byte();
            if byte < 252 {
                return byte % 6 + 1;
            }
        }
    }

    fn below(&mut self, n: u32) -> u32 {
        if n < 2 {
            return 0;
        }
        // Rejection sampling. Only the last few words can exceed the limit, so the two divisions
        // that compute it are rarely needed.
        let limit = || u32::MAX - (u32::MAX % n + 1) % n;
        loop {
            let word = self.word();
            if word <= u32::MAX - n || word <= limit() {
                return word % n;
            }
        }
    }
}

/// Loaded dice: the given rolls and draws first, then a seeded source. For tests and what-ifs.
///
/// ```
/// use red_queens_engine::core::{RandomSource, Loaded};
/// let mut rng = Loaded::dice(&[6, 1]);
/// assert_eq!((rng.die(), rng.die()), (6, 1));
/// ```
#[derive(Debug, Clone)]
pub struct Loaded {
    dice: VecDeque<u8>,
    draws: VecDeque<u32>,
    then: Seeded,
}

impl Loaded {
    /// Creates a source of these dice, in this order. Later dice and all draws are seeded.
    pub fn dice(dice: &[u8]) -> Self {
        Self::new(dice, &[])
    }

    /// Creates a source of these dice and these draws, each used in order.
    pub fn new(dice: &[u8], draws: &[u32]) -> Self {
        Self {
            dice: dice.iter().copied().collect(),
            draws: draws.iter().copied().collect(),
            then: Seeded::new(Seed::default(), 0),
        }
    }

    /// Returns the number of given dice that were not rolled yet.
    pub fn dice_left(&self) -> usize {
        self.dice.len()
    }
}

impl RandomSource for Loaded {
    fn die(&mut self) -> u8 {
        self.dice.pop_front().map_or_else(|| self.then.die(), |die| die.clamp(1, 6))
    }

    fn below(&mut self, n: u32) -> u32 {
        let draw = self.draws.pop_front();
        draw.map_or_else(|| self.then.below(n), |draw| draw.min(n.saturating_sub(1)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dice_are_uniform() {
        let mut rng = Seeded::new(Seed([7; 32]), 3);
        let mut counts = [0u32; 6];
        for _ in 0..60_000 {
            counts[usize::from(rng.die()) - 1] += 1;
        }
        let chi2: f64 = counts.iter().map(|&n| (f64::from(n) - 10_000.0).powi(2) / 10_000.0).sum();
        assert!(chi2 < 20.5, "chi-square with 5 degrees of freedom at 0.1 %: {chi2} {counts:?}");
    }

    #[test]
    fn draws_stay_below_and_reach_all() {
        let mut rng = Seeded::new(Seed([9; 32]), 0);
        for n in [1, 2, 3, 7, 44, 52, u32::MAX] {
            assert!((0..200).all(|_| rng.below(n) < n));
        }
        let seen: std::collections::BTreeSet<u32> = (0..2_000).map(|_| rng.below(44)).collect();
        assert_eq!(seen.len(), 44);
    }

    #[test]
    fn streams_differ_and_repeat() {
        let roll = |stream| {
            let mut rng = Seeded::new(Seed([1; 32]), stream);
            (0..20).map(|_| rng.die()).collect::<Vec<_>>()
        };
        assert_eq!(roll(5), roll(5));
        assert_ne!(roll(5), roll(6));
    }

    /// The mapping is part of the record format: these dice must never change.
    #[test]
    fn the_first_dice_of_a_known_seed() {
        let mut rng = Seeded::new(Seed::default(), 1);
        let dice: Vec<u8> = (0..24).map(|_| rng.die()).collect();
        let mut rng = Seeded::new(Seed::default(), 1);
        let draws: Vec<u32> = (0..6).map(|_| rng.below(52)).collect();
        assert_eq!(dice, [2, 6, 4, 6, 2, 6, 1, 5, 4, 1, 3, 5, 2, 4, 1, 6, 5, 5, 4, 1, 2, 5, 4, 1]);
        assert_eq!(draws, [31, 25, 25, 23, 34, 9]);
    }
}
