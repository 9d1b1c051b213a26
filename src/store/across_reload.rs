//! A text that one tab keeps while its page is reloaded.

use leptos::prelude::window;

/// The key of the text.
const KEY: &str = "red-queens/after-reload";

/// Keeps a text until the page has been reloaded. Returns `false` if the browser doesn't.
pub fn keep_across_reload(text: &str) -> bool {
    storage().is_some_and(|storage| storage.set_item(KEY, text).is_ok())
}

/// Takes the text that was kept, if there is one.
pub fn taken_after_reload() -> Option<String> {
    let storage = storage()?;
    let text = storage.get_item(KEY).ok()??;
    let _ = storage.remove_item(KEY);
    Some(text)
}

/// Returns the storage of this tab, if the page may use it.
fn storage() -> Option<web_sys::Storage> {
    window().session_storage().ok().flatten()
}
