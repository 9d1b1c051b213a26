//! Texts out of the page into other programs of the device: the clipboard, and what the system sends with.

use crate::erased::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::ShareData;

/// Whether the page's browser has something, which it may not where it is not safe.
fn has(name: &str) -> bool {
    let found = js_sys::Reflect::get(&window().navigator(), &JsValue::from_str(name));
    found.is_ok_and(|it| it.is_object() || it.is_function())
}

/// Puts a text where it can be pasted from. Says whether the page may.
pub async fn copied(text: String) -> bool {
    if !has("clipboard") {
        return false;
    }
    JsFuture::from(window().navigator().clipboard().write_text(&text)).await.is_ok()
}

/// Whether the system can send an address.
pub fn can_send() -> bool {
    has("share")
}

/// Lets the system send an address, with a text before it if there is one. Says whether it tried: who thinks better of it has seen that it can.
pub async fn sent(title: String, message: Option<String>, address: String) -> bool {
    let data = ShareData::new();
    data.set_title(&title);
    if let Some(message) = message {
        data.set_text(&message);
    }
    data.set_url(&address);
    sent_data(&data).await
}

/// The same of anything that can be sent.
pub(super) async fn sent_data(data: &ShareData) -> bool {
    let sending = JsFuture::from(window().navigator().share_with_data(data)).await;
    let thought_better = |error: &JsValue| {
        error.dyn_ref::<web_sys::DomException>().is_some_and(|it| it.name() == "AbortError")
    };
    sending.map_or_else(|error| thought_better(&error), |_| true)
}

/// The address of the app, without what stands behind it.
pub fn home() -> String {
    let address = window().location().href().unwrap_or_default();
    address.split(['#', '?']).next().unwrap_or_default().to_owned()
}
