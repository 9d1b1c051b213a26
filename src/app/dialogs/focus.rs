//! Where the keyboard is while dialogs come and go.

use leptos::ev;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

/// What marks the element of a dialog that the keyboard goes to first.
pub const FIRST: &str = "[data-first]";

/// Takes the keyboard into a dialog when it comes, and gives it back when it goes.
pub fn hold(dialog: impl Fn() -> Option<HtmlElement> + Copy + Send + Sync + 'static) {
    let before = StoredValue::new_local(None::<HtmlElement>);
    let held = StoredValue::new_local(None::<HtmlElement>);
    Effect::new(move |_| {
        let Some(dialog) = dialog() else { return };
        before.set_value(active().filter(|element| element.tag_name() != "BODY"));
        enter(&dialog);
        held.set_value(Some(dialog));
    });
    on_cleanup(move || {
        let inside = held.with_value(|dialog| {
            let dialog: Option<&HtmlElement> = dialog.as_ref();
            dialog.is_some_and(|dialog| active().is_some_and(|now| dialog.contains(Some(&now))))
        });
        if let Some(element) = before.get_value().filter(|element| inside && element.is_connected())
        {
            let _ = element.focus();
        }
    });
}

/// Brings the keyboard back to the first control of a part of a dialog if the control that had it
/// is gone.
pub fn regain(part: impl Fn() -> Option<HtmlElement> + Copy + Send + Sync + 'static) {
    Effect::new(move |_| {
        let lost = active().is_none_or(|element| element.tag_name() == "BODY");
        if let Some(part) = part().filter(|_| lost) {
            enter(&part);
        }
    });
}

/// Runs on Escape, and keeps the key from whatever is around.
pub fn on_escape(event: &ev::KeyboardEvent, leave: impl FnOnce()) {
    if event.key() == "Escape" {
        event.prevent_default();
        event.stop_propagation();
        leave();
    }
}

/// Whether a dialog is open that has to be answered or closed before anything else.
pub fn is_below_a_modal() -> bool {
    document().query_selector("dialog[open]").is_ok_and(|open| open.is_some())
}

fn enter(dialog: &HtmlElement) {
    let first: Option<Element> = dialog.query_selector(FIRST).ok().flatten();
    let first = first.and_then(|element| element.dyn_into::<HtmlElement>().ok());
    let still = web_sys::FocusOptions::new();
    still.set_prevent_scroll(true);
    let _ = first.as_ref().unwrap_or(dialog).focus_with_options(&still);
}

fn active() -> Option<HtmlElement> {
    document().active_element()?.dyn_into().ok()
}
