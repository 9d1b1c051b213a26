//! Gradient noise in several octaves. It needs no more than the four basic operations, so that all
//! machines get the same coasts.

use cartography::grid::{CELL, HEIGHT, WIDTH};

/// Noise with features of several sizes.
pub struct FractalNoise {
    seed: u32,
    octaves: Vec<Octave>,
}

/// Noise with features of one size.
struct Octave {
    /// The number of the octave.
    kind: u32,
    /// The size of its features, in units, and its weight.
    size: f64,
    weight: f64,
    /// The square of the last point and the gradients at its corners, as the next point is mostly in
    /// the same square.
    square: (i32, i32),
    gradients: [(f64, f64); 4],
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

impl FractalNoise {
    /// Creates noise whose largest features have this size; each further octave is half as large,
    /// and its weight falls by `gain`.
    pub fn new(seed: u32, largest: f64, octaves: usize, gain: f64) -> Self {
        let next = |(size, weight): &(f64, f64)| Some((size * 0.47, weight * gain));
        let sizes = std::iter::successors(Some((largest, 1.0)), next).take(octaves);
        // Start with a square that no map reaches, so that the first look-up computes its own.
        let (square, gradients) = ((i32::MAX, i32::MAX), [(0.0, 0.0); 4]);
        let octave = |(kind, (size, weight))| Octave { kind, size, weight, square, gradients };
        Self { seed, octaves: (0..).zip(sizes).map(octave).collect() }
    }

    /// Returns the noise at a point: about -1 to 1 for one octave.
    pub fn at(&mut self, x: f64, y: f64) -> f64 {
        let seed = self.seed;
        self.octaves.iter_mut().map(|it| it.weight * it.at(x / it.size, y / it.size, seed)).sum()
    }
}

impl Octave {
    fn at(&mut self, x: f64, y: f64, seed: u32) -> f64 {
        let square = (floor(x), floor(y));
        if self.square != square {
            (self.square, self.gradients) = (square, gradients(seed, square, self.kind));
        }
        let (dx, dy) = (x - f64::from(square.0), y - f64::from(square.1));
        let corner = |at: usize, right: f64, down: f64| {
            let (a, b) = self.gradients[at];
            a * (dx - right) + b * (dy - down)
        };
        let ease = |t: f64| t * t * t * (t * (t * 6.0 - 15.0) + 10.0);
        let (across, down) = (ease(dx), ease(dy));
        let upper = corner(0, 0.0, 0.0) * (1.0 - across) + corner(1, 1.0, 0.0) * across;
        let lower = corner(2, 0.0, 1.0) * (1.0 - across) + corner(3, 1.0, 1.0) * across;
        (upper * (1.0 - down) + lower * down) * 1.5
    }
}

/// Returns the gradients at the corners of a square.
fn gradients(seed: u32, (column, row): (i32, i32), kind: u32) -> [(f64, f64); 4] {
    [(0, 0), (1, 0), (0, 1), (1, 1)].map(|(right, down)| {
        let hash = hash(seed, column + right, row + down, kind);
        GRADIENTS[hash as usize % GRADIENTS.len()]
    })
}

fn hash(seed: u32, x: i32, y: i32, kind: u32) -> u32 {
    let [x, y] = [x, y].map(i32::cast_unsigned);
    let mut hash = seed ^ x.wrapping_mul(0x9E37_79B1) ^ y.wrapping_mul(0x85EB_CA77);
    hash ^= (kind + 1).wrapping_mul(0xC2B2_AE3D);
    hash = (hash ^ hash >> 15).wrapping_mul(0x2C1B_3C6D);
    hash = (hash ^ hash >> 12).wrapping_mul(0x297A_2D39);
    hash ^ hash >> 15
}

/// Returns the largest whole number that isn't above this one.
fn floor(number: f64) -> i32 {
    let whole = number as i32;
    whole - i32::from(f64::from(whole) > number)
}

/// Noise without small features, computed once every few cells.
pub struct Field(Vec<f64>);

/// The cells between two values of a field.
const STEP: usize = 4;

/// The values in a row of a field.
const ACROSS: usize = WIDTH / STEP + 2;

impl Field {
    /// Computes noise all over the map.
    pub fn of(mut noise: FractalNoise) -> Self {
        let apart = STEP as f64 * CELL;
        let rows = HEIGHT / STEP + 2;
        let at = |place: usize| {
            noise.at((place % ACROSS) as f64 * apart, (place / ACROSS) as f64 * apart)
        };
        Self((0..rows * ACROSS).map(at).collect())
    }

    /// Returns the noise at a cell.
    pub fn at(&self, spot: Spot) -> f64 {
        let Spot { corner, across, down } = spot;
        let row = |from: usize| self.0[from] * (1.0 - across) + self.0[from + 1] * across;
        row(corner) * (1.0 - down) + row(corner + ACROSS) * down
    }
}

/// The place of a cell between the values of a field.
#[derive(Clone, Copy)]
pub struct Spot {
    corner: usize,
    across: f64,
    down: f64,
}

impl Spot {
    pub fn of(cell: usize) -> Self {
        let (x, y) = (cell % WIDTH, cell / WIDTH);
        let part = |of: usize| ((of % STEP) as f64 + 0.5) / STEP as f64;
        Self { corner: y / STEP * ACROSS + x / STEP, across: part(x), down: part(y) }
    }
}
