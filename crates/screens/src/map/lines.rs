//! The lines on the sea: the grid of the chart, and the lanes by which armies cross.

use std::fmt::Write as _;

use crate::decimal::Decimal;
use crate::map::shapes::{LANES, WRAP_WIDTH};

/// The distance between the grid lines of the chart.
const CHART_STEP: usize = 100;

/// The length by which a lane that leaves the map is drawn beyond its edge.
const BEYOND: f32 = 60.0;

/// Returns the grid lines of the chart as path data, far beyond the edges of the map.
pub fn chart_lines() -> String {
    let meridians = (0..=1600).step_by(CHART_STEP).map(|x| format!("M{x}-600V1500"));
    let parallels = (0..=900).step_by(CHART_STEP).map(|y| format!("M-600 {y}H2200"));
    meridians.chain(parallels).collect()
}

/// Returns all lanes as path data.
pub fn lanes() -> String {
    LANES.iter().flat_map(|lane| lane.segments).map(|line| line_to(line)).collect()
}

fn line_to(points: &[(f32, f32)]) -> String {
    let mut path = String::new();
    for (place, point) in points.iter().enumerate() {
        let (x, y) = beyond(*point);
        let (x, y) = (Decimal(x.into()), Decimal(y.into()));
        let _ = write!(path, "{}{x} {y}", if place == 0 { 'M' } else { 'L' });
    }
    path
}

/// Moves an end at the edge of the map beyond it.
fn beyond((x, y): (f32, f32)) -> (f32, f32) {
    match x {
        x if x <= 0.0 => (x - BEYOND, y),
        x if x >= WRAP_WIDTH => (x + BEYOND, y),
        _ => (x, y),
    }
}
