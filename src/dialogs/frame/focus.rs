//! Keyboard focus when panels and dialogs open.

use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::{ev, html};
use web_sys::{HtmlDialogElement, HtmlElement};

use super::focusable::{TYPED_INTO, active, enter, focus_still, once_drawn};
use super::lost_focus;

/// Moves focus into a panel when it opens, unless focus is on one of the sea's hexes.
pub fn hold(panel: impl Fn() -> Option<HtmlElement> + Copy + Send + Sync + 'static) {
    enter_once_there(panel, |_| !is_at_sea(), once_laid_out);
}

/// Moves focus into a panel that replaces everything else. Focus never goes back to what was there before.
pub fn hold_alone(panel: impl Fn() -> Option<HtmlElement> + Copy + Send + Sync + 'static) {
    let enters = |_: &HtmlElement| {
        lost_focus::forget();
        true
    };
    enter_once_there(panel, enters, once_laid_out);
}

fn is_at_sea() -> bool {
    document().active_element().is_some_and(|element| element.has_attribute("data-hex"))
}

/// Shows a dialog above everything else and moves focus into it.
pub fn hold_above(node: NodeRef<html::Dialog>) {
    enter_once_there(move || node.get().map(JsCast::unchecked_into), show_above, once_drawn);
}

/// The same without delay, for a dialog that people type into as soon as they have asked for it.
pub fn hold_above_at_once(node: NodeRef<html::Dialog>) {
    enter_once_there(move || node.get().map(JsCast::unchecked_into), show_above, |then| then());
}

/// Shows a dialog above all others but the one that is typed into. Returns `true` if focus may enter it.
fn show_above(dialog: &HtmlElement) -> bool {
    let dialog: &HtmlDialogElement = dialog.unchecked_ref();
    if !dialog.open() {
        let _ = dialog.show_modal();
    }
    let typed_into = document().query_selector(TYPED_INTO).ok().flatten();
    let line = typed_into.and_then(|line| line.dyn_into::<HtmlDialogElement>().ok());
    let Some(line) = line.filter(|line| line != dialog) else { return true };
    line.close();
    let _ = line.show_modal();
    enter(&line);
    false
}

fn enter_once_there(
    panel: impl Fn() -> Option<HtmlElement> + Copy + Send + Sync + 'static,
    show: fn(&HtmlElement) -> bool,
    when: fn(Box<dyn FnOnce()>),
) {
    Effect::new(move |_| {
        let Some(panel) = panel() else { return };
        when(Box::new(move || {
            // Only visible elements can take focus.
            if panel.is_connected() && show(&panel) {
                enter(&panel);
            }
        }));
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

/// Returns `true` while a dialog is open that has to be answered or closed before anything else.
pub fn is_below_a_modal() -> bool {
    document().query_selector("dialog[open]").is_ok_and(|open| open.is_some())
}

/// Focuses an element if nothing else has focus, without scrolling to it.
pub fn take_over(element: &HtmlElement) {
    if active().is_none() {
        focus_still(element);
    }
}

/// Runs once the browser lays the page out, which it does for the next frame anyway: only then it knows what can take focus.
fn once_laid_out(then: Box<dyn FnOnce()>) {
    request_animation_frame(then);
}
