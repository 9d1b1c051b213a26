//! Custom rule sets as text: the rules line of a record by itself.
//!
//! ```text
//! rules nautical-3 victory rounds-8 canals open title "Sunday"
//! ```

use std::fmt::{self, Display, Formatter};

use super::line_words::{Words, quoted};
use super::rule_sets::{RECORDS, RulesError, TITLE};
use crate::game::{RuleSet, Setup, SetupError, check_rules_title};

/// Rules with the name that people gave them, for storing and sharing without a game.
///
/// ```
/// use red_queens_engine::record::CustomRules;
///
/// let line = "rules next-3 victory rounds-8 title \"Sunday\"";
/// let custom_rules = CustomRules::read(line)?;
/// assert_eq!(custom_rules.title, "Sunday");
/// assert_eq!(custom_rules.to_string(), line);
/// # Ok::<(), red_queens_engine::record::CustomRulesError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CustomRules {
    /// The options.
    pub rules: RuleSet,
    /// The name that people gave the rule set; may be empty.
    pub title: String,
}

impl CustomRules {
    /// Returns the rules of a game with their name.
    pub fn of(setup: &Setup) -> Self {
        Self { rules: setup.rules, title: setup.rules_title.clone() }
    }

    /// Checks that games can be played by these rules (M1) and that the name can be shown (M2).
    ///
    /// # Errors
    /// Returns an error for the first pair of options that exclude each other, or for a long name.
    pub fn check(&self) -> Result<(), SetupError> {
        check_rules_title(&self.title)?;
        self.rules.check()
    }

    /// Reads the words after the first one of the line.
    pub(super) fn read_words(words: &mut Words) -> Result<Self, RulesError> {
        let rules = RECORDS.read(words)?;
        let title = if words.takes(TITLE) { words.quotation()? } else { String::new() };
        Ok(Self { rules, title })
    }
}

impl Display for CustomRules {
    /// Prints the line that [`CustomRules::read`] reads.
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        RECORDS.write(f, &self.rules)?;
        if self.title.is_empty() {
            return Ok(());
        }
        write!(f, " {TITLE} {}", quoted(&self.title))
    }
}
