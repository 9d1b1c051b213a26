//! The land: each territory in the tint of its continent under the colour and pattern of its owner.

use crate::erased::Derived;
use crate::erased::prelude::*;

use super::views::Views;
use crate::model::TerritoryView;
use crate::model::map::drawing::{drawn, shape};
use crate::shapes::PATH_TRANSFORM;
use engine::world::Territory;

/// All land.
#[component]
pub(super) fn Land(views: Views) -> impl IntoView {
    let plot = |territory| view! { <Plot territory view=views.of(territory) /> };
    view! {
        <g class="lands" transform=PATH_TRANSFORM aria-hidden="true">
            {drawn().territories().iter().map(plot).collect_view()}
        </g>
    }
}

/// One territory.
#[component]
fn Plot(territory: Territory, view: Derived<TerritoryView>) -> impl IntoView {
    let path = shape(territory).path;
    let owner = Derived::new(move |_| view.get().owner);
    let mark = Derived::new(move |_| view.get().mark);
    let weave = move || owner.get().map_or("none".to_owned(), |seat| format!("url(#weave-{seat})"));
    view! {
        <g
            class="land"
            data-land=territory.name()
            data-continent=territory.continent().name()
            data-seat=move || owner.get().map(engine::core::Seat::name)
            data-mark=move || format!("{:?}", mark.get())
        >
            <path class="soil" d=path />
            <path class="weave" d=path fill=weave />
        </g>
    }
}
