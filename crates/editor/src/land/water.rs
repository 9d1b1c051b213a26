//! The hexes of the sea after the land has changed.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use super::area::Area;
use super::piece::Piece;
use crate::file::{BoardFile, GridCell, Net};
use crate::shape::{Coordinates, distance};

/// The least part of a hex that must be water.
const LEAST_WATER: f64 = 0.22;

/// The part of a hex from which on it is whole.
const WHOLE: f64 = 0.995;

/// Land that changes less of a hex than this many square units does not change it.
const UNSEEN: f64 = 0.5;

/// The least width of a passage between two hexes, in units.
const PASSAGE: f64 = 5.0;

/// The hexes of a changed sea.
pub struct Tide {
    /// The hexes that have changed: their water now, if they still have enough.
    pub changed: BTreeMap<GridCell, Option<Water>>,
    /// Pairs of neighbouring hexes that no ship can pass between, of which one at least has changed.
    pub walls: Vec<(GridCell, GridCell)>,
}

/// The water in a hex.
pub struct Water {
    pub area: Area,
    /// The part of the hex that is water.
    pub share: f64,
    /// The index of the sea that it belongs to.
    pub sea: usize,
}

impl Water {
    pub fn is_whole(&self) -> bool {
        self.share >= WHOLE
    }
}

/// Returns what changes of the sea when the land does.
pub fn tide(file: &BoardFile, land: &[Area], pieces: &[Piece]) -> Tide {
    let Some(net) = file.net() else {
        return Tide { changed: BTreeMap::new(), walls: Vec::new() };
    };
    let coast = Coast::of(file, net, land, pieces);
    let old: BTreeMap<GridCell, &crate::file::SeaHex> =
        file.hexes.iter().map(|hex| (hex.place, hex)).collect();
    let mut changed = BTreeMap::new();
    for place in coast.places() {
        let sea = old.get(&place).map(|hex| (hex.sea, Area::of(hex.shape.rings().to_vec())));
        let flow = coast.flow(place, sea.as_ref());
        if flow.is_seen() {
            changed.insert(place, coast.water(&flow, sea));
        }
    }
    let mut sea = WaterHexes { net, old, changed };
    sea.join();
    let walls = sea.walls();
    Tide { changed: sea.changed, walls }
}

/// The land that has changed.
struct Coast {
    net: Net,
    /// The map, beyond which there are no hexes, unless it repeats.
    map: Option<Area>,
    added: Area,
    removed: Area,
    /// All land as it is now.
    land: Vec<Area>,
}

impl Coast {
    fn of(file: &BoardFile, net: Net, land: &[Area], pieces: &[Piece]) -> Self {
        let kept: BTreeSet<usize> =
            pieces.iter().filter(|it| it.area.is_none()).flat_map(|it| it.from.clone()).collect();
        let lost = land.iter().enumerate().filter(|(at, _)| !kept.contains(at));
        let before = Area::all(lost.map(|(_, area)| area));
        let after = Area::all(pieces.iter().filter_map(|it| it.area.as_ref()));
        let now = pieces.iter().filter_map(|it| match (&it.area, it.from.first()) {
            (Some(area), _) => Some(area),
            (None, Some(at)) => land.get(*at),
            (None, None) => None,
        });
        let (width, height) = file.size();
        let repeated = |area: &Area| match file.wrap() {
            Some(wrap) => Area::all([&area.moved(-wrap), area, &area.moved(wrap)]),
            None => area.clone(),
        };
        let corners = |left: f64, right: f64| {
            vec![[left, 0.0], [right, 0.0], [right, height], [left, height]]
        };
        let (left, right) =
            if file.wrap().is_some() { (-width, 2.0 * width) } else { (0.0, width) };
        Self {
            net,
            map: Some(Area::of([corners(left, right)])),
            added: repeated(&after.without(&before)),
            removed: repeated(&before.without(&after)),
            land: now.map(repeated).collect(),
        }
    }

    /// Returns the places near the changed land.
    fn places(&self) -> Vec<GridCell> {
        let bounds = [&self.added, &self.removed].into_iter().filter_map(Area::bounds);
        let bounds: Vec<[f64; 4]> = bounds.collect();
        let far = self.net.side * 2.0;
        let is_near = |place: &GridCell| {
            let [x, y] = self.net.middle(*place);
            bounds.iter().any(|[left, top, right, bottom]| {
                (left - far..=right + far).contains(&x) && (top - far..=bottom + far).contains(&y)
            })
        };
        let rows = 0..self.net.rows;
        let all = rows.flat_map(|row| (0..self.net.columns).map(move |column| (row, column)));
        all.filter(is_near).collect()
    }

    /// Returns what changes in a hex.
    fn flow(&self, place: GridCell, old: Option<&(usize, Area)>) -> Flow {
        let whole = Area::of(self.net.hex(place).rings().to_vec());
        let full = whole.size();
        let frame = self.map.as_ref().map_or(whole.clone(), |map| whole.within(map));
        let grown = self.removed.within(&frame);
        let lost = old.map_or(Area::default(), |(_, water)| self.added.within(water));
        Flow { full, frame, grown, lost }
    }

    /// Returns the water in a hex that changes, if enough is left.
    fn water(&self, flow: &Flow, old: Option<(usize, Area)>) -> Option<Water> {
        let Flow { full, frame, grown, .. } = flow;
        let (water, sea, least) = if let Some((sea, water)) = old {
            let least = LEAST_WATER.min(water.size() / full * 0.8);
            let wet = water.with(grown).without(&self.added);
            // The part that was open water remains the sea; the other parts are lakes.
            let part = wet
                .parts()
                .max_by(|a, b| a.within(&water).size().total_cmp(&b.within(&water).size()));
            (part.unwrap_or_default(), sea, least)
        } else {
            let near: Vec<_> = self.land.iter().filter(|land| land.is_near(frame)).collect();
            let wet = near.into_iter().fold(frame.clone(), |wet, land| wet.without(land));
            (wet.largest(), usize::MAX, LEAST_WATER)
        };
        let share = water.size() / full;
        (share >= least && share > 0.0).then_some(Water { area: water, share, sea })
    }
}

