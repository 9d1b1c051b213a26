//! The browser's `localStorage`, where the page may use it.

use js_sys::Reflect;
use leptos::prelude::window;

/// The browser's storage, if the page may use it.
pub(super) fn storage() -> Option<web_sys::Storage> {
    window().local_storage().ok().flatten()
}

/// The keys of all that is kept, also where the storage itself refuses to count it.
pub(super) fn keys() -> Vec<String> {
    let keys = storage().and_then(|storage| Reflect::own_keys(&storage).ok());
    keys.iter().flat_map(|keys| keys.iter()).filter_map(|key| key.as_string()).collect()
}

/// What is kept under a key; nothing is as good as an empty text.
pub(super) fn read(key: &str) -> String {
    storage().and_then(|storage| storage.get_item(key).ok().flatten()).unwrap_or_default()
}

/// Keeps a text under a key, if the browser does. What is lost does no harm.
pub(super) fn write(key: &str, text: &str) {
    if let Some(storage) = storage() {
        let _ = storage.set_item(key, text);
    }
}
