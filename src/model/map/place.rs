//! Where things stand on the map, in units of its view box.

use std::sync::OnceLock;

use super::drawing::{drawn, is_drawn, shape};
use super::names::{clear, harm_of_number, harm_of_ship, harm_of_ships, ship_size};
use crate::shapes::{
    HEX_ANCHORS, HEX_CELLS, HEX_ORIGIN, HEX_OUTLINE, HEX_ROW, HEX_WIDTH, HIT_RADIUS, VIEW_BOX,
    WRAP_WIDTH,
};
use engine::world::{Hex, Territory};

/// A point of the map or, where it says so, of the screen.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Point {
    /// To the right.
    pub x: f64,
    /// Down.
    pub y: f64,
}

impl Point {
    pub const fn new(x: f64, y: f64) -> Self {
        Self { x, y }
    }

    /// How far the other is.
    pub fn distance(self, other: Self) -> f64 {
        (self - other).length()
    }

    /// How far it is from the origin.
    pub fn length(self) -> f64 {
        self.x.hypot(self.y)
    }

    #[must_use]
    pub fn middle(self, other: Self) -> Self {
        (self + other) * 0.5
    }
}

impl std::ops::Add for Point {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self::new(self.x + other.x, self.y + other.y)
    }
}

impl std::ops::Sub for Point {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self::new(self.x - other.x, self.y - other.y)
    }
}

impl std::ops::Mul<f64> for Point {
    type Output = Self;
    fn mul(self, factor: f64) -> Self {
        Self::new(self.x * factor, self.y * factor)
    }
}

impl From<(f32, f32)> for Point {
    fn from((x, y): (f32, f32)) -> Self {
        Self::new(x.into(), y.into())
    }
}

pub fn map_size() -> Point {
    Point::from((VIEW_BOX.2, VIEW_BOX.3))
}

/// Where the armies of a territory stand.
pub fn badge(territory: Territory) -> Point {
    shape(territory).badge.into()
}

/// How far the corners of a hex are from its centre.
fn hex_radius() -> f64 {
    f64::from(HEX_ROW) / 1.5
}

/// The centre of a hex.
pub fn centre(hex: Hex) -> Point {
    let shift = if hex.row() % 2 == 1 { 0.5 } else { 0.0 };
    #[allow(clippy::cast_precision_loss, reason = "rows and columns are small")]
    let (column, row) = (hex.column() as f64, hex.row() as f64);
    Point::from(HEX_ORIGIN)
        + Point::new((column + shift) * f64::from(HEX_WIDTH), row * f64::from(HEX_ROW))
}

/// The hex's place in the drawing, if it is drawn.
fn in_drawing(hex: Hex) -> Option<usize> {
    is_drawn(hex.home()).then(|| hex.index())
}

/// Where a ship on a hex stands, and the radius of the water around it.
pub fn anchor(hex: Hex) -> (Point, f64) {
    match HEX_ANCHORS.iter().find(|(index, ..)| Some(*index) == in_drawing(hex)) {
        Some((_, at, room)) => (Point::from(*at), f64::from(*room)),
        None => (centre(hex), f64::from(HEX_WIDTH) / 2.0),
    }
}

/// The outline of the water of a hex, to be drawn under the transform of the paths.
pub fn water(hex: Hex) -> String {
    if let Some((_, path)) = HEX_CELLS.iter().find(|(index, _)| Some(*index) == in_drawing(hex)) {
        return (*path).to_owned();
    }
    let at = centre(hex) * 5.0;
    format!("M{:.0} {:.0}{HEX_OUTLINE}", at.x, at.y)
}

/// Where a number on a hex is read.
pub fn number(hex: Hex) -> Point {
    let is_inside = |place: Point| place.distance(centre(hex)) < hex_radius() * 0.7;
    clear(anchor(hex).0, harm_of_number, is_inside)
}

/// How far ships on one hex lie from each other, so that each can be told and touched.
const APART: f64 = 38.0;

/// In so many turns several ships may lie around their anchor.
const TURNS: u32 = 24;

/// The most ships on one hex whose places are kept.
const MOST: usize = 8;

/// Where ships lie on each hex, one, two, and so on: asked for with every move of the mouse, and always the same.
static BERTHS: [[OnceLock<Vec<Point>>; MOST]; Hex::CAPACITY] =
    [const { [const { OnceLock::new() }; MOST] }; Hex::CAPACITY];

/// Where the ship with this place among `of` on its hex is drawn: where no name covers its crew and the edge of the map cuts
/// nothing off; several lie around the anchor.
pub fn berth(hex: Hex, place: usize, of: usize) -> Point {
    let found = || if of < 2 { vec![alone(hex)] } else { around_anchor(hex, of) };
    let kept = in_drawing(hex).and_then(|index| BERTHS[index].get(of.saturating_sub(1)));
    match kept {
        Some(kept) => kept.get_or_init(found)[place.min(of.saturating_sub(1))],
        None => found()[place.min(of - 1)],
    }
}

fn alone(hex: Hex) -> Point {
    let is_inside = |place: Point| place.distance(centre(hex)) < hex_radius();
    let may_be = |place: Point| is_inside(place) && within_map(place) == place;
    clear(within_map(anchor(hex).0), harm_of_ship, may_be)
}

