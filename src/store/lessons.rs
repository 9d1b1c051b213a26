//! How far a person has come in the lessons.

use super::local::{read, write};
use crate::model::Progress;

/// Where the progress is kept.
const KEY: &str = "red-queens/lessons";

/// How far the person has come.
pub fn progress() -> Progress {
    Progress::from_text(&read(KEY))
}

/// Keeps how far the person has come.
pub fn keep_progress(progress: &Progress) {
    write(KEY, &progress.to_text());
}
