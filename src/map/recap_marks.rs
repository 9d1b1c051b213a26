//! The marks of a recap on the map: the territories that were lost, and those that were held.

use crate::erased::live;
use leptos::prelude::*;

use super::placed::placed;
use crate::Controller;
use engine::world::{Territory, TerritorySet};
use screens::RecapView;
use screens::map::drawing::shape;
use screens::map::place::badge;
use screens::map::shapes::PATH_TRANSFORM;

/// Draws the marks of the open recap. If the device is passed round, the recap was shown with it;
/// the marks then stay while armies are placed.
#[component]
pub(super) fn RecapMarks() -> impl IntoView {
    let controller = Controller::expect();
    let recap = controller.memo(RecapView::at_hand);
    live(move || {
        let open = controller.recap();
        let shows =
            |recap: &RecapView| open == Some(recap.key) || (recap.was_told && recap.is_early);
        recap.get().filter(shows).map(|RecapView { lost, held, .. }| {
            view! {
                <g class="told" aria-hidden="true">
                    {marks("lost", text::map::lost(), lost)} {marks("held", text::map::held(), held)}
                </g>
            }
        })
    })
}

fn marks(told: &'static str, word: &'static str, of: TerritorySet) -> impl IntoView {
    let outline = |territory: Territory| {
        let path = shape(territory).path;
        view! { <path class="halo" d=path /><path d=path /> }
    };
    let label = move |territory: Territory| {
        view! { <g class="at" style=placed(badge(territory))><text y="-17">{word}</text></g> }
    };
    view! {
        <g data-told=told>
            <g transform=PATH_TRANSFORM>{of.iter().map(outline).collect_view()}</g>
            {of.iter().map(label).collect_view()}
        </g>
    }
}
