//! The names of the territories.

use leptos::prelude::*;

use crate::app::model::place::{Point, badge};
use crate::app::shapes::TERRITORIES;
use crate::world::Territory;

/// From the badge to the first line of the name, and from line to line, in pixels.
const BELOW: usize = 23;
const LINE: usize = 11;

/// All names, and the lines from badges that stand outside of their territories.
#[component]
pub(super) fn Labels() -> impl IntoView {
    let leader = |territory: Territory| {
        TERRITORIES[territory.index()].leader.map(|end| {
            let (from, to) = (badge(territory), Point::from(end));
            view! { <line class="leader" x1=from.x y1=from.y x2=to.x y2=to.y /> }
        })
    };
    let name = |territory| view! { <Name territory /> };
    view! {
        <g class="labels" aria-hidden="true">
            {Territory::ALL.into_iter().map(leader).collect_view()}
            {Territory::ALL.into_iter().map(name).collect_view()}
        </g>
    }
}

#[component]
fn Name(territory: Territory) -> impl IntoView {
    let at = badge(territory);
    let lines = TERRITORIES[territory.index()].label.iter().enumerate();
    let lines: Vec<_> = lines
        .map(|(line, text)| view! { <tspan x="0" y=BELOW + line * LINE>{*text}</tspan> })
        .collect();
    view! {
        <text class="at name" style=format!("--x:{}px;--y:{}px", at.x, at.y)>{lines}</text>
    }
}
