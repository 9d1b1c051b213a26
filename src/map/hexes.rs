//! The sea hexes that can be chosen: those within reach of a cruise, or where a ship can be
//! launched.

use crate::erased::Derived;
use leptos::prelude::*;
use screens::map::hinted::hinted_hex;
use screens::map::ships;

use super::placed::placed;
use super::stops::{focus, hex_id, stop_of};
use crate::Controller;
use engine::world::Hex;
use screens::map::arrow_keys::FocusStop;
use screens::map::drawing::Drawing;
use screens::map::drawing::artwork::PATH_TRANSFORM;
use screens::map::ships::HexView;

/// The number of frames to wait for a hex that is to take keyboard focus.
const PATIENCE: u32 = 60;

/// Highlights the hexes that can be tapped, with the boat lengths to each. Keyboard focus moves to
/// them when they appear, and back to the ship when they disappear.
#[component]
pub(super) fn Hexes(drawing: &'static Drawing) -> impl IntoView {
    let controller = Controller::expect();
    let sea = controller.memo(ships::sea);
    let hinted = controller.memo(hinted_hex);
    let focused = RwSignal::new(None::<Hex>);
    let at = Derived::new(move |_| {
        let sea = sea.read();
        let still = focused.get().filter(|hex| sea.iter().any(|view| view.hex == *hex));
        still.or_else(|| sea.iter().min_by_key(|view| view.lengths).map(|view| view.hex))
    });
    let is_asked = Derived::new(move |_| !sea.read().is_empty());
    Effect::new(move |was: Option<bool>| {
        let is_asked = is_asked.get();
        if is_asked {
            // Wait for the next frame, in which the panel beside the map takes focus.
            if let Some(hex) = at.get_untracked() {
                request_animation_frame(move || come_to(hex, PATIENCE));
            }
        } else if was == Some(true)
            && let Some(ship) = controller.with(|session| session.draft().ship)
        {
            focus(FocusStop::Ship(ship));
        }
        is_asked
    });
    view! {
        // Browsers let the Tab key reach whatever listens for focus, unless told otherwise.
        <g class="waters" role="group" aria-label=text::map::sea() tabindex="-1" hidden=move || !is_asked.get()
            on:focusin=move |event| if let Some(FocusStop::Hex(hex)) = stop_of(drawing, &event) { focused.set(Some(hex)) }>
            <For each=move || sea.get() key=|view| (view.hex, view.lengths) let:view>
                <HexMark drawing view at hinted />
            </For>
        </g>
    }
}

/// Moves keyboard focus to a hex once it is drawn.
fn come_to(hex: Hex, frames: u32) {
    request_animation_frame(move || {
        if !focus(FocusStop::Hex(hex)) && frames > 0 {
            come_to(hex, frames - 1);
        }
    });
}

#[component]
fn HexMark(
    drawing: &'static Drawing,
    view: HexView,
    /// The hex that the Tab key reaches.
    at: Derived<Option<Hex>>,
    hinted: Derived<Option<Hex>>,
) -> impl IntoView {
    let controller = Controller::expect();
    let hex = view.hex;
    let place = drawing.number(hex);
    let waters = controller.with(|session| ships::waters(session, hex));
    let spoken = text::map::Hex { lengths: view.lengths, waters }.say();
    let length = (view.lengths > 0).then(|| {
        view! { <text class="lengths at" aria-hidden="true" style=placed(place) y="4">{view.lengths}</text> }
    });
    view! {
        <g transform=PATH_TRANSFORM>
            <path class="water" class:hinted=move || hinted.get() == Some(hex) d=drawing.water(hex) id=hex_id(hex) data-hex=hex.to_string() role="button" aria-label=spoken
                tabindex=move || if at.get() == Some(hex) { "0" } else { "-1" } />
        </g>
        {length}
    }
}
