//! The marks of a recap on the map: the territories that were lost, and those that were held.

use leptos::prelude::*;

use super::placed::placed;
use crate::Controller;
use engine::world::{Territory, TerritorySet};
use screens::map::drawing::Drawing;
use screens::map::drawing::artwork::PATH_TRANSFORM;
use screens::story::recap::RecapView;

/// Draws the marks of the open recap. If the device is passed round, the recap was shown with it;
/// the marks then stay while armies are placed.
#[component]
pub(super) fn RecapMarks(drawing: &'static Drawing) -> impl IntoView {
    let controller = Controller::expect();
    let recap = controller.memo(RecapView::at_hand);
    move || {
        let open = controller.recap();
        let shows =
            |recap: &RecapView| open == Some(recap.key) || (recap.was_told && recap.is_early);
        recap.get().filter(shows).map(|RecapView { lost, held, .. }| {
            view! {
                <g class="told" aria-hidden="true">
                    {marks(drawing, "lost", text::map::lost(), lost)} {marks(drawing, "held", text::map::held(), held)}
                </g>
            }
        })
    }
}

fn marks(
    drawing: &Drawing,
    told: &'static str,
    word: &'static str,
    of: TerritorySet,
) -> impl IntoView + use<> {
    let outline = |territory: Territory| {
        let path = drawing.shape(territory).path;
        view! { <path class="halo" d=path /><path d=path /> }
    };
    let label = move |territory: Territory| {
        view! { <g class="at" style=placed(drawing.badge(territory))><text y="-17">{word}</text></g> }
    };
    view! {
        <g data-told=told>
            <g transform=PATH_TRANSFORM>{of.iter().map(outline).collect_view()}</g>
            {of.iter().map(label).collect_view()}
        </g>
    }
}
