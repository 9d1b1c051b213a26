//! Reading a mix of options out of whatever a person has: its line, a record, a link.

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

/// How the line begins.
const RULES: &str = "rules";

/// Why a text is no mix that can be played.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum MixError {
    /// It is neither the line of a mix nor a record.
    #[error("{}", text::records::no_mix())]
    NoMix,
    /// The line, or the record, cannot be read.
    #[error(transparent)]
    Read(#[from] ReadError),
    /// Options that exclude each other, or a name that is too long.
    #[error(transparent)]
    Impossible(#[from] SetupError),
}

impl MixError {
    /// The rule that is not met, where one is.
    pub fn rule(&self) -> Option<RuleId> {
        match self {
            Self::NoMix | Self::Read(_) => None,
            Self::Impossible(error) => Some(error.rule()),
        }
    }
}

impl Mix {
    /// Reads the line of a mix, or the rules of a record or of a link, and checks them.
    ///
    /// # Errors
    /// The text is nothing of that, or nobody can play by it.
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

    /// Reads the line of a mix, with comments and blank lines around it; whether it can be played is not
    /// looked at.
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
