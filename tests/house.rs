//! House rules that no lint knows: what the product calls things, and how long a file may be.

mod sources;

use sources::{Source, sources};

/// Where people read or see the product.
const SHOWN: [&str; 11] = [
    "CHANGELOG.md",
    "Cargo.toml",
    "README.md",
    "crates",
    "data",
    "docs",
    "index.html",
    "public",
    "src",
    "style",
    "text",
];

const LONGEST: usize = 500;

#[test]
fn the_product_takes_no_foreign_name() {
    let uses: Vec<String> = SHOWN
        .into_iter()
        .flat_map(sources)
        .flat_map(|source| lines_with_the_trademark(&source))
        .collect();
    assert!(uses.is_empty(), "{uses:#?}");
}

#[test]
fn no_source_file_is_longer_than_one_idea() {
    let long: Vec<String> = ["crates", "src"]
        .into_iter()
        .flat_map(sources)
        .filter(|source| !is_generated(source))
        .map(|source| (source.text.lines().count(), source.path))
        .filter(|(lines, _)| *lines > LONGEST)
        .map(|(lines, path)| format!("{path}: {lines} lines"))
        .collect();
    assert!(long.is_empty(), "{long:#?}");
}

#[test]
fn the_trademark_is_told_from_the_plain_word() {
    let found = |line: &str| {
        !lines_with_the_trademark(&Source { path: String::new(), text: line.to_owned() }).is_empty()
    };
    assert!(found("a game of Risk"));
    assert!(found("the RISK cards"));
    assert!(found("a risk card"));
    assert!(!found("three armies are at risk"));
    assert!(!found("the rule set risiko-pocket"));
    assert!(!found("asterisks"));
}

fn is_generated(source: &Source) -> bool {
    source.text.lines().next().is_some_and(|line| line.contains("generated from"))
}

/// The word is fine for what armies are at, and nowhere else.
fn lines_with_the_trademark(source: &Source) -> Vec<String> {
    let name = |line: &str| {
        let line = line.to_lowercase().replace("at risk", "");
        line.split(|c: char| !c.is_alphanumeric()).any(|word| word == "risk")
    };
    let lines = source.text.lines().enumerate();
    lines
        .filter(|(_, line)| name(line))
        .map(|(at, line)| format!("{}:{}: {}", source.path, at + 1, line.trim()))
        .collect()
}
