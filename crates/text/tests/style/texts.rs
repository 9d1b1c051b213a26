//! The lines that players read.

use std::fs;
use std::path::{Path, PathBuf};

/// Returns a complaint about each line of all texts in which `slips` finds errors; it gets the line
/// as prose.
pub fn complaints(slips: impl Fn(&str) -> Vec<String>) -> Vec<String> {
    let mut all = Vec::new();
    for path in texts() {
        let text = fs::read_to_string(&path).expect("a text");
        for (line, number) in text.lines().zip(1..).filter(|(line, _)| is_read(&path, line)) {
            let found = slips(&prose(said(&path, line))).into_iter();
            all.extend(found.map(|slip| format!("{}:{number}: {slip}", path.display())));
        }
    }
    all
}

/// Returns the catalogues and long texts of all languages, and the rulebook.
fn texts() -> Vec<PathBuf> {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let languages = fs::read_dir(here.join("../../text"));
    let folders = languages.expect("text/").filter_map(Result::ok).map(|it| it.path());
    let files =
        folders.filter(|path| path.is_dir()).flat_map(|path| fs::read_dir(path).expect("a folder"));
    let files = files.filter_map(Result::ok).map(|it| it.path());
    files.chain([here.join("../engine/rules.md")]).collect()
}

/// Returns `true` for a line that players see. Lessons hold records of games, and catalogues have comments.
fn is_read(path: &Path, line: &str) -> bool {
    match path.extension().and_then(|it| it.to_str()) {
        Some("ftl") => !line.starts_with('#'),
        Some("txt") => {
            ["say ", "about ", "end ", "goal ", "title "].iter().any(|word| line.starts_with(word))
        }
        _ => true,
    }
}

/// Returns a line of a catalogue without the name of its message.
fn said<'a>(path: &Path, line: &'a str) -> &'a str {
    let is_catalogue = path.extension().is_some_and(|it| it == "ftl");
    line.split_once(" =").filter(|_| is_catalogue).map_or(line, |(_, text)| text)
}

/// The stand-in for an argument, a mark or a piece of code.
pub const PLACED: char = '\u{fffc}';

/// Returns a line without typed words, and with one character for each argument, mark or piece of
/// code.
pub fn prose(line: &str) -> String {
    let line = line.trim_start();
    let line = TYPED.iter().fold(line.to_owned(), |line, typed| line.replace(typed, ""));
    let placed = PLACED.to_string();
    let line = without(&line, '`', '`', &placed);
    let line = without(&line, '<', '>', &placed);
    without(&line, '{', '}', &placed)
}

/// Notation that is quoted as it is typed.
const TYPED: [&str; 1] = ["title \"Sunday\""];

/// Replaces everything between two marks. An unclosed mark stays.
fn without(text: &str, open: char, close: char, instead: &str) -> String {
    let Some((before, rest)) = text.split_once(open) else { return text.to_owned() };
    match rest.split_once(close) {
        Some((_, after)) => [before, instead, &without(after, open, close, instead)].concat(),
        None => text.to_owned(),
    }
}
