//! The mark at the place that a coach points to.

use crate::erased::Derived;
use leptos::prelude::*;

use super::placed::placed;
use crate::Controller;
use screens::map::drawing::Drawing;

/// The radius of the ring.
const RING: u32 = 33;

/// Draws a ring and a pin above the place, or beside it where the pin would cover armies, unlike any
/// shape used for decisions.
#[component]
pub(super) fn CoachMark(drawing: &'static Drawing) -> impl IntoView {
    let controller = Controller::expect();
    let mark = Derived::new(move |_| controller.advice().and_then(|advice| advice.mark));
    move || {
        mark.get().map(|at| {
            view! {
                <g class="coach-mark at" aria-hidden="true" style=placed(at)>
                    <circle class="halo" r=RING />
                    <circle r=RING />
                    <g transform=format!("rotate({})", drawing.pin_direction(at))><path d="M0-40L-11-58H11z" /></g>
                </g>
            }
        })
    }
}
