//! The project's own files, for the tests that read them.

use std::fs;
use std::path::{Path, PathBuf};

/// A file of the project: its path from the project's root, and its text.
pub struct Source {
    /// The path, with forward slashes.
    pub path: String,
    pub text: String,
}

/// Returns all text files in and below `place`, a path from the project's root; none if it doesn't
/// exist.
pub fn sources(place: &str) -> Vec<Source> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut found: Vec<Source> = walk(&root.join(place))
        .into_iter()
        .filter_map(|file| {
            let path = file.strip_prefix(root).ok()?;
            let path = path.to_string_lossy().replace('\\', "/");
            let text = fs::read_to_string(&file).ok()?;
            Some(Source { path, text })
        })
        .collect();
    found.sort_by(|a, b| a.path.cmp(&b.path));
    found
}

fn walk(place: &Path) -> Vec<PathBuf> {
    if place.is_file() {
        return vec![place.to_path_buf()];
    }
    let Ok(entries) = fs::read_dir(place) else {
        return Vec::new();
    };
    entries.flatten().flat_map(|entry| walk(&entry.path())).collect()
}

/// Returns `true` if a program wrote the file.
#[allow(dead_code, reason = "not every test asks for it")]
pub fn is_generated(source: &Source) -> bool {
    source.text.lines().next().is_some_and(|line| line.contains("generated from"))
}

/// Returns a text without comments and code that is compiled only for tests.
#[allow(dead_code, reason = "not every test asks for it")]
pub fn without_tests(text: &str) -> String {
    let mut lines = text.lines().map(|line| line.split("//").next().unwrap_or_default());
    let mut kept = String::new();
    while let Some(line) = lines.next() {
        if line.trim() != "#[cfg(test)]" {
            kept.push_str(line);
            kept.push('\n');
            continue;
        }
        let indent = line.len() - line.trim_start().len();
        // An item ends with its closing brace, or with the line of its semicolon.
        lines.by_ref().find(|line| {
            let at = line.len() - line.trim_start().len() == indent;
            at && (line.trim_start().starts_with('}') || line.trim_end().ends_with(';'))
        });
    }
    kept
}

/// Returns where the modules lie that a file declares only for tests: paths that begin with one of
/// these are theirs.
#[allow(dead_code, reason = "not every test asks for it")]
pub fn modules_for_tests(source: &Source) -> Vec<String> {
    let for_tests = source.text.replace("#[cfg(any(test, feature = \"testing\"))]", "#[cfg(test)]");
    let declared = for_tests.split("#[cfg(test)]\n").skip(1);
    let names = declared.filter_map(|rest| {
        let (_, name) = rest.lines().next()?.split_once("mod ")?;
        name.strip_suffix(';')
    });
    let stem = source.path.trim_end_matches(".rs");
    let folder = ["/mod", "/lib", "/main"].into_iter().find_map(|end| stem.strip_suffix(end));
    let folder = folder.unwrap_or(stem);
    names.flat_map(|name| [format!("{folder}/{name}.rs"), format!("{folder}/{name}/")]).collect()
}
