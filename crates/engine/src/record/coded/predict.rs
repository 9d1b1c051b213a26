//! Prediction of the next bit by adaptive mixing of contexts.
//!
//! Each bit has several contexts of increasing detail. For each context, the predictor keeps the
//! frequency of ones, and it weights these predictions by their past accuracy. Every number in this
//! file is part of the link format, so none may change.

use super::purpose::BitPurpose;
use super::range::WHOLE;

/// The number of contexts of a bit.
pub(super) const WAYS: usize = 4;

/// The number of slots for contexts, which may share them.
const PLACES: u32 = 1 << 12;

/// The frequency of ones in a context.
#[derive(Debug, Clone, Copy)]
struct BitCount {
    /// The probability of a 1 in parts of [`WHOLE`].
    one: u16,
    bits: u8,
}

impl BitCount {
    const NONE: Self = Self { one: 1 << 15, bits: 0 };

    /// The number of bits after which older ones lose weight.
    const MEMORY: u8 = 40;

    fn learn(&mut self, bit: bool) {
        let aim = if bit { i32::from(u16::MAX) } else { 0 };
        let step = (aim - i32::from(self.one)) * 2 / (2 * i32::from(self.bits) + 3);
        self.one = u16::try_from(i32::from(self.one) + step).unwrap_or(self.one);
        self.bits = (self.bits + 1).min(Self::MEMORY);
    }
}

/// The log odds (logit) of a probability in parts of 256, from -2047 to 2047.
type LogOdds = i32;

const MOST: LogOdds = 2047;

/// The denominator of probabilities computed from odds.
const SURE: i32 = 1 << 12;

/// The probabilities for odds from -2048 to 2048, in steps of 128.
const CURVE: [i32; 33] = [
    1, 2, 3, 6, 10, 16, 27, 45, 73, 120, 194, 310, 488, 747, 1101, 1546, 2047, 2549, 2994, 3348,
    3607, 3785, 3901, 3975, 4022, 4050, 4068, 4079, 4085, 4089, 4092, 4093, 4094,
];

fn probability(odds: LogOdds) -> i32 {
    let from_least = odds.clamp(-MOST, MOST) + MOST + 1;
    let (step, rest) = (usize::try_from(from_least / 128).unwrap_or(0), from_least % 128);
    (CURVE[step] * (128 - rest) + CURVE[step + 1] * rest + 64) / 128
}

/// Returns the least odds for each probability.
fn all_odds() -> Vec<LogOdds> {
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

/// The weight of one prediction, in parts of 65536.
type MixWeight = i32;

const FIRST_WEIGHT: MixWeight = 26_000;

/// The learning rate of the weights.
const PACE: i32 = 14;

/// The state of the model.
#[derive(Debug)]
pub(super) struct Predictor {
    counts: Vec<BitCount>,
    weights: [[MixWeight; WAYS]; BitPurpose::COUNT],
    odds: Vec<LogOdds>,
}

/// The prediction of one bit, with its inputs.
pub(super) struct BitPrediction {
    purpose: BitPurpose,
    places: [usize; WAYS],
    answers: [LogOdds; WAYS],
    probability: i32,
}

impl BitPrediction {
    /// Returns the probability of a 1 in parts of [`WHOLE`].
    pub fn one(&self) -> u32 {
        let one = u32::try_from(self.probability).unwrap_or(0) * (WHOLE / SURE.unsigned_abs());
        one.clamp(24, WHOLE - 24)
    }
}

impl Predictor {
    pub fn new() -> Self {
        Self {
            counts: vec![BitCount::NONE; PLACES as usize],
            weights: [[FIRST_WEIGHT; WAYS]; BitPurpose::COUNT],
            odds: all_odds(),
        }
    }

    /// Predicts a bit of this kind in these contexts.
    pub fn foretell(&self, purpose: BitPurpose, with: [u32; WAYS]) -> BitPrediction {
        let (mut places, mut answers) = ([0; WAYS], [0; WAYS]);
        let mut sum = 0;
        for (way, with) in (0..).zip(with) {
            let place = place(purpose, way, with);
            places[way] = place;
            answers[way] = self.odds[usize::from(self.counts[place].one >> 4)];
            sum += i64::from(answers[way]) * i64::from(self.weights[purpose.index()][way]);
        }
        let odds = i32::try_from(sum >> 16).unwrap_or(0);
        BitPrediction { purpose, places, answers, probability: probability(odds) }
    }

    /// Learns from the actual bit.
    pub fn learn(&mut self, forecast: &BitPrediction, bit: bool) {
        let error = (i32::from(bit) * SURE - forecast.probability) * PACE;
        for (weight, answer) in
            self.weights[forecast.purpose.index()].iter_mut().zip(forecast.answers)
        {
            *weight = weight.saturating_add((answer * error + 0x2000) >> 14);
        }
        for place in forecast.places {
            self.counts[place].learn(bit);
        }
    }
}

/// Returns the slot of a context.
fn place(purpose: BitPurpose, way: usize, with: u32) -> usize {
    let number = purpose.index() * WAYS + way;
    let key = with.wrapping_mul(0x9e37_79b1) ^ u32::try_from(number).unwrap_or(0);
    let key = (key ^ key >> 15).wrapping_mul(0x85eb_ca6b);
    (key / (u32::MAX / PLACES + 1)) as usize
}
