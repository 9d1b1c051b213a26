//! The sea: a calm ground, chart lines, and the glow of the shallows along the coasts.

use leptos::prelude::*;

use screens::map::lines::chart_lines;
use screens::map::shapes::{PATH_TRANSFORM, TERRITORIES};

/// Draws the ground of the map.
#[component]
pub(super) fn Sea() -> impl IntoView {
    let coasts: String = TERRITORIES.iter().map(|shape| shape.path).collect();
    view! {
        <g class="sea" aria-hidden="true">
            <rect x="-4000" y="-4000" width="9600" height="8900" fill="url(#deep)" />
            <path class="chart-lines" d=chart_lines() />
            <g class="shallows" transform=PATH_TRANSFORM>
                <path class="glow wide" d=coasts.clone() />
                <path class="glow" d=coasts />
            </g>
        </g>
    }
}
