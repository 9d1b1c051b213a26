//! The appearance of the six armies. Each has a hue, a pattern and a glyph, any one of which is
//! enough to recognize it.

use leptos::prelude::*;

use engine::core::Seat;
pub use screens::map::emblem::{WEAVE_TILE, glyph, weave};

/// Returns the dashes of a line that stands for an army.
pub const fn dash(seat: Seat) -> &'static str {
    match seat {
        Seat::Red => "none",
        Seat::Blue => "9 4",
        Seat::Green => "2.5 3.5",
        Seat::Yellow => "16 3",
        Seat::Purple => "9 3 2.5 3",
        Seat::Black => "5 3",
    }
}

/// A swatch with an army's colour, pattern and glyph. It is hidden from screen readers, since the
/// text beside it names the army.
#[component]
pub fn ArmyGlyph(seat: Seat) -> impl IntoView {
    let tiles = [(-12, -12), (0, -12), (-12, 0), (0, 0)].map(|(x, y)| {
        view! { <path d=weave(seat) transform=format!("translate({x} {y})") /> }
    });
    view! {
        <svg class="army" viewBox="-12 -12 24 24" data-seat=seat.name() aria-hidden="true">
            <rect x="-12" y="-12" width="24" height="24" />
            <g class="weave">{tiles}</g>
            <path class="glyph" d=glyph(seat) />
        </svg>
    }
}
