//! The text of a rule in pieces: what a source states, and where a ruling of ours begins.

use engine::core::is_ruling;

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Piece<'a> {
    Text(&'a str),
    Ruling,
    Option,
    /// The name of a rule set or of something to choose.
    Name(&'a str),
}

/// A rule in pieces. The marks in brackets are gone; what they say besides is kept.
pub fn pieces(text: &str) -> Vec<Piece<'_>> {
    let mut pieces = Vec::new();
    let mut rest = text;
    while let Some((before, (mark, after))) = next_mark(rest) {
        let (kind, note) = mark.split_once(": ").unwrap_or((mark, ""));
        let (before, stop, after) =
            if note.is_empty() { stopped(before, after) } else { (before, "", after) };
        let gap = if stop.is_empty() { "" } else { " " };
        pieces.extend(words(before).chain(words(stop)).chain(words(gap)));
        if is_ruling(kind) {
            pieces.push(Piece::Ruling);
        }
        pieces.extend(words(note));
        rest = after;
    }
    pieces.extend(words(rest));
    pieces
}

/// A stop after a mark stands before it instead: what was before the mark, the stop, what is after both.
fn stopped<'a>(before: &'a str, after: &'a str) -> (&'a str, &'a str, &'a str) {
    if after.starts_with(['.', ',', ';', ':']) {
        (before.trim_end(), &after[..1], &after[1..])
    } else {
        (before, "", after)
    }
}

fn next_mark(text: &str) -> Option<(&str, (&str, &str))> {
    let (before, mark) = text.split_once('[')?;
    Some((before, mark.split_once(']')?))
}

/// Text without marks in brackets, as the title of a chapter, in pieces.
pub fn words(text: &str) -> impl Iterator<Item = Piece<'_>> {
    text.split("**").enumerate().flat_map(|(at, part)| {
        let is_option = at % 2 == 1;
        let words = if is_option { "" } else { part };
        is_option.then_some(Piece::Option).into_iter().chain(names(words))
    })
}

fn names(text: &str) -> impl Iterator<Item = Piece<'_>> {
    let parts = text.split('`').enumerate().filter(|(_, part)| !part.is_empty());
    parts.map(|(at, part)| if at % 2 == 1 { Piece::Name(part) } else { Piece::Text(part) })
}

#[cfg(test)]
mod tests {
    use super::Piece::{Name, Option, Ruling, Text};
    use super::*;
    use engine::core::{RuleId, rulebook};

    #[test]
    fn a_ruling_is_marked_where_it_begins() {
        let text = "[S] A place. [R] Even this one [R: by lot]; all (**option** `open`).";
        assert_eq!(
            pieces(text),
            [
                Text(" A place. "),
                Ruling,
                Text(" Even this one "),
                Ruling,
                Text("by lot"),
                Text("; all ("),
                Option,
                Text(" "),
                Name("open"),
                Text(")."),
            ]
        );
        assert_eq!(pieces("[S new-rules, R nautical] So."), [Ruling, Text(" So.")]);
        assert_eq!(
            pieces("No more [R]; so."),
            [Text("No more"), Text(";"), Text(" "), Ruling, Text(" so.")]
        );
    }

    #[test]
    fn no_mark_of_the_source_is_shown() {
        for entry in rulebook() {
            for piece in pieces(&entry.text).into_iter().chain(words(entry.section)) {
                if let Text(text) | Name(text) = piece {
                    assert!(!text.contains(['`', '*', '[', ']']), "{}: {text}", entry.id);
                }
            }
        }
    }

    #[test]
    fn every_rule_that_is_a_ruling_shows_it() {
        for entry in rulebook() {
            let pieces = pieces(&entry.text);
            assert_eq!(pieces.contains(&Ruling), entry.is_ruling, "{}", entry.id);
            assert!(pieces.iter().any(|piece| matches!(piece, Text(_))), "{}", entry.id);
        }
        assert!(RuleId("B5").entry().is_some_and(|rule| pieces(&rule.text).contains(&Option)));
    }
}
