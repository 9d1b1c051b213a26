//! Generates a function for each message of the Fluent files in `text/`.

#[path = "build/message.rs"]
mod message;
#[path = "build/pieces.rs"]
mod pieces;
#[path = "build/plural.rs"]
mod plural;
#[path = "build/translation.rs"]
mod translation;
#[path = "build/write.rs"]
mod write;

use std::path::{Path, PathBuf};
use std::{env, fs};

/// A result with its error in words.
type BuildResult<T> = Result<T, String>;

fn main() -> BuildResult<()> {
    let here = PathBuf::from(env::var("CARGO_MANIFEST_DIR").map_err(|error| error.to_string())?);
    let out = PathBuf::from(env::var("OUT_DIR").map_err(|error| error.to_string())?);
    generate(&here.join("../../text"), &out.join("text.rs"))?;
    generate(&here.join("sample"), &out.join("sample.rs"))
}

/// Generates the functions of the languages in a folder.
fn generate(folder: &Path, to: &Path) -> BuildResult<()> {
    println!("cargo::rerun-if-changed={}", folder.display());
    let languages = translation::languages(folder)?;
    fs::write(to, write::module(&languages)).map_err(|error| error.to_string())
}
