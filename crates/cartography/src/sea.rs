//! The sea: its hexes, what land leaves of them, the walls between them, and the harbours.

use std::collections::BTreeMap;

use super::clip::{CellWater, WaterOutline, contains, deepest, water};
use super::grid::{CELL, HEIGHT, WIDTH, cell_at, groups};
use super::trace::{MapPoint, Ring};

/// The least part of a hex that must be water.
const LEAST_WATER: f64 = 0.22;

/// The least width of a passage between two hexes, and the least length of a coast with a harbour, in
/// units.
const PASSAGE: f64 = 5.0;
const COAST: f64 = 9.0;

/// The most hexes, below what a world has room for, and the rows that are tried.
const MOST_HEXES: usize = 368;
const ROWS: std::ops::RangeInclusive<usize> = 12..=18;

const ROOT: f64 = 1.732_050_807_568_877_2;

/// The net of the hexes: they fill the map from edge to edge, and those at the sides are cut in half.
#[derive(Debug, Clone, Copy)]
pub struct HexNet {
    pub rows: usize,
    pub columns: usize,
    pub width: f64,
    pub side: f64,
}

pub struct SeaHex {
    pub row: usize,
    pub column: usize,
    pub at: MapPoint,
    pub water: CellWater,
    /// The share of the hex that is water.
    pub share: f64,
    /// The position of a ship, and the radius of the water around it.
    pub anchor: MapPoint,
    pub room: f64,
    /// The hexes beside it that ships can pass to, by their numbers.
    pub doors: Vec<usize>,
    /// The index of the sea that it belongs to.
    pub sea: usize,
}

pub struct Sea {
    pub net: HexNet,
    pub hexes: Vec<SeaHex>,
    /// Pairs of neighbouring hexes that no ship can pass between.
    pub walls: Vec<(usize, usize)>,
    /// The harbours by territory: the hexes, each with a point at the coast there.
    pub harbours: Vec<Vec<(usize, MapPoint)>>,
}

/// Returns which cells are part of the ocean: not of lakes.
pub fn ocean(cells: &[u8]) -> Vec<bool> {
    let (group, found) = groups(cells);
    let waters = found.iter().enumerate().filter(|(_, it)| it.label == 0);
    let ocean = waters.max_by_key(|(_, it)| it.size).map_or(0, |(number, _)| number);
    group.iter().map(|number| *number as usize == ocean).collect()
}

impl Sea {
    /// Makes the sea of a map. `waters` are the outlines of all water.
    pub fn of(cells: &[u8], ocean: &[bool], waters: &[Ring], territories: usize) -> Self {
        let coasts: Vec<WaterOutline> = waters.iter().map(WaterOutline::of).collect();
        let mut rows = ROWS.rev();
        let mut net = HexNet::of(*ROWS.end());
        let mut hexes = Vec::new();
        while let Some(next) = rows.next() {
            net = HexNet::of(next);
            hexes = net.hexes(cells, ocean, &coasts);
            if hexes.len() <= MOST_HEXES {
                break;
            }
            // With far too many hexes, one row fewer can't be enough.
            if hexes.len() > MOST_HEXES * 7 / 6 {
                rows.next();
            }
        }
        let mut sea = Self { net, hexes, walls: Vec::new(), harbours: Vec::new() };
        sea.open();
        sea.keep_one_sea();
        sea.dredge(territories);
        sea
    }

    /// Finds out where ships can pass.
    fn open(&mut self) {
        let places: BTreeMap<(usize, usize), usize> =
            self.hexes.iter().enumerate().map(|(i, hex)| ((hex.row, hex.column), i)).collect();
        for one in 0..self.hexes.len() {
            let (row, column) = (self.hexes[one].row, self.hexes[one].column);
            for beside in beside(row, column) {
                let Some(other) = places.get(&beside).copied().filter(|other| *other > one) else {
                    continue;
                };
                if self.passage(one, other) >= PASSAGE {
                    self.hexes[one].doors.push(other);
                    self.hexes[other].doors.push(one);
                } else {
                    self.walls.push((one, other));
                }
            }
        }
    }

