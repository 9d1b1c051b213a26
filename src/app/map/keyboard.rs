//! The map by keyboard: arrows walk along borders, Enter acts, Escape lets go.

use leptos::prelude::*;
use leptos::web_sys::{FocusOptions, HtmlElement, KeyboardEvent};
use wasm_bindgen::JsCast;

use super::camera::Camera;
use super::token::token_id;
use crate::app::Desk;
use crate::app::model::Intent;
use crate::app::model::bearing::{Direction, step};
use crate::world::Territory;

/// What a key on the map does; `at` is where the focus is.
pub(super) fn press(event: &KeyboardEvent, desk: Desk, camera: Camera, at: Territory) {
    if event.ctrl_key() || event.alt_key() || event.meta_key() {
        return;
    }
    let key = event.key();
    let handled = match key.as_str() {
        "Enter" | " " => tap(desk, at),
        "Escape" => tell(|| desk.dispatch(Intent::Deselect)),
        "+" | "=" => tell(|| camera.nearer()),
        "-" => tell(|| camera.farther()),
        "0" => tell(|| camera.show_all()),
        _ => Direction::of_key(&key).is_some_and(|direction| walk(camera, at, direction)),
    };
    if handled {
        event.prevent_default();
    }
}

fn tell(act: impl FnOnce()) -> bool {
    act();
    true
}

fn tap(desk: Desk, at: Territory) -> bool {
    desk.dispatch(Intent::Tap(at));
    true
}

fn walk(camera: Camera, at: Territory, direction: Direction) -> bool {
    if let Some(next) = step(at, direction) {
        camera.reveal(next);
        focus(next);
    }
    true
}

fn focus(territory: Territory) {
    let Some(element) = document().get_element_by_id(&token_id(territory)) else { return };
    let calmly = FocusOptions::new();
    calmly.set_prevent_scroll(true);
    let _ = element.unchecked_ref::<HtmlElement>().focus_with_options(&calmly);
}
