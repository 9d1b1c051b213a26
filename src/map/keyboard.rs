//! The map by keyboard: arrow keys move over land, ships and sea; Enter acts, I shows details,
//! Escape deselects.

use leptos::web_sys::KeyboardEvent;
use screens::map::arrow_keys;

use super::camera::Camera;
use super::details::Looking;
use super::stops::{focus, stop_of};
use crate::Controller;
use engine::world::Territory;
use screens::map::arrow_keys::FocusStop;
use screens::map::direction::Direction;
use screens::map::drawing::Drawing;
use table::{Intent, PathAction};

/// Handles a key on the map. `at` is the territory that had focus last.
pub(super) fn press(
    event: &KeyboardEvent,
    controller: Controller,
    drawing: &Drawing,
    camera: Camera,
    looking: Looking,
    at: Option<Territory>,
) {
    if event.ctrl_key() || event.alt_key() || event.meta_key() {
        return;
    }
    let Some(at) = stop_of(drawing, event).or(at.map(FocusStop::Land)) else { return };
    let key = event.key();
    let handled = match key.as_str() {
        "Enter" | " " => tell(|| controller.dispatch(tapped(at))),
        "i" | "I" => match at {
            FocusStop::Land(territory) => tell(|| looking.toggle(territory)),
            _ => false,
        },
        "Escape" if looking.is_held() => tell(|| looking.close()),
        "s" | "S" => to_next_ship(controller, camera, at),
        "p" | "P" => tell(|| controller.dispatch(Intent::Path(PathAction::Begin))),
        "Backspace" => tell(|| controller.dispatch(Intent::Path(PathAction::Back))),
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

fn tapped(at: FocusStop) -> Intent {
    match at {
        FocusStop::Land(territory) => Intent::Tap(territory),
        FocusStop::Ship(ship) => Intent::TapShip(ship),
        FocusStop::Hex(hex) => Intent::TapHex(hex),
    }
}

fn walk(controller: Controller, camera: Camera, at: FocusStop, direction: Direction) -> bool {
    come_to(
        controller.with(|session| arrow_keys::walk(session, at, direction)),
        controller,
        camera,
    );
    true
}

fn to_next_ship(controller: Controller, camera: Camera, at: FocusStop) -> bool {
    come_to(
        controller.with(|session| arrow_keys::next_ship(session, at)).map(FocusStop::Ship),
        controller,
        camera,
    );
    true
}

fn come_to(next: Option<FocusStop>, controller: Controller, camera: Camera) {
    let Some(next) = next else { return };
    if let Some(place) = controller.with(|session| arrow_keys::place_of(session, next)) {
        camera.reveal(place);
    }
    focus(next);
}
