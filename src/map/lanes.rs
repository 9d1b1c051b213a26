//! The sea lanes by which armies cross, and where one leaves the map to come back on the other side.

use std::fmt::Write as _;

use crate::erased::prelude::*;

use super::placed::placed;
use crate::model::decimal::Decimal;
use crate::model::map::drawing::drawn;
use crate::model::map::place::{Point, badge};
use crate::shapes::{LANES, WRAP_WIDTH};
use engine::world::Territory;

/// How far a lane that leaves the map is drawn beyond its edge.
const BEYOND: f32 = 60.0;

/// All lanes.
#[component]
pub(super) fn Lanes() -> impl IntoView {
    let lines: String =
        LANES.iter().flat_map(|lane| lane.segments).map(|line| line_to(line)).collect();
    view! {
        <g class="lanes" aria-hidden="true">
            <path d=lines.clone() class="bed" />
            <path d=lines />
            {leaving().map(|(west, east)| view! {
                <text class="at" style=placed(Point::new(4.0, 76.0))>{format!("‹ {east}")}</text>
                <text class="at end" style=placed(Point::new(f64::from(WRAP_WIDTH) - 4.0, 76.0))>
                    {format!("{west} ›")}
                </text>
            })}
        </g>
    }
}

/// The territories on the western and the eastern side that a lane over the edge of the map joins.
fn leaving() -> Option<(Territory, Territory)> {
    let (one, other) = LANES.iter().find(|lane| lane.segments.len() > 1)?.between;
    let [one, other] = [one, other].map(|index| drawn().territories().nth(index));
    let (one, other) = (one?, other?);
    Some(if badge(one).x < badge(other).x { (one, other) } else { (other, one) })
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

/// An end at the edge of the map goes on beyond it.
fn beyond((x, y): (f32, f32)) -> (f32, f32) {
    match x {
        x if x <= 0.0 => (x - BEYOND, y),
        x if x >= WRAP_WIDTH => (x + BEYOND, y),
        _ => (x, y),
    }
}
