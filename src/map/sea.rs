//! The sea: a calm ground, chart lines, the shallows along the coasts in three steps, and the shadow
//! of the land on them.

use leptos::prelude::*;

use screens::map::drawing::Drawing;
use screens::map::drawing::artwork::PATH_TRANSFORM;

/// The distance by which the sea is drawn beyond the edges of the map.
const BEYOND: u32 = 4000;

/// Draws the ground of the map.
#[component]
pub(super) fn Sea(drawing: &'static Drawing) -> impl IntoView {
    let coasts = drawing.coasts();
    let (width, height) = drawing.dimensions();
    view! {
        <g class="sea" aria-hidden="true">
            <rect x=format!("-{BEYOND}") y=format!("-{BEYOND}") width=width + 2 * BEYOND height=height + 2 * BEYOND fill="url(#deep)" />
            <path class="chart-lines" d=drawing.chart_lines() />
            <g class="shallows" transform=PATH_TRANSFORM>
                <path class="glow far" d=coasts.clone() />
                <path class="glow wide" d=coasts.clone() />
                <path class="glow" d=coasts.clone() />
                <path class="shadow" d=coasts />
            </g>
        </g>
    }
}
