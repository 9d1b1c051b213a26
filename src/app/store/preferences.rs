//! What the person likes, in `localStorage`. A browser that keeps nothing forgets it.

use super::local::storage;
use crate::app::model::Preferences;

/// Where preferences are kept.
const KEY: &str = "red-queens/preferences";

/// What the person likes.
pub fn preferences() -> Preferences {
    let text = storage().and_then(|storage| storage.get_item(KEY).ok().flatten());
    Preferences::from_text(&text.unwrap_or_default())
}

/// Keeps what the person likes.
pub fn keep_preferences(preferences: Preferences) {
    if let Some(storage) = storage() {
        let _ = storage.set_item(KEY, &preferences.to_text());
    }
}
