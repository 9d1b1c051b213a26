//! The lines on the sea: the grid of the chart, and the lanes by which armies cross.

use std::cmp::Ordering;
use std::fmt::Write as _;

use super::drawing::Drawing;
use super::drawing::artwork::LaneArtwork;
use super::point::Point;
use crate::decimal::Decimal;
use engine::world::Territory;

/// The distance between the grid lines of the chart.
const CHART_STEP: usize = 100;

/// The length by which the grid lines are drawn beyond the edges of the map.
const MARGIN: u32 = 600;

/// The length by which a lane that leaves the map is drawn beyond its edge.
const BEYOND: f32 = 60.0;

/// The distance of the name at the end of a lane that leaves the map: from the edge, and above the
/// lane.
const NAME_AT: (f64, f64) = (4.0, 53.0);

/// The height of a name at the edge.
const NAME_HEIGHT: f64 = 13.0;

/// The other end of a lane that leaves the map, named at its edge.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct LaneEnd {
    /// The territory on the other side of the map.
    pub to: Territory,
    /// The position of the name.
    pub at: Point,
    /// True at the eastern edge, where the name ends.
    pub is_east: bool,
}

impl Drawing {
    /// Returns the grid lines of the chart as path data, far beyond the edges of the map.
    pub fn chart_lines(&self) -> String {
        let (width, height) = self.artwork.size;
        let (right, bottom) = (width + MARGIN, height + MARGIN);
        let meridians = (0..=width).step_by(CHART_STEP).map(|x| format!("M{x}-{MARGIN}V{bottom}"));
        let parallels = (0..=height).step_by(CHART_STEP).map(|y| format!("M-{MARGIN} {y}H{right}"));
        meridians.chain(parallels).collect()
    }

    /// Returns all lanes as path data.
    pub fn lanes(&self) -> String {
        let segments = self.artwork.lanes.iter().flat_map(|lane| lane.segments);
        segments.map(|line| self.line_to(line)).collect()
    }

    fn line_to(&self, points: &[(f32, f32)]) -> String {
        let mut path = String::new();
        for (place, point) in points.iter().enumerate() {
            let (x, y) = self.beyond(*point);
            let (x, y) = (Decimal(x.into()), Decimal(y.into()));
            let _ = write!(path, "{}{x} {y}", if place == 0 { 'M' } else { 'L' });
        }
        path
    }

    /// Moves an end at the edge of the map beyond it.
    fn beyond(&self, (x, y): (f32, f32)) -> (f32, f32) {
        match x {
            x if x <= 0.0 => (x - BEYOND, y),
            x if x >= self.artwork.wrap => (x + BEYOND, y),
            _ => (x, y),
        }
    }

    /// Returns the ends of all lanes that leave the map, each with its name.
    pub fn lane_ends(&self) -> Vec<LaneEnd> {
        let leaving = self.artwork.lanes.iter().filter(|lane| lane.segments.len() > 1);
        spread(leaving.filter_map(|lane| self.ends(lane)).flatten().collect())
    }

    fn ends(&self, lane: &LaneArtwork) -> Option<[LaneEnd; 2]> {
        let (one, other) = lane.between;
        let one = self.world().territories().nth(one)?;
        let other = self.world().territories().nth(other)?;
        let is_west = self.badge(one).x < self.badge(other).x;
        let (west, east) = if is_west { (one, other) } else { (other, one) };
        let mut points = lane.segments.iter().flat_map(|line| line.iter());
        let (_, height) = points.find(|(x, _)| *x <= 0.0)?;
        let (left, above) = NAME_AT;
        let height = (f64::from(*height) - above).round();
        let right = f64::from(self.artwork.wrap) - left;
        Some([
            LaneEnd { to: east, at: Point::new(left, height), is_east: false },
            LaneEnd { to: west, at: Point::new(right, height), is_east: true },
        ])
    }
}

/// Moves names up that would cover others at the same edge.
fn spread(mut ends: Vec<LaneEnd>) -> Vec<LaneEnd> {
    ends.sort_by(|a, b| {
        (a.is_east, b.at.y).partial_cmp(&(b.is_east, a.at.y)).unwrap_or(Ordering::Equal)
    });
    for upper in 1..ends.len() {
        let lower = ends[upper - 1];
        let end = &mut ends[upper];
        if end.is_east == lower.is_east {
            end.at.y = end.at.y.min(lower.at.y - NAME_HEIGHT);
        }
    }
    ends
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_at_the_edge_of_the_map_do_not_cover_each_other() {
        let to = Territory::ALL[0];
        let end = |y, is_east| LaneEnd { to, at: Point::new(4.0, y), is_east };
        let ends = [(90.0, true), (100.0, false), (99.0, false), (60.0, false), (95.0, false)];
        let heights = |is_east| {
            let ends = spread(ends.map(|(y, is_east)| end(y, is_east)).into());
            ends.into_iter()
                .filter(|it| it.is_east == is_east)
                .map(|it| it.at.y)
                .collect::<Vec<_>>()
        };
        assert_eq!(heights(false), [100.0, 87.0, 74.0, 60.0]);
        assert_eq!(heights(true), [90.0]);
    }
}
