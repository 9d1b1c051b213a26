//! The map of a game as a small picture.

use std::sync::Arc;

use leptos::prelude::*;

use crate::page::part;
use crate::parts::DrawFn;
use crate::shell::app::pictured_on;
use engine::core::Seat;
use screens::map::drawing::Drawing;
use table::{Owners, PackedOwners};

part! {
    table:
    /// Draws the picture of a game whose owners of territories are stored.
    pub fn thumbnail(owners: PackedOwners) -> DrawFn {
        Arc::new(move || {
            let (board, owners) = (owners.world(), owners.clone());
            pictured_on(board, move || {
                let drawing = Drawing::of(board);
                owners.unpack().map(|owners| view! { <Thumbnail drawing owners/> }).into_any()
            })
        })
    }
}

/// Shows the owners of all territories at a glance. It is hidden from screen readers, since the
/// text beside it names the game.
#[component]
fn Thumbnail(
    drawing: &'static Drawing,
    /// The owner of each territory.
    owners: Owners,
) -> impl IntoView {
    let land = |(owner, path): (Option<Seat>, String)| {
        view! { <path data-seat=owner.map(Seat::name) d=path/> }
    };
    let (width, height) = drawing.sketch_size();
    view! {
        <svg viewBox=format!("0 0 {width} {height}") aria-hidden="true">
            {drawing.sketch(&owners).into_iter().map(land).collect_view()}
        </svg>
    }
}
