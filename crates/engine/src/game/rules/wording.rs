//! The texts of a rule set's options. They are separate from the code that reads and writes options,
//! so a program that loads in parts can read records without them.

use super::ruleset::RuleSet;

/// A value that an option offers.
#[derive(Debug)]
pub struct OptionValue {
    /// The name in records and commands.
    pub value: &'static str,
    pub(super) meaning: fn() -> &'static str,
}

impl OptionValue {
    /// Returns a sentence that explains the value, in the language of the screen.
    pub fn meaning(&self) -> &'static str {
        (self.meaning)()
    }
}

/// The texts of one option.
pub(super) struct Wording {
    /// The option's name in records and commands.
    pub(super) key: &'static str,
    pub(super) title: fn() -> &'static str,
    /// The values offered.
    pub(super) choices: &'static [OptionValue],
    /// Returns a sentence about a value that is not offered, if the option has such values.
    pub(super) other: fn(&RuleSet) -> Option<String>,
}

impl Wording {
    /// Returns the option's name in the language of the screen.
    pub(super) fn title(&self) -> &'static str {
        (self.title)()
    }

    /// Returns a sentence about the value that the option has in the rule set.
    pub(super) fn meaning(&self, value: &str, rules: &RuleSet) -> Option<String> {
        let offered = self.choices.iter().find(|choice| choice.value == value);
        offered.map(|choice| choice.meaning().to_owned()).or_else(|| (self.other)(rules))
    }
}

/// Defines the texts of an option from its row in the table.
macro_rules! wording {
    ($key:literal, $title:path, $rule:literal, $field:ident, via $read:expr, $write:expr, $choices:tt $(, or $other:path)?) => {
        wording!($key, $title, $rule, $field, $choices $(, or $other)?)
    };
    ($key:literal, $title:path, $rule:literal, $field:ident, [$($value:literal: $meaning:path),+ $(,)?]) => {
        wording!($key, $title, $rule, $field, [$($value: $meaning),+], or |_| None)
    };
    ($key:literal, $title:path, $rule:literal, $field:ident, [$($value:literal: $meaning:path),+ $(,)?], or $other:expr) => {
        Wording {
            key: $key,
            title: $title,
            choices: &[$(OptionValue { value: $value, meaning: $meaning }),+],
            other: $other,
        }
    };
}
pub(super) use wording;
