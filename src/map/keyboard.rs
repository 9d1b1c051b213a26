//! The map by keyboard: arrows walk over land, ships and sea, Enter acts, I tells, Escape lets go.

use leptos::prelude::*;
use leptos::web_sys::{Element, Event, FocusOptions, HtmlElement, KeyboardEvent};
use wasm_bindgen::JsCast;

use super::camera::Camera;
use super::details::Looking;
use super::fleet::ship_id;
use super::hexes::hex_id;
use super::token::token_id;
use crate::Controller;
use crate::model::map::arrow_keys::Stop;
use crate::model::map::direction::Direction;
use crate::model::map::drawing::drawn;
use crate::model::{Intent, PathDeed};
use engine::world::Territory;

/// What a key on the map does; `at` is the territory that had the focus last.
pub(super) fn press(
    event: &KeyboardEvent,
    controller: Controller,
    camera: Camera,
    looking: Looking,
    at: Territory,
) {
    if event.ctrl_key() || event.alt_key() || event.meta_key() {
        return;
    }
    let at = stop_of(event).unwrap_or(Stop::Land(at));
    let key = event.key();
    let handled = match key.as_str() {
        "Enter" | " " => tell(|| controller.dispatch(tapped(at))),
        "i" | "I" => match at {
            Stop::Land(territory) => tell(|| looking.toggle(territory)),
            _ => false,
        },
        "Escape" if looking.is_held() => tell(|| looking.close()),
        "s" | "S" => to_next_ship(controller, camera, at),
        "p" | "P" => tell(|| controller.dispatch(Intent::Path(PathDeed::Begin))),
        "Backspace" => tell(|| controller.dispatch(Intent::Path(PathDeed::Back))),
        "Escape" => tell(|| controller.dispatch(Intent::Deselect)),
        "+" | "=" => tell(|| camera.nearer()),
        "-" => tell(|| camera.farther()),
        "0" => tell(|| camera.show_all()),
        _ => {
            Direction::of_key(&key).is_some_and(|direction| walk(controller, camera, at, direction))
        }
    };
    if handled {
        event.prevent_default();
    }
}

fn tell(act: impl FnOnce()) -> bool {
    act();
    true
}

fn tapped(at: Stop) -> Intent {
    match at {
        Stop::Land(territory) => Intent::Tap(territory),
        Stop::Ship(ship) => Intent::TapShip(ship),
        Stop::Hex(hex) => Intent::TapHex(hex),
    }
}

fn walk(controller: Controller, camera: Camera, at: Stop, direction: Direction) -> bool {
    come_to(controller.with(|session| session.walk(at, direction)), controller, camera);
    true
}

fn to_next_ship(controller: Controller, camera: Camera, at: Stop) -> bool {
    come_to(controller.with(|session| session.next_ship(at)).map(Stop::Ship), controller, camera);
    true
}

fn come_to(next: Option<Stop>, controller: Controller, camera: Camera) {
    let Some(next) = next else { return };
    if let Some(place) = controller.with(|session| session.place_of(next)) {
        camera.reveal(place);
    }
    focus(next);
}

/// The place of the map that an event comes from.
pub(super) fn stop_of(event: &Event) -> Option<Stop> {
    let target: Element = event.target()?.dyn_into().ok()?;
    let element = target.closest("[data-territory], [data-ship], [data-hex]").ok()??;
    let word = |name: &str| element.get_attribute(name);
    word("data-territory")
        .and_then(|name| Some(Stop::Land(drawn().territory(&name).ok()?)))
        .or_else(|| Some(Stop::Ship(word("data-ship")?.parse().ok()?)))
        .or_else(|| Some(Stop::Hex(drawn().hex(&word("data-hex")?).ok()?)))
}

/// Brings the keyboard to a place of the map; whether it is drawn.
pub(super) fn focus(stop: Stop) -> bool {
    let id = match stop {
        Stop::Land(territory) => token_id(territory),
        Stop::Ship(ship) => ship_id(ship),
        Stop::Hex(hex) => hex_id(hex),
    };
    let Some(element) = document().get_element_by_id(&id) else { return false };
    let calmly = FocusOptions::new();
    calmly.set_prevent_scroll(true);
    element.unchecked_ref::<HtmlElement>().focus_with_options(&calmly).is_ok()
}
