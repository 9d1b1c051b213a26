//! How far a person has come in the lessons, and the lessons themselves.

use super::fetch::fetch_text;
use super::local::{read, write};
use crate::model::Progress;

/// Where the progress is kept.
const KEY: &str = "red-queens/lessons";

/// The file of the lessons.
const FILE: &str = "lessons";

/// How far the person has come.
pub fn progress() -> Progress {
    Progress::from_text(&read(KEY))
}

/// Keeps how far the person has come.
pub fn keep_progress(progress: &Progress) {
    write(KEY, &progress.to_text());
}

/// Fetches the text of the lessons; `None` if it does not come.
pub fn fetch_lessons(then: impl Fn(Option<String>) + 'static) {
    fetch_text(FILE, then);
}
