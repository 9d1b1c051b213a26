//! The elements of places on the map.

use leptos::prelude::*;
use leptos::web_sys::{Element, Event, FocusOptions, HtmlElement, MouseEvent};
use wasm_bindgen::JsCast;

use super::fleet::ship_id;
use super::token::token_id;
use engine::world::Hex;
use screens::map::arrow_keys::FocusStop;
use screens::map::drawing::Drawing;
use table::Intent;

/// Returns the id of a hex's element.
pub(super) fn hex_id(hex: Hex) -> String {
    format!("hex-{}", hex.index())
}

/// Returns the place of a board's map where an event happened.
pub(super) fn stop_of(drawing: &Drawing, event: &Event) -> Option<FocusStop> {
    let target: Element = event.target()?.dyn_into().ok()?;
    let element = target.closest("[data-territory], [data-ship], [data-hex]").ok()??;
    let word = |name: &str| element.get_attribute(name);
    word("data-territory")
        .and_then(|name| Some(FocusStop::Land(drawing.world().territory(&name).ok()?)))
        .or_else(|| Some(FocusStop::Ship(word("data-ship")?.parse().ok()?)))
        .or_else(|| Some(FocusStop::Hex(drawing.world().hex(&word("data-hex")?).ok()?)))
}

/// Returns the intent of a click sent by assistive technology: a tap on the place. Fingers and mice
/// are handled by the map as a whole.
pub(super) fn tapped(drawing: &Drawing, event: &MouseEvent) -> Option<Intent> {
    let stop = if event.detail() == 0 { stop_of(drawing, event) } else { None };
    stop.map(|stop| match stop {
        FocusStop::Land(territory) => Intent::Tap(territory),
        FocusStop::Ship(ship) => Intent::TapShip(ship),
        FocusStop::Hex(hex) => Intent::TapHex(hex),
    })
}

/// Moves keyboard focus to a place of the map. Returns `true` if it is drawn.
pub(super) fn focus(stop: FocusStop) -> bool {
    let id = match stop {
        FocusStop::Land(territory) => token_id(territory),
        FocusStop::Ship(ship) => ship_id(ship),
        FocusStop::Hex(hex) => hex_id(hex),
    };
    let Some(element) = document().get_element_by_id(&id) else { return false };
    let calmly = FocusOptions::new();
    calmly.set_prevent_scroll(true);
    element.unchecked_ref::<HtmlElement>().focus_with_options(&calmly).is_ok()
}
