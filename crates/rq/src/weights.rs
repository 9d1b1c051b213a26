//! Weights of the value function, from a file.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use clap::Args;

use super::output::Failure;
use super::source::failed;
use players::bot::evaluation::{self, ValueNet};

/// The option `--weights`.
#[derive(Debug, Args)]
pub struct WeightsOption {
    /// Evaluate positions with the weights in this file, as written by `rq-lab train`, instead of the built-in ones.
    #[arg(long, global = true, value_name = "FILE")]
    weights: Option<PathBuf>,
}

impl WeightsOption {
    /// Replaces the built-in weights if the option is given.
    ///
    /// # Errors
    /// Fails if the file can't be read or doesn't hold weights.
    pub fn install(&self) -> Result<(), Failure> {
        if let Some(file) = &self.weights {
            evaluation::install(read(file)?);
        }
        Ok(())
    }
}

/// Reads the weights in a file.
///
/// # Errors
/// Fails if the file can't be read or doesn't hold weights.
pub fn read(file: &Path) -> Result<ValueNet, Failure> {
    let bytes = fs::read(file).map_err(|error| failed(file, error))?;
    let other = |error| io::Error::new(io::ErrorKind::InvalidData, error);
    ValueNet::read(&bytes).map_err(|error| failed(file, other(error)))
}
