//! Reading a custom rule set from its line, a record or a link.

use std::str::FromStr;

use super::expected::Expected;
use super::link::ReadError;
use super::notation::{self, NotationError, NotationFault};
use super::packed::UnpackError;
use super::words::Words;
use super::{Mix, Record};
use crate::core::RuleId;
use crate::game::SetupError;
use crate::world::World;

/// The first word of the line.
const RULES: &str = "rules";

/// The reason why a text isn't a playable rule set.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum MixError {
    /// The text is neither a rules line nor a record.
    #[error("{}", text::records::no_mix())]
    NoMix,
    /// The line or the record can't be read.
    #[error(transparent)]
    Read(#[from] ReadError),
    /// The options exclude each other, or the name is too long.
    #[error(transparent)]
    Impossible(#[from] SetupError),
}

impl MixError {
    /// Returns the rule that is violated, if there is one.
    pub fn rule(&self) -> Option<RuleId> {
        match self {
            Self::NoMix | Self::Read(_) => None,
            Self::Impossible(error) => Some(error.rule()),
        }
    }
}

impl Mix {
    /// Reads a rules line, or the rules of a record or a link, and checks them.
    ///
    /// # Errors
    /// Returns an error if the text is none of these, or if nobody can play by its rules.
    pub fn read(text: &str) -> Result<Self, MixError> {
        let mix = match text.parse() {
            Err(MixError::NoMix) => Self::read_record(text)?,
            read => read?,
        };
        mix.check()?;
        Ok(mix)
    }

    fn read_record(text: &str) -> Result<Self, MixError> {
        let text = text.trim();
        if !notation::is_titled(text) && text.contains(char::is_whitespace) {
            return Err(MixError::NoMix);
        }
        match Record::read(text) {
            Ok(record) => Ok(Self::of(&record.setup)),
            Err(ReadError::Link(UnpackError::NoLink | UnpackError::TooShort)) => {
                Err(MixError::NoMix)
            }
            Err(error) => Err(error.into()),
        }
    }
}

impl FromStr for Mix {
    type Err = MixError;

    /// Reads a rules line with any comments and blank lines around it, without checking that the
    /// rules are playable.
    fn from_str(text: &str) -> Result<Self, MixError> {
        let says_something = |(_, line): &(usize, &str)| !words_of(line).is_empty();
        let mut lines = (1..).zip(text.lines()).filter(says_something);
        let (line, rules) = lines.next().ok_or(MixError::NoMix)?;
        let mut words = words_of(rules);
        if !words.takes_exactly(RULES) {
            return Err(MixError::NoMix);
        }
        let mix = Self::read_words(&mut words).map_err(|fault| misread(line, fault))?;
        words.end().map_err(|fault| misread(line, fault))?;
        lines.next().map_or(Ok(mix), |(line, more)| {
            let stray = words_of(more).unexpected(Expected::EndOfLine);
            stray.map_err(|fault| misread(line, fault))
        })
    }
}

fn words_of(line: &str) -> Words<'_> {
    Words::new(line, World::earth())
}

fn misread(line: usize, fault: impl Into<NotationFault>) -> MixError {
    ReadError::from(NotationError { line, fault: fault.into() }).into()
}
