//! The engine's terms, options and errors in the language of the screen. The engine itself has keys
//! and English sentences; `tests/english.rs` compares those with the catalogue.

mod names;
mod options;
mod records;
mod refusals;

pub use options::{OptionInWords, OptionValue};

/// A term or an error that has words in every language of the screen.
pub trait InWords {
    /// The type of the words: `String`, unless the catalogue has all of them.
    type Words<'a>
    where
        Self: 'a;

    /// Returns the words, in the language of the screen.
    fn in_words(&self) -> Self::Words<'_>;
}
