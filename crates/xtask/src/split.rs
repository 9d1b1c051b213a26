//! Splitting the program into the first screen and parts that are loaded on demand, which
//! `src/page/part.rs` defines.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::{env, fs};

use eyre::{Result, WrapErr};
use wasm_split_cli_support::{Options, transform};

use crate::parallel::in_parallel;
use crate::passing_on::{SHARED, passing_on};
use crate::plan::{Needs, SplitPlan};
use crate::{bindings, loader, tools};

const NAME: &str = "red-queens";
/// The script that loads the parts, which the program imports.
const LOADER: &str = "parts.js";
/// The optimizer options that remove a part's exports, which nothing imports.
const NO_EXPORTS: [&str; 2] = ["--remove-exports", "--pass-arg=remove-exports@*"];

/// Writes the parts of the built program into `directory`, and the first screen over the whole
/// program there.
pub fn split(directory: &Path) -> Result<()> {
    let target = env::var_os("CARGO_TARGET_DIR").map_or("target".into(), PathBuf::from);
    let built = target.join(format!("wasm32-unknown-unknown/web/{NAME}.wasm"));
    let work = Work { pieces: target.join("split"), directory };
    if work.pieces.exists() {
        fs::remove_dir_all(&work.pieces)?;
    }
    let plan = SplitPlan::of(&work.cut(&read(&built)?)?);
    let parts = plan.files.iter().map(Some).chain([None]);
    in_parallel(parts, |part| match part {
        Some((file, pieces)) => work.make(file, pieces),
        None => work.make_first_screen(),
    })?;
    work.write_loader(&plan)
}

/// The folder of the pieces of the program, and that of its files.
struct Work<'a> {
    pieces: PathBuf,
    directory: &'a Path,
}

impl Work<'_> {
    /// Cuts the program into pieces, and returns those that each part needs.
    fn cut(&self, program: &[u8]) -> Result<Needs> {
        let main = self.piece(NAME);
        let link = format!("./{LOADER}");
        let mut options = Options::new(program);
        options.output_dir = &self.pieces;
        options.main_out_path = &main;
        options.link_name = &link;
        Ok(transform(options)?.prefetch_map.into_iter().collect())
    }

    fn make_first_screen(&self) -> Result<()> {
        let slim = self.piece("slim");
        fs::write(&slim, bindings::slim(&read(&self.piece(NAME))?)?)?;
        let bound = self.pieces.join("bound");
        tools::bind(&slim, NAME, &bound)?;
        let [script, module] = [".js", "_bg.wasm"].map(|end| format!("{NAME}{end}"));
        fs::copy(bound.join(&script), self.directory.join(&script))?;
        tools::shrink(&bound.join(&module), &self.directory.join(&module), &[])
    }

    /// Makes a file of pieces.
    fn make(&self, file: &str, pieces: &[String]) -> Result<()> {
        let paths: Vec<PathBuf> = pieces.iter().map(|piece| self.piece(piece)).collect();
        let to = self.file(file);
        if let [only] = &paths[..] {
            return tools::shrink(only, &to, &NO_EXPORTS);
        }
        let all = paths.iter().map(|path| read(path)).collect::<Result<Vec<_>>>()?;
        let shared = self.piece(&format!("program_of_{file}"));
        fs::write(&shared, passing_on(&all)?)?;
        let mut modules = vec![(shared.as_path(), SHARED)];
        modules
            .extend(paths.iter().zip(pieces).map(|(path, piece)| (path.as_path(), piece.as_str())));
        let merged = self.piece(&format!("merged_{file}"));
        tools::merge(&modules, &merged)?;
        tools::shrink(&merged, &to, &NO_EXPORTS)
    }

    /// Adds the functions by which the program asks for its parts to the script that loads them.
    fn write_loader(&self, plan: &SplitPlan) -> Result<()> {
        let hash = |file: &String| Ok((file.clone(), loader::integrity(&read(&self.file(file))?)));
        let hashes = plan.files.keys().map(hash).collect::<Result<BTreeMap<_, _>>>()?;
        let path = self.directory.join(LOADER);
        let script = fs::read_to_string(&path).wrap_err_with(|| unreadable(&path))?;
        Ok(fs::write(&path, script + &loader::exports(&plan.parts, &hashes))?)
    }

    fn piece(&self, name: &str) -> PathBuf {
        self.pieces.join(format!("{name}.wasm"))
    }

    fn file(&self, name: &str) -> PathBuf {
        self.directory.join(format!("{name}.wasm"))
    }
}

fn read(path: &Path) -> Result<Vec<u8>> {
    fs::read(path).wrap_err_with(|| unreadable(path))
}

fn unreadable(path: &Path) -> String {
    format!("can't read {}", path.display())
}

#[cfg(test)]
mod tests {
    /// Returns the version of a package in the workspace's lock file.
    fn version(package: &str) -> Option<&'static str> {
        let lock = include_str!("../../../Cargo.lock");
        let (_, after) = lock.split_once(&format!("name = \"{package}\"\nversion = \""))?;
        after.split('"').next()
    }

    #[test]
    fn the_program_is_split_by_the_release_that_marked_its_parts() {
        assert!(version("wasm_split_helpers").is_some());
        assert_eq!(version("wasm_split_helpers"), version("wasm_split_cli_support"));
    }
}
