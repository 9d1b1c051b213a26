//! The language of all texts.

use std::sync::atomic::{AtomicU8, Ordering};

use crate::Language;

static CHOSEN: AtomicU8 = AtomicU8::new(0);

/// Sets the language of all texts; call it once, before making the first sentence.
pub fn set_language(language: Language) {
    CHOSEN.store(language as u8, Ordering::Relaxed);
}

/// Returns the language of all texts.
pub fn language() -> Language {
    Language::ALL[usize::from(CHOSEN.load(Ordering::Relaxed)) % Language::ALL.len()]
}

/// Returns the language with this tag, or `None` if there is none.
pub fn find_language(tag: &str) -> Option<Language> {
    Language::ALL.into_iter().find(|language| language.tag() == tag)
}
