//! Doc comments read like those of the standard library: they begin with a noun or a verb, and say
//! when a function returns `None`.

mod sources;

use std::path::Path;

use sources::{Source, sources};

/// The words that begin a clause.
const CLAUSE_WORDS: [&str; 12] = [
    "What", "Whatever", "When", "Where", "Whether", "Which", "Who", "Whoever", "Whom", "Whose",
    "Why", "How",
];

/// The words with which a line comment begins as a riddle: it should say at once whom it is about.
const RIDDLES: [&str; 7] = ["What", "Whatever", "Which", "Who", "Whoever", "Whom", "Whose"];

#[test]
fn doc_comments_begin_with_a_noun_or_a_verb() {
    let found: Vec<String> = rust().flat_map(|source| clauses(&source)).collect();
    assert!(found.is_empty(), "{} doc comments begin with a clause: {found:#?}", found.len());
}

#[test]
fn line_comments_say_at_once_whom_they_are_about() {
    let found: Vec<String> = rust().flat_map(|source| riddles(&source)).collect();
    assert!(found.is_empty(), "{} comments begin as a riddle: {found:#?}", found.len());
}

#[test]
fn a_line_comment_that_begins_as_a_riddle_is_found() {
    let found = |text: &str| riddles(&Source { path: String::new(), text: text.to_owned() }).len();
    assert_eq!(
        found("    // Who waits is asked again.\n    ask();\n    // What is left stays."),
        2
    );
    assert_eq!(found("// The player\n// Who waits is asked again."), 0);
    assert_eq!(found("/// Who waits.\nlet text = \"// Who waits\";"), 0);
}

/// Returns the Rust files of all crates.
fn rust() -> impl Iterator<Item = Source> {
    let all = ["crates", "src", "tests"].into_iter().flat_map(sources);
    all.filter(|source| Path::new(&source.path).extension().is_some_and(|it| it == "rs"))
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

/// Folders of the packaged crates whose functions nobody outside can call.
const PRIVATE: [&str; 2] = ["crates/players/src/bot/normal/", "crates/players/src/reasons/"];

#[test]
fn doc_comments_in_packages_say_when_a_function_returns_none() {
    let found: Vec<String> = ["crates/engine/src", "crates/players/src"]
        .into_iter()
        .flat_map(sources)
        .filter(|source| Path::new(&source.path).extension().is_some_and(|it| it == "rs"))
        .filter(|source| !PRIVATE.iter().any(|folder| source.path.starts_with(folder)))
        .flat_map(|source| unexplained_options(&source))
        .collect();
    assert!(found.is_empty(), "{found:#?}");
}

#[test]
fn a_function_that_does_not_say_when_it_returns_none_is_found() {
    let found = |text: &str| {
        unexplained_options(&Source { path: String::new(), text: text.to_owned() }).len()
    };
    let function = "pub fn first(self) -> Option<Card> {\n    None\n}";
    assert_eq!(found(&format!("/// Returns the first card.\n#[inline]\n{function}")), 1);
    assert_eq!(
        found(&format!("/// Returns the first card, or `None`\n/// at the end.\n{function}")),
        0
    );
    assert_eq!(found(&format!("/// Returns the first card, if there is one.\n{function}")), 0);
    assert_eq!(
        found("/// Returns the first card.\npub fn first(\n    self,\n) -> Option<Card> {"),
        1
    );
    assert_eq!(found("/// Returns the first card.\nfn first(self) -> Option<Card> {"), 0);
    assert_eq!(found("/// Returns the cards.\npub fn all(self) -> Vec<Option<Card>> {"), 0);
}

/// Returns the first lines of public functions that return an option, and whose doc comments name
/// no condition for it.
fn unexplained_options(source: &Source) -> Vec<String> {
    let mut found = Vec::new();
    let mut comment = String::new();
    let mut lines = source.text.lines().enumerate();
    while let Some((at, line)) = lines.next() {
        if let Some(text) = doc_comment(line) {
            comment = format!("{comment} {text}");
            continue;
        }
        if line.trim_start().starts_with("#[") {
            continue;
        }
        let mut head = line.trim().to_owned();
        if head.starts_with("pub fn ") || head.starts_with("pub const fn ") {
            while !head.ends_with(['{', ';']) {
                let Some((_, more)) = lines.next() else { break };
                head = format!("{head} {}", more.trim());
            }
            let says = comment.contains("`None`")
                || comment
                    .split(|c: char| !c.is_alphabetic())
                    .any(|it| ["if", "unless"].contains(&it));
            let result = head.rsplit_once(" -> ").map_or("", |(_, result)| result);
            if result.starts_with("Option<") && !comment.is_empty() && !says {
                found.push(format!("{}:{}: {}", source.path, at + 1, head));
            }
        }
        comment.clear();
    }
    found
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

/// Returns the lines that begin a line comment with a word that leaves open whom it is about.
fn riddles(source: &Source) -> Vec<String> {
    let mut found = Vec::new();
    let mut is_beginning = true;
    for (at, line) in source.text.lines().enumerate() {
        let comment = line.trim_start().strip_prefix("// ");
        if is_beginning && comment.is_some_and(|text| RIDDLES.contains(&first_word(text))) {
            found.push(format!("{}:{}: {}", source.path, at + 1, line.trim()));
        }
        is_beginning = comment.is_none();
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
    CLAUSE_WORDS.contains(&first_word(text))
}

fn first_word(text: &str) -> &str {
    text.split(|c: char| !c.is_alphanumeric()).next().unwrap_or_default()
}
