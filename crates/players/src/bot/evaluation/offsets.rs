//! The weights for one kind of game, stored as low-precision offsets from the general weights to
//! save space.

use super::net::{ValueNet, WEIGHT_COUNT, WeightsError, decode, encode};

/// The first bytes of such a file; the number is that of the shape.
const MARK: [u8; 4] = [b'R', b'Q', b'L', 1];

/// The quantisation step: positions are evaluated as well with it as with the exact weights.
const UNIT: f32 = 1.0 / 16.0;

impl ValueNet {
    /// Returns these weights plus the stored offsets.
    ///
    /// # Errors
    /// Fails if the bytes are of another version, truncated or damaged.
    pub fn with_offsets(&self, bytes: &[u8]) -> Result<Self, WeightsError> {
        let steps = decode(bytes, MARK, WEIGHT_COUNT)?.iter().map(|it| f32::from(it.cast_signed()));
        let weights = self.weights.iter().zip(steps).map(|(weight, steps)| weight + steps * UNIT);
        Ok(Self { weights: weights.collect() })
    }

    /// Returns the offsets of other weights from these, as stored: to the nearest sixteenth, at
    /// most eight.
    pub fn offsets_to(&self, others: &Self) -> Vec<u8> {
        let apart = self.weights.iter().zip(&others.weights).map(|(from, to)| to - from);
        #[allow(clippy::cast_possible_truncation, reason = "what is too far becomes the farthest")]
        let steps: Vec<u8> = apart.map(|it| ((it / UNIT).round() as i8).cast_unsigned()).collect();
        encode(MARK, &steps)
    }
}
