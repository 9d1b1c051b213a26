//! Everything named in the documents exists: paths, and items in the files named for them. The code
//! map has every folder.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod sources;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use sources::{Source, sources};

const DOCUMENTS: [&str; 3] = ["ARCHITECTURE.md", "CONTRIBUTING.md", "README.md"];

/// Paths that are built or downloaded, and so may be missing, and words that only look like paths.
const NO_PLACES: [&str; 3] = ["dist/", "node_modules/", "application/"];

fn document(name: &str) -> String {
    sources(name).pop().unwrap().text
}

fn code() -> Vec<Source> {
    ["crates", "src"].into_iter().flat_map(sources).filter(|it| is_code(&it.path)).collect()
}

/// Returns `true` if a path is that of a file of code.
fn is_code(path: &str) -> bool {
    Path::new(path).extension().is_some_and(|it| it == "rs")
}

/// Returns the texts between backticks on one line.
fn quoted(text: &str) -> impl Iterator<Item = &str> {
    text.lines().flat_map(|line| line.split('`').skip(1).step_by(2))
}

/// Returns `true` if a word looks like a path of the project.
fn is_path(word: &str) -> bool {
    let letters = |c: char| c.is_ascii_alphanumeric() || "._-/".contains(c);
    word.contains('/') && !word.starts_with('/') && word.chars().all(letters)
}

fn exists(path: &str) -> bool {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path).exists()
}

#[test]
fn places_that_documents_name_are_there() {
    let code = code();
    for name in DOCUMENTS {
        let text = document(name);
        let missing: Vec<&str> = quoted(&text)
            .filter(|word| is_path(word) && !NO_PLACES.iter().any(|it| word.starts_with(it)))
            .filter(|word| !exists(word) && !code.iter().any(|it| it.path.ends_with(word)))
            .collect();
        assert!(missing.is_empty(), "{name} names {missing:?}");
    }
}

/// The anchors of a document's headings, as GitHub makes them.
fn anchors(text: &str) -> Vec<String> {
    let headings = text.lines().filter_map(|line| line.split_once("# ").map(|(_, title)| title));
    let letters = |title: &str| title.to_lowercase().replace(' ', "-");
    let kept = |c: &char| c.is_alphanumeric() || "-_".contains(*c);
    headings.map(|title| letters(title).chars().filter(kept).collect()).collect()
}

#[test]
fn links_between_documents_lead_somewhere() {
    let folders = ["docs", "crates/lab"].into_iter().flat_map(sources);
    let is_document = |it: &Source| Path::new(&it.path).extension().is_some_and(|it| it == "md");
    let documents: Vec<Source> =
        DOCUMENTS.into_iter().flat_map(sources).chain(folders.filter(is_document)).collect();
    assert!(documents.len() > DOCUMENTS.len() + 5);
    for Source { path, text } in documents {
        let folder = Path::new(&path).parent().unwrap().to_owned();
        let targets = text.split("](").skip(1).filter_map(|rest| rest.split_once(')'));
        let is_there = |target: &str| {
            let (file, anchor) = target.split_once('#').unwrap_or((target, ""));
            let place = if file.is_empty() { PathBuf::from(&path) } else { folder.join(file) };
            let place = Path::new(env!("CARGO_MANIFEST_DIR")).join(place);
            let is_title = |text: String| anchors(&text).iter().any(|it| it == anchor);
            place.exists() && (anchor.is_empty() || fs::read_to_string(place).is_ok_and(is_title))
        };
        let missing: Vec<&str> = targets
            .map(|(target, _)| target)
            .filter(|target| !target.starts_with("http") && !is_there(target))
            .collect();
        assert!(missing.is_empty(), "{path} links to {missing:?}");
    }
}

#[test]
fn files_and_items_that_the_map_names_are_there() {
    let (text, code) = (document("ARCHITECTURE.md"), code());
    let is_there = |word: &str| {
        if is_code(word) {
            code.iter().any(|it| it.path.ends_with(word)) || exists(word)
        } else {
            !is_item(word) || code.iter().any(|it| defines(&it.text, word))
        }
    };
    let missing: Vec<&str> = quoted(&text).filter(|word| !is_there(word)).collect();
    assert!(missing.is_empty(), "there is no {missing:?}");
}

#[test]
fn items_are_in_the_files_that_documents_name_for_them() {
    let code: Vec<Source> = code().into_iter().chain(sources("tests")).collect();
    let mut checked = 0;
    for name in DOCUMENTS {
        let text = document(name);
        for (item, path) in items_in_files(&text) {
            checked += 1;
            let is_there = |it: &Source| it.path.contains(&path) && defines(&it.text, &item);
            assert!(code.iter().any(is_there), "{name}: {item} isn't defined in {path}");
        }
    }
    assert!(checked > 25, "{checked}");
}

/// Returns `true` if a word looks like a type, a function with its type, or a constant.
fn is_item(word: &str) -> bool {
    let is_name = |part: &str| {
        !part.is_empty() && part.chars().all(|c| c.is_ascii_alphanumeric() || c == '_')
    };
    word.starts_with(|c: char| c.is_ascii_uppercase()) && word.split("::").all(is_name)
}

