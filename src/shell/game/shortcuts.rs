//! Keys that work all over the table: `/` and `?`.

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlInputElement;

use crate::Controller;
use screens::table::dialog::Opened;
use table::{Duty, Session};

/// Listens for the keys while the table is shown.
pub fn listen(controller: Controller) {
    let handle = window_event_listener(leptos::ev::keydown, move |event| press(controller, &event));
    on_cleanup(move || handle.remove());
}

fn press(controller: Controller, event: &KeyboardEvent) {
    let opens = match event.key().as_str() {
        "/" => Opened::Commands,
        "?" => Opened::Help,
        _ => return,
    };
    let is_modified = event.ctrl_key() || event.alt_key() || event.meta_key();
    let is_over = controller.with(Session::duty) == Duty::Over;
    let is_covered = controller.with_present(Session::is_covered);
    if !is_modified && !is_over && !is_covered && !is_text(event) {
        event.prevent_default();
        controller.open(Some(opens));
    }
}

/// Returns `true` if the key belongs to text that is being typed.
fn is_text(event: &KeyboardEvent) -> bool {
    let target = event.target();
    target.and_then(|target| target.dyn_into::<HtmlInputElement>().ok()).is_some_and(|input| {
        let kind = input.type_();
        kind == "text" || kind == "search"
    })
}
