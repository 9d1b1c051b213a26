//! The terms, options and errors of the engine, the errors and reasons of the computer players, and
//! what the importer of boards found, in the language of the screen. Errors themselves have keys and English sentences;
//! `tests/english.rs` compares those with the catalogue.

mod answers;
mod imports;
mod names;
mod options;
mod reasons;
mod records;
mod refusals;

pub use options::{OptionInWords, OptionValue};
pub use reasons::{SeatNames, reasons_in_words};

/// A term or an error that has words in every language of the screen.
pub trait InWords {
    /// The type of the words: `String`, unless the catalogue has all of them.
    type Words<'a>
    where
        Self: 'a;

    /// Returns the words, in the language of the screen.
    fn in_words(&self) -> Self::Words<'_>;
}
