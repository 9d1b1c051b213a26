//! The network of the value function: a layer for each territory, summed over a player's land, and
//! a layer for each player.

use super::features::{PLAYER_FEATURES, TERRITORY_FEATURES};

/// The number of outputs for a territory.
pub const TERRITORY_OUTPUTS: usize = 32;

/// The number of hidden units for a player.
pub const HIDDEN_UNITS: usize = 32;

/// The number of inputs for a player: the sum over its land and its own features.
pub const PLAYER_INPUTS: usize = TERRITORY_OUTPUTS + PLAYER_FEATURES;

/// The divisor of the sum over land.
pub const LAND_SCALE: f32 = 8.0;

/// The start of the territory layer.
pub const TERRITORY_LAYER: usize = 0;

/// The start of the player layer. Every layer has a row for each input, and then a row of biases.
pub const PLAYER_LAYER: usize = TERRITORY_LAYER + (TERRITORY_FEATURES + 1) * TERRITORY_OUTPUTS;

/// The start of the output layer.
pub const OUTPUT_LAYER: usize = PLAYER_LAYER + (PLAYER_INPUTS + 1) * HIDDEN_UNITS;

/// The number of weights.
pub const WEIGHT_COUNT: usize = OUTPUT_LAYER + HIDDEN_UNITS + 1;

/// The quantisation step of a stored weight.
const UNIT: f32 = 1.0 / 2048.0;

/// The first bytes of a file of weights; the number is that of the shape, which changes with the
/// features.
const MARK: [u8; 4] = [b'R', b'Q', b'W', 1];

/// The value function with its weights. It gives the same results on every machine, since sums have
/// a fixed order.
#[derive(Debug, Clone, PartialEq)]
pub struct ValueNet {
    /// All weights, layer after layer.
    pub weights: Vec<f32>,
}

/// An error in reading weights.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum WeightsError {
    /// The bytes aren't weights, or are weights of another shape.
    #[error("this is not a weights file of this version")]
    Version,
    /// There are too few or too many.
    #[error("the weights file is cut off: {0} of {1} bytes")]
    Length(usize, usize),
    /// The checksum doesn't match.
    #[error("the weights are damaged")]
    Sum,
}

impl ValueNet {
    /// Reads stored weights.
    ///
    /// # Errors
    /// Fails if they are of another version, truncated or damaged.
    pub fn read(bytes: &[u8]) -> Result<Self, WeightsError> {
        let numbers = decode(bytes, MARK, 2 * WEIGHT_COUNT)?;
        let pairs = numbers.chunks_exact(2);
        let weight = |pair: &[u8]| match *pair {
            [low, high] => f32::from(i16::from_le_bytes([low, high])) * UNIT,
            _ => 0.0,
        };
        Ok(Self { weights: pairs.map(weight).collect() })
    }

    /// Returns the weights as they are stored.
    pub fn write(&self) -> Vec<u8> {
        #[allow(clippy::cast_possible_truncation, reason = "what is too large becomes the largest")]
        let numbers: Vec<u8> =
            self.weights.iter().flat_map(|it| ((it / UNIT).round() as i16).to_le_bytes()).collect();
        encode(MARK, &numbers)
    }

    /// Interpolates between these weights and others, by a part from 0 to 1.
    #[must_use]
    pub fn interpolate(&self, other: &Self, part: f32) -> Self {
        let pairs = self.weights.iter().zip(&other.weights);
        Self { weights: pairs.map(|(from, to)| from + part * (to - from)).collect() }
    }

    /// Returns the outputs for a territory, as its part of the sum over land.
    pub fn territory_outputs(
        &self,
        ground: &[f32; TERRITORY_FEATURES],
    ) -> [f32; TERRITORY_OUTPUTS] {
        let mut found = [0.0; TERRITORY_OUTPUTS];
        self.layer(TERRITORY_LAYER, ground, &mut found);
        found.map(|it| it.max(0.0) / LAND_SCALE)
    }

    /// Returns the score of a player, the exponent of its chance: from the sum over its land and
    /// its own features.
    pub fn score(&self, inputs: &[f32; PLAYER_INPUTS]) -> f32 {
        let seen = self.hidden_units(inputs);
        let last = self.weights.get(OUTPUT_LAYER..).unwrap_or_default();
        let (weights, always) = last.split_at(HIDDEN_UNITS.min(last.len()));
        let sum: f32 = seen.iter().zip(weights).map(|(seen, by)| seen.max(0.0) * by).sum();
        sum + always.iter().sum::<f32>()
    }

    /// Returns the hidden units of a player, before the rectifier.
    pub fn hidden_units(&self, inputs: &[f32; PLAYER_INPUTS]) -> [f32; HIDDEN_UNITS] {
        let mut seen = [0.0; HIDDEN_UNITS];
        self.layer(PLAYER_LAYER, inputs, &mut seen);
        seen
    }

    /// Computes a layer without its activation.
    fn layer<const OUT: usize>(&self, start: usize, given: &[f32], found: &mut [f32; OUT]) {
        let (rows, _) = self.weights.get(start..).unwrap_or_default().as_chunks::<OUT>();
        let (rows, always) = rows.split_at(given.len().min(rows.len()));
        let mut sum = [0.0; OUT];
        for (number, row) in given.iter().zip(rows) {
            if *number != 0.0 {
                sum = std::array::from_fn(|to| sum[to] + number * row[to]);
            }
        }
        if let Some(bias) = always.first() {
            sum = std::array::from_fn(|to| sum[to] + bias[to]);
        }
        *found = sum;
    }
}

/// Returns the numbers in a file that begins with this mark and has this many bytes of them.
///
/// # Errors
/// Fails if it is of another version, truncated or damaged.
pub(super) fn decode(bytes: &[u8], mark: [u8; 4], length: usize) -> Result<&[u8], WeightsError> {
    let length = mark.len() + 4 + length;
    let rest = bytes.strip_prefix(&mark).ok_or(WeightsError::Version)?;
    if bytes.len() != length {
        return Err(WeightsError::Length(bytes.len(), length));
    }
    let (sum, numbers) = rest.split_at(4);
    if sum == checksum(numbers) { Ok(numbers) } else { Err(WeightsError::Sum) }
}

/// Returns the file for these numbers.
pub(super) fn encode(mark: [u8; 4], numbers: &[u8]) -> Vec<u8> {
    [mark.as_slice(), &checksum(numbers), numbers].concat()
}

/// Returns the checksum of the weights (FNV-1a).
fn checksum(bytes: &[u8]) -> [u8; 4] {
    let mixed = bytes
        .iter()
        .fold(0x811c_9dc5_u32, |sum, byte| (sum ^ u32::from(*byte)).wrapping_mul(0x0100_0193));
    mixed.to_le_bytes()
}
