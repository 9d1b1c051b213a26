//! The land: each territory in its continent's tint, under the colour and pattern of its owner.

use crate::erased::Derived;
use leptos::prelude::*;

use super::views::Views;
use engine::core::Seat;
use engine::world::Territory;
use screens::map::drawing::Drawing;
use screens::map::drawing::artwork::PATH_TRANSFORM;
use screens::map::mark::Mark;

/// Draws all land.
#[component]
pub(super) fn Land(drawing: &'static Drawing, views: Views) -> impl IntoView {
    let drawn_anew = |territory: Territory| {
        let view = views.of(territory);
        let seen = Derived::new(move |_| {
            let view = view.get();
            (view.owner, view.mark)
        });
        move || plot(drawing, territory, seen.get())
    };
    view! {
        <g class="lands" transform=PATH_TRANSFORM aria-hidden="true">
            {drawing.territories().map(drawn_anew).collect_view()}
        </g>
    }
}

/// Draws one territory.
fn plot(
    drawing: &Drawing,
    territory: Territory,
    (owner, mark): (Option<Seat>, Mark),
) -> impl IntoView + use<> {
    let path = drawing.shape(territory).path;
    let weave = owner.map_or("none".to_owned(), |seat| format!("url(#weave-{seat})"));
    view! {
        <g
            class="land"
            data-land=territory.name()
            data-tint=drawing.tint(territory)
            data-seat=owner.map(Seat::name)
            data-mark=format!("{mark:?}")
        >
            <path class="soil" d=path />
            <path class="weave" d=path fill=weave />
        </g>
    }
}
