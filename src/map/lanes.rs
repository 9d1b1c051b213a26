//! The sea lanes for armies, including those that leave the map and return on the other side.

use leptos::prelude::*;

use super::placed::placed;
use screens::map::drawing::Drawing;
use screens::map::lines::LaneEnd;

/// Draws all lanes.
#[component]
pub(super) fn Lanes(drawing: &'static Drawing) -> impl IntoView {
    let lines = drawing.lanes();
    view! {
        <g class="lanes" aria-hidden="true">
            <path d=lines.clone() class="bed" />
            <path d=lines />
            {drawing.lane_ends().into_iter().map(end).collect_view()}
        </g>
    }
}

/// Names the territory on the other side of the map.
fn end(LaneEnd { to, at, is_east }: LaneEnd) -> impl IntoView {
    let (class, name) =
        if is_east { ("at end", format!("{to} ›")) } else { ("at", format!("‹ {to}")) };
    view! { <text class=class style=placed(at)>{name}</text> }
}
