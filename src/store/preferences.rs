//! The user's preferences, in `localStorage`. If the browser doesn't store anything, they are lost.

use super::local::{read, write};
use screens::saves::preferences::Preferences;

/// The storage key of the preferences.
const KEY: &str = "red-queens/preferences";

/// Returns the stored preferences.
pub fn preferences() -> Preferences {
    Preferences::from_text(&read(KEY))
}

/// Stores the preferences.
pub fn keep_preferences(preferences: Preferences) {
    write(KEY, &preferences.to_text());
}
