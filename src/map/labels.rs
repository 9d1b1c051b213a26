//! The names of the territories.

use leptos::prelude::*;

use super::placed::placed;
use engine::world::Territory;
use screens::decimal::decimal;
use screens::map::drawing::{drawn, shape};
use screens::map::names::{NAME_LINE, name_from_badge};
use screens::map::place::{Point, badge};

/// Draws the lines to badges that are placed outside their territories.
#[component]
pub(super) fn Leaders() -> impl IntoView {
    let leader = |territory: Territory| {
        shape(territory).leader.map(|end| {
            let (from, to) = (badge(territory), Point::from(end));
            view! { <line class="leader" x1=decimal(from.x) y1=decimal(from.y) x2=decimal(to.x) y2=decimal(to.y) /> }
        })
    };
    view! { <g class="leaders" aria-hidden="true">{drawn().territories().iter().map(leader).collect_view()}</g> }
}

/// Draws all names.
#[component]
pub(super) fn Labels() -> impl IntoView {
    let name = |territory| view! { <Name territory /> };
    view! { <g class="labels" aria-hidden="true">{drawn().territories().iter().map(name).collect_view()}</g> }
}

#[component]
fn Name(territory: Territory) -> impl IntoView {
    let Point { x, y } = name_from_badge(territory);
    let line =
        |text: &'static str| view! { <tspan x=decimal(x) dy=decimal(NAME_LINE)>{text}</tspan> };
    let (first, others) = shape(territory).label.split_first()?;
    Some(view! {
        <text class="at name" x=decimal(x) y=decimal(y) style=placed(badge(territory))>
            {*first}
            {others.iter().map(|text| line(text)).collect_view()}
        </text>
    })
}
