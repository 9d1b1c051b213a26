//! The place of another program's map on ours.

use crate::sketch::SketchPoint;
use cartography::SIZE;

/// The least water around the land, in units.
pub const MARGIN: f64 = 46.0;

/// Left, top, right and bottom.
pub type Bounds = [f64; 4];

/// Moves points onto our map, keeping proportions.
pub struct MapFrame {
    scale: f64,
    shift: SketchPoint,
}

/// Returns the smallest rectangle around these points.
pub fn bounds(points: impl Iterator<Item = SketchPoint>) -> Bounds {
    let none = [f64::INFINITY, f64::INFINITY, f64::NEG_INFINITY, f64::NEG_INFINITY];
    points.fold(none, |[l, t, r, b], (x, y)| [l.min(x), t.min(y), r.max(x), b.max(y)])
}

impl MapFrame {
    /// Creates the frame of a map within these bounds.
    pub fn around(bounds: Bounds) -> Self {
        Self::within(bounds, MARGIN)
    }

    /// Creates the frame of a map within these bounds, with this much water around.
    pub fn within([left, top, right, bottom]: Bounds, margin: f64) -> Self {
        let (width, height) = (f64::from(SIZE.0), f64::from(SIZE.1));
        let (across, down) = ((right - left).max(1e-6), (bottom - top).max(1e-6));
        if !(across.is_finite() && down.is_finite()) {
            return Self { scale: 0.0, shift: (width / 2.0, height / 2.0) };
        }
        let scale = ((width - 2.0 * margin) / across).min((height - 2.0 * margin) / down);
        let middle = (f64::midpoint(left, right), f64::midpoint(top, bottom));
        let shift = (width / 2.0 - middle.0 * scale, height / 2.0 - middle.1 * scale);
        Self { scale, shift }
    }

    /// Returns where a point is on our map.
    pub fn onto_map(&self, (x, y): SketchPoint) -> SketchPoint {
        (x * self.scale + self.shift.0, y * self.scale + self.shift.1)
    }

    /// Returns where a point of our map is on the other one.
    pub fn back(&self, (x, y): SketchPoint) -> SketchPoint {
        let scale = if self.scale > 0.0 { self.scale } else { 1.0 };
        ((x - self.shift.0) / scale, (y - self.shift.1) / scale)
    }
}
