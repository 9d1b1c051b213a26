//! Focus for elements that a pointer presses. Safari leaves focus where it was, or removes it, when
//! a button or a link is pressed. Other browsers focus the pressed element without marking it, and
//! don't mark elements focused from there, such as a dialog or a heading.

use js_sys::Reflect;
use leptos::prelude::*;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, FocusOptions, HtmlElement, MouseEvent};

const CONTROLS: &str = "a[href], button, summary";

/// Focuses pressed elements from now on, before they react.
pub fn take_focus() {
    let pressed = Closure::<dyn Fn(MouseEvent)>::new(|event: MouseEvent| {
        // Controls that are pressed by keyboard already have focus.
        if event.detail() > 0 {
            control(&event).iter().for_each(focus);
        }
    });
    let pressed: JsValue = pressed.into_js_value();
    let _ =
        window().add_event_listener_with_callback_and_bool("click", pressed.unchecked_ref(), true);
}

fn control(event: &MouseEvent) -> Option<HtmlElement> {
    let target: Element = event.target()?.dyn_into().ok()?;
    target.closest(CONTROLS).ok()??.dyn_into().ok()
}

fn focus(control: &HtmlElement) {
    let is_focused = document().active_element().is_some_and(|active| active == **control);
    if !is_focused {
        let unmarked = FocusOptions::new();
        unmarked.set_prevent_scroll(true);
        let _ = Reflect::set(&unmarked, &"focusVisible".into(), &JsValue::FALSE);
        let _ = control.focus_with_options(&unmarked);
    }
}
