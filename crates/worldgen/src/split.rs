//! Dividing the land into territories of about the same size.

use std::cmp::Ordering;
use std::collections::{BTreeMap, VecDeque};

use super::noise::{Field, FractalNoise, Spot};
use cartography::draws::Draws;
use cartography::grid::{CELLS, WIDTH, around, groups, middle, smooth, uncross};

/// Land of less than this share of a territory is part of another one.
const SMALL: f64 = 0.45;

/// Islands within this many cells of each other can be one territory.
const NEAR: u32 = 22;

/// The rounds in which territories are evened out.
const ROUNDS: usize = 7;

/// No label.
const NONE: u8 = u8::MAX;

/// A piece of land, or several islands near each other.
struct LandPart {
    /// The groups of cells that it consists of.
    pieces: Vec<usize>,
    size: usize,
    /// The number of its territories.
    count: usize,
}

/// The shortest way over water between two groups: its length, and the cells at both ends.
type Ways = BTreeMap<(usize, usize), (u32, [usize; 2])>;

/// Returns the label of each cell: 0 for water, or one more than the number of a territory. Returns
/// `None` if this land can't be divided so.
pub fn split(land: &[u8], territories: usize, dice: &mut Draws) -> Option<Vec<u8>> {
    let (group, found) = groups(land);
    let total: usize = found.iter().filter(|it| it.label != 0).map(|it| it.size).sum();
    let fair = total as f64 / territories as f64;
    let ways = ways(land, &group);
    let sizes: Vec<usize> =
        found.iter().map(|it| if it.label == 0 { 0 } else { it.size }).collect();
    let parts = shares(parts(&sizes, fair, &ways), territories)?;
    let mut labels = vec![0; CELLS];
    let mut owner = vec![NONE; sizes.len()];
    let mut sites = Vec::new();
    for part in &parts {
        if let ([piece], 2..) = (&part.pieces[..], part.count) {
            let fair = part.size as f64 / part.count as f64;
            let own: Vec<usize> =
                (0..CELLS).filter(|cell| group[*cell] as usize == *piece).collect();
            let first = sites.len();
            for _ in 0..part.count {
                sites.push((farthest(&own, &sites[first..], dice), fair));
            }
        }
    }
    if !sites.is_empty() {
        grow(land, &mut sites, &mut labels, dice);
    }
    let first = u8::try_from(sites.len() + 1).ok()?;
    for (label, part) in (first..).zip(parts.iter().filter(|part| part.count == 1)) {
        part.pieces.iter().for_each(|piece| owner[*piece] = label);
    }
    for cell in 0..CELLS {
        let its = owner[group[cell] as usize];
        if its != NONE {
            labels[cell] = its;
        } else if labels[cell] == NONE {
            labels[cell] = 0;
        }
    }
    join_islands(land, &group, &ways, &mut labels);
    smooth(&mut labels, 3, |own, other| own != 0 && other != 0);
    smooth(&mut labels, 2, |own, other| own != 0 && other != 0);
    tidy(&mut labels);
    uncross(&mut labels);
    tidy(&mut labels);
    Some(labels)
}

/// Finds the shortest ways over water between pieces of land.
fn ways(land: &[u8], group: &[u32]) -> Ways {
    let mut from = vec![usize::MAX; CELLS];
    let mut far = vec![0_u32; CELLS];
    let mut queue: VecDeque<usize> = VecDeque::new();
    for cell in 0..CELLS {
        if land[cell] != 0 && around(cell).any(|near| land[near] == 0) {
            from[cell] = cell;
            queue.push_back(cell);
        }
    }
    let mut found = Ways::new();
    while let Some(cell) = queue.pop_front() {
        for near in around(cell) {
            if land[near] != 0 && from[near] != near {
                continue;
            }
            if from[near] == usize::MAX {
                (from[near], far[near]) = (from[cell], far[cell] + 1);
                queue.push_back(near);
                continue;
            }
            let ends = [from[cell], from[near]];
            let [one, other] = ends.map(|end| group[end] as usize);
            if one != other {
                let (key, ends) = if one < other {
                    ((one, other), ends)
                } else {
                    ((other, one), [ends[1], ends[0]])
                };
                let length = far[cell] + far[near];
                let way = found.entry(key).or_insert((length, ends));
                if length < way.0 {
                    *way = (length, ends);
                }
            }
        }
    }
    found
}

/// Returns the parts that are large enough for a territory: pieces of land, and small islands near
/// each other.
fn parts(sizes: &[usize], fair: f64, ways: &Ways) -> Vec<LandPart> {
    let is_small = |size: usize| (size as f64) < SMALL * fair;
    let mut cluster: Vec<usize> = (0..sizes.len()).collect();
    let mut total = sizes.to_vec();
    let mut short: Vec<_> = ways.iter().filter(|(_, (length, _))| *length <= NEAR).collect();
    short.sort_by_key(|(pair, (length, _))| (*length, **pair));
    for ((one, other), _) in short {
        let [a, b] = [cluster[*one], cluster[*other]];
        let both = [*one, *other].iter().all(|piece| is_small(sizes[*piece]));
        if both && a != b && ((total[a] + total[b]) as f64) < 1.15 * fair {
            total[a] += total[b];
            cluster.iter_mut().filter(|it| **it == b).for_each(|it| *it = a);
        }
    }
    let mut found: BTreeMap<usize, LandPart> = BTreeMap::new();
    for (piece, size) in sizes.iter().enumerate().filter(|(_, size)| **size > 0) {
        if !is_small(total[cluster[piece]]) {
            let empty = LandPart { pieces: Vec::new(), size: 0, count: 0 };
            let part = found.entry(cluster[piece]).or_insert(empty);
            part.pieces.push(piece);
            part.size += size;
        }
    }
    found.into_values().collect()
}

