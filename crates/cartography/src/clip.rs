//! The water in a hex: what the coasts leave of a convex cell.

use super::trace::{MapPoint, Ring, area};

/// A connected part of the water in a cell. The label of a line is that of the land beyond it, or 0.
pub struct CellWater {
    /// The outline, and the islands in it.
    pub rings: Vec<Ring>,
    /// Its area in square units.
    pub size: f64,
}

/// A coast that runs through a cell: its points, and where it comes in and goes out, in sides of the
/// cell from its first corner.
struct CoastChain {
    points: Ring,
    from: f64,
    to: f64,
}

/// The lines of a coast that share their bounds.
const TOGETHER: usize = 16;

/// The outline of some water, with the bounds of parts of it, so that a cell needs few of its lines.
pub struct WaterOutline<'a> {
    ring: &'a Ring,
    bounds: Vec<[f64; 4]>,
}

impl<'a> WaterOutline<'a> {
    pub fn of(ring: &'a Ring) -> Self {
        let part = |from: usize| {
            let ends = (from..=from + TOGETHER).map(|at| ring[at.min(ring.len()) % ring.len()].0);
            bounds(ends)
        };
        Self { ring, bounds: (0..ring.len()).step_by(TOGETHER).map(part).collect() }
    }

    /// Returns the number of lines from this one on that are all outside these bounds.
    fn skipped(&self, line: usize, within: [f64; 4]) -> usize {
        if !line.is_multiple_of(TOGETHER) || meet(self.bounds[line / TOGETHER], within) {
            return 0;
        }
        TOGETHER.min(self.ring.len() - line)
    }

    /// Returns `true` if any of it may be within these bounds.
    pub fn is_near(&self, within: [f64; 4]) -> bool {
        self.bounds.iter().any(|part| meet(*part, within))
    }
}

fn bounds(points: impl Iterator<Item = MapPoint>) -> [f64; 4] {
    let none = [f64::INFINITY, f64::INFINITY, f64::NEG_INFINITY, f64::NEG_INFINITY];
    points.fold(none, |[l, t, r, b], (x, y)| [l.min(x), t.min(y), r.max(x), b.max(y)])
}

fn meet(one: [f64; 4], other: [f64; 4]) -> bool {
    one[0] <= other[2] && one[2] >= other[0] && one[1] <= other[3] && one[3] >= other[1]
}

/// Returns the parts of the water in a convex cell, whose corners have it on their left. `coasts` are
/// the outlines of all water, and `is_wet` says if the cell is water where no coast crosses it.
pub fn water(cell: &[MapPoint], coasts: &[&WaterOutline], is_wet: bool) -> Vec<CellWater> {
    let mut chains = Vec::new();
    let mut inner = Vec::new();
    for coast in coasts {
        follow(cell, coast, &mut chains, &mut inner);
    }
    let plain = |corner: &MapPoint| (*corner, 0);
    let mut found: Vec<CellWater> = if chains.is_empty() {
        let whole: Ring = cell.iter().map(plain).collect();
        if is_wet { vec![whole] } else { Vec::new() }
    } else {
        closed(cell, chains)
    }
    .into_iter()
    .map(|ring| CellWater { size: -size(&ring), rings: vec![ring] })
    .filter(|water| water.size > 0.5)
    .collect();
    for ring in inner {
        let own = size(&ring);
        if own < 0.0 {
            // A negative size means that the ring encloses water: a pond in a cell of land.
            found.push(CellWater { size: -own, rings: vec![ring] });
        } else if let Some(water) = found.iter_mut().find(|it| contains(&it.rings, ring[0].0)) {
            water.size -= own;
            water.rings.push(ring);
        }
    }
    found
}

fn size(ring: &Ring) -> f64 {
    area(ring.iter().map(|(point, _)| *point))
}

