//! What the person likes, in `localStorage`. A browser that keeps nothing forgets it.

use super::local::{read, write};
use crate::model::Preferences;

/// Where preferences are kept.
const KEY: &str = "red-queens/preferences";

/// What the person likes.
pub fn preferences() -> Preferences {
    Preferences::from_text(&read(KEY))
}

/// Keeps what the person likes.
pub fn keep_preferences(preferences: Preferences) {
    write(KEY, &preferences.to_text());
}
