//! Outlines, and how near they come to each other.

use importer::ring_of;

/// A point on the map, in units.
pub type Coordinates = [f64; 2];

/// The distance within which two outlines touch, in units.
pub const TOUCH: f64 = 1.5;

/// The steps in which an outline is followed, in units.
const STEP: f64 = 3.0;

/// The outlines of a territory or of the water in a hex.
#[derive(Debug, Clone, Default)]
pub struct Shape {
    rings: Vec<Vec<Coordinates>>,
    bounds: Option<[f64; 4]>,
}

/// The least distance between two shapes, and the points that it lies between.
#[derive(Debug, Clone, Copy)]
pub struct Gap {
    pub length: f64,
    pub ends: (Coordinates, Coordinates),
}

impl Shape {
    /// Reads path data.
    pub fn read(path: &str) -> Self {
        Self::of(path.split(['z', 'Z']).filter_map(ring_of))
    }

    fn of(rings: impl IntoIterator<Item = Vec<Coordinates>>) -> Self {
        let rings: Vec<Vec<Coordinates>> =
            rings.into_iter().filter(|ring| !ring.is_empty()).collect();
        let bounds = bounds(&rings);
        Self { rings, bounds }
    }

    /// Returns the corners of the outlines.
    pub fn rings(&self) -> &[Vec<Coordinates>] {
        &self.rings
    }

    /// Creates the shape of a whole hex.
    pub fn hex([x, y]: Coordinates, width: f64, side: f64) -> Self {
        let (half, slope) = (width / 2.0, side / 2.0);
        let corners = [
            (0.0, -side),
            (half, -slope),
            (half, slope),
            (0.0, side),
            (-half, slope),
            (-half, -slope),
        ];
        Self::of([corners.map(|(dx, dy)| [x + dx, y + dy]).to_vec()])
    }

    /// Returns `true` if the boxes around two shapes come this near.
    pub fn is_near(&self, other: &Self, far: f64) -> bool {
        let (Some(a), Some(b)) = (self.bounds, other.bounds) else { return false };
        a[0] <= b[2] + far && b[0] <= a[2] + far && a[1] <= b[3] + far && b[1] <= a[3] + far
    }

    /// Returns `true` if the box around the shape comes this near to a point.
    pub fn is_about(&self, [x, y]: Coordinates, far: f64) -> bool {
        let is_within = |[left, top, right, bottom]: [f64; 4]| {
            (left - far..=right + far).contains(&x) && (top - far..=bottom + far).contains(&y)
        };
        self.bounds.is_some_and(is_within)
    }

    /// Returns `true` if two shapes touch.
    pub fn touches(&self, other: &Self) -> bool {
        self.is_near(other, TOUCH) && self.gap(other).is_some_and(|gap| gap.length <= TOUCH)
    }

    /// Returns the gap between two shapes, or `None` if one of them has no outline.
    pub fn gap(&self, other: &Self) -> Option<Gap> {
        let there = self.corners_to(other)?;
        let back = other.corners_to(self)?;
        let back = Gap { ends: (back.ends.1, back.ends.0), ..back };
        Some(if there.length <= back.length { there } else { back })
    }

    /// Returns the gap between the corners of this shape and the lines of another.
    fn corners_to(&self, other: &Self) -> Option<Gap> {
        let corners = self.rings.iter().flatten();
        let gaps = corners.filter_map(|corner| other.nearest(*corner));
        gaps.min_by(|a, b| a.length.total_cmp(&b.length))
    }

    /// Returns the length of this outline that lies along another.
    pub fn contact(&self, other: &Self) -> f64 {
        let touches = |at: Coordinates| {
            other.is_about(at, TOUCH) && other.nearest(at).is_some_and(|gap| gap.length <= TOUCH)
        };
        let sides = self.rings.iter().flat_map(|ring| ring.iter().zip(ring.iter().cycle().skip(1)));
        let along = |(a, b): (&Coordinates, &Coordinates)| {
            let length = distance(*a, *b);
            let count = (length / STEP).ceil().max(1.0);
            let at = |part: f64| [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part];
            let mut step = 0.5;
            let mut found = 0.0;
            while step < count {
                if touches(at(step / count)) {
                    found += length / count;
                }
                step += 1.0;
            }
            found
        };
        sides.map(along).sum()
    }

    /// Returns the gap between a point and the outline.
    pub fn nearest(&self, from: Coordinates) -> Option<Gap> {
        let sides = self.rings.iter().flat_map(|ring| {
            ring.iter().zip(ring.iter().cycle().skip(1)).map(|(a, b)| foot(from, *a, *b))
        });
        let gaps = sides.map(|to| Gap { length: distance(from, to), ends: (from, to) });
        gaps.min_by(|a, b| a.length.total_cmp(&b.length))
    }
}

fn bounds(rings: &[Vec<Coordinates>]) -> Option<[f64; 4]> {
    rings.iter().flatten().fold(None, |bounds: Option<[f64; 4]>, [x, y]| {
        let [left, top, right, bottom] = bounds.unwrap_or([*x, *y, *x, *y]);
        Some([left.min(*x), top.min(*y), right.max(*x), bottom.max(*y)])
    })
}

/// Returns the point of a line that is nearest to another point.
fn foot(from: Coordinates, a: Coordinates, b: Coordinates) -> Coordinates {
    let way = [b[0] - a[0], b[1] - a[1]];
    let square = way[0] * way[0] + way[1] * way[1];
    let along = (from[0] - a[0]) * way[0] + (from[1] - a[1]) * way[1];
    let part = if square > 0.0 { (along / square).clamp(0.0, 1.0) } else { 0.0 };
    [a[0] + way[0] * part, a[1] + way[1] * part]
}

/// Returns the distance between two points.
pub fn distance(a: Coordinates, b: Coordinates) -> f64 {
    (a[0] - b[0]).hypot(a[1] - b[1])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_gap_lies_between_the_nearest_points_of_two_outlines() {
        let square = Shape::read("M0 0l10 0 0 10-10 0z");
        let beside = Shape::read("M14 4l6 0 0 2z");
        let gap = square.gap(&beside).unwrap();
        assert!((gap.length - 4.0).abs() < 1e-9, "{gap:?}");
        assert_eq!(gap.ends, ([10.0, 4.0], [14.0, 4.0]));
        assert!(!square.is_near(&beside, TOUCH) && square.is_near(&beside, 5.0));
    }

    #[test]
    fn what_has_no_outline_has_no_gap() {
        let nothing = Shape::read("");
        assert!(nothing.gap(&Shape::hex([0.0, 0.0], 10.0, 6.0)).is_none());
    }
}