/// Returns `true` if code defines an item. Of `Type::name`, `name` may be a variant of an enum.
fn defines(text: &str, item: &str) -> bool {
    let name = item.rsplit("::").next().unwrap_or(item);
    let words = ["const", "enum", "fn", "macro_rules!", "mod", "static", "struct", "trait", "type"];
    let ends = |rest: &str| !rest.starts_with(|c: char| c.is_alphanumeric() || c == '_');
    let is_begun = |word: &str| {
        let begin = format!("{word} {name}");
        text.match_indices(&begin).any(|(at, _)| ends(&text[at + begin.len()..]))
    };
    let is_variant = || {
        let mut lines = text.lines().filter_map(|line| line.trim_start().strip_prefix(name));
        item.contains("::") && lines.any(|rest| rest.starts_with(['(', ',', ' ', ':']))
    };
    words.into_iter().any(is_begun) || is_variant()
}

/// Returns the items of a text that name their file: “`item` (`path`)”, “`item` in `path`”, or
/// “`path`: … `item`” within a sentence.
fn items_in_files(text: &str) -> Vec<(String, String)> {
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let parts: Vec<&str> = text.split('`').collect();
    let is_file = |word: &str| is_path(word) && is_code(word);
    let is_name = |word: &str| {
        let letters = |c: char| c.is_ascii_alphanumeric() || "_:".contains(c);
        !word.is_empty() && word.chars().all(letters)
    };
    let mut found = Vec::new();
    for at in (1..parts.len().saturating_sub(2)).step_by(2) {
        let (one, between, other) = (parts[at], parts[at + 1], parts[at + 2]);
        if is_name(one) && is_path(other) && [" (", " in "].contains(&between) {
            found.push((one.to_owned(), other.to_owned()));
        }
        if is_file(one) && is_name(other) && between.starts_with(": ") && !between.contains(". ") {
            found.push((other.to_owned(), one.to_owned()));
        }
    }
    found
}

#[test]
fn an_item_that_names_its_file_is_found_and_its_definition_is_told_from_its_use() {
    let text =
        "`Game::play`\n(`src/game.rs`) plays. In `src/level.rs`: add it to `Level`. See `x`.";
    let found = items_in_files(text);
    let found: Vec<(&str, &str)> = found.iter().map(|(a, b)| (a.as_str(), b.as_str())).collect();
    assert_eq!(found, [("Game::play", "src/game.rs"), ("Level", "src/level.rs")]);
    assert!(defines("impl Game {\n    pub fn play(self) {}\n}", "Game::play"));
    assert!(!defines("fn replay() {}\nfn player() { game.play(); }", "Game::play"));
    assert!(defines("pub enum Level {\n    Easy,\n}", "Level::Easy") && !defines("Easy,", "Easy"));
    assert!(is_item("Level") && is_item("OPTIONS") && is_item("Game::play"));
    assert!(!is_item("game") && !is_item("cargo run") && !is_item("Cargo.toml"));
}

#[test]
fn the_map_has_every_folder_of_the_code() {
    let text = document("ARCHITECTURE.md");
    let folders: BTreeSet<String> = code()
        .into_iter()
        .filter_map(|it| {
            let parts: Vec<&str> = it.path.split('/').collect();
            match parts.as_slice() {
                ["crates", name @ ("engine" | "players"), "src", folder, _, ..] => {
                    Some(format!("crates/{name}/src/{folder}"))
                }
                ["crates", name, ..] => Some(format!("crates/{name}")),
                ["src", "shell", folder, _, ..] => Some(format!("src/shell/{folder}")),
                ["src", folder, _, ..] => Some(format!("src/{folder}")),
                _ => None,
            }
        })
        .collect();
    let is_named = |folder: &str| text.contains(&format!("`{folder}"));
    let missing: Vec<&String> = folders.iter().filter(|folder| !is_named(folder)).collect();
    assert!(missing.is_empty(), "the code map lacks {missing:?}");
}

#[test]
fn the_readme_has_each_crate_once() {
    let readme = document("README.md");
    let rows: Vec<&str> = readme.lines().filter(|line| line.starts_with("| `")).collect();
    for entry in fs::read_dir("crates").unwrap() {
        let path = format!("`crates/{}`", entry.unwrap().file_name().to_str().unwrap());
        let first = |row: &&&str| row.split('|').nth(1).is_some_and(|cell| cell.contains(&path));
        assert_eq!(rows.iter().filter(first).count(), 1, "{path}");
    }
}

#[test]
fn words_are_told_from_paths() {
    assert!(is_path("crates/screens/src") && is_path("crates/engine/src/game/play/game.rs"));
    assert!(
        !is_path("data-version")
            && !is_path("http://localhost:8080/")
            && !is_path("cargo run -p rq")
    );
    assert_eq!(quoted("a `b` c `d e`\nf `g`").collect::<Vec<_>>(), ["b", "d e", "g"]);
}

/// The development server doesn't start if one of them is missing.
#[test]
fn the_development_server_watches_what_is_there() {
    let settings = document("Trunk.toml");
    let watched = settings.lines().find_map(|line| line.strip_prefix("watch = [")).unwrap();
    let paths: Vec<&str> = watched.split('"').skip(1).step_by(2).collect();
    assert!(paths.len() > 5, "{watched}");
    for path in paths {
        assert!(exists(path), "{path}");
    }
}
