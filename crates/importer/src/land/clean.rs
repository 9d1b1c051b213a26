//! From rough labels to land that can be drawn: no gaps between neighbours, no specks, and every
//! territory large enough for its badge.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use crate::sets::seen;
use crate::sketch::SketchPoint;
use cartography::grid::{CELLS, HEIGHT, WIDTH, around, cell_at, groups, smooth, uncross};

/// The widest gap between neighbours that is closed, in cells from each side.
const GAP: u8 = 4;

/// Pieces of a territory of fewer cells, beside its largest one, are left out.
const SPECK: usize = 14;

/// Waters of fewer cells that ships can't leave become land.
const POND: usize = 260;

/// The least cells of a territory, and the radius of one that has none yet.
const LEAST: usize = 110;
const RADIUS: usize = 6;

/// The cells at the edges of the map that stay water.
const EDGE: usize = 9;

/// Returns the number of territories without cells.
pub fn missing(cells: &[u8], territories: usize) -> usize {
    let seen = seen(cells);
    seen.iter().skip(1).take(territories).filter(|seen| !**seen).count()
}

/// Closes narrow gaps between territories that border on each other.
pub fn zip(cells: &mut [u8], are_neighbours: impl Fn(usize, usize) -> bool) {
    let mut near = cells.to_vec();
    let mut far = vec![u8::MAX; CELLS];
    let mut from: Vec<usize> = (0..CELLS).collect();
    let mut queue = VecDeque::new();
    for cell in (0..CELLS).filter(|cell| cells[*cell] != 0) {
        far[cell] = 0;
        if around(cell).any(|next| cells[next] == 0) {
            queue.push_back(cell);
        }
    }
    let mut seams = Vec::new();
    while let Some(cell) = queue.pop_front() {
        for next in around(cell) {
            if far[next] == u8::MAX && far[cell] < GAP {
                (far[next], near[next], from[next]) = (far[cell] + 1, near[cell], cell);
                queue.push_back(next);
            } else if far[next] != u8::MAX && near[next] != near[cell] {
                seams.push((cell, next));
            }
        }
    }
    for (one, other) in seams {
        let [a, b] = [one, other].map(|cell| usize::from(near[cell]).wrapping_sub(1));
        if are_neighbours(a, b) {
            for start in [one, other] {
                let mut cell = start;
                for _ in 0..GAP {
                    if cells[cell] != 0 {
                        break;
                    }
                    cells[cell] = near[start];
                    cell = from[cell];
                }
            }
        }
    }
}

/// Removes specks, rounds off coasts and makes territories large enough. `places` say where those go
/// that have no cells. Coasts of pictures are rounded off more.
pub fn finished(
    mut cells: Vec<u8>,
    places: &[SketchPoint],
    borders: &BTreeSet<(usize, usize)>,
    is_rough: bool,
) -> Vec<u8> {
    edge(&mut cells);
    weed(&mut cells);
    if is_rough {
        smooth(&mut cells, 2, |_, _| true);
    }
    smooth(&mut cells, 1, |_, _| true);
    weed(&mut cells);
    for _ in 0..3 {
        enlarge(&mut cells, places, borders);
        uncross(&mut cells);
        if missing(&cells, places.len()) == 0 {
            break;
        }
    }
    cells
}

fn edge(cells: &mut [u8]) {
    (0..CELLS).filter(|cell| !is_inner(*cell)).for_each(|cell| cells[cell] = 0);
}

fn is_inner(cell: usize) -> bool {
    let (column, row) = (cell % WIDTH, cell / WIDTH);
    column.min(row).min(WIDTH - 1 - column).min(HEIGHT - 1 - row) >= EDGE
}

/// Gives specks of land and ponds to what is around them.
fn weed(cells: &mut [u8]) {
    let (group, found) = groups(cells);
    let mut largest = [0_usize; 256];
    for it in &found {
        let most = &mut largest[usize::from(it.label)];
        *most = (*most).max(it.size);
    }
    let becomes: Vec<u8> = found
        .iter()
        .map(|it| {
            let size = if it.label == 0 { POND } else { SPECK };
            let is_speck = it.size < size && it.size < largest[usize::from(it.label)];
            let beside = it.beside.iter().max_by_key(|(label, sides)| (**sides, **label));
            beside.filter(|_| is_speck).map_or(it.label, |(label, _)| *label)
        })
        .collect();
    cells.iter_mut().zip(group).for_each(|(label, number)| *label = becomes[number as usize]);
}

