//! The map as cells: 0 is water, any other number one more than that of a territory.

use std::collections::BTreeMap;

/// The cells in a row, and the rows.
pub const WIDTH: usize = 800;
pub const HEIGHT: usize = 450;

/// The units of the map in a cell.
pub const CELL: f64 = 2.0;

pub const CELLS: usize = WIDTH * HEIGHT;

/// The most rounds of removing crossings, of which each can cause others. Few maps need ten.
const ROUNDS: usize = 100;

/// A connected group of equal cells.
#[derive(Debug)]
pub struct CellGroup {
    /// The label of its cells.
    pub label: u8,
    /// The number of its cells.
    pub size: usize,
    /// The sides of cells that it shares with each other label.
    pub beside: BTreeMap<u8, usize>,
}

/// Returns the cells above, left, right and below that are on the map.
#[inline]
pub fn around(cell: usize) -> impl Iterator<Item = usize> {
    let (x, y) = (cell % WIDTH, cell / WIDTH);
    let near = [
        (y > 0).then(|| cell - WIDTH),
        (x > 0).then(|| cell - 1),
        (x + 1 < WIDTH).then(|| cell + 1),
        (y + 1 < HEIGHT).then(|| cell + WIDTH),
    ];
    near.into_iter().flatten()
}

/// Returns the middle of a cell, in units.
#[inline]
pub fn middle(cell: usize) -> (f64, f64) {
    ((cell % WIDTH) as f64 * CELL + CELL / 2.0, (cell / WIDTH) as f64 * CELL + CELL / 2.0)
}

/// Returns the cell at a point, if it is on the map.
#[inline]
pub fn cell_at(x: f64, y: f64) -> Option<usize> {
    let (column, row) = (x / CELL, y / CELL);
    let inside = column >= 0.0 && row >= 0.0 && column < WIDTH as f64 && row < HEIGHT as f64;
    inside.then(|| row as usize * WIDTH + column as usize)
}

/// Returns what is at a point: water beyond the edges of the map.
#[inline]
pub fn label_at(cells: &[u8], x: f64, y: f64) -> u8 {
    cell_at(x, y).map_or(0, |cell| cells[cell])
}

/// Equal cells beside each other in a row.
struct CellRun {
    label: u8,
    start: usize,
    end: usize,
}

/// The connected groups of runs, each known by its first run.
struct Joined(Vec<usize>);

impl Joined {
    fn first(&mut self, mut run: usize) -> usize {
        while self.0[run] != run {
            self.0[run] = self.0[self.0[run]];
            run = self.0[run];
        }
        run
    }

    fn join(&mut self, one: usize, other: usize) {
        let (a, b) = (self.first(one), self.first(other));
        self.0[a.max(b)] = a.min(b);
    }
}

/// Returns the number of the group of each cell, and the groups in the order of their first cells.
pub fn groups(cells: &[u8]) -> (Vec<u32>, Vec<CellGroup>) {
    let mut runs: Vec<CellRun> = Vec::new();
    let mut joined = Joined(Vec::new());
    // Pairs of runs with different labels, and the number of cell sides that they share.
    let mut sides: Vec<(usize, usize, usize)> = Vec::new();
    let mut above = 0..0;
    for row in cells.chunks_exact(WIDTH) {
        let first = runs.len();
        let mut start = 0;
        for part in row.chunk_by(|a, b| a == b) {
            let end = start + part.len();
            if start > 0 {
                sides.push((runs.len() - 1, runs.len(), 1));
            }
            joined.0.push(runs.len());
            runs.push(CellRun { label: part[0], start, end });
            start = end;
        }
        let mut other = above.start;
        for run in first..runs.len() {
            while other < above.end && runs[other].start < runs[run].end {
                let (one, it) = (&runs[other], &runs[run]);
                let shared = one.end.min(it.end) - one.start.max(it.start);
                if one.label == it.label {
                    joined.join(other, run);
                } else {
                    sides.push((other, run, shared));
                }
                if one.end > it.end {
                    break;
                }
                other += 1;
            }
        }
        above = first..runs.len();
    }
    let mut number = vec![0; runs.len()];
    let mut found: Vec<CellGroup> = Vec::new();
    let mut group = Vec::with_capacity(CELLS);
    for (place, run) in runs.iter().enumerate() {
        let first = joined.first(place);
        if first == place {
            number[place] = found.len();
            found.push(CellGroup { label: run.label, size: 0, beside: BTreeMap::new() });
        }
        number[place] = number[first];
        found[number[place]].size += run.end - run.start;
        group.extend(std::iter::repeat_n(number[place] as u32, run.end - run.start));
    }
    for (one, other, shared) in sides {
        for (own, beside) in [(one, other), (other, one)] {
            *found[number[own]].beside.entry(runs[beside].label).or_default() += shared;
        }
    }
    (group, found)
}

