//! Where keyboard focus goes when panels and dialogs open.

use std::time::Duration;

use crate::erased::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::{ev, html};
use web_sys::{Element, HtmlDialogElement, HtmlElement};

use super::lost_focus;

/// Marks the element of a panel that takes focus first.
const FIRST: &str = "[data-first]";

/// Marks a dialog that people go on typing into while others open.
const TYPED_INTO: &str = "dialog[data-typed-into][open]";

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
    Watcher::new(move |_| {
        let Some(panel) = panel() else { return };
        when(Box::new(move || {
            // Only what is shown can take focus.
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

/// The open dialog above all others.
pub(super) fn topmost() -> Option<HtmlElement> {
    let typed_into = document().query_selector(TYPED_INTO).ok().flatten();
    let topmost = typed_into.map(JsCast::unchecked_into);
    topmost.or_else(|| in_page("dialog[open]").pop())
}

/// Focuses what a panel wants focused first, or the panel.
pub(super) fn enter(panel: &HtmlElement) {
    let first = all(panel, FIRST).into_iter().find(can_take);
    focus_still(first.as_ref().unwrap_or(panel));
}

/// Returns `true` if an element is in the page, shown, and neither disabled nor inert.
pub(super) fn can_take(element: &HtmlElement) -> bool {
    let is_seen = || {
        let style = window().get_computed_style(element).ok().flatten();
        let visibility = style.and_then(|style| style.get_property_value("visibility").ok());
        let place = element.get_bounding_client_rect();
        let has_place = place.width() > 0.0 || place.height() > 0.0;
        has_place && visibility.as_deref() == Some("visible")
    };
    element.is_connected() && is_enabled(element) && is_seen()
}

/// Returns `true` if no attribute keeps focus from an element.
pub(super) fn is_enabled(element: &HtmlElement) -> bool {
    let is_off = element.matches(":disabled").unwrap_or(false);
    let is_inside_off = element.closest("[inert], [hidden]").is_ok_and(|found| found.is_some());
    !is_off && !is_inside_off
}

/// Everything in the page that matches a selector.
pub(super) fn in_page(selector: &str) -> Vec<HtmlElement> {
    document().document_element().map_or_else(Vec::new, |root| all(&root, selector))
}

fn all(within: &Element, selector: &str) -> Vec<HtmlElement> {
    let found = within.query_selector_all(selector).into_iter();
    let nodes = found.flat_map(|all| (0..all.length()).filter_map(move |at| all.get(at)));
    nodes.map(JsCast::unchecked_into).collect()
}

/// Focuses an element without scrolling to it.
fn focus_still(element: &HtmlElement) {
    let still = web_sys::FocusOptions::new();
    still.set_prevent_scroll(true);
    let _ = element.focus_with_options(&still);
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

/// Runs after the next frame: showing something above all else lays the whole page out again, which is no part of that frame.
pub(super) fn once_drawn(then: Box<dyn FnOnce()>) {
    request_animation_frame(|| set_timeout(then, Duration::ZERO));
}

/// The element that has focus, on the map or elsewhere; `None` if that is the page itself.
pub(super) fn active() -> Option<HtmlElement> {
    let active = document().active_element().filter(|element| element.tag_name() != "BODY");
    // Parts of a picture take focus as any other element does.
    active.map(JsCast::unchecked_into)
}
