//! Areas of the map, which are joined with each other, cut out of each other and cut in two.

use cartography::clip::deepest;
use cartography::trace::{Ring, path};
use i_overlay::core::fill_rule::FillRule;
use i_overlay::core::overlay::{IntOverlayOptions, Overlay};
use i_overlay::core::overlay_rule::OverlayRule;
use i_overlay::core::solver::Solver;
use i_overlay::i_float::int::point::IntPoint;
use i_overlay::string::slice::IntSlice;
use importer::ring_of;

use crate::shape::Coordinates;

/// The steps in a unit of the map: outlines are written in tenths.
const STEPS: f64 = 10.0;

type AreaCorner = IntPoint<i32>;

/// A connected part of an area: its outline, and the holes in it.
type AreaPart = Vec<Vec<AreaCorner>>;

/// An area of the map, in parts that don't touch.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Area {
    parts: Vec<AreaPart>,
}

impl Area {
    /// Reads path data.
    pub fn read(data: &str) -> Self {
        Self::of(data.split(['z', 'Z']).filter_map(ring_of))
    }

    /// Creates the area within these rings.
    pub fn of(rings: impl IntoIterator<Item = Vec<Coordinates>>) -> Self {
        let rings = rings.into_iter().map(|ring| ring.into_iter().map(corner).collect());
        Self { parts: vec![rings.collect()] }.combined(&Self::default(), OverlayRule::Subject)
    }

    /// Joins any number of areas.
    pub fn all<'a>(areas: impl IntoIterator<Item = &'a Self>) -> Self {
        let parts = areas.into_iter().flat_map(|area| area.parts.iter().cloned()).collect();
        Self { parts }.combined(&Self::default(), OverlayRule::Subject)
    }

    /// Returns what belongs to one of two areas.
    pub fn with(&self, other: &Self) -> Self {
        self.combined(other, OverlayRule::Union)
    }

    /// Returns what belongs to this area and not to another.
    pub fn without(&self, other: &Self) -> Self {
        self.combined(other, OverlayRule::Difference)
    }

    /// Returns what belongs to two areas.
    pub fn within(&self, other: &Self) -> Self {
        self.combined(other, OverlayRule::Intersect)
    }

    fn combined(&self, other: &Self, rule: OverlayRule) -> Self {
        let (own, others) = (&self.parts, &other.parts);
        // The most exact solver is fast enough, because areas have few corners.
        let mut overlay = Overlay::from_subj_and_clip_custom(
            own,
            others,
            IntOverlayOptions::default(),
            Solver::LIST,
        );
        Self { parts: overlay.overlay(rule, FillRule::NonZero) }
    }

    /// Returns the pieces into which a line cuts the area.
    pub fn cut(&self, line: &[Coordinates]) -> Vec<Self> {
        let line: Vec<AreaCorner> = line.iter().copied().map(corner).collect();
        let pieces = self.parts.slice_by_path(&line, FillRule::NonZero);
        pieces.into_iter().map(|part| Self { parts: vec![part] }).collect()
    }

    /// Returns the connected parts.
    pub fn parts(&self) -> impl Iterator<Item = Self> + '_ {
        self.parts.iter().map(|part| Self { parts: vec![part.clone()] })
    }

    /// Returns the area of those parts for which this holds.
    pub fn filtered(&self, mut is_kept: impl FnMut(&Self) -> bool) -> Self {
        let parts = self.parts().filter(|part| is_kept(part));
        Self { parts: parts.flat_map(|part| part.parts).collect() }
    }

    fn rings(&self) -> impl Iterator<Item = &Vec<AreaCorner>> {
        self.parts.iter().flatten()
    }

    /// Returns the corners of all rings, in units.
    pub fn points(&self) -> impl Iterator<Item = Vec<Coordinates>> + '_ {
        self.rings().map(|ring| ring.iter().copied().map(point).collect())
    }

    /// Returns the size in square units.
    pub fn size(&self) -> f64 {
        // The rings of holes run the other way, so their sizes have the opposite sign.
        self.rings().map(|ring| twice(ring)).sum::<f64>().abs() / 2.0 / STEPS / STEPS
    }

    /// Returns the largest of the connected parts.
    pub fn largest(&self) -> Self {
        let parts = self.parts().max_by(|a, b| a.size().total_cmp(&b.size()));
        parts.unwrap_or_default()
    }

    /// Returns `true` if a point is in the area.
    pub fn contains(&self, at: Coordinates) -> bool {
        let mut inside = false;
        for ring in self.rings() {
            let all = ring.iter().copied().map(point);
            let next = ring.iter().cycle().skip(1).copied().map(point);
            for (a, b) in all.zip(next) {
                if (a[1] > at[1]) != (b[1] > at[1])
                    && at[0] < (b[0] - a[0]) * (at[1] - a[1]) / (b[1] - a[1]) + a[0]
                {
                    inside = !inside;
                }
            }
        }
        inside
    }

    /// Returns the point of the largest part that is farthest from its outline, and its distance.
    pub fn deepest(&self) -> (Coordinates, f64) {
        let largest = self.largest();
        let ring = |ring: Vec<Coordinates>| ring.into_iter().map(|[x, y]| ((x, y), 0)).collect();
        let rings: Vec<Ring> = largest.points().map(ring).collect();
        if rings.is_empty() {
            return ([0.0, 0.0], 0.0);
        }
        let ((x, y), room) = deepest(&rings);
        ([x, y], room.max(0.0))
    }

    /// Returns the left, top, right and bottom edge.
    pub fn bounds(&self) -> Option<[f64; 4]> {
        self.rings().flatten().copied().map(point).fold(None, |bounds: Option<[f64; 4]>, [x, y]| {
            let [left, top, right, bottom] = bounds.unwrap_or([x, y, x, y]);
            Some([left.min(x), top.min(y), right.max(x), bottom.max(y)])
        })
    }

    /// Returns `true` if the boxes around two areas meet.
    pub fn is_near(&self, other: &Self) -> bool {
        let (Some(a), Some(b)) = (self.bounds(), other.bounds()) else { return false };
        a[0] <= b[2] && b[0] <= a[2] && a[1] <= b[3] && b[1] <= a[3]
    }

    /// Moves the area to the side.
    pub fn moved(&self, by: f64) -> Self {
        let by = corner([by, 0.0]);
        let moved = |at: &AreaCorner| *at + by;
        let ring = |ring: &Vec<AreaCorner>| ring.iter().map(moved).collect();
        Self { parts: self.parts.iter().map(|part| part.iter().map(ring).collect()).collect() }
    }

    /// Returns the area as path data.
    pub fn path(&self) -> String {
        path(self.points().map(|ring| ring.into_iter().map(|[x, y]| (x, y)).collect()))
    }
}

