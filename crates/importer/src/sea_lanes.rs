//! Lanes for borders between territories that don't touch.

use cartography::SIZE;
use cartography::lanes::{Lane, inland, shortest};
use cartography::trace::MapPoint;

/// The longest lane over open sea that is looked for.
const LONGEST: f64 = 1000.0;

/// A way of more than this part of the map's width leads around the world if that is shorter.
const AROUND: f64 = 0.55;

/// Returns the lane between two territories: the shortest way over open sea, or around the world, or
/// else straight from one to the other.
pub fn lane(
    cells: &[u8],
    ocean: &[bool],
    coasts: &[Vec<MapPoint>],
    badges: &[MapPoint],
    (a, b): (usize, usize),
) -> Lane {
    let width = f64::from(SIZE.0);
    let [from, to] = [badges[a], badges[b]];
    if (from.0 - to.0).abs() > AROUND * width {
        return around(coasts, badges, (a, b));
    }
    shortest(cells, ocean, coasts, (a, b), LONGEST).unwrap_or_else(|| {
        let (p, q) = nearest(&coasts[a], &coasts[b]).unwrap_or((from, to));
        let length = square(p, q).sqrt();
        Lane { between: (a, b), segments: vec![inland(p, q)], length }
    })
}

/// Returns the lane that leaves the map in the west and comes back in the east.
fn around(coasts: &[Vec<MapPoint>], badges: &[MapPoint], (a, b): (usize, usize)) -> Lane {
    let width = f64::from(SIZE.0);
    let (west, east) = if badges[a].0 < badges[b].0 { (a, b) } else { (b, a) };
    let first = coasts[west].iter().copied().min_by(|p, q| p.0.total_cmp(&q.0));
    let last = coasts[east].iter().copied().max_by(|p, q| p.0.total_cmp(&q.0));
    let (p, q) = (first.unwrap_or(badges[west]), last.unwrap_or(badges[east]));
    let (left, right) = (p.0.max(1.0), (width - q.0).max(1.0));
    let edge = (p.1 * right + q.1 * left) / (left + right);
    let leaves = inland(p, (0.0, edge)).0;
    let comes = inland(q, (width, edge)).0;
    let segments = vec![(leaves, (0.0, edge)), (comes, (width, edge))];
    Lane { between: (a, b), segments, length: left + right }
}

fn nearest(one: &[MapPoint], other: &[MapPoint]) -> Option<(MapPoint, MapPoint)> {
    let pairs = one.iter().flat_map(|p| other.iter().map(move |q| (*p, *q)));
    pairs.min_by(|a, b| square(a.0, a.1).total_cmp(&square(b.0, b.1)))
}

fn square(p: MapPoint, q: MapPoint) -> f64 {
    (p.0 - q.0) * (p.0 - q.0) + (p.1 - q.1) * (p.1 - q.1)
}
