//! A board with the owners of its territories, for display only: on the home screen, for a new
//! game, and in the film at the end of a game.

use std::time::Duration;

use crate::erased::Derived;
use leptos::prelude::*;

use super::defs::Weaves;
use engine::core::Seat;
use engine::world::Territory;
use screens::map::drawing::Drawing;
use screens::map::drawing::artwork::PATH_TRANSFORM;
use screens::map::emblem::{HULL, SAIL};
use table::Owners;

/// The number of territories drawn at once. The page stays responsive, and the board appears
/// gradually.
const AT_ONCE: usize = 7;

/// The height that is cut off at the lower edge of the map.
const CUT: u32 = 20;

/// Draws a board. It is hidden from screen readers, since the text beside it describes it.
pub fn picture(drawing: &'static Drawing, owners: Derived<Owners>, above: AnyView) -> AnyView {
    let lands: Vec<Territory> = drawing.territories().collect();
    let count = lands.len();
    let unrolled = RwSignal::new(AT_ONCE);
    unroll(unrolled, count);
    let some = move || lands.iter().copied().take(unrolled.get()).collect::<Vec<_>>();
    let is_whole = Derived::new(move |_| unrolled.get() >= count);
    let glow = move || is_whole.get().then(|| glow(drawing));
    view! {
        <svg class="picture" viewBox=pictured_part(drawing) aria-hidden="true">
            <Weaves/>
            {glow}
            <g class="lands" transform=PATH_TRANSFORM>
                <For each=some key=|land| *land children=move |land| plot(drawing, land, owners)/>
            </g>
            {above}
        </svg>
    }
    .into_any()
}

/// Returns the part of the map that pictures show, as a view box.
pub fn pictured_part(drawing: &Drawing) -> String {
    let (width, height) = drawing.dimensions();
    format!("0 0 {width} {}", height.saturating_sub(CUT))
}

/// Draws more of the board as soon as the page has time.
fn unroll(unrolled: RwSignal<usize>, count: usize) {
    let more = move || {
        // The player may have left the screen.
        let drawn = unrolled.try_get_untracked().unwrap_or(count);
        if drawn < count {
            unrolled.set(drawn + AT_ONCE);
            unroll(unrolled, count);
        }
    };
    set_timeout(more, Duration::ZERO);
}

/// Draws the shallows along the coasts.
fn glow(drawing: &Drawing) -> AnyView {
    view! { <path class="glow" transform=PATH_TRANSFORM d=drawing.coasts()/> }.into_any()
}

fn plot(drawing: &Drawing, territory: Territory, owners: Derived<Owners>) -> AnyView {
    let path = drawing.shape(territory).path;
    let owner = Derived::new(move |_| owners.with(|owners| owners[territory]));
    let weave = move || owner.get().map_or("none".to_owned(), |seat| format!("url(#weave-{seat})"));
    view! {
        <g class="land" data-tint=drawing.tint(territory) data-seat=move || owner.get().map(Seat::name)>
            <path class="soil" d=path/>
            <path class="weave" d=path fill=weave/>
        </g>
    }
    .into_any()
}

/// Draws a ship on such a board.
pub fn ship(seat: Seat, (x, y): (u32, u32)) -> AnyView {
    view! {
        <g class="ship" data-seat=seat.name() transform=format!("translate({x} {y}) scale(2)")>
            <path class="hull" d=HULL/>
            <path class="sail" d=SAIL/>
        </g>
    }
    .into_any()
}
