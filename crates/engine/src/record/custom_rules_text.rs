//! Reading a custom rule set from its line, a record or a link.

use std::str::FromStr;

use super::expected::Expected;
use super::line_words::Words;
use super::link::ReadError;
use super::notation::{self, NotationError, NotationFault};
use super::packed::UnpackError;
use super::{CustomRules, Record};
use crate::core::{English, RuleId, messages};
use crate::game::SetupError;
use crate::world::World;

/// The first word of the line.
const RULES: &str = "rules";

/// The reason why a text isn't a playable rule set.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{}", English(self))]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum CustomRulesError {
    /// The text is neither a rules line nor a record.
    NoRules,
    /// The line or the record can't be read.
    #[error(transparent)]
    Read(#[from] ReadError),
    /// The options exclude each other, or the name is too long.
    #[error(transparent)]
    Impossible(#[from] SetupError),
}

messages! { CustomRulesError {
    Self::NoRules => [
        "no-mix",
        "there are no rules here: enter a line such as “rules next-3 wilds on title \"Sunday\"”, the \
         record of a game, or its link"
    ],
    Self::Read(error) => (error),
    Self::Impossible(error) => (error),
} }

impl CustomRulesError {
    /// Returns the rule that is violated, if there is one.
    pub fn rule(&self) -> Option<RuleId> {
        match self {
            Self::NoRules | Self::Read(_) => None,
            Self::Impossible(error) => Some(error.rule()),
        }
    }
}

impl CustomRules {
    /// Reads a rules line, or the rules of a record or a link, and checks them.
    ///
    /// # Errors
    /// Returns an error if the text is none of these, or if nobody can play by its rules.
    pub fn read(text: &str) -> Result<Self, CustomRulesError> {
        let custom_rules = match text.parse() {
            Err(CustomRulesError::NoRules) => Self::read_record(text)?,
            read => read?,
        };
        custom_rules.check()?;
        Ok(custom_rules)
    }

    fn read_record(text: &str) -> Result<Self, CustomRulesError> {
        let text = text.trim();
        if !notation::is_titled(text) && text.contains(char::is_whitespace) {
            return Err(CustomRulesError::NoRules);
        }
        match Record::read(text) {
            Ok(record) => Ok(Self::of(&record.setup)),
            Err(ReadError::Link(UnpackError::NoLink | UnpackError::TooShort)) => {
                Err(CustomRulesError::NoRules)
            }
            Err(error) => Err(error.into()),
        }
    }
}

impl FromStr for CustomRules {
    type Err = CustomRulesError;

    /// Reads a rules line with any comments and blank lines around it, without checking that the
    /// rules are playable.
    fn from_str(text: &str) -> Result<Self, CustomRulesError> {
        let says_something = |(_, line): &(usize, &str)| !words_of(line).is_empty();
        let mut lines = (1..).zip(text.lines()).filter(says_something);
        let (line, rules) = lines.next().ok_or(CustomRulesError::NoRules)?;
        let mut words = words_of(rules);
        if !words.takes_exactly(RULES) {
            return Err(CustomRulesError::NoRules);
        }
        let custom_rules = Self::read_words(&mut words).map_err(|fault| misread(line, fault))?;
        words.end().map_err(|fault| misread(line, fault))?;
        lines.next().map_or(Ok(custom_rules), |(line, more)| {
            let stray = words_of(more).unexpected(Expected::EndOfLine);
            stray.map_err(|fault| misread(line, fault))
        })
    }
}

fn words_of(line: &str) -> Words<'_> {
    Words::new(line, World::earth())
}

fn misread(line: usize, fault: impl Into<NotationFault>) -> CustomRulesError {
    ReadError::from(NotationError { line, fault: fault.into() }).into()
}