/// Shares out the territories among the parts.
fn shares(mut parts: Vec<LandPart>, territories: usize) -> Option<Vec<LandPart>> {
    let total: usize = parts.iter().map(|part| part.size).sum();
    let fair = total as f64 / territories as f64;
    for part in &mut parts {
        let rounded = (part.size as f64 / fair + 0.5) as usize;
        part.count = if part.pieces.len() > 1 { 1 } else { rounded.max(1) };
    }
    loop {
        let sum: usize = parts.iter().map(|part| part.count).sum();
        let density = |part: &LandPart, more: usize| part.size as f64 / (part.count + more) as f64;
        let change = match sum.cmp(&territories) {
            Ordering::Greater => {
                let many = parts.iter_mut().filter(|part| part.count > 1);
                let least = many.min_by(|a, b| density(a, 0).total_cmp(&density(b, 0)));
                least.map(|part| part.count -= 1)
            }
            Ordering::Less => {
                let whole = parts.iter_mut().filter(|part| part.pieces.len() == 1);
                let most = whole.max_by(|a, b| density(a, 1).total_cmp(&density(b, 1)));
                most.map(|part| part.count += 1)
            }
            Ordering::Equal => return Some(parts),
        };
        change?;
    }
}

/// Chooses a cell far from the sites so far.
fn farthest(own: &[usize], sites: &[(usize, f64)], dice: &mut Draws) -> usize {
    let mut best = (own[0], -1.0);
    for _ in 0..24 {
        let cell = own[dice.below(own.len())];
        let apart = |(site, _): &(usize, f64)| squared(cell, *site);
        let least = sites.iter().map(apart).fold(f64::INFINITY, f64::min);
        if least > best.1 {
            best = (cell, least);
        }
    }
    best.0
}

fn squared(one: usize, other: usize) -> f64 {
    let (a, b) = (middle(one), middle(other));
    (a.0 - b.0) * (a.0 - b.0) + (a.1 - b.1) * (a.1 - b.1)
}

/// Grows territories around the sites until they are about equally large and round: the sites move
/// to the middle of theirs, and those of large ones start later.
fn grow(land: &[u8], sites: &mut [(usize, f64)], labels: &mut Vec<u8>, dice: &mut Draws) {
    let ridges = Field::of(FractalNoise::new(dice.word(), 64.0, 2, 0.9));
    let cost: Vec<u8> = (0..CELLS)
        .map(|cell| {
            let height =
                if land[cell] == 0 { 0.0 } else { ridges.at(Spot::of(cell)).clamp(-1.0, 1.0) };
            (34.0 + 30.0 * height) as u8
        })
        .collect();
    let dry: Vec<usize> = (0..CELLS).filter(|cell| land[*cell] != 0).collect();
    let mut ring = BucketQueue::new();
    let mut late = vec![0.0_f64; sites.len()];
    for round in 0..ROUNDS {
        let least = late.iter().copied().fold(f64::INFINITY, f64::min);
        let starts: Vec<u32> = late.iter().map(|late| (late - least).min(1900.0) as u32).collect();
        *labels = reached(land, &cost, sites, &starts, &mut ring);
        if round + 1 == ROUNDS {
            break;
        }
        let mut sums = vec![(0_usize, 0.0, 0.0); sites.len()];
        let labelled = || dry.iter().map(|cell| (*cell, labels[*cell]));
        for (cell, label) in labelled() {
            if let Some((size, x, y)) = sums.get_mut(usize::from(label).wrapping_sub(1)) {
                let at = middle(cell);
                (*size, *x, *y) = (*size + 1, *x + at.0, *y + at.1);
            }
        }
        let mut nearest = vec![(f64::INFINITY, 0); sites.len()];
        for (cell, label) in labelled() {
            let number = usize::from(label).wrapping_sub(1);
            let Some((size, x, y)) = sums.get(number) else { continue };
            let (x, y) = (x / *size as f64, y / *size as f64);
            let at = middle(cell);
            let far = (at.0 - x) * (at.0 - x) + (at.1 - y) * (at.1 - y);
            if far < nearest[number].0 {
                nearest[number] = (far, cell);
            }
        }
        for (number, (site, fair)) in sites.iter_mut().enumerate() {
            let size = sums[number].0 as f64;
            if size > 0.0 {
                *site = nearest[number].1;
                late[number] += 13.0 * (size.sqrt() - fair.sqrt());
            }
        }
    }
}

