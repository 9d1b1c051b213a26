//! Where a coach points at.

use crate::app::slim::{Memo, live};
use leptos::prelude::*;

use crate::app::Desk;
use crate::app::model::place::Point;

/// A ring and a pin above the place, in none of the shapes that decisions use.
#[component]
pub(super) fn Beacon() -> impl IntoView {
    let desk = Desk::expect();
    let mark = Memo::new(move |_| desk.advice().and_then(|advice| advice.mark));
    live(move || {
        mark.get().map(|Point { x, y }| {
            view! {
                <g class="beacon at" aria-hidden="true" style=format!("--x:{x}px;--y:{y}px")>
                    <circle class="halo" r="33" />
                    <circle r="33" />
                    <path d="M0-40L-11-58H11z" />
                </g>
            }
        })
    })
}
