//! The grid of the sea, worked out at compile time from its picture in the tables.
//!
//! The hexes stand on a corner, in rows; odd rows lie half a hex further to the right, and the last
//! column borders on the first.

use super::tables::{CANALS, SEA, WALLS};
use super::{Hex, Ocean};

const ROWS: usize = SEA.len();
const COLUMNS: usize = SEA[0].len() / 2;

/// All that is known of a hex.
#[derive(Clone, Copy)]
pub(super) struct Place {
    pub(super) row: u8,
    pub(super) column: u8,
    pub(super) ocean: Ocean,
    /// First the neighbours that can always be reached, then those behind a canal.
    pub(super) neighbours: [Hex; 6],
    pub(super) without_canals: u8,
    pub(super) with_canals: u8,
}

/// The hexes by row and column; none where there is land.
pub(super) const GRID: [[Option<Hex>; COLUMNS]; ROWS] = {
    let mut grid = [[None; COLUMNS]; ROWS];
    let mut next = 0;
    let mut i = 0;
    while i < ROWS * COLUMNS {
        let (row, column) = (i / COLUMNS, i % COLUMNS);
        if ocean(row, column).is_some() {
            grid[row][column] = Some(Hex(next));
            next += 1;
        }
        i += 1;
    }
    grid
};

/// How many hexes the sea has.
pub(super) const COUNT: usize = {
    let mut count = 0;
    let mut i = 0;
    while i < ROWS * COLUMNS {
        count += GRID[i / COLUMNS][i % COLUMNS].is_some() as usize;
        i += 1;
    }
    count
};

/// The places of all hexes, row by row.
pub(super) static PLACES: [Place; COUNT] = {
    let mut places = [EMPTY; COUNT];
    let mut i = 0;
    while i < ROWS * COLUMNS {
        let (row, column) = (i / COLUMNS, i % COLUMNS);
        if let (Some(hex), Some(ocean)) = (GRID[row][column], ocean(row, column)) {
            places[hex.index()] = place(hex, row, column, ocean);
        }
        i += 1;
    }
    places
};

const EMPTY: Place = Place {
    row: 0,
    column: 0,
    ocean: Ocean::Pacific,
    neighbours: [Hex(0); 6],
    without_canals: 0,
    with_canals: 0,
};

/// The hex at this row and column, for the tables: were there land, the build would fail.
#[expect(clippy::panic, reason = "it is called in constants only")]
pub(super) const fn at(row: usize, column: usize) -> Hex {
    match GRID[row][column] {
        Some(hex) => hex,
        None => panic!("a table of the board names a hex that is land"),
    }
}

const fn ocean(row: usize, column: usize) -> Option<Ocean> {
    match SEA[row][2 * column + row % 2] {
        b'P' => Some(Ocean::Pacific),
        b'A' => Some(Ocean::Atlantic),
        b'I' => Some(Ocean::Indian),
        b'N' => Some(Ocean::Arctic),
        _ => None,
    }
}

#[expect(clippy::cast_possible_truncation, reason = "the grid has 18 rows and 28 columns")]
const fn place(hex: Hex, row: usize, column: usize, ocean: Ocean) -> Place {
    let around = around(row, column);
    let mut place = Place { row: row as u8, column: column as u8, ocean, ..EMPTY };
    let mut i = 0;
    while i < around.len() {
        if let Some(next) = around[i]
            && !listed(WALLS, hex, next)
            && !listed(CANALS, hex, next)
        {
            place.neighbours[place.without_canals as usize] = next;
            place.without_canals += 1;
        }
        i += 1;
    }
    place.with_canals = place.without_canals;
    let mut i = 0;
    while i < around.len() {
        if let Some(next) = around[i]
            && listed(CANALS, hex, next)
        {
            place.neighbours[place.with_canals as usize] = next;
            place.with_canals += 1;
        }
        i += 1;
    }
    place
}

/// The hexes that touch this one, walls or not, clockwise from the east.
const fn around(row: usize, column: usize) -> [Option<Hex>; 6] {
    let east = (column + 1) % COLUMNS;
    let west = (column + COLUMNS - 1) % COLUMNS;
    let (left, right) = if row.is_multiple_of(2) { (west, column) } else { (column, east) };
    let above = if row > 0 { GRID[row - 1] } else { [None; COLUMNS] };
    let below = if row + 1 < ROWS { GRID[row + 1] } else { [None; COLUMNS] };
    [GRID[row][east], below[right], below[left], GRID[row][west], above[left], above[right]]
}

const fn listed(pairs: &[(Hex, Hex)], here: Hex, there: Hex) -> bool {
    let mut i = 0;
    while i < pairs.len() {
        let (Hex(one), Hex(other)) = pairs[i];
        if (here.0 == one && there.0 == other) || (here.0 == other && there.0 == one) {
            return true;
        }
        i += 1;
    }
    false
}
