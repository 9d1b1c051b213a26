//! The user's progress in the lessons.

use super::local::{read, write};
use screens::lesson::Progress;

/// The storage key of the progress.
const KEY: &str = "red-queens/lessons";

/// Returns the stored progress.
pub fn progress() -> Progress {
    Progress::from_text(&read(KEY))
}

/// Stores the progress.
pub fn keep_progress(progress: &Progress) {
    write(KEY, &progress.to_text());
}
