//! The names of the territories.

use leptos::prelude::*;

use super::placed::placed;
use engine::world::Territory;
use screens::decimal::decimal;
use screens::map::drawing::Drawing;
use screens::map::drawing::covered::NAME_LINE;
use screens::map::point::Point;

/// Draws the lines to badges that are placed outside their territories.
#[component]
pub(super) fn Leaders(drawing: &'static Drawing) -> impl IntoView {
    let leader = |territory: Territory| {
        drawing.shape(territory).leader.map(|end| {
            let (from, to) = (drawing.badge(territory), Point::from(end));
            view! { <line class="leader" x1=decimal(from.x) y1=decimal(from.y) x2=decimal(to.x) y2=decimal(to.y) /> }
        })
    };
    view! { <g class="leaders" aria-hidden="true">{drawing.territories().map(leader).collect_view()}</g> }
}

/// Draws all names.
#[component]
pub(super) fn Labels(drawing: &'static Drawing) -> impl IntoView {
    let name = |territory| view! { <Name drawing territory /> };
    view! { <g class="labels" aria-hidden="true">{drawing.territories().map(name).collect_view()}</g> }
}

#[component]
fn Name(drawing: &'static Drawing, territory: Territory) -> impl IntoView {
    let Point { x, y } = drawing.name_from_badge(territory);
    let line =
        |text: &'static str| view! { <tspan x=decimal(x) dy=decimal(NAME_LINE)>{text}</tspan> };
    let (first, others) = drawing.shape(territory).label.split_first()?;
    Some(view! {
        <text class="at name" x=decimal(x) y=decimal(y) style=placed(drawing.badge(territory))>
            {*first}
            {others.iter().map(|text| line(text)).collect_view()}
        </text>
    })
}
