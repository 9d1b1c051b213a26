//! Quotation marks, dashes, ellipses and minus signs are the same in every text (`text/terms.md`, “How it is set”).

#![allow(clippy::expect_used, reason = "a text that cannot be read fails the test")]

use std::fs;
use std::path::{Path, PathBuf};

/// Notation that is quoted as it is typed.
const TYPED: [&str; 1] = ["title \"Sunday\""];

#[test]
fn texts_are_set_alike() {
    let wrong: Vec<String> = texts().iter().flat_map(|path| wrong_lines(path)).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn each_slip_is_found() {
    let slips = [
        ("the ally's suit", "a straight quotation mark"),
        ("a \"name\"", "a straight quotation mark"),
        ("wait - and see", "a hyphen for a dash"),
        ("wait—and see", "a dash without spaces"),
        ("Loading …", "a space before an ellipsis"),
        ("Loading...", "dots for an ellipsis"),
        ("{ $name } -{ $lost }", "a hyphen for a minus"),
        ("one  two", "two spaces"),
    ];
    for (text, slip) in slips {
        assert_eq!(slips_in(text), [slip], "{text}");
    }
    let good =
        "“{ \" \" }” – the ally’s −{ $lost } of 2 … 10 x-ray `it's`, <b class=\"x\">…</b> Loading…";
    assert_eq!(slips_in(good), [""; 0]);
}

/// The catalogues and long texts of all languages.
fn texts() -> Vec<PathBuf> {
    let languages = fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../text"));
    let folders = languages.expect("text/").filter_map(Result::ok).map(|it| it.path());
    let files =
        folders.filter(|path| path.is_dir()).flat_map(|path| fs::read_dir(path).expect("a folder"));
    files.filter_map(Result::ok).map(|it| it.path()).collect()
}

fn wrong_lines(path: &Path) -> Vec<String> {
    let text = fs::read_to_string(path).expect("a text");
    let lines = text.lines().zip(1..).filter(|(line, _)| is_read(path, line));
    let wrong =
        lines.flat_map(|(line, number)| slips_in(line).into_iter().map(move |slip| (number, slip)));
    wrong.map(|(number, slip)| format!("{}:{number}: {slip}", path.display())).collect()
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

fn slips_in(line: &str) -> Vec<&'static str> {
    let text = prose(line.trim_start());
    let before = |mark: &str, is: fn(char) -> bool| {
        text.match_indices(mark).any(|(at, _)| text[..at].chars().next_back().is_some_and(is))
    };
    let minus = |at: usize| {
        let starts = text[..at].chars().next_back().is_none_or(|c| " (“".contains(c));
        starts && text[at + 1..].starts_with(|c: char| c.is_ascii_digit() || c == PLACED)
    };
    let slips = [
        (text.contains(['\'', '"']), "a straight quotation mark"),
        (text.contains(" - "), "a hyphen for a dash"),
        (text.contains('—'), "a dash without spaces"),
        (before(" …", |c| c.is_alphabetic() || c == PLACED), "a space before an ellipsis"),
        (text.contains("..."), "dots for an ellipsis"),
        (text.match_indices('-').any(|(at, _)| minus(at)), "a hyphen for a minus"),
        (text.contains("  ") && !text.contains('|'), "two spaces"),
    ];
    slips.into_iter().filter_map(|(is, slip)| is.then_some(slip)).collect()
}

/// Stands for an argument, a mark or a piece of code.
const PLACED: char = '\u{fffc}';

/// A line without typed words, and with one character for each argument, mark or piece of code.
fn prose(line: &str) -> String {
    let line = TYPED.iter().fold(line.to_owned(), |line, typed| line.replace(typed, ""));
    let placed = PLACED.to_string();
    let line = without(&line, '`', '`', &placed);
    let line = without(&line, '<', '>', &placed);
    without(&line, '{', '}', &placed)
}

/// Puts something else in the place of all that stands between two marks. A mark that is not closed stays.
fn without(text: &str, open: char, close: char, instead: &str) -> String {
    let Some((before, rest)) = text.split_once(open) else { return text.to_owned() };
    match rest.split_once(close) {
        Some((_, after)) => [before, instead, &without(after, open, close, instead)].concat(),
        None => text.to_owned(),
    }
}
