//! The sea lanes for armies, including the one that leaves the map and returns on the other side.

use leptos::prelude::*;

use super::placed::placed;
use engine::world::Territory;
use screens::map::drawing::drawn;
use screens::map::lines::lanes;
use screens::map::place::{Point, badge};
use screens::map::shapes::{LANES, WRAP_WIDTH};

/// Draws all lanes.
#[component]
pub(super) fn Lanes() -> impl IntoView {
    let lines = lanes();
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

/// Returns the territories on the western and the eastern side that are joined by a lane over the
/// edge of the map.
fn leaving() -> Option<(Territory, Territory)> {
    let (one, other) = LANES.iter().find(|lane| lane.segments.len() > 1)?.between;
    let [one, other] = [one, other].map(|index| drawn().territories().nth(index));
    let (one, other) = (one?, other?);
    Some(if badge(one).x < badge(other).x { (one, other) } else { (other, one) })
}
