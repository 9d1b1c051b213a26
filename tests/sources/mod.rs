//! The project's own files, for the tests that read them.

use std::fs;
use std::path::{Path, PathBuf};

/// A file of the project: its path from the project's root, and its text.
pub struct Source {
    /// With forward slashes.
    pub path: String,
    pub text: String,
}

/// All text files at and below `place`, a path from the project's root; none if there is no such place.
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