/// The cells that are reached next, by the time of it. Times never differ by more than the length of
/// the ring, so that each place in it is for one time only.
struct BucketQueue {
    places: Vec<Vec<(u32, u32)>>,
    waiting: usize,
}

impl BucketQueue {
    fn new() -> Self {
        Self { places: vec![Vec::new(); 4096], waiting: 0 }
    }

    fn push(&mut self, cell: usize, at: u32) {
        let place = at as usize % self.places.len();
        self.places[place].push((cell as u32, at));
        self.waiting += 1;
    }

    /// Takes the cells of a time, in the order in which they came.
    fn take(&mut self, now: usize, ready: &mut Vec<(u32, u32)>) {
        let place = now % self.places.len();
        std::mem::swap(ready, &mut self.places[place]);
        self.waiting -= ready.len();
    }
}

/// A cell while the land is being reached: the time at which that happens, and below it the label.
/// Water is reached at once, so that no way leads there.
#[derive(Clone, Copy, PartialEq)]
struct Reached(u32);

impl Reached {
    const WATER: Self = Self(0);
    const NEVER: Self = Self(u32::MAX);

    fn at(time: u32, label: u8) -> Self {
        Self(time << 8 | u32::from(label))
    }

    fn time(self) -> u32 {
        self.0 >> 8
    }

    fn label(self) -> u8 {
        if self == Self::NEVER { 0 } else { self.0 as u8 }
    }
}

/// Labels the land by the site from which it is reached first.
fn reached(
    land: &[u8],
    cost: &[u8],
    sites: &[(usize, f64)],
    starts: &[u32],
    ring: &mut BucketQueue,
) -> Vec<u8> {
    let dry = |cell: &u8| if *cell == 0 { Reached::WATER } else { Reached::NEVER };
    let mut map: Vec<Reached> = land.iter().map(dry).collect();
    for ((number, (site, _)), start) in (1..).zip(sites).zip(starts) {
        map[*site] = Reached::at(*start, number);
        ring.push(*site, *start);
    }
    let mut ready = Vec::new();
    let mut now = 0;
    while ring.waiting > 0 {
        ring.take(now, &mut ready);
        for (cell, at) in ready.drain(..) {
            let cell = cell as usize;
            if map[cell].time() != at {
                continue;
            }
            let (own, label) = (u32::from(cost[cell]), map[cell].label());
            let mut reach = |next: usize, length: u32| {
                let before = map[next];
                let there = at + (own + u32::from(cost[next])) * length / 20;
                if there < before.time() {
                    map[next] = Reached::at(there, label);
                    ring.push(next, there);
                }
                before != Reached::WATER
            };
            // Land never reaches the edge of the map, so the neighbours exist. A diagonal needs
            // land on both sides.
            let left = reach(cell - 1, 10);
            let right = reach(cell + 1, 10);
            let above = reach(cell - WIDTH, 10);
            let below = reach(cell + WIDTH, 10);
            if above && left {
                reach(cell - WIDTH - 1, 14);
            }
            if above && right {
                reach(cell - WIDTH + 1, 14);
            }
            if below && left {
                reach(cell + WIDTH - 1, 14);
            }
            if below && right {
                reach(cell + WIDTH + 1, 14);
            }
        }
        now += 1;
    }
    map.into_iter().map(Reached::label).collect()
}

/// Gives small islands to the territory that is nearest over water.
fn join_islands(land: &[u8], group: &[u32], ways: &Ways, labels: &mut [u8]) {
    let mut short: Vec<_> = ways.iter().collect();
    short.sort_by_key(|(pair, (length, _))| (*length, **pair));
    loop {
        let free = |end: usize| land[end] != 0 && labels[end] == 0;
        let next = short.iter().find(|(_, (_, ends))| free(ends[0]) != free(ends[1]));
        let Some((_, (_, ends))) = next else { return };
        let (island, coast) = if free(ends[0]) { (ends[0], ends[1]) } else { (ends[1], ends[0]) };
        let label = labels[coast];
        let piece = group[island];
        labels
            .iter_mut()
            .zip(group)
            .filter(|(_, it)| **it == piece)
            .for_each(|(it, _)| *it = label);
    }
}

/// Gives scraps of a territory to their neighbours by land, and makes borders that hardly touch none.
fn tidy(labels: &mut [u8]) {
    let (group, found) = groups(labels);
    let mut largest = [0_usize; 64];
    for it in &found {
        let most = &mut largest[usize::from(it.label) % 64];
        *most = (*most).max(it.size);
    }
    let becomes: Vec<u8> = found
        .iter()
        .map(|it| {
            let neighbours = it.beside.iter().filter(|(label, _)| **label != 0);
            let by_land = neighbours.max_by_key(|(label, sides)| (**sides, **label));
            let is_scrap = it.label != 0 && it.size < largest[usize::from(it.label) % 64];
            by_land.filter(|_| is_scrap).map_or(it.label, |(label, _)| *label)
        })
        .collect();
    labels.iter_mut().zip(group).for_each(|(label, number)| *label = becomes[number as usize]);
}
