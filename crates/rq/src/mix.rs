//! Rules on the command line: a preset by its name, or a mix of options out of a file.

use std::path::{Path, PathBuf};

use super::output::Failure;
use super::source::{read_file, shortened};
use engine::game::RuleSet;
use engine::record::{Mix, MixError};

/// A preset, or where a mix is.
#[derive(Debug, Clone)]
pub(super) enum RulesFrom {
    Preset(RuleSet),
    File(PathBuf),
}

impl RulesFrom {
    /// What an argument says.
    pub fn named(name: &str) -> Result<Self, String> {
        if let Some(preset) = RuleSet::preset(name) {
            return Ok(Self::Preset(preset));
        }
        let path = Path::new(name);
        if path.is_file() {
            return Ok(Self::File(path.to_owned()));
        }
        Err(format!("the rule sets are {}, or the file of a mix", preset_names()))
    }

    /// The mix, which can be played.
    pub fn mix(&self) -> Result<Mix, Failure> {
        match self {
            Self::Preset(rules) => Ok(Mix { rules: *rules, title: String::new() }),
            Self::File(path) => {
                let bytes = read_file(path)?;
                let text = std::str::from_utf8(&bytes).map_err(|_| MixError::NoMix);
                text.and_then(Mix::read).map_err(|error| Failure::NoMix {
                    file: shortened(&path.display().to_string()),
                    error,
                })
            }
        }
    }
}

/// The names of the presets, in a sentence.
pub(super) fn preset_names() -> String {
    RuleSet::PRESETS.map(|(name, _)| name).join(", ")
}
