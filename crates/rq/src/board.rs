//! Boards beside the Earth, from a file or a seed.

use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use clap::Args;

use super::output::Failure;
use super::source::read_file;
use engine::game::RuleSet;
use engine::world::{World, WorldFault, WorldId};
use worldgen::generate;

/// The board that the command line names.
static CHOSEN: OnceLock<WorldId> = OnceLock::new();

/// The option `--board-file`. (`--board` is that of poker hands.)
#[derive(Debug, Args)]
pub struct BoardOption {
    /// Play on the board in this file, such as `public/boards/europe.json`, or on the world of a seed, such as
    /// `World-QVEEN-555`, instead of the Earth. Records of games on it can be read as well.
    #[arg(long, global = true, value_name = "FILE|SEED")]
    board_file: Option<PathBuf>,
}

impl BoardOption {
    /// Reads the board if the option is given.
    ///
    /// # Errors
    /// Fails if the file can't be read or isn't a board.
    pub fn install(&self) -> Result<(), Failure> {
        if let Some(file) = &self.board_file {
            let world = read(file)?;
            let _ = CHOSEN.set(world);
        }
        Ok(())
    }
}

fn read(file: &Path) -> Result<WorldId, Failure> {
    let seed = file.to_str().filter(|_| !file.exists()).and_then(|name| name.parse().ok());
    if let Some(seed) = seed {
        let read = World::read(&generate(seed)?);
        return read.map_err(|error| Failure::NoBoard { file: seed.to_string(), error });
    }
    let bytes = read_file(file)?;
    let text =
        std::str::from_utf8(&bytes).map_err(|error| WorldFault::Unreadable(error.to_string()));
    let read = text.and_then(World::read);
    read.map_err(|error| Failure::NoBoard { file: file.display().to_string(), error })
}

/// Returns the board to play on: the one that the option names, or the Earth.
pub(super) fn chosen() -> WorldId {
    CHOSEN.get().copied().unwrap_or(WorldId::EARTH)
}

/// Moves rules for the Earth to the board that the option names.
pub(super) fn on_board(rules: RuleSet) -> RuleSet {
    CHOSEN.get().map_or(rules, |world| RuleSet { printing: (*world).into(), ..rules })
}
