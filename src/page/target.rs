//! The element that a tap or a key is meant for.

use leptos::web_sys::{Element, Event};
use wasm_bindgen::JsCast;

/// The elements with a use of their own for a tap or a key.
pub const INTERACTIVE: &str = "button, a, input, select, textarea, summary, dialog, [popover]";

/// Returns `true` if the event's target is one of these elements or inside one.
pub fn is_at(event: &Event, selector: &str) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    target.is_some_and(|target| matches!(target.closest(selector), Ok(Some(_))))
}
