//! Borders over land, and the lanes over the sea that connect what land doesn't.

use std::collections::VecDeque;

use cartography::lanes::{Lane, coasts, land, shortest};
use cartography::trace::{MapPoint, Ring};

/// The most lanes and borders of a territory that gets a lane only for the sake of variety.
const CROWDED: usize = 6;

/// The longest lane between territories that are connected anyway, and that which brings an island a
/// second one.
const SHORT: f64 = 150.0;
const SECOND: f64 = 300.0;

/// The longest lane of all.
const LONGEST: f64 = 520.0;

/// The borders of a world, by the numbers of the territories.
pub struct WorldBorders {
    pub land: Vec<(usize, usize)>,
    pub lanes: Vec<Lane>,
    pub beside: Vec<Vec<usize>>,
}

impl WorldBorders {
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
        // Let lanes cross rather than leave territories without a connection.
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
        let side = |p: MapPoint, q: MapPoint, r: MapPoint| {
            (q.0 - p.0) * (r.1 - p.1) - (q.1 - p.1) * (r.0 - p.0)
        };
        let cross = |(a, b): (MapPoint, MapPoint), (c, d): (MapPoint, MapPoint)| {
            side(a, b, c) * side(a, b, d) < 0.0 && side(c, d, a) * side(c, d, b) < 0.0
        };
        let others = self.lanes.iter().flat_map(|other| &other.segments);
        others.into_iter().any(|other| lane.segments.iter().any(|own| cross(*own, *other)))
    }
}

/// Returns a lane for each pair of territories that could have one: the shortest way over open sea.
fn offers(
    cells: &[u8],
    ocean: &[bool],
    shapes: &[Vec<Ring>],
    land: &[(usize, usize)],
) -> Vec<Lane> {
    let coasts = coasts(shapes);
    let mut found = Vec::new();
    for a in 0..shapes.len() {
        for b in a + 1..shapes.len() {
            if !land.contains(&(a, b)) {
                found.extend(shortest(cells, ocean, &coasts, (a, b), LONGEST));
            }
        }
    }
    found
}
