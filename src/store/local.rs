//! The browser's `localStorage`, if the page may use it.

use js_sys::Reflect;
use leptos::prelude::window;

/// Returns the browser's storage, if the page may use it.
pub(super) fn storage() -> Option<web_sys::Storage> {
    window().local_storage().ok().flatten()
}

/// Returns all stored keys, even if the storage itself refuses to count them.
pub(super) fn keys() -> Vec<String> {
    let keys = storage().and_then(|storage| Reflect::own_keys(&storage).ok());
    keys.iter().flat_map(|keys| keys.iter()).filter_map(|key| key.as_string()).collect()
}

/// Returns the text stored under a key; a missing one counts as empty.
pub(super) fn read(key: &str) -> String {
    storage().and_then(|storage| storage.get_item(key).ok().flatten()).unwrap_or_default()
}

/// Stores a text under a key, if the browser does so. Failures are ignored.
pub(super) fn write(key: &str, text: &str) {
    if let Some(storage) = storage() {
        let _ = storage.set_item(key, text);
    }
}
