//! Rules on the command line: a rule set by its name, or custom rules from a file.

use std::path::{Path, PathBuf};

use super::arguments::preset_names;
use super::output::Failure;
use super::source::{read_file, shortened};
use engine::game::RuleSet;
use engine::record::{CustomRules, CustomRulesError};

/// A rule set, or the path of custom rules.
#[derive(Debug, Clone)]
pub(super) enum RulesFrom {
    Preset(RuleSet),
    File(PathBuf),
}

impl RulesFrom {
    /// Parses an argument.
    pub fn named(name: &str) -> Result<Self, String> {
        if let Some(preset) = RuleSet::preset(name) {
            return Ok(Self::Preset(preset));
        }
        let path = Path::new(name);
        if path.is_file() {
            return Ok(Self::File(path.to_owned()));
        }
        Err(format!("the rule sets are {}; or give a file with custom rules", preset_names()))
    }

    /// Returns the rules, which can be played.
    pub fn custom_rules(&self) -> Result<CustomRules, Failure> {
        match self {
            Self::Preset(rules) => Ok(CustomRules { rules: *rules, title: String::new() }),
            Self::File(path) => {
                let bytes = read_file(path)?;
                let text = std::str::from_utf8(&bytes).map_err(|_| CustomRulesError::NoRules);
                text.and_then(CustomRules::read).map_err(|error| Failure::NoRules {
                    file: shortened(&path.display().to_string()),
                    error,
                })
            }
        }
    }
}
