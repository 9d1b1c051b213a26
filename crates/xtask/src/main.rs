//! Steps of the release build that neither Cargo nor Trunk has (see `README.md`).

use std::env;
use std::path::Path;

use eyre::{Result, bail};

mod bindings;
mod loader;
mod parallel;
mod passing_on;
mod plan;
mod split;
mod tools;

fn main() -> Result<()> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["split", directory] => split::split(Path::new(directory)),
        _ => bail!("usage: cargo xtask split DIRECTORY"),
    }
}
