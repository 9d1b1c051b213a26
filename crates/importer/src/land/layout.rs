//! Positions of territories on our map.

use super::frame::{MapFrame, bounds};
use crate::note::Note;
use crate::sketch::{Sketch, SketchPoint};
use cartography::SIZE;
use cartography::grid::middle;

/// The rounds in which territories pull their neighbours and push others away.
const ROUNDS: usize = 300;

/// The rounds in which positions that are too close are pushed apart.
const PUSHES: usize = 60;

/// The largest distance between most neighbours, in units.
const FARTHEST: f64 = 270.0;

/// Returns where each territory is on our map: where the file says, pushed apart where too close.
pub fn sites(sketch: &mut Sketch) -> Vec<SketchPoint> {
    let count = sketch.territories.len();
    let spread = (f64::from(SIZE.0 * SIZE.1) / real(count.max(1))).sqrt();
    let known: Vec<Option<SketchPoint>> = sketch.territories.iter().map(|it| it.at).collect();
    let mut points: Vec<SketchPoint> = known.iter().flatten().copied().collect();
    points.sort_by(|a, b| a.0.total_cmp(&b.0).then(a.1.total_cmp(&b.1)));
    points.dedup();
    // Ignore the positions if most territories share the same few.
    let is_placed = points.len() * 2 > count.max(4);
    let margin = (0.55 * spread).clamp(70.0, 210.0);
    let mut sites = if is_placed {
        let frame = MapFrame::within(bounds(points.into_iter()), margin);
        let placed: Vec<Option<SketchPoint>> =
            known.iter().map(|at| at.map(|at| frame.onto_map(at))).collect();
        filled(sketch, &placed)
    } else {
        let free = sprung(sketch);
        let frame = MapFrame::within(bounds(free.iter().copied()), margin);
        free.into_iter().map(|at| frame.onto_map(at)).collect()
    };
    let missing = if is_placed { known.iter().filter(|at| at.is_none()).count() } else { count };
    sketch.note(missing, |count| Note::NoPositions { count });
    push(&mut sites, 0.5 * spread, margin * 0.8);
    draw_together(&mut sites, sketch);
    sites
}

/// Moves all positions towards the middle if most neighbours are too far apart to touch.
fn draw_together(sites: &mut [SketchPoint], sketch: &Sketch) {
    let length = |(a, b): &(usize, usize)| {
        let (dx, dy) = (sites[*a].0 - sites[*b].0, sites[*a].1 - sites[*b].1);
        (dx * dx + dy * dy).sqrt()
    };
    let mut lengths: Vec<f64> = sketch.borders.iter().map(length).collect();
    lengths.sort_by(f64::total_cmp);
    let usual = lengths.get(lengths.len() * 3 / 4).copied().unwrap_or(0.0);
    let part = (FARTHEST / usual.max(1.0)).min(1.0);
    let middle = (f64::from(SIZE.0) / 2.0, f64::from(SIZE.1) / 2.0);
    for (x, y) in sites {
        *x = middle.0 + (*x - middle.0) * part;
        *y = middle.1 + (*y - middle.1) * part;
    }
}

/// Returns where each territory is on our map: in the middle of its cells, or else where the file or
/// its neighbours are.
pub fn places(sketch: &Sketch, cells: &[u8], wishes: &[Option<SketchPoint>]) -> Vec<SketchPoint> {
    let mut sums = vec![(0.0, 0.0, 0.0); sketch.territories.len()];
    for (cell, label) in cells.iter().enumerate() {
        if let Some(sum) = sums.get_mut(usize::from(*label).wrapping_sub(1)) {
            let (x, y) = middle(cell);
            *sum = (sum.0 + x, sum.1 + y, sum.2 + 1.0);
        }
    }
    let middles = sums.into_iter().map(|(x, y, size)| (size > 0.0).then(|| (x / size, y / size)));
    let known: Vec<Option<SketchPoint>> =
        middles.zip(wishes).map(|(at, wish)| at.or(*wish)).collect();
    filled(sketch, &known)
}

