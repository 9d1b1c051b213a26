//! The hexes of the sea that matter now: within reach of a cruise, or where a ship is launched.

use crate::app::slim::For;
use leptos::prelude::*;

use crate::app::Desk;
use crate::app::model::place::{anchor, water};
use crate::app::model::{HexView, Session};
use crate::app::shapes::PATH_TRANSFORM;

/// Lights up the hexes that can be tapped, with the boat lengths to each.
#[component]
pub(super) fn Waters() -> impl IntoView {
    let desk = Desk::expect();
    let sea = desk.memo(Session::sea);
    view! {
        <g class="waters" aria-hidden="true">
            <For each=move || sea.get() key=|view| (view.hex, view.lengths) let:view>
                <Water view />
            </For>
        </g>
    }
}

#[component]
fn Water(view: HexView) -> impl IntoView {
    let (at, _) = anchor(view.hex);
    let length = (view.lengths > 0).then(|| {
        view! { <text class="lengths at" style=format!("--x:{}px;--y:{}px", at.x, at.y) y="4">{view.lengths}</text> }
    });
    view! {
        <g transform=PATH_TRANSFORM><path class="water" d=water(view.hex) data-hex=view.hex.to_string() /></g>
        {length}
    }
}
