//! Sharing texts with other programs on the device: the clipboard, and the system's share dialog.

use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::ShareData;

/// Returns `true` if the browser provides a feature, which it may not do on an insecure page.
fn has(name: &str) -> bool {
    let found = js_sys::Reflect::get(&window().navigator(), &JsValue::from_str(name));
    found.is_ok_and(|it| it.is_object() || it.is_function())
}

/// Copies a text to the clipboard. Returns `true` if the page may do so.
pub async fn copied(text: String) -> bool {
    if !has("clipboard") {
        return false;
    }
    JsFuture::from(window().navigator().clipboard().write_text(&text)).await.is_ok()
}

/// Returns `true` if the system can send an address.
pub fn can_send() -> bool {
    has("share")
}

/// Sends an address by the system's share dialog, after a text if there is one. Returns `true` if
/// the dialog was opened, even if the user cancelled it.
pub async fn sent(title: String, message: Option<String>, address: String) -> bool {
    let data = ShareData::new();
    data.set_title(&title);
    if let Some(message) = message {
        data.set_text(&message);
    }
    data.set_url(&address);
    sent_data(&data).await
}

/// Sends any data that can be shared, in the same way.
pub(super) async fn sent_data(data: &ShareData) -> bool {
    let sending = JsFuture::from(window().navigator().share_with_data(data)).await;
    let thought_better = |error: &JsValue| {
        error.dyn_ref::<web_sys::DomException>().is_some_and(|it| it.name() == "AbortError")
    };
    sending.map_or_else(|error| thought_better(&error), |_| true)
}

/// Returns the address of the app, without query and fragment.
pub fn home() -> String {
    let address = window().location().href().unwrap_or_default();
    address.split(['#', '?']).next().unwrap_or_default().to_owned()
}
