//! Borders over land, and lanes over the sea that connect what land doesn't.

use std::collections::{BTreeMap, VecDeque};

use super::grid::{CELLS, WIDTH, cell_at};
use super::trace::{Point, Ring};

/// The length of a lane’s ends that are drawn on land, in units.
const INLAND: f64 = 9.0;

/// The most lanes and borders of a territory that gets a lane only for the sake of variety.
const CROWDED: usize = 6;

/// The longest lane between territories that are connected anyway, and that which brings an island a
/// second one.
const SHORT: f64 = 150.0;
const SECOND: f64 = 300.0;

/// A lane between two territories, with its ends.
#[derive(Clone, Debug)]
pub struct Lane {
    pub between: (usize, usize),
    pub ends: (Point, Point),
    pub length: f64,
}

/// The borders of a world, by the numbers of the territories.
pub struct Borders {
    pub land: Vec<(usize, usize)>,
    pub lanes: Vec<Lane>,
    pub beside: Vec<Vec<usize>>,
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

impl Borders {
    /// Chooses the lanes. Returns `None` if they can't connect everything.
    pub fn of(cells: &[u8], ocean: &[bool], shapes: &[Vec<Ring>]) -> Option<Self> {
        let count = shapes.len();
        let land = land(cells);
        let mut borders = Self { land, lanes: Vec::new(), beside: vec![Vec::new(); count] };
        for (a, b) in borders.land.clone() {
            borders.join(a, b);
        }
        let mut offers = offers(cells, ocean, shapes, &borders.land);
        offers.sort_by(|a, b| a.length.total_cmp(&b.length).then(a.between.cmp(&b.between)));
        for offer in &offers {
            let (a, b) = offer.between;
            if borders.steps(a)[b].is_none() && !borders.crosses(offer) {
                borders.add(offer);
            }
        }
        // Crossing another lane is better than no way at all.
        for offer in &offers {
            let (a, b) = offer.between;
            if borders.steps(a)[b].is_none() {
                borders.add(offer);
            }
        }
        if borders.steps(0).iter().any(Option::is_none) {
            return None;
        }
        let most = count * 3 / 5;
        for offer in offers.iter().filter(|offer| offer.length < SECOND) {
            let (a, b) = offer.between;
            let steps = borders.steps(a)[b].unwrap_or(0);
            let is_remote = [a, b].iter().any(|at| borders.beside[*at].len() < 2);
            let is_crowded = [a, b].iter().any(|at| borders.beside[*at].len() >= CROWDED);
            let is_useful = steps >= 4
                || (steps == 3 && offer.length < SHORT)
                || (steps == 2 && offer.length < SHORT / 3.0);
            let is_short = offer.length < SHORT || steps >= 6;
            let wanted = is_remote || (is_useful && is_short && borders.lanes.len() < most);
            if steps > 1 && wanted && !is_crowded && !borders.crosses(offer) {
                borders.add(offer);
            }
        }
        Some(borders)
    }

    fn join(&mut self, a: usize, b: usize) {
        self.beside[a].push(b);
        self.beside[b].push(a);
    }

    fn add(&mut self, lane: &Lane) {
        self.join(lane.between.0, lane.between.1);
        self.lanes.push(lane.clone());
    }

    /// Returns the number of borders between a territory and each other one.
    pub fn steps(&self, from: usize) -> Vec<Option<usize>> {
        let mut steps = vec![None; self.beside.len()];
        steps[from] = Some(0);
        let mut queue = VecDeque::from([(from, 0)]);
        while let Some((at, far)) = queue.pop_front() {
            for next in &self.beside[at] {
                if steps[*next].is_none() {
                    steps[*next] = Some(far + 1);
                    queue.push_back((*next, far + 1));
                }
            }
        }
        steps
    }

    /// Returns `true` if a lane crosses another one, or runs beside one from the same place.
    fn crosses(&self, lane: &Lane) -> bool {
        let (a, b) = lane.ends;
        let side =
            |p: Point, q: Point, r: Point| (q.0 - p.0) * (r.1 - p.1) - (q.1 - p.1) * (r.0 - p.0);
        self.lanes.iter().any(|other| {
            let (c, d) = other.ends;
            side(a, b, c) * side(a, b, d) < 0.0 && side(c, d, a) * side(c, d, b) < 0.0
        })
    }
}

/// Returns a lane for each pair of territories that could have one: the shortest way over open sea.
fn offers(
    cells: &[u8],
    ocean: &[bool],
    shapes: &[Vec<Ring>],
    land: &[(usize, usize)],
) -> Vec<Lane> {
    let coasts: Vec<Vec<Point>> = shapes.iter().map(|rings| coast(rings)).collect();
    let mut found = Vec::new();
    for a in 0..shapes.len() {
        for b in a + 1..shapes.len() {
            if land.contains(&(a, b)) {
                continue;
            }
            let mut pairs: Vec<(f64, Point, Point)> = Vec::new();
            let mut least = 520.0_f64 * 520.0;
            for one in &coasts[a] {
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
            if let Some((far, p, q)) = open {
                let ends = inland(*p, *q);
                found.push(Lane { between: (a, b), ends, length: far.sqrt() });
            }
        }
    }
    found
}

/// Returns points along the coasts of a territory, but not those of its small islands.
fn coast(rings: &[Ring]) -> Vec<Point> {
    let most = rings.iter().map(Vec::len).max().unwrap_or(0);
    let large = rings.iter().filter(|ring| ring.len() * 4 >= most);
    large.flatten().filter(|(_, other)| *other == 0).map(|(point, _)| *point).step_by(3).collect()
}

/// Returns `true` if the way between two points leads over the ocean, except close to both ends.
fn clear(cells: &[u8], ocean: &[bool], a: Point, b: Point, own: [u8; 2]) -> bool {
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

fn inland(a: Point, b: Point) -> (Point, Point) {
    let (dx, dy) = (b.0 - a.0, b.1 - a.1);
    let far = (dx * dx + dy * dy).sqrt().max(1.0);
    let (ux, uy) = (dx / far * INLAND, dy / far * INLAND);
    ((a.0 - ux, a.1 - uy), (b.0 + ux, b.1 + uy))
}
