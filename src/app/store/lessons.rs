//! How far a person has come in the lessons, and the lessons themselves.

use super::fetch::fetch_text;
use super::local::storage;
use crate::app::model::Progress;

/// Where the progress is kept.
const KEY: &str = "red-queens/lessons";

/// The file of the lessons.
const FILE: &str = "lessons.txt";

/// How far the person has come.
pub fn progress() -> Progress {
    let text = storage().and_then(|storage| storage.get_item(KEY).ok().flatten());
    Progress::from_text(&text.unwrap_or_default())
}

/// Keeps how far the person has come.
pub fn keep_progress(progress: &Progress) {
    if let Some(storage) = storage() {
        let _ = storage.set_item(KEY, &progress.to_text());
    }
}

/// Fetches the text of the lessons; `None` if it does not come.
pub fn fetch_lessons(then: impl Fn(Option<String>) + 'static) {
    fetch_text(FILE, then);
}
