//! Where the keyboard is while dialogs come and go.

use std::time::Duration;

use crate::erased::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::{ev, html};
use web_sys::{Element, HtmlDialogElement, HtmlElement};

/// What marks the element of a dialog that the keyboard goes to first.
pub const FIRST: &str = "[data-first]";

/// What marks a dialog that people go on typing into while others open.
const TYPED_INTO: &str = "dialog[data-typed-into][open]";

/// Takes the keyboard into a panel when it comes, unless it is at the sea's hexes, and gives it back
/// when it goes.
pub fn hold(panel: impl Fn() -> Option<HtmlElement> + Copy + Send + Sync + 'static) {
    keep(panel, |_| !is_at_sea(), once_laid_out);
}

/// Takes the keyboard into what comes in the place of everything else.
pub fn hold_alone(panel: impl Fn() -> Option<HtmlElement> + Copy + Send + Sync + 'static) {
    keep(panel, |_| true, once_laid_out);
}

fn is_at_sea() -> bool {
    document().active_element().is_some_and(|element| element.has_attribute("data-hex"))
}

/// Shows a dialog above everything else, with the keyboard inside, and gives the keyboard back when it
/// goes.
pub fn hold_above(node: NodeRef<html::Dialog>) {
    keep(move || node.get().map(JsCast::unchecked_into), show_above, once_drawn);
}

/// The same without a moment's delay, for a dialog that people type into as soon as they have asked for
/// it.
pub fn hold_above_at_once(node: NodeRef<html::Dialog>) {
    keep(move || node.get().map(JsCast::unchecked_into), show_above, |then| then());
}

/// Whether the keyboard may go in: what is typed into stays above everything.
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

fn keep(
    panel: impl Fn() -> Option<HtmlElement> + Copy + Send + Sync + 'static,
    show: fn(&HtmlElement) -> bool,
    when: fn(Box<dyn FnOnce()>),
) {
    let before = StoredValue::new_local(None::<HtmlElement>);
    let held = StoredValue::new_local(None::<HtmlElement>);
    Watcher::new(move |_| {
        let Some(panel) = panel() else { return };
        when(Box::new(move || {
            if panel.is_connected() {
                before.try_set_value(active().filter(|_| !is_nowhere()));
                // Only what is shown can take the keyboard.
                if show(&panel) {
                    enter(&panel);
                }
                held.try_set_value(Some(panel));
            }
        }));
    });
    on_cleanup(move || {
        let inside = held.with_value(|panel| {
            let panel: Option<&HtmlElement> = panel.as_ref();
            panel.is_some_and(|panel| active().is_some_and(|now| panel.contains(Some(&now))))
        });
        if let Some(element) = before.get_value().filter(|_| inside) {
            once_laid_out(Box::new(move || {
                if element.is_connected() && is_nowhere() {
                    let _ = element.focus();
                }
            }));
        }
    });
}

/// Takes the keyboard to the bar at the thumb when what is around goes and leaves it nowhere.
pub fn pass_on() {
    let take = || {
        let bar = document().query_selector(".prompt").ok().flatten();
        if let Some(bar) = bar.and_then(|bar| bar.dyn_into::<HtmlElement>().ok()) {
            take_over(&bar);
        }
    };
    on_cleanup(move || once_drawn(Box::new(take)));
}

/// Brings the keyboard back to the first control of a part of a dialog if the control that had it
/// is gone.
pub fn regain(part: impl Fn() -> Option<HtmlElement> + Copy + Send + Sync + 'static) {
    Watcher::new(move |_| {
        let Some(part) = part() else { return };
        once_laid_out(Box::new(move || {
            if is_nowhere() {
                enter(&part);
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

/// Whether a dialog is open that has to be answered or closed before anything else.
pub fn is_below_a_modal() -> bool {
    document().query_selector("dialog[open]").is_ok_and(|open| open.is_some())
}

fn enter(dialog: &HtmlElement) {
    let first: Option<Element> = dialog.query_selector(FIRST).ok().flatten();
    let first = first.and_then(|element| element.dyn_into::<HtmlElement>().ok());
    focus_still(first.as_ref().unwrap_or(dialog));
}

/// Puts the keyboard on an element without scrolling to it.
fn focus_still(element: &HtmlElement) {
    let still = web_sys::FocusOptions::new();
    still.set_prevent_scroll(true);
    let _ = element.focus_with_options(&still);
}

/// Puts the keyboard on an element if it is nowhere else, without scrolling to it.
pub fn take_over(element: &HtmlElement) {
    if is_nowhere() {
        focus_still(element);
    }
}

/// To take the keyboard anywhere the browser must know what is where; it finds out for the next frame
/// anyway.
fn once_laid_out(then: Box<dyn FnOnce()>) {
    request_animation_frame(then);
}

/// To show something above all the browser looks at the whole page again; that is no part of the next frame.
fn once_drawn(then: Box<dyn FnOnce()>) {
    request_animation_frame(|| set_timeout(then, Duration::ZERO));
}

fn is_nowhere() -> bool {
    document().active_element().is_none_or(|element| element.tag_name() == "BODY")
}

fn active() -> Option<HtmlElement> {
    document().active_element()?.dyn_into().ok()
}
