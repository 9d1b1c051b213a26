//! The map of a game as a small picture.

use std::sync::Arc;

use crate::erased::Derived;
use leptos::prelude::*;

use crate::map::picture::picture;
use crate::page::part;
use crate::parts::Piece;
use crate::shell::new_game::suggested_board;
use engine::core::Seat;
use screens::map::drawing::drawn;
use screens::{SKETCH_SIZE, sketch};
use table::{Owners, PackedOwners};

part! {
    table:
    /// Draws the picture of a game whose owners of territories are stored.
    pub fn thumbnail(owners: PackedOwners) -> Piece {
        Arc::new(move || known(&owners).map(|owners| view! { <Thumbnail owners/> }).into_any())
    }
}

part! {
    table:
    /// Draws the board of the most recent game, or one to start with.
    pub fn scene(last: Option<PackedOwners>) -> Piece {
        Arc::new(move || match &last {
            None => suggested_board(),
            Some(last) => {
                let owners = known(last).unwrap_or_else(|| Owners::from_fn(drawn().territories(), |_| None));
                picture(Derived::new(move |_| owners), ().into_any())
            }
        })
    }
}

/// Returns the stored owners of a game whose board there is a drawing of.
fn known(owners: &PackedOwners) -> Option<Owners> {
    owners.unpack().filter(|_| owners.lands() == drawn().territories())
}

/// Shows the owners of all territories at a glance. It is hidden from screen readers, since the
/// text beside it names the game.
#[component]
fn Thumbnail(
    /// The owner of each territory.
    owners: Owners,
) -> impl IntoView {
    let land = |(owner, path): (Option<Seat>, String)| {
        view! { <path data-seat=owner.map(Seat::name) d=path/> }
    };
    let (width, height) = SKETCH_SIZE;
    view! {
        <svg viewBox=format!("0 0 {width} {height}") aria-hidden="true">
            {sketch(&owners).into_iter().map(land).collect_view()}
        </svg>
    }
}
