//! Mixes of options as texts: the line of a record that says what the rules are, alone.
//!
//! ```text
//! rules nautical-3 victory rounds-8 canals open title "Sunday"
//! ```

use std::fmt::{self, Display, Formatter};

use super::rules::{RECORDS, RulesError, TITLE};
use super::words::{Words, quoted};
use crate::game::{RuleSet, Setup, SetupError, check_mix};

/// Rules with the name that people gave them, as they are kept and handed on without a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Mix {
    /// The options.
    pub rules: RuleSet,
    /// What people call them; may be empty.
    pub title: String,
}

impl Mix {
    /// The rules of a game with their name.
    pub fn of(setup: &Setup) -> Self {
        Self { rules: setup.rules, title: setup.mix.clone() }
    }

    /// Checks that games can be played by it (M1) and that its name can be shown (M2).
    ///
    /// # Errors
    /// The first pair of options that exclude each other, or a long name.
    pub fn check(&self) -> Result<(), SetupError> {
        check_mix(&self.title)?;
        self.rules.check()
    }

    /// Reads what follows the first word of the line.
    pub(super) fn read_words(words: &mut Words) -> Result<Self, RulesError> {
        let rules = RECORDS.read(words)?;
        let title = if words.takes(TITLE) { words.quotation()? } else { String::new() };
        Ok(Self { rules, title })
    }
}

impl Display for Mix {
    /// Prints what [`Mix::read`] reads.
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        RECORDS.write(f, &self.rules)?;
        if self.title.is_empty() {
            return Ok(());
        }
        write!(f, " {TITLE} {}", quoted(&self.title))
    }
}