/// A hex, and what becomes water or land in it.
struct Flow {
    /// The size of a whole hex.
    full: f64,
    /// The part of it that is on the map.
    frame: Area,
    grown: Area,
    lost: Area,
}

impl Flow {
    fn is_seen(&self) -> bool {
        self.grown.size().max(self.lost.size()) >= UNSEEN
    }
}

/// The hexes, those that have changed and the others.
struct WaterHexes<'a> {
    net: Net,
    old: BTreeMap<GridCell, &'a crate::file::SeaHex>,
    changed: BTreeMap<GridCell, Option<Water>>,
}

impl WaterHexes<'_> {
    fn is_there(&self, place: GridCell) -> bool {
        match self.changed.get(&place) {
            Some(water) => water.is_some(),
            None => self.old.contains_key(&place),
        }
    }

    fn area(&self, place: GridCell) -> Area {
        match (self.changed.get(&place), self.old.get(&place)) {
            (Some(Some(water)), _) => water.area.clone(),
            (None, Some(hex)) => Area::of(hex.shape.rings().to_vec()),
            _ => Area::default(),
        }
    }

    /// Returns the hexes beside one.
    fn beside(&self, (row, column): GridCell) -> Vec<GridCell> {
        let (columns, shift) = (self.net.columns, row % 2);
        let around = |column: usize| column % columns;
        let (left, right) = (around(column + shift + columns - 1), around(column + shift));
        let mut all = vec![(row, around(column + columns - 1)), (row, around(column + 1))];
        if let Some(up) = row.checked_sub(1) {
            all.extend([(up, left), (up, right)]);
        }
        all.extend([(row + 1, left), (row + 1, right)]);
        all.retain(|place| self.is_there(*place));
        all
    }

    /// Returns `true` if ships can pass between two neighbouring hexes.
    fn is_open(&self, one: GridCell, other: GridCell) -> bool {
        const SAMPLES: u32 = 34;
        let (a, b) = (self.net.middle(one), self.net.middle(other));
        if distance(a, b) > 1.5 * self.net.width {
            // The hexes are at opposite edges of a map that wraps around, so each has half of the
            // passage.
            return true;
        }
        let (here, there) = (self.area(one), self.area(other));
        let away: Coordinates = [0, 1].map(|at| (b[at] - a[at]) / self.net.width);
        let middle: Coordinates = [0, 1].map(|at| f64::midpoint(a[at], b[at]));
        let open = (0..SAMPLES).filter(|sample| {
            let along = ((f64::from(*sample) + 0.5) / f64::from(SAMPLES) - 0.5) * self.net.side;
            let at = |far: f64| {
                [
                    middle[0] - away[1] * along + away[0] * far,
                    middle[1] + away[0] * along + away[1] * far,
                ]
            };
            here.contains(at(-0.5)) && there.contains(at(0.5))
        });
        #[expect(clippy::cast_precision_loss, reason = "a few samples")]
        let part = open.count() as f64 / f64::from(SAMPLES);
        part * self.net.side >= PASSAGE
    }

    /// Gives new hexes to the seas that they can be reached from, and leaves out those that can't be
    /// reached, and changed ones that no ship can leave.
    fn join(&mut self) {
        let is_new = |water: &Option<Water>| water.as_ref().is_some_and(|it| it.sea == usize::MAX);
        let mut new: BTreeSet<GridCell> =
            self.changed.iter().filter(|(_, it)| is_new(it)).map(|(place, _)| *place).collect();
        let mut queue: VecDeque<(GridCell, usize)> = VecDeque::new();
        for place in &new {
            for beside in self.beside(*place) {
                if let Some(sea) = self.sea(beside) {
                    queue.push_back((beside, sea));
                }
            }
        }
        while let Some((from, sea)) = queue.pop_front() {
            for to in self.beside(from) {
                if new.contains(&to) && self.is_open(from, to) {
                    new.remove(&to);
                    if let Some(Some(water)) = self.changed.get_mut(&to) {
                        water.sea = sea;
                    }
                    queue.push_back((to, sea));
                }
            }
        }
        for place in new {
            self.changed.remove(&place);
        }
        let is_shut = |place: &GridCell| {
            self.is_there(*place)
                && !self.beside(*place).into_iter().any(|beside| self.is_open(*place, beside))
        };
        let shut: Vec<GridCell> =
            self.changed.keys().copied().filter(|place| is_shut(place)).collect();
        for place in shut {
            self.changed.insert(place, None);
        }
    }

    /// Returns the sea of a hex that is known.
    fn sea(&self, place: GridCell) -> Option<usize> {
        match (self.changed.get(&place), self.old.get(&place)) {
            (Some(water), _) => water.as_ref().map(|it| it.sea).filter(|sea| *sea != usize::MAX),
            (None, hex) => hex.map(|it| it.sea),
        }
    }

    fn walls(&self) -> Vec<(GridCell, GridCell)> {
        let mut walls = BTreeSet::new();
        for one in self.changed.keys().copied().filter(|place| self.is_there(*place)) {
            for other in self.beside(one) {
                if !self.is_open(one, other) {
                    walls.insert((one.min(other), one.max(other)));
                }
            }
        }
        walls.into_iter().collect()
    }
}