/// Gives each cell at an edge the label that most cells around it have. Of cells with another label
/// only those that `counts` are considered.
pub fn smooth(cells: &mut Vec<u8>, reach: usize, counts: impl Fn(u8, u8) -> bool) {
    let mut next = cells.clone();
    let mut count = [0_u16; 256];
    let mut seen: Vec<u8> = Vec::new();
    for cell in 0..CELLS {
        let own = cells[cell];
        if around(cell).all(|near| cells[near] == own) {
            continue;
        }
        let (x, y) = (cell % WIDTH, cell / WIDTH);
        for row in y.saturating_sub(reach)..=(y + reach).min(HEIGHT - 1) {
            let row = row * WIDTH;
            for label in &cells[row + x.saturating_sub(reach)..=row + (x + reach).min(WIDTH - 1)] {
                if count[usize::from(*label)] == 0 {
                    seen.push(*label);
                }
                count[usize::from(*label)] += 1;
            }
        }
        let mut best = own;
        for label in seen.iter().copied().filter(|label| counts(own, *label)) {
            // On a tie, the cell keeps its own label, or else takes the lowest one.
            let [more, most] = [label, best].map(|it| count[usize::from(it)]);
            if more > most || (more == most && best != own && label < best) {
                best = label;
            }
        }
        next[cell] = best;
        seen.drain(..).for_each(|label| count[usize::from(label)] = 0);
    }
    *cells = next;
}

/// Changes cells that touch an equal one only at a corner, so that outlines don't cross themselves.
pub fn uncross(cells: &mut [u8]) {
    // The rows in which there may be crossings with the row below.
    let mut open = [true; HEIGHT - 1];
    for _ in 0..ROUNDS {
        for row in 0..HEIGHT - 1 {
            if !std::mem::take(&mut open[row]) {
                continue;
            }
            for cell in row * WIDTH..(row + 1) * WIDTH - 1 {
                let square = [cell, cell + 1, cell + WIDTH, cell + WIDTH + 1];
                let [a, b, c, d] = square.map(|at| cells[at]);
                if a == d && b != a && c != a {
                    // Water wins over land, which keeps straits open and land masses apart.
                    if a == 0 || (b != 0 && c != 0) {
                        cells[cell + 1] = a;
                    } else {
                        cells[cell] = 0;
                    }
                } else if b == c && a != b && d != b {
                    if b == 0 || (a != 0 && d != 0) {
                        cells[cell] = b;
                    } else {
                        cells[cell + 1] = 0;
                    }
                } else {
                    continue;
                }
                open[row] = true;
                open[row.saturating_sub(1)] = true;
            }
        }
        if !open.contains(&true) {
            return;
        }
    }
}

/// Returns the distance of every land cell to the nearest cell with another label, in cells.
pub fn depths(cells: &[u8]) -> Vec<f64> {
    const SLANT: f64 = 1.414;
    let mut far = vec![f64::INFINITY; CELLS];
    let steps = [(-1_isize, 0_isize, 1.0), (0, -1, 1.0), (-1, -1, SLANT), (1, -1, SLANT)];
    let mut sweep = |cell: usize, way: isize| {
        let (x, y) = ((cell % WIDTH).cast_signed(), (cell / WIDTH).cast_signed());
        for (right, down, length) in steps {
            let (a, b) = (x + way * right, y + way * down);
            let inside =
                (0..WIDTH.cast_signed()).contains(&a) && (0..HEIGHT.cast_signed()).contains(&b);
            let near = inside.then(|| b.cast_unsigned() * WIDTH + a.cast_unsigned());
            let there = near.filter(|near| cells[*near] == cells[cell]);
            far[cell] = far[cell].min(there.map_or(0.0, |near| far[near]) + length);
        }
    };
    (0..CELLS).filter(|cell| cells[*cell] != 0).for_each(|cell| sweep(cell, 1));
    (0..CELLS).rev().filter(|cell| cells[*cell] != 0).for_each(|cell| sweep(cell, -1));
    far
}