fn corner(at: Coordinates) -> AreaCorner {
    #[expect(clippy::cast_possible_truncation, reason = "positions on a map are small")]
    let [x, y] = at.map(|number| (number * STEPS).round() as i32);
    AreaCorner::new(x, y)
}

fn point(at: AreaCorner) -> Coordinates {
    [f64::from(at.x) / STEPS, f64::from(at.y) / STEPS]
}

/// Returns twice the area within a ring in square steps, negative if the ring runs the other way.
fn twice(ring: &[AreaCorner]) -> f64 {
    let next = ring.iter().cycle().skip(1);
    let cross = |(a, b): (&AreaCorner, &AreaCorner)| {
        f64::from(a.x) * f64::from(b.y) - f64::from(b.x) * f64::from(a.y)
    };
    ring.iter().zip(next).map(cross).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn square(x: f64, y: f64, side: f64) -> Area {
        Area::of([vec![[x, y], [x + side, y], [x + side, y + side], [x, y + side]]])
    }

    #[test]
    fn areas_are_joined_and_cut_out_of_each_other() {
        let (one, other) = (square(0.0, 0.0, 10.0), square(5.0, 5.0, 10.0));
        assert!((one.with(&other).size() - 175.0).abs() < 0.5);
        assert!((one.without(&other).size() - 75.0).abs() < 0.5);
        assert!((one.within(&other).size() - 25.0).abs() < 0.5);
        let ring = square(0.0, 0.0, 30.0).without(&square(10.0, 10.0, 10.0));
        assert_eq!((ring.size().round(), ring.contains([15.0, 15.0])), (800.0, false));
        assert_eq!(Area::read(&ring.path()), ring);
    }

    #[test]
    fn a_line_cuts_an_area_where_it_goes_all_through() {
        let square = square(0.0, 0.0, 10.0);
        let sizes = |line: &[Coordinates]| {
            square.cut(line).iter().map(|it| it.size().round()).collect::<Vec<_>>()
        };
        assert_eq!(sizes(&[[-5.0, 5.0], [5.0, 5.0]]), [100.0]);
        assert_eq!(sizes(&[[-5.0, 5.0], [15.0, 5.0]]), [50.0, 50.0]);
    }
}
