//! The outlines of territories as points, with their bounds, for pictures other than the map.

use super::drawing::Drawing;
use engine::world::Territory;

/// A rectangle in steps of path data: left, top, width, height.
pub type PathBounds = (f64, f64, f64, f64);

impl Drawing {
    /// Returns the path of a territory's outline, and the rectangle around it.
    pub fn outline(&self, territory: Territory) -> (&'static str, PathBounds) {
        let path = self.shape(territory).path;
        (path, bounds(path))
    }
}

/// Returns the rectangle around a path.
fn bounds(path: &str) -> PathBounds {
    let (mut left, mut top, mut right, mut bottom) = (f64::MAX, f64::MAX, f64::MIN, f64::MIN);
    for (x, y) in rings(path).flatten() {
        (left, right) = (left.min(x), right.max(x));
        (top, bottom) = (top.min(y), bottom.max(y));
    }
    (left, top, (right - left).max(1.0), (bottom - top).max(1.0))
}

/// Returns the corners of each ring of a path of `M x y l dx dy …  z` commands.
pub(crate) fn rings(path: &str) -> impl Iterator<Item = Vec<(f64, f64)>> + '_ {
    path.split('M').filter(|ring| !ring.is_empty()).map(|ring| {
        let (mut x, mut y) = (0.0, 0.0);
        let numbers = numbers(ring);
        let steps = numbers.chunks_exact(2).map(|step| {
            (x, y) = (x + step[0], y + step[1]);
            (x, y)
        });
        steps.collect()
    })
}

/// Returns the numbers of a path, all of them integers; a minus sign separates them as a space
/// does.
fn numbers(ring: &str) -> Vec<f64> {
    let spaced = ring.replace('-', " -").replace(['l', 'z', ','], " ");
    let whole = |number: &str| number.parse::<i32>().ok().map(f64::from);
    spaced.split_whitespace().filter_map(whole).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::map::drawing::tests::earth;

    #[test]
    fn bounds_follow_relative_steps_and_several_rings() {
        assert_eq!(bounds("M10 20l5-3-7 9zM40 1l1 1z"), (8.0, 1.0, 33.0, 25.0));
    }

    #[test]
    fn every_outline_lies_around_its_badge_on_the_map() {
        for territory in Territory::ALL {
            let (left, top, width, height) = earth().outline(territory).1;
            assert!(left >= -1.0 && top >= -1.0, "{territory}");
            // Path data is in fifths of the map's units.
            assert!(left + width <= 1.1 * 8000.0 && top + height <= 4501.0, "{territory}");
            assert!(width > 50.0 && height > 50.0, "{territory}");
        }
    }
}
