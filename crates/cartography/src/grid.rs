//! The map as cells: 0 is water, any other number one more than that of a territory.

use std::collections::BTreeMap;

/// The cells in a row, and the rows.
pub const WIDTH: usize = 800;
pub const HEIGHT: usize = 450;

/// The units of the map in a cell.
pub const CELL: f64 = 2.0;

/// The number of cells.
pub const CELLS: usize = WIDTH * HEIGHT;

/// The most rounds of removing crossings, of which each can cause others. Few maps need ten.
const ROUNDS: usize = 100;

/// A connected group of equal cells.
#[derive(Debug)]
pub struct Group {
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

/// Returns the number of the group of each cell, and the groups.
pub fn groups(cells: &[u8]) -> (Vec<u32>, Vec<Group>) {
    const NONE: u32 = u32::MAX;
    let mut group = vec![NONE; CELLS];
    let mut found = Vec::new();
    let mut stack = Vec::new();
    for start in 0..CELLS {
        if group[start] != NONE {
            continue;
        }
        let label = cells[start];
        let number = u32::try_from(found.len()).unwrap_or(NONE);
        let mut own = Group { label, size: 0, beside: BTreeMap::new() };
        stack.push(start);
        group[start] = number;
        while let Some(cell) = stack.pop() {
            own.size += 1;
            for next in around(cell) {
                if cells[next] != label {
                    *own.beside.entry(cells[next]).or_default() += 1;
                } else if group[next] == NONE {
                    group[next] = number;
                    stack.push(next);
                }
            }
        }
        found.push(own);
    }
    (group, found)
}

/// Gives each cell at an edge the label that most cells around it have. Of cells with another label
/// only those that `counts` are considered.
pub fn smooth(cells: &mut Vec<u8>, reach: usize, counts: impl Fn(u8, u8) -> bool) {
    let most = cells.iter().max().map_or(0, |most| usize::from(*most) + 1);
    let mut next = cells.clone();
    for cell in 0..CELLS {
        let own = cells[cell];
        if around(cell).all(|near| cells[near] == own) {
            continue;
        }
        let (x, y) = (cell % WIDTH, cell / WIDTH);
        let mut count = [0_u16; 256];
        for row in y.saturating_sub(reach)..=(y + reach).min(HEIGHT - 1) {
            for column in x.saturating_sub(reach)..=(x + reach).min(WIDTH - 1) {
                count[usize::from(cells[row * WIDTH + column])] += 1;
            }
        }
        let mut best = own;
        for label in (0..=u8::MAX).take(most).filter(|label| counts(own, *label)) {
            if count[usize::from(label)] > count[usize::from(best)] {
                best = label;
            }
        }
        next[cell] = best;
    }
    *cells = next;
}

/// Changes cells that touch an equal one only at a corner, so that outlines don't cross themselves.
pub fn uncross(cells: &mut [u8]) {
    for _ in 0..ROUNDS {
        let mut again = false;
        for cell in 0..CELLS - WIDTH {
            if cell % WIDTH == WIDTH - 1 {
                continue;
            }
            let [a, b, c, d] = [cell, cell + 1, cell + WIDTH, cell + WIDTH + 1].map(|at| cells[at]);
            if a == d && b != a && c != a {
                // Land gives way to water, which keeps straits open and land apart.
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
            again = true;
        }
        if !again {
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
