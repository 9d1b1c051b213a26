//! The places of badges, names and ships, chosen so that they cover as little as possible.

use super::grid::{CELL, CELLS, HEIGHT, WIDTH, depths, label_at, middle};
use super::sea::Sea;
use super::trace::{MapPoint, round};

/// Units in one pixel of a map 1024 pixels wide, where names and badges take up the most room.
const PIXEL: f64 = 1600.0 / 1024.0;

/// Widths and heights in pixels, as in `crates/screens/src/map/drawing/covered.rs`.
const LETTER: f64 = 5.9;
const LINE: f64 = 11.0;

/// The cost of a unit between a badge and the place that is wished for.
const WISH: f64 = 2.0;

/// The places near that one which are tried as well.
const NEAR: usize = 24;

const SIZE: (f64, f64) = (WIDTH as f64 * CELL, HEIGHT as f64 * CELL);

/// The places tried for a badge, and the best ones kept.
const SPOTS: usize = 70;
const KEPT: usize = 120;

/// An area on the map: left, top, right and bottom.
type LabelArea = [f64; 4];

/// The places of a territory’s badge and name.
#[derive(Clone)]
pub struct Placed {
    pub badge: MapPoint,
    pub room: f64,
    /// The place of the name, in pixels from the badge.
    pub name: MapPoint,
    areas: Vec<LabelArea>,
    factory: LabelArea,
    /// The bounds of all these areas.
    bounds: LabelArea,
    cost: f64,
}

fn area((x, y): MapPoint, half: f64, above: f64, below: f64) -> LabelArea {
    [x - half * PIXEL, y - above * PIXEL, x + half * PIXEL, y + below * PIXEL]
}

fn overlap(a: &LabelArea, b: &LabelArea) -> f64 {
    let across = a[2].min(b[2]) - a[0].max(b[0]);
    let down = a[3].min(b[3]) - a[1].max(b[1]);
    across.max(0.0) * down.max(0.0)
}

/// A name to be placed, in lines, and where its badge would be best.
pub struct Label<'a> {
    pub lines: &'a [String],
    pub wish: Option<MapPoint>,
}

/// Chooses the badge and the place of the name of every territory. Returns `None` if one of them has
/// no room.
pub fn badges(cells: &[u8], labels: &[Label]) -> Option<Vec<Placed>> {
    let options = options(cells, labels);
    options.iter().all(|all| !all.is_empty()).then(|| chosen(&options))
}

/// Chooses the badges and the places of names as [`badges`] does; names without room are squeezed in.
pub fn squeezed_badges(cells: &[u8], labels: &[Label]) -> Vec<Placed> {
    let mut options = options(cells, labels);
    let depths = depths(cells);
    for (number, all) in options.iter_mut().enumerate().filter(|(_, all)| all.is_empty()) {
        let own = (0..CELLS).filter(|cell| usize::from(cells[*cell]) == number + 1);
        let deepest = own.max_by(|a, b| depths[*a].total_cmp(&depths[*b])).unwrap_or(0);
        let at = middle(deepest);
        let areas = vec![area(at, 18.0, 13.0, 13.0)];
        let factory = factory(at);
        let room = depths[deepest] * CELL;
        all.push(Placed::of(at, room.min(SIZE.0), (0.0, 23.0), areas, factory, 0.0));
    }
    chosen(&options)
}

/// Returns the best places of each badge and name, regardless of the others.
fn options(cells: &[u8], labels: &[Label]) -> Vec<Vec<Placed>> {
    let spots = spots(cells, labels);
    let mut options = Vec::new();
    for (number, (name, spots)) in labels.iter().zip(&spots).enumerate() {
        let label = u8::try_from(number + 1).unwrap_or(0);
        let mut all = places(cells, label, name, spots);
        all.sort_by(|a, b| a.cost.total_cmp(&b.cost));
        all.truncate(KEPT);
        options.push(all);
    }
    options
}

/// Chooses one place each, so that they cover each other as little as possible.
fn chosen(options: &[Vec<Placed>]) -> Vec<Placed> {
    let mut chosen: Vec<Placed> = options.iter().map(|all| all[0].clone()).collect();
    for _ in 0..8 {
        let mut changed = false;
        for number in 0..options.len() {
            let harm = |option: &Placed| {
                let others = chosen.iter().enumerate().filter(|(at, _)| *at != number);
                option.cost + others.map(|(_, other)| option.harm(other)).sum::<f64>()
            };
            let costs = options[number].iter().map(|option| (harm(option), option));
            let Some((least, best)) = costs.min_by(|a, b| a.0.total_cmp(&b.0)) else { continue };
            if least < harm(&chosen[number]) - 1e-9 {
                chosen[number] = best.clone();
                changed = true;
            }
        }
        if !changed {
            break;
        }
    }
    chosen
}

