//! The outlines of marked territories and of the focus, above all land.

use crate::erased::Derived;
use leptos::prelude::*;

use super::views::Views;
use engine::world::Territory;
use screens::map::drawing::Drawing;
use screens::map::drawing::artwork::PATH_TRANSFORM;
use screens::map::mark::Mark;

/// Draws one outline for each marked territory.
#[component]
pub(super) fn Outlines(drawing: &'static Drawing, views: Views) -> impl IntoView {
    let outline = |territory: Territory| {
        let mark = Derived::new(move |_| views.of(territory).get().mark);
        move || {
            let mark = mark.get();
            (mark != Mark::None).then(|| {
                let path = drawing.shape(territory).path;
                view! {
                    <g class="outline" data-mark=format!("{mark:?}")>
                        <path class="halo" d=path />
                        <path d=path />
                    </g>
                }
            })
        }
    };
    view! {
        <g class="outlines" transform=PATH_TRANSFORM aria-hidden="true">
            {drawing.territories().map(outline).collect_view()}
        </g>
    }
}

/// Draws the outline of the territory that has focus, visible only while the keyboard is used.
#[component]
pub(super) fn FocusRing(
    drawing: &'static Drawing,
    at: Derived<Option<Territory>>,
) -> impl IntoView {
    let path = move || at.get().map(|at| drawing.shape(at).path);
    view! {
        <g class="focus-ring" transform=PATH_TRANSFORM aria-hidden="true">
            <path class="halo" d=path />
            <path d=path />
        </g>
    }
}
