//! Every rule that the sources cite is in the rulebook.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use engine::core::rulebook;

/// The text before a rule id that is cited in code or comments.
const CITATIONS: [&str; 3] = ["RuleId(\"", "(rule ", " rule "];

#[test]
fn every_cited_rule_exists() {
    let known: BTreeSet<_> = rulebook().map(|entry| entry.id.to_string()).collect();
    let mut found = 0;
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    for file in ["crates", "src"].into_iter().flat_map(|folder| sources(&root.join(folder))) {
        let text = fs::read_to_string(&file).unwrap();
        // Tests come last in a file. They may cite rules that don't exist.
        let text = text.split("#[cfg(test)]").next().unwrap();
        for id in CITATIONS.iter().flat_map(|citation| text.split(citation).skip(1)).filter_map(id)
        {
            found += 1;
            assert!(known.contains(id), "{} cites {id}", file.display());
        }
    }
    assert!(found > 5, "only {found} citations were found");
}

fn sources(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    entries
        .flat_map(|path| if path.is_dir() { sources(&path) } else { vec![path] })
        .filter(|path| path.extension().is_some_and(|extension| extension == "rs"))
        .collect()
}

/// Returns the id at the beginning of the text: a capital letter and digits.
fn id(text: &str) -> Option<&str> {
    let letter = text.chars().next().filter(char::is_ascii_uppercase)?;
    let digits = text[letter.len_utf8()..].chars().take_while(char::is_ascii_digit).count();
    (digits > 0).then(|| &text[..=digits])
}