/// Of all turns of a ring around the anchor the one in which the ships do least harm.
fn around_anchor(hex: Hex, of: usize) -> Vec<Point> {
    #[allow(clippy::cast_precision_loss, reason = "few ships lie on one hex")]
    let part = std::f64::consts::TAU / of as f64;
    let out = APART / 2.0 / (part / 2.0).sin();
    let ring = |turn: u32| {
        let first = f64::from(turn) / f64::from(TURNS) * std::f64::consts::TAU;
        let places = std::iter::successors(Some(first), |turn| Some(turn + part)).take(of);
        let round = places.map(|turn| anchor(hex).0 + Point::new(turn.cos(), turn.sin()) * out);
        aboard(round.collect())
    };
    let rings = (0..TURNS).map(ring).map(|ring| (harm_of_ships(&ring), ring));
    let best = rings.min_by(|(one, _), (other, _)| one.total_cmp(other));
    best.map_or_else(Vec::new, |(_, ring)| ring)
}

/// The same ships moved together so far that the map holds all of them.
fn aboard(ships: Vec<Point>) -> Vec<Point> {
    let moves: Vec<Point> = ships.iter().map(|ship| within_map(*ship) - *ship).collect();
    let farthest = |axis: fn(&Point) -> f64| {
        moves.iter().map(axis).max_by(|a, b| a.abs().total_cmp(&b.abs())).unwrap_or_default()
    };
    let by = Point::new(farthest(|by| by.x), farthest(|by| by.y));
    ships.into_iter().map(|ship| ship + by).collect()
}

/// The place nearest to this one at which all of a ship is on the map.
fn within_map(place: Point) -> Point {
    let ([left, top, right, bottom], size) = (ship_size(), map_size());
    Point::new(place.x.clamp(left, size.x - right), place.y.clamp(top, size.y - bottom))
}

/// The hex whose anchor is nearest to a point of the map, of some, within `reach`.
pub fn nearest_hex(point: Point, reach: f64, of: impl IntoIterator<Item = Hex>) -> Option<Hex> {
    let distance = |hex: &Hex| anchor(*hex).0.distance(point);
    of.into_iter()
        .filter(|hex| distance(hex) <= reach)
        .min_by(|a, b| distance(a).total_cmp(&distance(b)))
}

/// The way from one badge to another, over the edge of the map where that is shorter.
pub fn way(from: Territory, to: Territory) -> Point {
    around(badge(from), badge(to))
}

/// The way from one point of the map to another, over its edge where that is shorter.
pub fn around(from: Point, to: Point) -> Point {
    let way = to - from;
    let around = f64::from(WRAP_WIDTH);
    Point::new(way.x - around * (way.x / around).round(), way.y)
}

/// The territory whose badge is nearest to a point of the map, within `reach` or the reach that
/// every badge has at least.
pub fn nearest_badge(point: Point, reach: f64) -> Option<Territory> {
    let distance = |territory: &Territory| badge(*territory).distance(point);
    drawn()
        .territories()
        .iter()
        .filter(|territory| distance(territory) <= reach.min(f64::from(HIT_RADIUS)))
        .min_by(|a, b| distance(a).total_cmp(&distance(b)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::world::names::{Alaska, Brazil, Kamchatka};

    #[test]
    fn the_way_from_alaska_to_kamchatka_leaves_the_map() {
        let way = way(Alaska, Kamchatka);
        assert!(way.x < 0.0 && way.x > -300.0, "{way:?}");
        assert!(super::way(Kamchatka, Alaska).x > 0.0);
    }

    #[test]
    fn every_ship_lies_in_its_hex_and_several_lie_apart() {
        for hex in drawn().hexes() {
            assert!(anchor(hex).0.distance(centre(hex)) < hex_radius(), "{hex}");
            assert_eq!(nearest_hex(anchor(hex).0, 1.0, drawn().hexes()), Some(hex));
            assert!(berth(hex, 0, 1).distance(centre(hex)) < hex_radius(), "{hex}");
        }
    }

    #[test]
    fn the_edge_of_the_map_cuts_no_ship_off() {
        for hex in drawn().hexes() {
            for of in 1..=6 {
                for ship in (0..of).map(|place| berth(hex, place, of)) {
                    assert!(ship.distance(within_map(ship)) < 1e-6, "{hex}: {ship:?} of {of}");
                }
            }
        }
    }

    #[test]
    fn each_of_several_ships_on_one_hex_is_told_and_touched() {
        for hex in drawn().hexes() {
            for of in 2..=6 {
                let ships: Vec<Point> = (0..of).map(|place| berth(hex, place, of)).collect();
                for (place, ship) in ships.iter().enumerate() {
                    let others = ships.iter().enumerate().filter(|(other, _)| *other != place);
                    let nearest =
                        others.map(|(_, other)| ship.distance(*other)).fold(f64::MAX, f64::min);
                    assert!(nearest > APART - 1.0, "{hex}: {nearest} of {of}");
                    // Six at the southern edge lie furthest off.
                    assert!(ship.distance(centre(hex)) < 3.5 * hex_radius(), "{hex}, {of}");
                }
            }
        }
    }

    #[test]
    fn a_touch_takes_the_nearest_badge_within_reach() {
        for territory in Territory::ALL {
            assert_eq!(nearest_badge(badge(territory), 1.0), Some(territory));
            let beside = badge(territory) + Point::new(12.0, -12.0);
            assert_eq!(nearest_badge(beside, 100.0), Some(territory));
        }
        assert_eq!(nearest_badge(badge(Brazil) + Point::new(0.0, 40.0), 100.0), None);
        assert_eq!(nearest_badge(badge(Brazil) + Point::new(0.0, 20.0), 10.0), None);
    }
}
