//! Our own boards: JSON in the form of `crates/engine/data/board.json`.

use serde_json::{Map, Value};

use super::board::{ImportedBoard, settle};
use super::checks::{check, refusal};
use super::fault::{ImportFault, ImportProblem};
use super::files::File;
use super::note::Note;
use super::text::decoded;
use super::title;

/// Reads a board in our own form.
pub fn read(file: &File) -> Result<ImportedBoard, ImportFault> {
    let text = decoded(file.content);
    check(file.name, &text)?;
    let content: Map<String, Value> = serde_json::from_str(&text)
        .map_err(|error| ImportFault::whole(file.name, ImportProblem::Json(error.to_string())))?;
    let name = name(&content);
    let is_drawn = content.contains_key("viewBox");
    let notes = if is_drawn { Vec::new() } else { vec![Note::NoArtwork] };
    ImportedBoard::of(content, name, notes).map_err(|reason| refusal(file.name, &text, &reason))
}

/// Returns the name for people: that in the file, or the title without a fingerprint.
fn name(content: &Map<String, Value>) -> String {
    let text = |field: &str| content.get(field).and_then(Value::as_str).unwrap_or_default();
    let named = text("name").trim();
    if !named.is_empty() {
        return named.to_owned();
    }
    let mut settled = content.clone();
    settled.values_mut().for_each(settle);
    let title = text("title");
    title::name(title, &settled).unwrap_or(title).replace('-', " ")
}
