//! The names of the territories.

use leptos::prelude::*;

use crate::app::model::names::{NAME_LINE, name_from_badge};
use crate::app::model::place::{Point, badge};
use crate::app::shapes::TERRITORIES;
use crate::world::Territory;

/// The lines to badges that stand outside of their territories.
#[component]
pub(super) fn Leaders() -> impl IntoView {
    let leader = |territory: Territory| {
        TERRITORIES[territory.index()].leader.map(|end| {
            let (from, to) = (badge(territory), Point::from(end));
            view! { <line class="leader" x1=from.x y1=from.y x2=to.x y2=to.y /> }
        })
    };
    view! { <g class="leaders" aria-hidden="true">{Territory::ALL.into_iter().map(leader).collect_view()}</g> }
}

/// All names.
#[component]
pub(super) fn Labels() -> impl IntoView {
    let name = |territory| view! { <Name territory /> };
    view! { <g class="labels" aria-hidden="true">{Territory::ALL.into_iter().map(name).collect_view()}</g> }
}

#[component]
fn Name(territory: Territory) -> impl IntoView {
    let at = badge(territory);
    let Point { x, mut y } = name_from_badge(territory);
    let line = |text: &&'static str| {
        let line = view! { <tspan x=x y=y>{*text}</tspan> };
        y += NAME_LINE;
        line
    };
    let lines: Vec<_> = TERRITORIES[territory.index()].label.iter().map(line).collect();
    view! {
        <text class="at name" style=format!("--x:{}px;--y:{}px", at.x, at.y)>{lines}</text>
    }
}
