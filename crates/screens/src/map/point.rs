//! Points and vectors of the map and the screen.

use std::fmt::{self, Display, Formatter};

use crate::decimal::Decimal;

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_circle_is_round() {
        for step in -20..40 {
            let angle = f64::from(step) / 3.0;
            let at = Point::on_circle(angle);
            assert!(at.distance(Point::new(angle.cos(), angle.sin())) < 1e-9, "{angle}: {at:?}");
        }
    }
}
