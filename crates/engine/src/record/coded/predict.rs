//! How likely it is that the next bit is a 1, learnt from the bits before it.
//!
//! Of each bit is told what goes with it, in several ways that are more or less exact. For each of them is known how often the bit
//! was a 1, and the answers are weighed by how well they have foretold. Every number in here is part of what links mean: none may
//! change.

use super::range::WHOLE;
use super::what::What;

/// In how many ways is told what goes with a bit.
pub(super) const WAYS: usize = 4;

/// How much is known of what goes with bits: a place for each, some shared.
const PLACES: u32 = 1 << 12;

/// How often a bit was a 1.
#[derive(Debug, Clone, Copy)]
struct Count {
    /// In parts of [`WHOLE`].
    one: u16,
    bits: u8,
}

impl Count {
    const NONE: Self = Self { one: 1 << 15, bits: 0 };

    /// Bits that are longer ago than this count for less.
    const MEMORY: u8 = 40;

    fn learn(&mut self, bit: bool) {
        let aim = if bit { i32::from(u16::MAX) } else { 0 };
        let step = (aim - i32::from(self.one)) * 2 / (2 * i32::from(self.bits) + 3);
        self.one = u16::try_from(i32::from(self.one) + step).unwrap_or(self.one);
        self.bits = (self.bits + 1).min(Self::MEMORY);
    }
}

/// The odds of a probability as a logarithm, in parts of 256, from -2047 to 2047.
type Odds = i32;

const MOST: Odds = 2047;

/// All of the probabilities that the odds stand for.
const SURE: i32 = 1 << 12;

/// The probabilities for odds from -2048 to 2048, in steps of 128.
const CURVE: [i32; 33] = [
    1, 2, 3, 6, 10, 16, 27, 45, 73, 120, 194, 310, 488, 747, 1101, 1546, 2047, 2549, 2994, 3348,
    3607, 3785, 3901, 3975, 4022, 4050, 4068, 4079, 4085, 4089, 4092, 4093, 4094,
];

fn probability(odds: Odds) -> i32 {
    let from_least = odds.clamp(-MOST, MOST) + MOST + 1;
    let (step, rest) = (usize::try_from(from_least / 128).unwrap_or(0), from_least % 128);
    (CURVE[step] * (128 - rest) + CURVE[step + 1] * rest + 64) / 128
}

/// The least odds for each probability.
fn all_odds() -> Vec<Odds> {
    let mut odds = -MOST;
    (0..SURE)
        .map(|wanted| {
            while odds < MOST && probability(odds) < wanted {
                odds += 1;
            }
            odds
        })
        .collect()
}

/// What one answer weighs, in parts of 65536.
type Weight = i32;

const FIRST_WEIGHT: Weight = 26_000;

/// How fast weights are learnt.
const PACE: i32 = 14;

/// What was learnt.
#[derive(Debug)]
pub(super) struct Predictor {
    counts: Vec<Count>,
    weights: [[Weight; WAYS]; What::COUNT],
    odds: Vec<Odds>,
}

/// What was foretold of a bit, and by what.
pub(super) struct Forecast {
    what: What,
    places: [usize; WAYS],
    answers: [Odds; WAYS],
    probability: i32,
}

impl Forecast {
    /// How likely a 1 is, in parts of [`WHOLE`].
    pub fn one(&self) -> u32 {
        let one = u32::try_from(self.probability).unwrap_or(0) * (WHOLE / SURE.unsigned_abs());
        one.clamp(24, WHOLE - 24)
    }
}

impl Predictor {
    pub fn new() -> Self {
        Self {
            counts: vec![Count::NONE; PLACES as usize],
            weights: [[FIRST_WEIGHT; WAYS]; What::COUNT],
            odds: all_odds(),
        }
    }

    /// Foretells a bit that says this, with that going with it.
    pub fn foretell(&self, what: What, with: [u32; WAYS]) -> Forecast {
        let (mut places, mut answers) = ([0; WAYS], [0; WAYS]);
        let mut sum = 0;
        for (way, with) in (0..).zip(with) {
            let place = place(what, way, with);
            places[way] = place;
            answers[way] = self.odds[usize::from(self.counts[place].one >> 4)];
            sum += i64::from(answers[way]) * i64::from(self.weights[what.index()][way]);
        }
        let odds = i32::try_from(sum >> 16).unwrap_or(0);
        Forecast { what, places, answers, probability: probability(odds) }
    }

    /// Learns what a bit was.
    pub fn learn(&mut self, forecast: &Forecast, bit: bool) {
        let error = (i32::from(bit) * SURE - forecast.probability) * PACE;
        for (weight, answer) in self.weights[forecast.what.index()].iter_mut().zip(forecast.answers)
        {
            *weight = weight.saturating_add((answer * error + 0x2000) >> 14);
        }
        for place in forecast.places {
            self.counts[place].learn(bit);
        }
    }
}

/// Where is kept what goes with bits in one of the ways.
fn place(what: What, way: usize, with: u32) -> usize {
    let number = what.index() * WAYS + way;
    let key = with.wrapping_mul(0x9e37_79b1) ^ u32::try_from(number).unwrap_or(0);
    let key = (key ^ key >> 15).wrapping_mul(0x85eb_ca6b);
    (key / (u32::MAX / PLACES + 1)) as usize
}
