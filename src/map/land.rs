//! The land: each territory in its continent's tint, under the colour and pattern of its owner.

use crate::erased::{Derived, live};
use leptos::prelude::*;

use super::views::Views;
use engine::core::Seat;
use engine::world::Territory;
use screens::Mark;
use screens::map::drawing::{drawn, shape};
use screens::map::shapes::PATH_TRANSFORM;

/// Draws all land.
#[component]
pub(super) fn Land(views: Views) -> impl IntoView {
    let drawn_anew = |territory: Territory| {
        let view = views.of(territory);
        let seen = Derived::new(move |_| {
            let view = view.get();
            (view.owner, view.mark)
        });
        live(move || plot(territory, seen.get()))
    };
    view! {
        <g class="lands" transform=PATH_TRANSFORM aria-hidden="true">
            {drawn().territories().iter().map(drawn_anew).collect_view()}
        </g>
    }
}

/// Draws one territory.
fn plot(territory: Territory, (owner, mark): (Option<Seat>, Mark)) -> impl IntoView {
    let path = shape(territory).path;
    let weave = owner.map_or("none".to_owned(), |seat| format!("url(#weave-{seat})"));
    view! {
        <g
            class="land"
            data-land=territory.name()
            data-continent=territory.continent().name()
            data-seat=owner.map(Seat::name)
            data-mark=format!("{mark:?}")
        >
            <path class="soil" d=path />
            <path class="weave" d=path fill=weave />
        </g>
    }
}
