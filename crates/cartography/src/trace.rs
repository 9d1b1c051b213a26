//! From cells to outlines: every border is traced once, so that what meets in the cells meets in the
//! outlines.

use std::collections::BTreeMap;

use super::grid::{CELL, HEIGHT, WIDTH};

/// A point on the map, in units.
pub type MapPoint = (f64, f64);

/// A closed line: each point, and the label on the other side of the line that begins there.
pub type Ring = Vec<(MapPoint, u8)>;

/// The weights by which a corner and those around it are averaged.
const WEIGHTS: [f64; 5] = [1.0, 0.78, 0.37, 0.11, 0.02];

/// Points that change an outline by less than this many square units are left out, in rounds.
const UNSEEN: [f64; 5] = [0.05, 0.15, 0.3, 0.5, 0.7];

/// The steps in the four directions: right, down, left and up.
const STEPS: [(isize, isize); 4] = [(1, 0), (0, 1), (-1, 0), (0, -1)];

/// A corner between cells.
type CellCorner = (usize, usize);

/// A line between two labels, from one place where three meet to the next, or all around.
struct Arc {
    points: Vec<CellCorner>,
    left: u8,
    right: u8,
    is_loop: bool,
}

/// Returns the rings of every label up to `most`, beginning with those of the water. What they
/// enclose is on their left.
pub fn outlines(cells: &[u8], most: usize) -> Vec<Vec<Ring>> {
    let mut ends: Vec<Vec<(CellCorner, CellCorner, Ring, bool)>> = vec![Vec::new(); most + 1];
    for arc in arcs(cells) {
        let (Some(from), Some(to)) = (arc.points.first(), arc.points.last()) else { continue };
        let points = simplified(smoothed(&arc.points, arc.is_loop), arc.is_loop);
        let back: Vec<MapPoint> = points.iter().rev().copied().collect();
        for (own, other, points, from, to) in
            [(arc.left, arc.right, points, *from, *to), (arc.right, arc.left, back, *to, *from)]
        {
            if let Some(own) = ends.get_mut(usize::from(own)) {
                let labelled = points.into_iter().map(|point| (point, other)).collect();
                own.push((from, to, labelled, arc.is_loop));
            }
        }
    }
    ends.into_iter().map(joined).collect()
}

fn joined(arcs: Vec<(CellCorner, CellCorner, Ring, bool)>) -> Vec<Ring> {
    let mut rings = Vec::new();
    let mut left: BTreeMap<CellCorner, Vec<(CellCorner, Ring)>> = BTreeMap::new();
    for (from, to, mut points, is_loop) in arcs {
        points.pop();
        if is_loop {
            rings.push(points);
        } else {
            left.entry(from).or_default().push((to, points));
        }
    }
    while let Some((start, _)) = left.iter().find(|(_, arcs)| !arcs.is_empty()) {
        let start = *start;
        let mut ring = Vec::new();
        let mut at = start;
        while let Some((to, points)) = left.get_mut(&at).and_then(Vec::pop) {
            ring.extend(points);
            at = to;
            if at == start {
                break;
            }
        }
        rings.push(ring);
    }
    rings.retain(|ring| ring.len() > 2);
    rings
}

/// Returns the label of the cell right of and below a corner.
fn label(cells: &[u8], x: usize, y: usize) -> u8 {
    if x < WIDTH && y < HEIGHT { cells[y * WIDTH + x] } else { 0 }
}

/// Returns the labels left and right of the step from a corner in a direction.
fn sides(cells: &[u8], (x, y): CellCorner, way: usize) -> (u8, u8) {
    let [left, above] = [x.wrapping_sub(1), y.wrapping_sub(1)];
    let [a, b] = [label(cells, left, above), label(cells, x, above)];
    let [c, d] = [label(cells, left, y), label(cells, x, y)];
    [(b, d), (d, c), (c, a), (a, b)][way]
}

/// Returns `true` if all cells around a corner are equal.
fn is_within(cells: &[u8], (x, y): CellCorner) -> bool {
    if !(1..WIDTH).contains(&x) || !(1..HEIGHT).contains(&y) {
        return false;
    }
    let [above, below] = [y - 1, y].map(|row| row * WIDTH + x);
    cells[above - 1] == cells[above]
        && cells[below - 1] == cells[below]
        && cells[above] == cells[below]
}

fn ways(cells: &[u8], at: CellCorner) -> impl Iterator<Item = usize> + Clone {
    (0..4).filter(move |way| {
        let (left, right) = sides(cells, at, *way);
        left != right
    })
}

struct Tracer<'a> {
    cells: &'a [u8],
    done: [Vec<bool>; 2],
    arcs: Vec<Arc>,
}

fn arcs(cells: &[u8]) -> Vec<Arc> {
    let edges = vec![false; (WIDTH + 1) * (HEIGHT + 1)];
    let mut tracer = Tracer { cells, done: [edges.clone(), edges], arcs: Vec::new() };
    for loops in [false, true] {
        for y in 0..=HEIGHT {
            for x in 0..=WIDTH {
                if is_within(cells, (x, y)) {
                    continue;
                }
                let on = ways(cells, (x, y));
                let count = on.clone().count();
                if count > 0 && (count == 2) == loops {
                    on.for_each(|way| tracer.walk((x, y), way, loops));
                }
            }
        }
    }
    tracer.arcs
}

