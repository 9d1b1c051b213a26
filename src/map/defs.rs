//! The patterns of the armies.

use leptos::prelude::*;

use crate::parts::{WEAVE_TILE, weave};
use engine::core::Seat;

/// The scale of the patterns. Land is drawn in steps of 0.2 units, but the patterns must not shrink
/// with it.
const WEAVE_SCALE: &str = "scale(5)";

/// Defines one pattern for each army: `#weave-Red` and so on.
#[component]
pub(super) fn Weaves() -> impl IntoView {
    let patterns = Seat::ALL.map(|seat| {
        view! {
            <pattern
                id=format!("weave-{seat}")
                data-seat=seat.name()
                width=WEAVE_TILE
                height=WEAVE_TILE
                patternUnits="userSpaceOnUse"
                patternTransform=WEAVE_SCALE
            >
                <path d=weave(seat) />
            </pattern>
        }
    });
    view! {
        <defs>
            {patterns}
            <radialGradient id="deep" cx="50%" cy="45%" r="75%">
                <stop class="sea-near" offset="0" />
                <stop class="sea-far" offset="1" />
            </radialGradient>
        </defs>
    }
}
