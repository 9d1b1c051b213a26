//! The build script: it reads the texts of all languages, and stops at an error.

#![allow(dead_code, clippy::unwrap_used, reason = "these are the modules of the build script")]

#[path = "../../build/message.rs"]
mod message;
#[path = "../../build/pieces.rs"]
mod pieces;
#[path = "../../build/plural.rs"]
mod plural;
#[path = "../../build/translation.rs"]
mod translation;

mod files;
mod singular;

type BuildResult<T> = Result<T, String>;

/// Returns the messages of a language's only file.
fn messages(
    text: &str,
    known: Option<&translation::FileMessages>,
    plurals: &plural::Plurals,
) -> BuildResult<translation::FileMessages> {
    translation::messages(&translation::parsed(text)?, &[], known, plurals)
}
