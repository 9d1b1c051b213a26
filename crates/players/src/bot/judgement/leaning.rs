//! Weights that lean from others towards one kind of game: kept as how far they lie apart, so that they take little room.

use super::net::{BadWeights, Net, WEIGHTS, closed, opened};

/// What such a file begins with; the number is that of the shape.
const MARK: [u8; 4] = [b'R', b'Q', b'L', 1];

/// What one counts: positions are judged as well by steps so long as by the weights themselves.
const UNIT: f32 = 1.0 / 16.0;

impl Net {
    /// The weights that lie so far from these.
    ///
    /// # Errors
    /// What is said of them is of another version, cut or damaged.
    pub fn leaning(&self, bytes: &[u8]) -> Result<Self, BadWeights> {
        let steps = opened(bytes, MARK, WEIGHTS)?.iter().map(|it| f32::from(it.cast_signed()));
        let weights = self.weights.iter().zip(steps).map(|(weight, steps)| weight + steps * UNIT);
        Ok(Self { weights: weights.collect() })
    }

    /// How far others lie from these weights, as it is kept: to the nearest sixteenth, and eight at most.
    pub fn towards(&self, others: &Self) -> Vec<u8> {
        let apart = self.weights.iter().zip(&others.weights).map(|(from, to)| to - from);
        #[allow(clippy::cast_possible_truncation, reason = "what is too far becomes the farthest")]
        let steps: Vec<u8> = apart.map(|it| ((it / UNIT).round() as i8).cast_unsigned()).collect();
        closed(MARK, &steps)
    }
}
