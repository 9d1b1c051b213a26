//! The map of a game as a small picture.

use leptos::prelude::*;

use crate::model::Owners;
use crate::model::SKETCH_SIZE;
use crate::model::sketch;
use engine::core::Seat;

/// Who holds what, at a glance. It says nothing to a screen reader: what stands beside it names the
/// game.
#[component]
pub fn Thumbnail(
    /// Who holds each territory.
    owners: Owners,
) -> impl IntoView {
    let land = |(owner, path): (Option<Seat>, String)| {
        view! { <path data-seat=owner.map(Seat::name) d=path/> }
    };
    let (width, height) = SKETCH_SIZE;
    view! {
        <svg class="thumbnail" viewBox=format!("0 0 {width} {height}") aria-hidden="true">
            {sketch(&owners).into_iter().map(land).collect_view()}
        </svg>
    }
}