    /// Returns the width of the water between two neighbouring hexes.
    fn passage(&self, one: usize, other: usize) -> f64 {
        const SAMPLES: u32 = 34;
        let (a, b) = (&self.hexes[one], &self.hexes[other]);
        if a.share == 1.0 && b.share == 1.0 {
            return self.net.side;
        }
        let (dx, dy) = (b.at.0 - a.at.0, b.at.1 - a.at.1);
        let far = (dx * dx + dy * dy).sqrt();
        let (ux, uy) = (dx / far, dy / far);
        let mut open = 0;
        for sample in 0..SAMPLES {
            let along = ((f64::from(sample) + 0.5) / f64::from(SAMPLES) - 0.5) * self.net.side;
            let at = |away: f64| {
                let (x, y) = (a.at.0 + dx / 2.0, a.at.1 + dy / 2.0);
                (x - uy * along + ux * away, y + ux * along + uy * away)
            };
            let wet = contains(&a.water.rings, at(-0.5)) && contains(&b.water.rings, at(0.5));
            open += u32::from(wet);
        }
        f64::from(open) / f64::from(SAMPLES) * self.net.side
    }

    /// Leaves out the hexes that no ship reaches from the rest.
    fn keep_one_sea(&mut self) {
        let mut part = vec![usize::MAX; self.hexes.len()];
        let mut sizes = Vec::new();
        for start in 0..self.hexes.len() {
            if part[start] != usize::MAX {
                continue;
            }
            let number = sizes.len();
            part[start] = number;
            let mut edge = vec![start];
            let mut size = 0;
            while let Some(hex) = edge.pop() {
                size += 1;
                for next in &self.hexes[hex].doors {
                    if part[*next] == usize::MAX {
                        part[*next] = number;
                        edge.push(*next);
                    }
                }
            }
            sizes.push(size);
        }
        let Some(main) = (0..sizes.len()).max_by_key(|number| sizes[*number]) else { return };
        let mut renumbered = vec![usize::MAX; self.hexes.len()];
        let kept = (0..self.hexes.len()).filter(|hex| part[*hex] == main);
        kept.enumerate().for_each(|(number, hex)| renumbered[hex] = number);
        let mut number = 0;
        self.hexes.retain(|_| {
            number += 1;
            renumbered[number - 1] != usize::MAX
        });
        for hex in &mut self.hexes {
            hex.doors.iter_mut().for_each(|door| *door = renumbered[*door]);
        }
        self.walls = (self.walls.iter().map(|(a, b)| (renumbered[*a], renumbered[*b])))
            .filter(|(a, b)| *a != usize::MAX && *b != usize::MAX)
            .collect();
    }

    /// Finds the harbours: the hexes whose water touches enough of a territory's coast.
    fn dredge(&mut self, territories: usize) {
        let mut coasts: Vec<Vec<(usize, f64, MapPoint)>> = vec![Vec::new(); territories];
        for (number, hex) in self.hexes.iter().enumerate() {
            let mut lengths: BTreeMap<u8, (f64, Vec<MapPoint>)> = BTreeMap::new();
            for ring in &hex.water.rings {
                for (here, (a, label)) in ring.iter().enumerate().filter(|(_, it)| it.1 != 0) {
                    let (b, _) = ring[(here + 1) % ring.len()];
                    let (dx, dy) = (b.0 - a.0, b.1 - a.1);
                    let entry = lengths.entry(*label).or_default();
                    entry.0 += (dx * dx + dy * dy).sqrt();
                    entry.1.push((a.0 + dx / 2.0, a.1 + dy / 2.0));
                }
            }
            for (label, (length, points)) in lengths {
                if let Some(coast) = coasts.get_mut(usize::from(label) - 1) {
                    coast.push((number, length, points[points.len() / 2]));
                }
            }
        }
        let long = |coast: Vec<(usize, f64, MapPoint)>| {
            let most = coast.iter().map(|(_, length, _)| *length).fold(0.0, f64::max);
            let enough = COAST.min(most);
            let kept = coast.into_iter().filter(|(_, length, _)| *length >= enough);
            kept.map(|(hex, _, point)| (hex, point)).collect()
        };
        self.harbours = coasts.into_iter().map(long).collect();
    }
}

