//! Positions on the map, in units of its view box.

use std::fmt::{self, Display, Formatter};

use super::drawing::{drawn, is_drawn, shape};
use crate::decimal::Decimal;
use crate::map::shapes::{
    HEX_ANCHORS, HEX_CELLS, HEX_ORIGIN, HEX_OUTLINE, HEX_ROW, HEX_WIDTH, HIT_RADIUS, VIEW_BOX,
    WRAP_WIDTH,
};
use engine::world::{Hex, Territory};

/// A point of the map or, where stated, of the screen.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Point {
    /// The distance to the right.
    pub x: f64,
    /// The distance down.
    pub y: f64,
}

impl Point {
    pub const fn new(x: f64, y: f64) -> Self {
        Self { x, y }
    }

    /// Returns the distance to another point.
    pub fn distance(self, other: Self) -> f64 {
        (self - other).length()
    }

    /// Returns the distance from the origin.
    pub fn length(self) -> f64 {
        self.x.hypot(self.y)
    }

    /// Returns the point at this angle on the unit circle around the origin, accurate enough for
    /// drawings: the sine and cosine of the standard library are exact to the last bit for any
    /// angle, and would add kilobytes to the download.
    pub fn on_circle(angle: f64) -> Self {
        const DOUBLINGS: i32 = 10;
        let small = angle / f64::from(1 << DOUBLINGS);
        let square = small * small;
        let cosine = 1.0 - square / 2.0 * (1.0 - square / 12.0);
        let sine = small * (1.0 - square / 6.0 * (1.0 - square / 20.0));
        let of_small = Self::new(cosine, sine);
        (0..DOUBLINGS).fold(of_small, |Self { x, y }, _| Self::new(x * x - y * y, 2.0 * x * y))
    }

    #[must_use]
    pub fn middle(self, other: Self) -> Self {
        (self + other) * 0.5
    }
}

/// Formats the point as in path data.
impl Display for Point {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        Decimal(self.x).fmt(f)?;
        f.write_str(" ")?;
        Decimal(self.y).fmt(f)
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

/// Returns the position of a territory's badge.
pub fn badge(territory: Territory) -> Point {
    shape(territory).badge.into()
}

/// Returns the distance from the centre of a hex to its corners.
pub(super) fn hex_radius() -> f64 {
    f64::from(HEX_ROW) / 1.5
}

/// Returns the centre of a hex.
pub fn centre(hex: Hex) -> Point {
    let shift = if hex.row() % 2 == 1 { 0.5 } else { 0.0 };
    #[allow(clippy::cast_precision_loss, reason = "rows and columns are small")]
    let (column, row) = (hex.column() as f64, hex.row() as f64);
    Point::from(HEX_ORIGIN)
        + Point::new((column + shift) * f64::from(HEX_WIDTH), row * f64::from(HEX_ROW))
}

/// Returns the hex's index in the drawing, if it is drawn.
pub(super) fn in_drawing(hex: Hex) -> Option<usize> {
    is_drawn(hex.home()).then(|| hex.index())
}

/// Returns the position of a ship on a hex, and the radius of the water around it.
pub fn anchor(hex: Hex) -> (Point, f64) {
    match HEX_ANCHORS.iter().find(|(index, ..)| Some(*index) == in_drawing(hex)) {
        Some((_, at, room)) => (Point::from(*at), f64::from(*room)),
        None => (centre(hex), f64::from(HEX_WIDTH) / 2.0),
    }
}

/// Returns the outline of the water of a hex, to be drawn under the transform of the paths.
pub fn water(hex: Hex) -> String {
    if let Some((_, path)) = HEX_CELLS.iter().find(|(index, _)| Some(*index) == in_drawing(hex)) {
        return (*path).to_owned();
    }
    let at = centre(hex) * 5.0;
    format!("M{at:.0}{HEX_OUTLINE}")
}

/// Returns the hex whose anchor is nearest to a point of the map, among those given and within
/// `reach`.
pub fn nearest_hex(point: Point, reach: f64, of: impl IntoIterator<Item = Hex>) -> Option<Hex> {
    let distance = |hex: &Hex| anchor(*hex).0.distance(point);
    of.into_iter()
        .filter(|hex| distance(hex) <= reach)
        .min_by(|a, b| distance(a).total_cmp(&distance(b)))
}

/// Returns the way from one badge to another, across the edge of the map if that is shorter.
pub fn way(from: Territory, to: Territory) -> Point {
    around(badge(from), badge(to))
}

/// Returns the way from one point of the map to another, across its edge if that is shorter.
pub fn around(from: Point, to: Point) -> Point {
    let way = to - from;
    let around = f64::from(WRAP_WIDTH);
    Point::new(way.x - around * (way.x / around).round(), way.y)
}

/// Returns the territory whose badge is nearest to a point of the map, within `reach` and the size
/// of a badge's own target.
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
    fn a_circle_is_round() {
        for step in -20..40 {
            let angle = f64::from(step) / 3.0;
            let at = Point::on_circle(angle);
            assert!(at.distance(Point::new(angle.cos(), angle.sin())) < 1e-9, "{angle}: {at:?}");
        }
    }

    #[test]
    fn every_anchor_lies_in_its_hex() {
        for hex in drawn().hexes() {
            assert!(anchor(hex).0.distance(centre(hex)) < hex_radius(), "{hex}");
            assert_eq!(nearest_hex(anchor(hex).0, 1.0, drawn().hexes()), Some(hex));
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
