//! Elements that can have keyboard focus, and giving it to them.

use std::time::Duration;

use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

/// Marks the element of a panel that takes focus first.
const FIRST: &str = "[data-first]";

/// Marks a dialog that people go on typing into while others open.
pub(super) const TYPED_INTO: &str = "dialog[data-typed-into][open]";

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
pub(super) fn focus_still(element: &HtmlElement) {
    let still = web_sys::FocusOptions::new();
    still.set_prevent_scroll(true);
    let _ = element.focus_with_options(&still);
}

/// Runs after the next frame: showing something above all else lays the whole page out again, which is no part of that frame.
pub(super) fn once_drawn(then: Box<dyn FnOnce()>) {
    request_animation_frame(|| set_timeout(then, Duration::ZERO));
}

/// The element that has focus, on the map or elsewhere; `None` if that is the page itself.
pub(super) fn active() -> Option<HtmlElement> {
    let active = document().active_element().filter(|element| element.tag_name() != "BODY");
    // SVG elements aren't `HtmlElement`s, but take focus in the same way.
    active.map(JsCast::unchecked_into)
}
