//! The oldest supported Rust is what `rust-version` in `Cargo.toml` says. Clippy checks the standard
//! library's functions against it (`incompatible_msrv`), and `scripts/packaged` builds with it.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod sources;

use std::process::Command;

use serde_json::Value;
use sources::sources;

const OLDEST: &str = env!("CARGO_PKG_RUST_VERSION");

/// Returns a version as three numbers, which compare as versions do.
fn numbers(version: &str) -> [u32; 3] {
    let mut numbers = [0; 3];
    for (place, number) in version.split('.').enumerate() {
        numbers[place] = number.parse().unwrap();
    }
    numbers
}

#[test]
fn no_dependency_needs_a_newer_rust() {
    let mut cargo = Command::new(env!("CARGO"));
    cargo.current_dir(env!("CARGO_MANIFEST_DIR"));
    let output = cargo.args(["metadata", "--locked", "--format-version=1"]).output().unwrap();
    let metadata: Value = serde_json::from_slice(&output.stdout).unwrap();
    let packages = metadata["packages"].as_array().unwrap();
    assert!(packages.len() > 100);
    for package in packages {
        let needed = package["rust_version"].as_str().map(numbers);
        let (name, version) = (&package["name"], &package["version"]);
        assert!(needed <= Some(numbers(OLDEST)), "{name} {version} needs {needed:?}");
    }
}

#[test]
fn the_set_up_and_the_readme_name_the_same_rust() {
    let says = |file: &str, words: &str| sources(file)[0].text.contains(words);
    assert!(says("scripts/setup", &format!("RUST_MIN={OLDEST}\n")));
    assert!(says("crates/engine/README.md", &format!("Rust {OLDEST} or later")));
}