impl Placed {
    fn of(
        badge: MapPoint,
        room: f64,
        name: MapPoint,
        areas: Vec<LabelArea>,
        factory: LabelArea,
        cost: f64,
    ) -> Self {
        let bounds = areas.iter().fold(factory, |all, it| {
            [all[0].min(it[0]), all[1].min(it[1]), all[2].max(it[2]), all[3].max(it[3])]
        });
        Self { badge, room, name, areas, factory, bounds, cost }
    }

    /// Returns how much this place and another one cover each other.
    fn harm(&self, other: &Self) -> f64 {
        if overlap(&self.bounds, &other.bounds) == 0.0 {
            return 0.0;
        }
        let both = self.areas.iter().flat_map(|a| other.areas.iter().map(move |b| overlap(a, b)));
        let marks = self.areas.iter().map(|a| overlap(a, &other.factory)).sum::<f64>()
            + other.areas.iter().map(|a| overlap(a, &self.factory)).sum::<f64>();
        both.sum::<f64>() * 12.0 + marks * 1.5
    }
}

fn places(cells: &[u8], label: u8, name: &Label, spots: &[(MapPoint, f64)]) -> Vec<Placed> {
    let deepest = spots.first().map_or(0.0, |(_, room)| *room);
    let longest = name.lines.iter().map(|line| line.chars().count()).max().unwrap_or(0);
    let half = longest as f64 * LETTER / 2.0;
    let more = LINE * name.lines.len().saturating_sub(1) as f64;
    let beside = half + 21.0;
    let below = [0.0, -12.0, 12.0, -26.0, 26.0, -40.0, 40.0].map(|x| (x, 23.0));
    let above = [0.0, -16.0, 16.0].map(|x| (x, -18.0 - more));
    let sides = [(beside, 4.0 - more / 2.0), (-beside, 4.0 - more / 2.0)];
    let name_wish = name.wish;
    let is_seen = |area: &LabelArea| {
        area[0] >= 3.0 && area[1] >= 3.0 && area[2] <= SIZE.0 - 3.0 && area[3] <= SIZE.1 - 3.0
    };
    let mut all = Vec::new();
    for (at, room) in spots.iter().filter(|(_, room)| *room >= (deepest * 0.75).min(21.0)) {
        let pill = area(*at, 18.0, 13.0, 13.0);
        let covered = 3.0 * foreign(cells, &pill, label);
        for name in below.iter().chain(&above).chain(&sides) {
            let line = (at.0 + name.0 * PIXEL, at.1 + name.1 * PIXEL);
            let areas = vec![pill, area(line, half + 1.0, 8.0, 2.0 + more)];
            if !areas.iter().all(is_seen) {
                continue;
            }
            let far = (deepest - room) * 5.0;
            let style = name.0.abs() * 1.5 + if name.1 < 0.0 { 60.0 } else { 0.0 };
            let away = name_wish.map_or(0.0, |wish| WISH * distance(*at, wish));
            let cost = covered + foreign(cells, &areas[1], label) + far + style + away;
            all.push(Placed::of(*at, *room, *name, areas, factory(*at), cost));
        }
    }
    all
}

/// Returns the area of the mark at the corner of a badge.
fn factory(at: MapPoint) -> LabelArea {
    area((at.0 + 20.0 * PIXEL, at.1 - 15.0 * PIXEL), 8.0, 8.0, 8.0)
}

fn distance(a: MapPoint, b: MapPoint) -> f64 {
    ((a.0 - b.0) * (a.0 - b.0) + (a.1 - b.1) * (a.1 - b.1)).sqrt()
}

/// The area that is other land, and a little for open water.
fn foreign(cells: &[u8], area: &LabelArea, label: u8) -> f64 {
    let mut sum = 0.0;
    let mut y = area[1] + 2.0;
    while y < area[3] {
        let mut x = area[0] + 2.0;
        while x < area[2] {
            sum += match label_at(cells, x, y) {
                0 => 5.0,
                other if other == label => 0.0,
                _ => 16.0,
            };
            x += 4.0;
        }
        y += 4.0;
    }
    sum
}

/// Returns places for the badge of each territory: a net of points with their distance to the outline,
/// those with the most room first, and then those near the wished one.
fn spots(cells: &[u8], labels: &[Label]) -> Vec<Vec<(MapPoint, f64)>> {
    let depths = depths(cells);
    let mut found = vec![Vec::new(); labels.len()];
    for row in (2..HEIGHT).step_by(2) {
        for column in (2..WIDTH).step_by(2) {
            let cell = row * WIDTH + column;
            let room = depths[cell] * CELL;
            if let Some(found) = found.get_mut(usize::from(cells[cell]).wrapping_sub(1))
                && room > 4.0
            {
                found.push(((column as f64 * CELL, row as f64 * CELL), room));
            }
        }
    }
    for (all, label) in found.iter_mut().zip(labels) {
        all.sort_by(|a: &(MapPoint, f64), b| b.1.total_cmp(&a.1));
        let mut rest = all.split_off(SPOTS.min(all.len()));
        if let Some(wish) = label.wish {
            rest.sort_by(|a, b| distance(a.0, wish).total_cmp(&distance(b.0, wish)));
            all.extend(rest.into_iter().take(NEAR));
        }
    }
    found
}

