//! Which language is shown.

use std::sync::atomic::{AtomicU8, Ordering};

use crate::Language;

static CHOSEN: AtomicU8 = AtomicU8::new(0);

/// Shows everything in this language from now on: chosen once, before the first sentence is made.
pub fn set_language(language: Language) {
    CHOSEN.store(language as u8, Ordering::Relaxed);
}

/// The language that is shown.
pub fn language() -> Language {
    Language::ALL[usize::from(CHOSEN.load(Ordering::Relaxed)) % Language::ALL.len()]
}

/// The language of a tag.
pub fn find_language(tag: &str) -> Option<Language> {
    Language::ALL.into_iter().find(|language| language.tag() == tag)
}
