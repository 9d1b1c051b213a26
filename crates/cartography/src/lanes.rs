//! Borders where territories touch, and lanes over the sea between those that don't.

use std::collections::BTreeMap;

use super::grid::{CELLS, WIDTH, cell_at};
use super::trace::{MapPoint, Ring};

/// The length of a lane’s ends that are drawn on land, in units.
const INLAND: f64 = 9.0;

/// A lane between two territories.
#[derive(Clone, Debug)]
pub struct Lane {
    /// The numbers of the territories.
    pub between: (usize, usize),
    /// The lines to draw: one, or two where the lane leaves the map.
    pub segments: Vec<(MapPoint, MapPoint)>,
    /// The length over water.
    pub length: f64,
}

/// Returns the pairs of territories whose cells touch.
pub fn land(cells: &[u8]) -> Vec<(usize, usize)> {
    let mut touching: BTreeMap<(usize, usize), usize> = BTreeMap::new();
    for cell in 0..CELLS - WIDTH {
        for next in [cell + 1, cell + WIDTH] {
            let (a, b) = (usize::from(cells[cell]), usize::from(cells[next]));
            if a != 0 && b != 0 && a != b {
                *touching.entry((a.min(b) - 1, a.max(b) - 1)).or_default() += 1;
            }
        }
    }
    touching.into_keys().collect()
}

/// Returns how many sides of cells each pair of touching territories shares.
pub fn contacts(cells: &[u8]) -> BTreeMap<(u8, u8), usize> {
    let mut touching = BTreeMap::new();
    for cell in 0..CELLS - WIDTH {
        for next in [cell + 1, cell + WIDTH] {
            let (a, b) = (cells[cell], cells[next]);
            if a != 0 && b != 0 && a != b {
                *touching.entry((a.min(b), a.max(b))).or_default() += 1;
            }
        }
    }
    touching
}

/// Returns points along the coasts of each territory.
pub fn coasts(shapes: &[Vec<Ring>]) -> Vec<Vec<MapPoint>> {
    shapes.iter().map(|rings| coast(rings)).collect()
}

/// Returns the shortest lane over open sea between two territories, no longer than `longest`.
pub fn shortest(
    cells: &[u8],
    ocean: &[bool],
    coasts: &[Vec<MapPoint>],
    (a, b): (usize, usize),
    longest: f64,
) -> Option<Lane> {
    let mut pairs: Vec<(f64, MapPoint, MapPoint)> = Vec::new();
    let mut least = longest * longest;
    let [here, there] = [bounds(&coasts[a]), bounds(&coasts[b])];
    if apart(here, there) >= least * 1.3 {
        return None;
    }
    for one in &coasts[a] {
        if apart(bounds(&[*one]), there) >= least * 1.3 {
            continue;
        }
        for other in &coasts[b] {
            let (dx, dy) = (other.0 - one.0, other.1 - one.1);
            let far = dx * dx + dy * dy;
            if far < least * 1.3 {
                least = least.min(far);
                pairs.push((far, *one, *other));
            }
        }
    }
    pairs.retain(|(far, ..)| *far <= least * 1.3);
    pairs.sort_by(|p, q| p.0.total_cmp(&q.0));
    let own = [a, b].map(|it| u8::try_from(it + 1).unwrap_or(0));
    let open = pairs.iter().take(40).find(|(_, p, q)| clear(cells, ocean, *p, *q, own));
    open.map(|(far, p, q)| Lane {
        between: (a, b),
        segments: vec![inland(*p, *q)],
        length: far.sqrt(),
    })
}

/// Returns the left, top, right and bottom of some points.
fn bounds(points: &[MapPoint]) -> [f64; 4] {
    let none = [f64::INFINITY, f64::INFINITY, f64::NEG_INFINITY, f64::NEG_INFINITY];
    points.iter().fold(none, |[l, t, r, b], (x, y)| [l.min(*x), t.min(*y), r.max(*x), b.max(*y)])
}

/// Returns the square of the distance of two areas: no two points of theirs are closer.
fn apart(one: [f64; 4], other: [f64; 4]) -> f64 {
    let dx = (other[0] - one[2]).max(one[0] - other[2]).max(0.0);
    let dy = (other[1] - one[3]).max(one[1] - other[3]).max(0.0);
    dx * dx + dy * dy
}

/// Returns points along the coasts of a territory, but not those of its small islands.
fn coast(rings: &[Ring]) -> Vec<MapPoint> {
    let most = rings.iter().map(Vec::len).max().unwrap_or(0);
    let large = rings.iter().filter(|ring| ring.len() * 4 >= most);
    large.flatten().filter(|(_, other)| *other == 0).map(|(point, _)| *point).step_by(3).collect()
}

/// Returns `true` if the way between two points leads over the ocean, except close to both ends.
fn clear(cells: &[u8], ocean: &[bool], a: MapPoint, b: MapPoint, own: [u8; 2]) -> bool {
    let (dx, dy) = (b.0 - a.0, b.1 - a.1);
    let far = (dx * dx + dy * dy).sqrt();
    let steps = (far / 2.5) as usize + 2;
    let mut wet = false;
    for step in 1..steps {
        let part = step as f64 / steps as f64;
        let Some(cell) = cell_at(a.0 + dx * part, a.1 + dy * part) else { return false };
        let near = part * far < 7.0 || (1.0 - part) * far < 7.0;
        if cells[cell] != 0 && !(near && own.contains(&cells[cell])) {
            return false;
        }
        if cells[cell] == 0 {
            if !ocean[cell] {
                return false;
            }
            wet = true;
        }
    }
    wet || far < 14.0
}

/// Moves the ends of a lane a little inland.
pub fn inland(a: MapPoint, b: MapPoint) -> (MapPoint, MapPoint) {
    let (dx, dy) = (b.0 - a.0, b.1 - a.1);
    let far = (dx * dx + dy * dy).sqrt().max(1.0);
    let (ux, uy) = (dx / far * INLAND, dy / far * INLAND);
    ((a.0 - ux, a.1 - uy), (b.0 + ux, b.1 + uy))
}
