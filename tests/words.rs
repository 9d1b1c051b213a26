//! All text that people read is in `text/`, and every sentence of it is used.

mod sources;

use sources::sources;

#[test]
fn every_sentence_is_said_somewhere() {
    let code = ["src", "crates"].into_iter().flat_map(sources);
    let code = code.filter(|source| !source.path.starts_with("crates/text/build"));
    let code: Vec<String> = code.map(|source| source.text).collect();
    let is_said = |(room, name): &&(&str, &str)| {
        let (inside, outside) = (format!("{room}::{name}"), format!("text::{room}::{name}"));
        let path = if *room == "lists" { inside } else { outside };
        code.iter().any(|text| names(text, &path))
    };
    let unsaid: Vec<_> = text::SENTENCES.iter().filter(|sentence| !is_said(sentence)).collect();
    assert!(unsaid.is_empty(), "nobody says {unsaid:?}");
}

/// Returns `true` if a text contains a path, and not only a longer one that begins like it.
fn names(text: &str, path: &str) -> bool {
    let goes_on = |c: char| c.is_alphanumeric() || c == '_';
    text.match_indices(path).any(|(at, _)| !text[at + path.len()..].starts_with(goes_on))
}

#[test]
fn a_path_is_told_from_a_longer_one() {
    assert!(names("(text::home::title())", "text::home::title"));
    assert!(names("text::home::title_motto, text::home::title", "text::home::title"));
    assert!(!names("text::home::title_motto()", "text::home::title"));
}