impl Tracer<'_> {
    /// Marks the step from a corner in a direction, and returns `true` if it was marked before.
    fn mark(&mut self, (x, y): CellCorner, way: usize) -> bool {
        let (x, y) = match way {
            2 => (x - 1, y),
            3 => (x, y - 1),
            _ => (x, y),
        };
        std::mem::replace(&mut self.done[way % 2][y * (WIDTH + 1) + x], true)
    }

    fn walk(&mut self, start: CellCorner, first: usize, is_loop: bool) {
        if self.mark(start, first) {
            return;
        }
        let (left, right) = sides(self.cells, start, first);
        let mut points = vec![start];
        let (mut at, mut way) = (start, first);
        loop {
            let (dx, dy) = STEPS[way];
            at = (at.0.wrapping_add_signed(dx), at.1.wrapping_add_signed(dy));
            points.push(at);
            let on = ways(self.cells, at);
            if (is_loop && at == start) || on.clone().count() != 2 {
                break;
            }
            let Some(next) = on.clone().find(|next| *next != (way + 2) % 4) else { break };
            way = next;
            self.mark(at, way);
        }
        self.arcs.push(Arc { points, left, right, is_loop });
    }
}

/// Rounds off the corners of cells.
fn smoothed(points: &[CellCorner], is_loop: bool) -> Vec<MapPoint> {
    let reach = WEIGHTS.len() - 1;
    let count = points.len() - usize::from(is_loop);
    let mut result: Vec<MapPoint> = Vec::with_capacity(points.len());
    for here in 0..count {
        let room =
            if is_loop { reach.min(count / 4) } else { reach.min(here).min(count - 1 - here) };
        let (mut x, mut y, mut sum) = (0.0, 0.0, 0.0);
        for step in 0..=2 * room {
            let (a, b) = points[(here + count + step - room) % count];
            let weight = WEIGHTS[step.abs_diff(room)];
            x += a as f64 * weight;
            y += b as f64 * weight;
            sum += weight;
        }
        result.push((x / sum * CELL, y / sum * CELL));
    }
    if is_loop && let Some(first) = result.first().copied() {
        result.push(first);
    }
    result
}

/// Leaves out what can't be seen (Visvalingam), in rounds of growing size.
fn simplified(points: Vec<MapPoint>, is_loop: bool) -> Vec<MapPoint> {
    let fewest = if is_loop { 7 } else { 2 };
    let mut kept = points;
    for limit in UNSEEN {
        let mut before = usize::MAX;
        while kept.len() < before {
            before = kept.len();
            let mut left = kept.len();
            let mut next = vec![kept[0]];
            let mut here = 1;
            while here + 1 < kept.len() {
                let (a, b, c) = (next[next.len() - 1], kept[here], kept[here + 1]);
                let twice = (b.0 - a.0) * (c.1 - a.1) - (c.0 - a.0) * (b.1 - a.1);
                if twice.abs() / 2.0 < limit && left > fewest {
                    left -= 1;
                    next.push(c);
                    here += 2;
                } else {
                    next.push(b);
                    here += 1;
                }
            }
            if here < kept.len() {
                next.push(kept[here]);
            }
            kept = next;
        }
    }
    let mut rounded: Vec<MapPoint> = kept.iter().map(|(x, y)| (round(*x), round(*y))).collect();
    rounded.dedup();
    rounded
}

/// Rounds to a tenth of a unit.
pub fn round(number: f64) -> f64 {
    (number * 10.0).round() / 10.0
}

/// Returns the area inside a ring, negative if what it encloses is on its left.
pub fn area(ring: impl ExactSizeIterator<Item = MapPoint> + Clone) -> f64 {
    let next = ring.clone().skip(1).chain(ring.clone().take(1));
    ring.zip(next).map(|(a, b)| a.0 * b.1 - b.0 * a.1).sum::<f64>() / 2.0
}

/// Returns rings as path data with relative lines, in tenths of a unit.
pub fn path<'a>(rings: impl Iterator<Item = Vec<MapPoint>> + 'a) -> String {
    let mut all = String::new();
    for ring in rings {
        let mut last = None;
        for (x, y) in ring {
            let at = ((x * 10.0).round() as i64, (y * 10.0).round() as i64);
            let (sign, step) = match last {
                None => ("M", at),
                Some(_) if all.ends_with('M') => ("", at),
                Some((a, b)) => (" ", (at.0 - a, at.1 - b)),
            };
            all.push_str(sign);
            push(&mut all, step.0);
            if step.1 >= 0 {
                all.push(' ');
            }
            push(&mut all, step.1);
            if sign == "M" {
                all.push('l');
            }
            last = Some(at);
        }
        all.push('z');
    }
    all.replace("l ", "l").replace(" -", "-")
}

/// Writes tenths as a decimal number.
fn push(text: &mut String, tenths: i64) {
    use std::fmt::Write;
    let sign = if tenths < 0 { "-" } else { "" };
    let size = tenths.abs();
    let _ = match size % 10 {
        0 => write!(text, "{sign}{}", size / 10),
        rest => write!(text, "{sign}{}.{rest}", size / 10),
    };
}