/// Chooses where the name of each continent is drawn: on open water, near its territories.
pub fn continents(
    cells: &[u8],
    placed: &[Placed],
    of: &[usize],
    names: &[String],
) -> Vec<MapPoint> {
    let mut taken: Vec<LabelArea> = placed.iter().flat_map(|it| it.areas.clone()).collect();
    taken.extend(placed.iter().map(|it| it.factory));
    let mut found = Vec::new();
    for (number, name) in names.iter().enumerate() {
        let half = (name.chars().count() as f64 * LETTER / 2.0 + 3.0).max(33.0);
        let badges = |own: bool| {
            let all = placed.iter().zip(of).filter(move |(_, of)| (**of == number) == own);
            all.map(|(it, _)| it.badge)
        };
        let (own, others): (Vec<MapPoint>, Vec<MapPoint>) =
            (badges(true).collect(), badges(false).collect());
        let mut best = ((SIZE.0 / 2.0, 40.0), f64::INFINITY);
        let mut y = 24.0;
        while y < SIZE.1 - 40.0 {
            let mut x = 70.0;
            while x < SIZE.0 - 70.0 {
                let cost = cost_of_name(cells, (x, y), half, &own, &others, &taken, best.1);
                if let Some(cost) = cost {
                    best = ((x, y), cost);
                }
                x += 10.0;
            }
            y += 10.0;
        }
        taken.push(area(best.0, half, 13.0, 26.0));
        found.push(best.0);
    }
    found
}

/// Returns the cost of the name of a continent at a place, if it is less than `limit`.
fn cost_of_name(
    cells: &[u8],
    at: MapPoint,
    half: f64,
    own: &[MapPoint],
    others: &[MapPoint],
    taken: &[LabelArea],
    limit: f64,
) -> Option<f64> {
    let space = area(at, half, 13.0, 26.0);
    let is_seen = space[0] >= 4.0 && space[2] <= SIZE.0 - 4.0 && space[3] <= SIZE.1 - 2.0;
    let square = |to: &MapPoint| (to.0 - at.0) * (to.0 - at.0) + (to.1 - at.1) * (to.1 - at.1);
    let nearest = |all: &[MapPoint]| all.iter().map(square).fold(f64::INFINITY, f64::min).sqrt();
    let near = nearest(own);
    if !is_seen || near >= limit {
        return None;
    }
    let middle = own.iter().map(|to| square(to).sqrt()).sum::<f64>() / own.len().max(1) as f64;
    let strange = if near > nearest(others) { 90.0 } else { 0.0 };
    let cost = |land: f64| near + middle / 2.0 + land * 20.0 + strange;
    if cost(0.0) >= limit || taken.iter().any(|other| overlap(&space, other) > 0.0) {
        return None;
    }
    let mut land = 0.0;
    let mut y = space[1];
    while y <= space[3] {
        let mut x = space[0];
        while x <= space[2] {
            land += f64::from(u8::from(label_at(cells, x, y) != 0));
            x += 8.0;
        }
        y += 8.0;
    }
    Some(cost(land)).filter(|cost| *cost < limit)
}

/// Chooses four hexes on open water, far from each other, for the ships in the picture of a new game.
pub fn anchorages(sea: &Sea) -> Vec<MapPoint> {
    let clear = sea.hexes.iter().filter(|hex| {
        let (x, y) = hex.at;
        hex.share == 1.0 && x > 60.0 && x < SIZE.0 - 60.0 && y > 60.0 && y < SIZE.1 - 60.0
    });
    let clear: Vec<MapPoint> = clear.map(|hex| hex.at).collect();
    let far = |a: MapPoint, b: MapPoint| (a.0 - b.0) * (a.0 - b.0) + (a.1 - b.1) * (a.1 - b.1);
    let middle = (SIZE.0 / 2.0, SIZE.1 / 2.0);
    let first = clear.iter().min_by(|a, b| far(**a, middle).total_cmp(&far(**b, middle)));
    let mut chosen: Vec<MapPoint> = first.copied().into_iter().collect();
    while chosen.len() < 4 && !chosen.is_empty() {
        let apart =
            |at: &MapPoint| chosen.iter().map(|it| far(*it, *at)).fold(f64::INFINITY, f64::min);
        let Some(next) = clear.iter().max_by(|a, b| apart(a).total_cmp(&apart(b))) else { break };
        chosen.push(*next);
    }
    chosen.into_iter().map(|(x, y)| (x.round(), y.round())).collect()
}

impl Placed {
    /// Returns the badge in tenths of a unit.
    pub fn rounded(&self) -> (MapPoint, f64) {
        ((round(self.badge.0), round(self.badge.1)), round(self.room))
    }
}
