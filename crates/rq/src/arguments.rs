//! Parsers of arguments that several commands take.

use engine::game::RuleSet;
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
