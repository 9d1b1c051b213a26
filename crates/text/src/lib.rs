//! All that people read: a function for each message of the Fluent files in `text/`, called by its room and its name,
//! as `text::home::new_game()`. A message with several arguments is a struct that names each of them, as
//! `text::insight::Moment { round, name }.say()`; one that is missing, misspelt or mistaken is a compile error. `text/README.md` says how a sentence, a plural, a language is added.
//!
//! The language is that of the whole program ([`set_language`]). A translation that lacks a message shows the original.

mod capital;
mod language;
mod list;
mod number;
mod pseudo;
mod say;
#[cfg(test)]
mod tests;

pub use capital::sentence;
pub use language::{find_language, language, set_language};
pub use list::{all_of, and_last, and_next, one_of};
pub use made::*;
pub use number::Count;
pub use pseudo::passage;

/// What the build script made.
#[allow(clippy::all, clippy::pedantic, dead_code, unused_imports)]
mod made {
    use std::fmt::Display;

    use crate::language;
    use crate::number::{Count, Plural};
    use crate::say::{say, show};

    include!(concat!(env!("OUT_DIR"), "/text.rs"));
}