/// Places territories without a position between their neighbours.
fn filled(sketch: &Sketch, known: &[Option<SketchPoint>]) -> Vec<SketchPoint> {
    let mut placed = known.to_vec();
    for _ in 0..known.len() {
        for at in (0..placed.len()).filter(|at| known[*at].is_none()) {
            let beside = sketch.borders.iter().filter_map(|(a, b)| match at {
                at if at == *a => Some(*b),
                at if at == *b => Some(*a),
                _ => None,
            });
            let points: Vec<SketchPoint> = beside.filter_map(|other| placed[other]).collect();
            let count = real(points.len());
            if count > 0.0 {
                let sum = points.iter().fold((0.0, 0.0), |sum, it| (sum.0 + it.0, sum.1 + it.1));
                placed[at] = Some((sum.0 / count, sum.1 / count));
            }
        }
        if placed.iter().all(Option::is_some) {
            break;
        }
    }
    let middle = (f64::from(SIZE.0) / 2.0, f64::from(SIZE.1) / 2.0);
    placed.into_iter().map(|at| at.unwrap_or(middle)).collect()
}

/// Places all territories by their borders alone: neighbours attract each other, and all repel each
/// other.
fn sprung(sketch: &Sketch) -> Vec<SketchPoint> {
    let count = sketch.territories.len();
    let mut sites: Vec<SketchPoint> = (0..count).map(|number| spiral(number, count)).collect();
    for round in 0..ROUNDS {
        let heat = 0.3 * (1.0 - real(round) / real(ROUNDS)) + 0.01;
        let mut pulls = vec![(0.0, 0.0); count];
        for a in 0..count {
            for b in a + 1..count {
                let (dx, dy) = (sites[b].0 - sites[a].0, sites[b].1 - sites[a].1);
                let square = (dx * dx + dy * dy).max(1e-4);
                let far = square.sqrt();
                let near = sketch.borders.contains(&(a, b));
                let pull = if near { far } else { 0.0 } - 1.0 / square;
                let (x, y) = (dx / far * pull, dy / far * pull);
                pulls[a] = (pulls[a].0 + x, pulls[a].1 + y);
                pulls[b] = (pulls[b].0 - x, pulls[b].1 - y);
            }
        }
        for (site, (x, y)) in sites.iter_mut().zip(pulls) {
            let size = (x * x + y * y).sqrt().max(1e-9);
            let step = size.min(heat) / size;
            // Move less vertically, because maps are wider than they are high.
            *site = (site.0 + x * step, site.1 + y * step * 0.9);
        }
    }
    sites
}

/// Returns points spread over a square spiral, the same on every machine.
fn spiral(number: usize, count: usize) -> SketchPoint {
    let side = real(count).sqrt().ceil().max(1.0);
    let row = (real(number) / side).floor();
    let column = real(number) - row * side;
    (column + 0.13 * (row % 3.0), row + 0.07 * (column % 3.0))
}

/// Pushes positions apart that are closer than `least`, and keeps them on the map.
fn push(sites: &mut [SketchPoint], least: f64, margin: f64) {
    let (right, bottom) = (f64::from(SIZE.0) - margin, f64::from(SIZE.1) - margin);
    for _ in 0..PUSHES {
        let mut is_moved = false;
        for a in 0..sites.len() {
            for b in a + 1..sites.len() {
                let (dx, dy) = (sites[b].0 - sites[a].0, sites[b].1 - sites[a].1);
                let far = (dx * dx + dy * dy).sqrt();
                if far >= least {
                    continue;
                }
                is_moved = true;
                let (ux, uy) = if far > 1e-6 { (dx / far, dy / far) } else { (0.6, 0.8) };
                let step = (least - far) * 0.26;
                sites[a] = (sites[a].0 - ux * step, sites[a].1 - uy * step);
                sites[b] = (sites[b].0 + ux * step, sites[b].1 + uy * step);
            }
        }
        for site in sites.iter_mut() {
            *site = (site.0.clamp(margin, right), site.1.clamp(margin, bottom));
        }
        if !is_moved {
            return;
        }
    }
}

#[expect(clippy::cast_precision_loss, reason = "a board has few territories")]
fn real(number: usize) -> f64 {
    number as f64
}
