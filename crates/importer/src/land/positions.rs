//! Territories around their positions: each cell near one belongs to the nearest.

use std::collections::BTreeSet;

use crate::sketch::SketchPoint;
use cartography::grid::{CELLS, middle};

/// The reach of a territory, as a share of the usual distance between neighbours, and its bounds.
const REACH: f64 = 0.62;
const LEAST: f64 = 26.0;
const MOST: f64 = 180.0;

/// The width of the water between territories near each other without a border, in units.
const CHANNEL: f64 = 17.0;

/// The size of a coast’s bends, and how far they lead astray, as a share of the reach.
const BEND: f64 = 46.0;
const BENT: f64 = 0.32;

/// Returns the labels of cells.
pub fn cells(sites: &[SketchPoint], borders: &BTreeSet<(usize, usize)>) -> Vec<u8> {
    let usual = reach(sites, borders);
    let reaches: Vec<f64> = (0..sites.len())
        .map(|at| {
            let own = borders.iter().filter(|(a, b)| *a == at || *b == at);
            let nearest = own.map(|(a, b)| far(sites[*a], sites[*b])).fold(f64::INFINITY, f64::min);
            usual.max((0.56 * nearest).min(1.5 * usual)).clamp(LEAST, MOST)
        })
        .collect();
    (0..CELLS).map(|cell| label(middle(cell), sites, &reaches, borders)).collect()
}

/// Returns the usual reach: more than half of the way between most neighbours.
fn reach(sites: &[SketchPoint], borders: &BTreeSet<(usize, usize)>) -> f64 {
    let mut lengths: Vec<f64> = borders.iter().map(|(a, b)| far(sites[*a], sites[*b])).collect();
    lengths.sort_by(f64::total_cmp);
    let usual = lengths.get(lengths.len() * 3 / 5).copied().unwrap_or(MOST);
    (REACH * usual).clamp(LEAST, MOST)
}

fn label(
    at: SketchPoint,
    sites: &[SketchPoint],
    reaches: &[f64],
    borders: &BTreeSet<(usize, usize)>,
) -> u8 {
    // The nearest two sites, as distance and number.
    let (mut first, mut second) = ((f64::INFINITY, 0), (f64::INFINITY, 0));
    for (number, site) in sites.iter().enumerate() {
        let far = far(at, *site);
        if far < first.0 {
            (first, second) = ((far, number), first);
        } else if far < second.0 {
            second = (far, number);
        }
    }
    let (near, number) = first;
    let reach = reaches.get(number).copied().unwrap_or(0.0);
    let is_dry = near <= reach * (1.0 + BENT * bends(at));
    let (a, b) = (number.min(second.1), number.max(second.1));
    let is_apart = second.0 - near < CHANNEL
        && second.0 <= reaches.get(second.1).map_or(0.0, |reach| reach * 1.4)
        && !borders.contains(&(a, b));
    if is_dry && !is_apart { u8::try_from(number + 1).unwrap_or(0) } else { 0 }
}

fn far(a: SketchPoint, b: SketchPoint) -> f64 {
    ((a.0 - b.0) * (a.0 - b.0) + (a.1 - b.1) * (a.1 - b.1)).sqrt()
}

/// Returns smooth noise from -1 to 1, the same on every machine.
fn bends((x, y): SketchPoint) -> f64 {
    let octave = |size: f64| {
        let (column, row) = ((x / size).floor(), (y / size).floor());
        let ease = |part: f64| part * part * (3.0 - 2.0 * part);
        let (across, down) = (ease(x / size - column), ease(y / size - row));
        let mix = |a: f64, b: f64, part: f64| a + (b - a) * part;
        let top = mix(noise(column, row), noise(column + 1.0, row), across);
        let bottom = mix(noise(column, row + 1.0), noise(column + 1.0, row + 1.0), across);
        mix(top, bottom, down)
    };
    0.65 * octave(BEND) + 0.35 * octave(BEND / 2.4)
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "places on the map")]
fn noise(column: f64, row: f64) -> f64 {
    let mut word =
        (column as u32).wrapping_mul(0x9E37_79B1) ^ (row as u32).wrapping_mul(0x85EB_CA77);
    word = (word ^ word >> 15).wrapping_mul(0x2C1B_3C6D);
    word = (word ^ word >> 12).wrapping_mul(0x297A_2D39);
    f64::from((word ^ word >> 15) >> 8) / f64::from(1 << 23) - 1.0
}
