//! Doc comments begin with a noun or a verb, as those of the standard library do.

mod sources;

use std::path::Path;

use sources::{Source, sources};

/// The words that begin a clause.
const CLAUSE_WORDS: [&str; 12] = [
    "What", "Whatever", "When", "Where", "Whether", "Which", "Who", "Whoever", "Whom", "Whose",
    "Why", "How",
];

/// The most doc comments that may begin with a clause.
const MOST: usize = 60;

#[test]
fn doc_comments_begin_with_a_noun_or_a_verb() {
    let found: Vec<String> = ["crates", "src", "tests"]
        .into_iter()
        .flat_map(sources)
        .filter(|source| Path::new(&source.path).extension().is_some_and(|it| it == "rs"))
        .flat_map(|source| clauses(&source))
        .collect();
    assert!(found.len() <= MOST, "{} doc comments begin with a clause: {found:#?}", found.len());
}

#[test]
fn a_doc_comment_that_begins_with_a_clause_is_found() {
    let found = |text: &str| clauses(&Source { path: String::new(), text: text.to_owned() }).len();
    assert_eq!(found("/// Whether the game is open.\nis_open: bool,"), 1);
    assert_eq!(found("//! What a file contains.\n\nuse std::fs;"), 1);
    assert_eq!(
        found("    /// How many there are.\n    of: usize,\n    /// Who has them.\n    by: u8,"),
        2
    );
    assert_eq!(found("/// Plays a move.\n///\n/// # Errors\n/// Why the move is illegal."), 1);
    assert_eq!(found("/// Returns `true` if the game is open."), 0);
    assert_eq!(found("/// Whole numbers only."), 0);
    assert_eq!(found("/// The seat to act. It says\n/// Who only as a name."), 0);
    assert_eq!(found("// What an ordinary comment says."), 0);
    assert_eq!(found("let text = \"/// What a string says\";"), 0);
}

/// Returns the lines that begin a doc comment, or a paragraph or section of one, with a clause.
fn clauses(source: &Source) -> Vec<String> {
    let mut found = Vec::new();
    let mut is_beginning = true;
    for (at, line) in source.text.lines().enumerate() {
        let comment = doc_comment(line);
        if is_beginning && comment.is_some_and(is_clause) {
            found.push(format!("{}:{}: {}", source.path, at + 1, line.trim()));
        }
        is_beginning = comment.is_none_or(|text| text.is_empty() || text.starts_with('#'));
    }
    found
}

/// Returns the text of a line of a doc comment, or `None` for any other line.
fn doc_comment(line: &str) -> Option<&str> {
    let line = line.trim_start();
    let text = line.strip_prefix("///").or_else(|| line.strip_prefix("//!"))?;
    Some(text.trim())
}

/// Returns `true` if a text begins with a word that begins a clause.
fn is_clause(text: &str) -> bool {
    let first = text.split(|c: char| !c.is_alphanumeric()).next().unwrap_or_default();
    CLAUSE_WORDS.contains(&first)
}