/// Makes every territory at least as large as its badge needs.
fn enlarge(cells: &mut [u8], places: &[SketchPoint], borders: &BTreeSet<(usize, usize)>) {
    let mut sizes = sizes(cells);
    for (label, place) in (1..=u8::MAX).zip(places) {
        if sizes[usize::from(label)] == 0 {
            stamp(cells, label, *place);
            sizes = self::sizes(cells);
        }
        if sizes[usize::from(label)] < LEAST {
            grow(cells, label, &mut sizes, borders);
        }
    }
}

fn sizes(cells: &[u8]) -> [usize; 256] {
    let mut sizes = [0; 256];
    for label in cells {
        sizes[usize::from(*label)] += 1;
    }
    sizes
}

/// Puts a small round territory on the water nearest to a place, or else on land.
fn stamp(cells: &mut [u8], label: u8, (x, y): SketchPoint) {
    let centre = cell_at(x, y).unwrap_or(WIDTH * HEIGHT / 2 + WIDTH / 2);
    let (column, row) = (centre % WIDTH, centre / WIDTH);
    let margin = EDGE + RADIUS + 1;
    let rows = (margin..HEIGHT - margin).step_by(3);
    let all = rows.flat_map(|row| (margin..WIDTH - margin).step_by(3).map(move |it| (it, row)));
    let apart = |(a, b): &(usize, usize)| a.abs_diff(column).pow(2) + b.abs_diff(row).pow(2);
    let is_open = |spot: &(usize, usize)| disc(*spot, RADIUS + 1).all(|cell| cells[cell] == 0);
    let inner = (column.clamp(margin, WIDTH - margin), row.clamp(margin, HEIGHT - margin));
    let spot = all.filter(is_open).min_by_key(apart).unwrap_or(inner);
    disc(spot, RADIUS).for_each(|cell| cells[cell] = label);
}

fn disc((column, row): (usize, usize), radius: usize) -> impl Iterator<Item = usize> {
    let rows = row - radius..=row + radius;
    let cells = rows.flat_map(move |b| (column - radius..=column + radius).map(move |a| (a, b)));
    let inside = move |(a, b): &(usize, usize)| {
        a.abs_diff(column).pow(2) + b.abs_diff(row).pow(2) <= radius * radius
    };
    cells.filter(inside).map(|(a, b)| b * WIDTH + a)
}

/// Grows a territory over the water around it, and over much larger neighbours.
fn grow(cells: &mut [u8], label: u8, sizes: &mut [usize; 256], borders: &BTreeSet<(usize, usize)>) {
    for _ in 0..2 * RADIUS {
        let own = (0..CELLS).filter(|cell| cells[*cell] == label);
        let mut offers: BTreeMap<usize, usize> = BTreeMap::new();
        for next in own.flat_map(around).filter(|next| cells[*next] != label && is_inner(*next)) {
            *offers.entry(next).or_default() += 1;
        }
        let touches = |cell: usize| {
            let other = around(cell).map(|next| cells[next]).find(|it| *it != 0 && *it != label);
            other.is_some_and(|other| {
                let (a, b) = (usize::from(label.min(other)) - 1, usize::from(label.max(other)) - 1);
                !borders.contains(&(a, b))
            })
        };
        let size = |cell: &usize| sizes[usize::from(cells[*cell])];
        let cost = |cell: &usize| match cells[*cell] {
            0 if !touches(*cell) => Some(0),
            0 => Some(1),
            _ if size(cell) > 4 * LEAST => Some(2),
            _ => None,
        };
        let Some(least) = offers.keys().filter_map(cost).min() else { return };
        let chosen: Vec<usize> =
            offers.keys().copied().filter(|cell| cost(cell) == Some(least)).collect();
        for cell in chosen {
            sizes[usize::from(cells[cell])] -= 1;
            sizes[usize::from(label)] += 1;
            cells[cell] = label;
        }
        if sizes[usize::from(label)] >= LEAST {
            return;
        }
    }
}