/// Follows a coast, and gathers the chains of it within the cell; all of it, if it never leaves.
fn follow(
    cell: &[MapPoint],
    coast: &WaterOutline,
    chains: &mut Vec<CoastChain>,
    inner: &mut Vec<Ring>,
) {
    let ring = coast.ring;
    let count = ring.len();
    let Some(outside) = ring.iter().position(|(point, _)| !is_inside(cell, *point)) else {
        inner.push(ring.clone());
        return;
    };
    // Segments outside these bounds can't cross the cell, however numbers are rounded.
    let [left, top, right, bottom] = bounds(cell.iter().copied());
    let near = [left - 1.0, top - 1.0, right + 1.0, bottom + 1.0];
    let mut open: Option<CoastChain> = None;
    let mut step = 0;
    while step < count {
        let here = (outside + step) % count;
        let skipped = coast.skipped(here, near);
        if skipped > 0 {
            step += skipped;
            continue;
        }
        step += 1;
        let (a, label) = ring[here];
        let (b, _) = ring[(here + 1) % count];
        let Some((enters, leaves)) = crossing(cell, a, b) else { continue };
        let along = |t: f64| (a.0 + (b.0 - a.0) * t, a.1 + (b.1 - a.1) * t);
        let chain = open.get_or_insert_with(|| {
            let (t, side) = enters.unwrap_or((0.0, 0));
            let point = along(t);
            CoastChain { points: vec![(point, label)], from: place(cell, side, point), to: 0.0 }
        });
        if enters.is_none()
            && let Some(last) = chain.points.last_mut()
        {
            last.1 = label;
        }
        match leaves {
            None => chain.points.push((b, label)),
            Some((t, side)) => {
                let point = along(t);
                chain.points.push((point, 0));
                chain.to = place(cell, side, point);
                chains.extend(open.take());
            }
        }
    }
}

/// Returns where a line is within a convex cell: the part of it and the side at which it enters, and
/// the same where it leaves, each `None` if that end is inside.
type Crossing = (Option<(f64, usize)>, Option<(f64, usize)>);

fn crossing(cell: &[MapPoint], a: MapPoint, b: MapPoint) -> Option<Crossing> {
    let (mut enters, mut leaves) = (None, None);
    let (mut from, mut to) = (0.0, 1.0);
    for (side, corner) in cell.iter().enumerate() {
        let next = cell[(side + 1) % cell.len()];
        let away = |p: MapPoint| {
            (next.0 - corner.0) * (p.1 - corner.1) - (next.1 - corner.1) * (p.0 - corner.0)
        };
        // The distance is negative on the left of the side, which is inside.
        let (one, other) = (away(a), away(b));
        if one > 0.0 && other > 0.0 {
            return None;
        }
        if one > 0.0 {
            let t = one / (one - other);
            if t > from {
                (from, enters) = (t, Some((t, side)));
            }
        } else if other > 0.0 {
            let t = one / (one - other);
            if t < to {
                (to, leaves) = (t, Some((t, side)));
            }
        }
    }
    (from < to).then_some((enters, leaves))
}

/// Returns the place of a point on a side, counted in sides from the first corner.
fn place(cell: &[MapPoint], side: usize, point: MapPoint) -> f64 {
    let (a, b) = (cell[side], cell[(side + 1) % cell.len()]);
    let whole = (b.0 - a.0).abs() + (b.1 - a.1).abs();
    let part = ((point.0 - a.0).abs() + (point.1 - a.1).abs()) / whole.max(1e-9);
    side as f64 + part.clamp(0.0, 1.0)
}

