//! Parsers of arguments that several commands take.

use std::fmt;

use engine::game::{OPTIONS, RuleOption, RuleSet, option};
use players::bot;

/// Parses a level, with or without a play style.
///
/// # Errors
/// Fails if there is no such level; the error lists the levels.
pub fn level(text: &str) -> Result<String, String> {
    bot::by_name(text, 0).map(|_| text.to_owned()).map_err(|error| error.to_string())
}

/// Parses the name of a rule set.
///
/// # Errors
/// Fails if there is no such rule set; the error lists them.
pub fn preset(name: &str) -> Result<RuleSet, String> {
    RuleSet::preset(name).ok_or_else(|| format!("the rule sets are {}", preset_names()))
}

/// The names of the rule sets, separated by commas.
pub(super) fn preset_names() -> String {
    RuleSet::PRESETS.map(|(name, _)| name).join(", ")
}

/// An option of a rule set with a valid value.
#[derive(Debug, Clone)]
pub struct Setting {
    option: &'static RuleOption,
    value: String,
}

impl Setting {
    /// Parses an option and its value, such as `fortify=connected`.
    ///
    /// # Errors
    /// Fails if there is no such option or value; the error lists them.
    pub fn read(text: &str) -> Result<Self, String> {
        let (key, value) = text.split_once('=').ok_or("write KEY=VALUE")?;
        let option = option(key).ok_or_else(|| {
            let keys: Vec<&str> = OPTIONS.iter().map(|option| option.key).collect();
            format!("the options are {}", keys.join(", "))
        })?;
        option
            .set(&mut RuleSet::NAUTICAL.clone(), value)
            .map_err(|_| format!("“{key}” can be {}", option.values().join(", ")))?;
        Ok(Self { option, value: value.to_owned() })
    }

    /// Sets the option.
    pub fn apply(&self, rules: &mut RuleSet) {
        // The value was checked when it was parsed.
        let _ = self.option.set(rules, &self.value);
    }
}

impl fmt::Display for Setting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}={}", self.option.key, self.value)
    }
}
