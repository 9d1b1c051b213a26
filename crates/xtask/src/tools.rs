//! The programs that do parts of the work, from PATH: `wasm-bindgen`, and those of Binaryen.

use std::ffi::OsStr;
use std::path::Path;
use std::process::Command;

use eyre::{Result, WrapErr, ensure};

/// Features of all browsers of the last years. The parts must agree on them to fit together.
const FEATURES: [&str; 6] = [
    "--enable-bulk-memory",
    "--enable-multivalue",
    "--enable-mutable-globals",
    "--enable-nontrapping-float-to-int",
    "--enable-reference-types",
    "--enable-sign-ext",
];

/// Options for a small download. Nearly equal functions compress better apart than merged into one
/// with a parameter, with common subexpressions left in place, and next to each other, as the order
/// of their names puts them. A function compresses better alone than inside its only caller. The
/// lowest memory is the end of the stack. No browser asks who made a file, and with which tools.
const SMALL: [&str; 8] = [
    "-Oz",
    "--low-memory-unused",
    "--one-caller-inline-max-function-size=20",
    "--skip-pass=merge-similar-functions",
    "--skip-pass=local-cse",
    "--reorder-functions-by-name",
    "--strip-producers",
    "--strip-target-features",
];

/// Writes the JavaScript and the wasm by which a module speaks to the browser into `directory`.
pub fn bind(module: &Path, name: &str, directory: &Path) -> Result<()> {
    let options = ["--target", "web", "--no-typescript", "--keep-lld-exports", "--out-name", name];
    run(Command::new("wasm-bindgen").args(options).arg("--out-dir").arg(directory).arg(module))
}

/// Merges modules, given with the names by which they import from each other, into one.
pub fn merge(modules: &[(&Path, &str)], to: &Path) -> Result<()> {
    let modules = modules.iter().flat_map(|(path, name)| [path.as_os_str(), OsStr::new(name)]);
    run(Command::new("wasm-merge").args(FEATURES).arg("-g").args(modules).arg("-o").arg(to))
}

/// Makes a module small. `options` are carried out before.
pub fn shrink(from: &Path, to: &Path, options: &[&str]) -> Result<()> {
    run(Command::new("wasm-opt")
        .args(FEATURES)
        .args(options)
        .args(SMALL)
        .arg(from)
        .arg("-o")
        .arg(to))
}

fn run(command: &mut Command) -> Result<()> {
    let output = command.output().wrap_err_with(|| format!("can't run {command:?}"))?;
    let said = String::from_utf8_lossy(&output.stderr);
    ensure!(output.status.success(), "{command:?} failed: {said}");
    Ok(())
}
