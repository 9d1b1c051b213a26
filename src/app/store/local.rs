//! The browser's `localStorage`, where the page may use it.

use gloo_storage::{LocalStorage, Storage};
use leptos::prelude::window;

/// The browser's storage, if the page may use it. (Where it may not, `raw` would end the app.)
pub(super) fn storage() -> Option<web_sys::Storage> {
    window().local_storage().ok().flatten()?;
    Some(LocalStorage::raw())
}
