//! The number on the app's icon, if the system supports that.

use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::{JsCast, JsValue};

/// Shows a number, or none for 0.
pub fn badge(number: usize) {
    let navigator = window().navigator();
    let name = if number == 0 { "clearAppBadge" } else { "setAppBadge" };
    let found = js_sys::Reflect::get(&navigator, &JsValue::from_str(name)).ok();
    let Some(show) = found.and_then(|it| it.dyn_into::<js_sys::Function>().ok()) else { return };
    let number = u32::try_from(number).unwrap_or(u32::MAX);
    // The system may ask for permission. A refusal is fine.
    let shown = show.call1(&navigator, &JsValue::from(number));
    if let Some(promise) = shown.ok().and_then(|it| it.dyn_into::<js_sys::Promise>().ok()) {
        spawn_local(async move { drop(wasm_bindgen_futures::JsFuture::from(promise).await) });
    }
}
