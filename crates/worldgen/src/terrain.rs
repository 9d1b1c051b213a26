//! The land: heights from noise around a few masses, flooded up to the share of water.

use super::noise::{Field, FractalNoise, Spot};
use super::seed::{MOST, WorldSeed};
use cartography::draws::Draws;
use cartography::grid::{CELL, CELLS, HEIGHT, WIDTH, groups, middle, smooth, uncross};

/// The share of the map that is water at both ends of the slider.
const WATER: (f64, f64) = (0.5, 0.78);

/// The least land for each territory, in square units, so that its badge and its name have room.
const LEAST_LAND: f64 = 11_000.0;

/// The width of the water around the map, in units, and that of the slope towards it.
const MARGIN: f64 = 16.0;
const SLOPE: f64 = 95.0;

/// Islands and lakes of fewer cells are left out.
const SPECK: usize = 34;
const POND: usize = 260;

/// Lakes of more cells are opened towards the sea by filling no part of them; they'd look like seas
/// without ships, so they become land as well.
const LAKE: usize = 2600;

/// A mass of land that grows around a point.
struct Mass {
    at: (f64, f64),
    reach: (f64, f64),
}

/// Returns which cells are land: 1, or 0 for water.
pub fn land(seed: WorldSeed, territories: usize, dice: &mut Draws) -> Vec<u8> {
    let heights = heights(seed, territories, dice);
    let (least, most) = WATER;
    let water = least + (most - least) * f64::from(seed.water()) / f64::from(MOST);
    let needed = territories as f64 * LEAST_LAND / (CELL * CELL * CELLS as f64);
    let share = (1.0 - water).max(needed);
    let mut sorted = heights.clone();
    let place = ((1.0 - share) * CELLS as f64).clamp(0.0, CELLS as f64 - 1.0) as usize;
    let (_, level, _) = sorted.select_nth_unstable_by(place, f64::total_cmp);
    let level = *level;
    let mut cells: Vec<u8> = heights.iter().map(|height| u8::from(*height > level)).collect();
    smooth(&mut cells, 2, |_, _| true);
    smooth(&mut cells, 1, |_, _| true);
    clean(&mut cells);
    uncross(&mut cells);
    clean(&mut cells);
    cells
}

fn heights(seed: WorldSeed, territories: usize, dice: &mut Draws) -> Vec<f64> {
    let rugged = f64::from(seed.ruggedness()) / f64::from(MOST);
    let masses = masses(territories, dice);
    let mut coast = FractalNoise::new(dice.word(), 210.0, 5, 0.42 + 0.22 * rugged);
    let mut field =
        |largest, octaves| Field::of(FractalNoise::new(dice.word(), largest, octaves, 0.5));
    let (shape, shore, straits) = (field(430.0, 2), field(150.0, 3), field(330.0, 3));
    let bends = [field(260.0, 3), field(260.0, 3)];
    let (weight, bend) = (0.36 + 0.4 * rugged, 60.0 + 40.0 * rugged);
    let height = |cell: usize| {
        let ((x, y), spot) = (middle(cell), Spot::of(cell));
        let (a, b) = (x + bend * bends[0].at(spot), y + bend * bends[1].at(spot));
        // The nearest land mass is the highest at this point.
        let near = masses.iter().map(|mass| mass.square(a, b)).fold(f64::INFINITY, f64::min);
        let rise = (1.0 - near.sqrt()).max(-0.7);
        let detail = coast.at(f64::midpoint(a, x), f64::midpoint(b, y));
        let strait = 1.0 - (straits.at(spot).abs() / 0.1).min(1.0);
        let fall = edge(x, y, 34.0 * shore.at(spot)) + 0.5 * strait * strait;
        rise + 0.55 * shape.at(spot) + weight * detail - fall
    };
    (0..CELLS).map(height).collect()
}

/// Returns how far the land falls towards the edge of the map, whose shape `shift` bends.
fn edge(x: f64, y: f64, shift: f64) -> f64 {
    let (width, height) = (WIDTH as f64 * CELL, HEIGHT as f64 * CELL);
    if x.min(y).min(width - x).min(height - y) < MARGIN {
        return 100.0;
    }
    // An oval rather than a rectangle, so that the corners are sea.
    let square = |part: f64| part * part;
    let across = square(square(2.0 * x / width - 1.0));
    let down = square(square(2.0 * y / height - 1.0));
    let far = (1.0 - (across + down).sqrt().sqrt()) * height / 2.0;
    let part = 1.0 - ((far - 12.0 + shift) / SLOPE).clamp(-0.4, 1.0);
    2.2 * part * part
}

impl Mass {
    /// Returns the square of the distance from its middle, in parts of its reach.
    fn square(&self, x: f64, y: f64) -> f64 {
        let (dx, dy) = ((x - self.at.0) / self.reach.0, (y - self.at.1) / self.reach.1);
        dx * dx + dy * dy
    }
}

/// Chooses the masses, far from each other.
fn masses(territories: usize, dice: &mut Draws) -> Vec<Mass> {
    let (width, height) = (WIDTH as f64 * CELL, HEIGHT as f64 * CELL);
    let count = 3 + territories / 12 + dice.below(2);
    let mut found: Vec<Mass> = Vec::new();
    for _ in 0..count {
        let mut best = ((width / 2.0, height / 2.0), -1.0);
        for _ in 0..9 {
            let at = (dice.between(170.0, width - 170.0), dice.between(140.0, height - 140.0));
            let apart = |mass: &Mass| {
                let (dx, dy) = (mass.at.0 - at.0, (mass.at.1 - at.1) * 1.35);
                dx * dx + dy * dy
            };
            let least = found.iter().map(apart).fold(f64::INFINITY, f64::min);
            if least > best.1 {
                best = (at, least);
            }
        }
        let size = dice.between(190.0, 330.0);
        let stretch = dice.between(0.75, 1.3);
        found.push(Mass { at: best.0, reach: (size * stretch, size / stretch) });
    }
    found
}

/// Leaves out islands and ponds that nobody would see, and fills waters that ships can't leave.
fn clean(cells: &mut [u8]) {
    let (group, found) = groups(cells);
    let ocean = found.iter().filter(|it| it.label == 0).map(|it| it.size).max().unwrap_or(0);
    let becomes: Vec<u8> = found
        .iter()
        .map(|it| match it.label {
            0 if it.size < ocean && !(POND..=LAKE).contains(&it.size) => 1,
            1 if it.size < SPECK => 0,
            label => label,
        })
        .collect();
    for (cell, number) in cells.iter_mut().zip(group) {
        *cell = becomes[number as usize];
    }
}
