//! Ships on a strip of sea, with their crews on deck.

use leptos::prelude::*;

use engine::core::Seat;
use screens::map::emblem::{HULL, SAIL};

/// The most armies that are drawn one by one.
const MOST: u32 = 24;

/// Draws a ship with its name, its armies as dots, and those that don't fight as rings.
pub(super) fn vessel(seat: Seat, name: String, fighting: u32, idle: u32) -> impl IntoView {
    let shown = fighting.min(MOST);
    let army = |class: &'static str, armies: u32| {
        (0..armies).map(|_| view! { <i class=class></i> }).collect_view()
    };
    view! {
        <div class="vessel" data-seat=seat.name()>
            <svg viewBox="-20 -20 40 31" aria-hidden="true">
                <path class="hull" d=HULL />
                <path class="sail" d=SAIL />
            </svg>
            <span class="crew" aria-hidden="true">{army("", shown)}{army("idle", idle.min(MOST - shown))}</span>
            <span>{name}</span>
        </div>
    }
}
