//! Gradient noise in several octaves. It needs no more than the four basic operations, so that all
//! machines get the same coasts.

use cartography::grid::{CELL, HEIGHT, WIDTH};

/// Noise with features of several sizes.
pub struct Noise {
    seed: u32,
    /// The size of the features of each octave, in units, and its weight.
    octaves: Vec<(f64, f64)>,
}

const DIAGONAL: f64 = 0.707_106_781_186_547_5;

const GRADIENTS: [(f64, f64); 8] = [
    (1.0, 0.0),
    (DIAGONAL, DIAGONAL),
    (0.0, 1.0),
    (-DIAGONAL, DIAGONAL),
    (-1.0, 0.0),
    (-DIAGONAL, -DIAGONAL),
    (0.0, -1.0),
    (DIAGONAL, -DIAGONAL),
];

impl Noise {
    /// Creates noise whose largest features have this size; each further octave is half as large,
    /// and its weight falls by `gain`.
    pub fn new(seed: u32, largest: f64, octaves: usize, gain: f64) -> Self {
        let next = |(size, weight): &(f64, f64)| Some((size * 0.47, weight * gain));
        let octaves = std::iter::successors(Some((largest, 1.0)), next).take(octaves).collect();
        Self { seed, octaves }
    }

    /// Returns the noise at a point: about -1 to 1 for one octave.
    pub fn at(&self, x: f64, y: f64) -> f64 {
        let octaves = (0..).zip(&self.octaves);
        octaves.map(|(kind, (size, weight))| weight * self.octave(x / size, y / size, kind)).sum()
    }

    fn octave(&self, x: f64, y: f64, kind: u32) -> f64 {
        let (left, top) = (x.floor(), y.floor());
        let (dx, dy) = (x - left, y - top);
        let (column, row) = (left as i32, top as i32);
        let corner = |right: i32, down: i32| {
            let hash = self.hash(column + right, row + down, kind);
            let (a, b) = GRADIENTS[hash as usize % GRADIENTS.len()];
            a * (dx - f64::from(right)) + b * (dy - f64::from(down))
        };
        let ease = |t: f64| t * t * t * (t * (t * 6.0 - 15.0) + 10.0);
        let (across, down) = (ease(dx), ease(dy));
        let upper = corner(0, 0) * (1.0 - across) + corner(1, 0) * across;
        let lower = corner(0, 1) * (1.0 - across) + corner(1, 1) * across;
        (upper * (1.0 - down) + lower * down) * 1.5
    }

    fn hash(&self, x: i32, y: i32, kind: u32) -> u32 {
        let [x, y] = [x, y].map(i32::cast_unsigned);
        let mut hash = self.seed ^ x.wrapping_mul(0x9E37_79B1) ^ y.wrapping_mul(0x85EB_CA77);
        hash ^= (kind + 1).wrapping_mul(0xC2B2_AE3D);
        hash = (hash ^ hash >> 15).wrapping_mul(0x2C1B_3C6D);
        hash = (hash ^ hash >> 12).wrapping_mul(0x297A_2D39);
        hash ^ hash >> 15
    }
}

/// Noise without small features, computed once every few cells.
pub struct Field(Vec<f64>);

/// The cells between two values of a field.
const STEP: usize = 4;

/// The values in a row of a field.
const ACROSS: usize = WIDTH / STEP + 2;

impl Field {
    /// Computes noise all over the map.
    pub fn of(noise: &Noise) -> Self {
        let apart = STEP as f64 * CELL;
        let rows = HEIGHT / STEP + 2;
        let at = |place: usize| {
            noise.at((place % ACROSS) as f64 * apart, (place / ACROSS) as f64 * apart)
        };
        Self((0..rows * ACROSS).map(at).collect())
    }

    /// Returns the noise at a cell.
    pub fn at(&self, cell: usize) -> f64 {
        let (x, y) = (cell % WIDTH, cell / WIDTH);
        let corner = y / STEP * ACROSS + x / STEP;
        let part = |of: usize| ((of % STEP) as f64 + 0.5) / STEP as f64;
        let (across, down) = (part(x), part(y));
        let row = |from: usize| self.0[from] * (1.0 - across) + self.0[from + 1] * across;
        row(corner) * (1.0 - down) + row(corner + ACROSS) * down
    }
}