/// Joins chains along the sides of the cell.
fn closed(cell: &[MapPoint], chains: Vec<CoastChain>) -> Vec<Ring> {
    let sides = cell.len() as f64;
    let mut left: Vec<Option<CoastChain>> = chains.into_iter().map(Some).collect();
    let mut rings = Vec::new();
    for first in 0..left.len() {
        let Some(start) = left[first].take() else { continue };
        let (begin, mut at, mut ring) = (start.from, start.to, start.points);
        loop {
            let ahead = |from: f64| if from < at { from + sides - at } else { from - at };
            let waiting = left.iter().enumerate();
            let near = waiting.filter_map(|(i, it)| Some((i, ahead(it.as_ref()?.from))));
            let next = near.min_by(|a, b| a.1.total_cmp(&b.1));
            let home = ahead(begin);
            let (way, chain) = match next {
                Some((i, way)) if way < home => (way, left[i].take()),
                _ => (home, None),
            };
            let mut corner = at.floor() + 1.0;
            while corner < at + way {
                ring.push((cell[corner as usize % cell.len()], 0));
                corner += 1.0;
            }
            let Some(chain) = chain else { break };
            at = chain.to;
            ring.extend(chain.points);
        }
        rings.push(ring);
    }
    rings
}

fn is_inside(cell: &[MapPoint], p: MapPoint) -> bool {
    cell.iter().enumerate().all(|(side, a)| {
        let b = cell[(side + 1) % cell.len()];
        (b.0 - a.0) * (p.1 - a.1) - (b.1 - a.1) * (p.0 - a.0) <= 0.0
    })
}

/// Returns `true` if a point is within these rings, islands excepted.
pub fn contains(rings: &[Ring], (x, y): MapPoint) -> bool {
    let mut inside = false;
    for ring in rings {
        let mut last = ring[ring.len() - 1].0;
        for (point, _) in ring {
            let (a, b) = (*point, last);
            if (a.1 > y) != (b.1 > y) && x < (b.0 - a.0) * (y - a.1) / (b.1 - a.1) + a.0 {
                inside = !inside;
            }
            last = a;
        }
    }
    inside
}

/// Returns the distance of a point from these rings, if it is more than `limit`.
fn distance_beyond(rings: &[Ring], (x, y): MapPoint, limit: f64) -> Option<f64> {
    // A little less than the limit, however numbers are rounded.
    let too_near = if limit > 0.0 { limit * limit * (1.0 - 1e-9) } else { -1.0 };
    let mut least = f64::INFINITY;
    for ring in rings {
        let mut last = ring[ring.len() - 1].0;
        for (point, _) in ring {
            let (dx, dy) = (last.0 - point.0, last.1 - point.1);
            let square = dx * dx + dy * dy;
            let part = if square > 0.0 {
                (((x - point.0) * dx + (y - point.1) * dy) / square).clamp(0.0, 1.0)
            } else {
                0.0
            };
            let (a, b) = (x - point.0 - part * dx, y - point.1 - part * dy);
            least = least.min(a * a + b * b);
            if least < too_near {
                return None;
            }
            last = *point;
        }
    }
    Some(least.sqrt()).filter(|far| *far > limit)
}

/// Returns the point farthest from the outline, and its distance.
pub fn deepest(rings: &[Ring]) -> (MapPoint, f64) {
    let xs = rings[0].iter().map(|((x, _), _)| *x);
    let ys = rings[0].iter().map(|((_, y), _)| *y);
    let (left, right) = (xs.clone().fold(f64::INFINITY, f64::min), xs.fold(0.0, f64::max));
    let (top, bottom) = (ys.clone().fold(f64::INFINITY, f64::min), ys.fold(0.0, f64::max));
    let mut best = ((left, top), -1.0);
    let mut step = (right - left).max(bottom - top) / 14.0;
    while step > 0.4 {
        let ((x, y), _) = best;
        let (from, to) = if best.1 < 0.0 {
            ((left, top), (right, bottom))
        } else {
            ((x - step * 3.0, y - step * 3.0), (x + step * 3.0, y + step * 3.0))
        };
        let mut b = from.1;
        while b <= to.1 {
            let mut a = from.0;
            while a <= to.0 {
                let far = distance_beyond(rings, (a, b), best.1 + 1e-6);
                if let Some(far) = far.filter(|_| contains(rings, (a, b))) {
                    best = ((a, b), far);
                }
                a += step;
            }
            b += step;
        }
        step /= 3.0;
    }
    best
}
