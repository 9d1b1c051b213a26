//! The text of a rule in pieces: what a source states, and where a ruling of ours begins.

/// A piece of a rule.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Piece<'a> {
    /// Words.
    Text(&'a str),
    /// A ruling of ours begins.
    Ruling,
    /// What can be chosen begins.
    Option,
}

/// A rule in pieces. The marks in brackets are gone; what they say besides is kept.
pub fn pieces(text: &str) -> Vec<Piece<'_>> {
    let mut pieces = Vec::new();
    let mut rest = text;
    while let Some((before, (mark, after))) = next_mark(rest) {
        say(&mut pieces, before);
        let (kind, note) = mark.split_once(": ").unwrap_or((mark, ""));
        if kind.split(|c: char| !c.is_alphanumeric()).any(|word| word == "R") {
            pieces.push(Piece::Ruling);
        }
        say(&mut pieces, note);
        rest = after;
    }
    say(&mut pieces, rest);
    pieces
}

fn next_mark(text: &str) -> Option<(&str, (&str, &str))> {
    let (before, mark) = text.split_once('[')?;
    Some((before, mark.split_once(']')?))
}

fn say<'a>(pieces: &mut Vec<Piece<'a>>, text: &'a str) {
    for (at, part) in text.split("**").enumerate() {
        match (at % 2, part.trim()) {
            (_, "") => {}
            (1, _) => pieces.push(Piece::Option),
            (_, part) => pieces.push(Piece::Text(part)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Piece::{Option, Ruling, Text};
    use super::*;
    use crate::core::{RuleId, rulebook};

    #[test]
    fn a_ruling_is_marked_where_it_begins() {
        let text = "[S] A place. [R] Even this one [R: by lot]; [S] all (**option**).";
        let words = ["A place.", "Even this one", "by lot", "; ", "all (", ")."];
        assert_eq!(
            pieces(text),
            [
                Text(words[0]),
                Ruling,
                Text(words[1]),
                Ruling,
                Text(words[2]),
                Text(words[3].trim()),
                Text(words[4]),
                Option,
                Text(words[5]),
            ]
        );
        assert_eq!(pieces("[S new-rules, R nautical] So."), [Ruling, Text("So.")]);
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