impl HexNet {
    fn of(rows: usize) -> Self {
        let side = HEIGHT as f64 * CELL / (1.5 * (rows - 1) as f64 + 1.0);
        let width = side * ROOT;
        // The last column stays empty, so that the map doesn't wrap around.
        let columns = (WIDTH as f64 * CELL / width + 0.5) as usize + 2;
        Self { rows, columns, width, side }
    }

    /// Returns the hexes with enough water, row by row.
    fn hexes(&self, cells: &[u8], ocean: &[bool], coasts: &[WaterOutline]) -> Vec<SeaHex> {
        let mut found = Vec::new();
        for row in 0..self.rows {
            for column in 0..self.columns - 1 {
                let odd = (row % 2) as f64;
                let x = self.width * (column as f64 + odd / 2.0);
                let y = self.side / 2.0 + row as f64 * self.side * 1.5;
                let frame = seen(&self.corners((x, y)));
                if frame.len() < 3 {
                    continue;
                }
                let around = [x - self.width, y - self.side, x + self.width, y + self.side];
                let near: Vec<&WaterOutline> =
                    coasts.iter().filter(|it| it.is_near(around)).collect();
                let middle = (x.clamp(1.0, WIDTH as f64 * CELL - 1.0), y);
                let is_wet = cell_at(middle.0, middle.1).is_some_and(|cell| cells[cell] == 0);
                found.extend(self.hex(row, column, (x, y), &frame, &near, is_wet, ocean));
            }
        }
        found
    }

    #[expect(clippy::too_many_arguments, reason = "all about one hex")]
    fn hex(
        &self,
        row: usize,
        column: usize,
        at: MapPoint,
        frame: &[MapPoint],
        near: &[&WaterOutline],
        is_wet: bool,
        ocean: &[bool],
    ) -> Option<SeaHex> {
        let full = self.side * self.side * 1.5 * ROOT;
        let mut parts = water(frame, near, is_wet);
        parts.retain(|part| part.size / full >= LEAST_WATER);
        parts.sort_by(|a, b| b.size.total_cmp(&a.size));
        for part in parts {
            let share = part.size / full;
            let is_whole = share > 0.995;
            let (anchor, room) =
                if is_whole { (at, self.width / 2.0) } else { deepest(&part.rings) };
            if cell_at(anchor.0, anchor.1).is_some_and(|cell| ocean[cell]) {
                return Some(SeaHex {
                    row,
                    column,
                    at,
                    water: part,
                    share: if is_whole { 1.0 } else { share },
                    anchor,
                    room: room.min(self.width / 2.0),
                    doors: Vec::new(),
                    sea: 0,
                });
            }
        }
        None
    }

    /// Returns the corners of a hex, with it on their left.
    fn corners(&self, (x, y): MapPoint) -> Vec<MapPoint> {
        let (half, side) = (self.width / 2.0, self.side);
        vec![
            (x, y - side),
            (x - half, y - side / 2.0),
            (x - half, y + side / 2.0),
            (x, y + side),
            (x + half, y + side / 2.0),
            (x + half, y - side / 2.0),
        ]
    }
}

/// Returns the places of the hexes around one, on the map or not.
fn beside(row: usize, column: usize) -> [(usize, usize); 6] {
    let shift = row % 2;
    let (up, down) = (row.wrapping_sub(1), row + 1);
    let (left, right) = ((column + shift).wrapping_sub(1), column + shift);
    [
        (row, column.wrapping_sub(1)),
        (row, column + 1),
        (up, left),
        (up, right),
        (down, left),
        (down, right),
    ]
}

/// Cuts a convex polygon at the left and right edges of the map.
fn seen(corners: &[MapPoint]) -> Vec<MapPoint> {
    let width = WIDTH as f64 * CELL;
    let mut kept = corners.to_vec();
    for inside in [|x: f64, _: f64| x, |x: f64, width: f64| width - x] {
        let mut next = Vec::new();
        for (here, a) in kept.iter().enumerate() {
            let b = kept[(here + 1) % kept.len()];
            let (one, other) = (inside(a.0, width), inside(b.0, width));
            if one >= 0.0 {
                next.push(*a);
            }
            if (one < 0.0) != (other < 0.0) {
                let t = one / (one - other);
                next.push((a.0 + (b.0 - a.0) * t, a.1 + (b.1 - a.1) * t));
            }
        }
        kept = next;
    }
    kept
}
