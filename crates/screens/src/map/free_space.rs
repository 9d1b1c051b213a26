//! The part of the screen that panels leave free.

use super::point::Point;

/// The smallest width or height of free space that counts, in pixels; a panel that leaves less is
/// ignored.
const LEAST: f64 = 96.0;

#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Room {
    /// The top left corner.
    pub low: Point,
    /// The bottom right corner.
    pub high: Point,
}

impl Room {
    pub fn new(corner: Point, size: Point) -> Self {
        Self { low: corner, high: corner + size }
    }

    pub fn size(&self) -> Point {
        self.high - self.low
    }

    pub fn middle(&self) -> Point {
        self.low.middle(self.high)
    }

    /// Returns `true` if another room is entirely inside this one.
    pub fn contains(&self, other: &Self) -> bool {
        let (low, high) = (self.low, self.high);
        low.x <= other.low.x
            && low.y <= other.low.y
            && high.x >= other.high.x
            && high.y >= other.high.y
    }

    /// Returns the space that these panels leave in a frame.
    pub fn beside(frame: Point, panels: &[Self]) -> Self {
        let all = Self::new(Point::default(), frame);
        panels.iter().fold(all, |room, panel| room.without(*panel))
    }

    /// Returns the largest part beside a panel, or all of the room if the panel leaves hardly any.
    #[must_use]
    fn without(self, panel: Self) -> Self {
        let covers = panel.low.x < self.high.x
            && panel.high.x > self.low.x
            && panel.low.y < self.high.y
            && panel.high.y > self.low.y;
        if !covers {
            return self;
        }
        let (low, high) = (self.low, self.high);
        let parts = [
            Self { high: Point::new(panel.low.x, high.y), ..self },
            Self { low: Point::new(panel.high.x, low.y), ..self },
            Self { high: Point::new(high.x, panel.low.y), ..self },
            Self { low: Point::new(low.x, panel.high.y), ..self },
        ];
        let is_enough = |part: &Self| part.size().x >= LEAST && part.size().y >= LEAST;
        let area = |part: &Self| part.size().x * part.size().y;
        let largest = parts.into_iter().filter(is_enough);
        largest.max_by(|one, other| area(one).total_cmp(&area(other))).unwrap_or(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FRAME: Point = Point::new(1024.0, 640.0);

    fn panel(left: f64, top: f64, width: f64, height: f64) -> Room {
        Room::new(Point::new(left, top), Point::new(width, height))
    }

    fn beside(panels: &[Room]) -> (f64, f64, f64, f64) {
        let Room { low, high } = Room::beside(FRAME, panels);
        (low.x, low.y, high.x, high.y)
    }

    #[test]
    fn a_panel_at_a_side_or_from_below_takes_that_side() {
        assert_eq!(beside(&[]), (0.0, 0.0, 1024.0, 640.0));
        assert_eq!(beside(&[panel(648.0, 8.0, 368.0, 500.0)]), (0.0, 0.0, 648.0, 640.0));
        assert_eq!(beside(&[panel(8.0, 8.0, 368.0, 624.0)]), (376.0, 0.0, 1024.0, 640.0));
        assert_eq!(beside(&[panel(0.0, 340.0, 1024.0, 300.0)]), (0.0, 0.0, 1024.0, 340.0));
        assert_eq!(beside(&[panel(700.0, 440.0, 316.0, 190.0)]), (0.0, 0.0, 1024.0, 440.0));
        let two = [panel(8.0, 8.0, 300.0, 624.0), panel(672.0, 0.0, 352.0, 640.0)];
        assert_eq!(beside(&two), (308.0, 0.0, 672.0, 640.0));
    }

    #[test]
    fn what_lies_below_the_frame_or_covers_it_all_takes_nothing() {
        assert_eq!(beside(&[panel(0.0, 640.0, 1024.0, 300.0)]), (0.0, 0.0, 1024.0, 640.0));
        assert_eq!(beside(&[panel(0.0, 40.0, 1024.0, 600.0)]), (0.0, 0.0, 1024.0, 640.0));
        assert_eq!(beside(&[panel(0.0, 0.0, 0.0, 0.0)]), (0.0, 0.0, 1024.0, 640.0));
    }
}
