//! Packed records as text for links, and reading of pasted text.

use super::Record;
use super::base64;
use super::notation::{NotationError, NotationFault};
use super::packed::{RecoveredRecord, UnpackError};
use super::rule_sets::RulesError;
use crate::core::messages;

/// The reason why a text isn't a record.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum ReadError {
    /// The text looks like the notation.
    #[error(transparent)]
    Notation(#[from] NotationError),
    /// The text looks like a link.
    #[error(transparent)]
    Link(#[from] UnpackError),
}

messages! { ReadError {
    Self::Notation(error) => (error),
    Self::Link(error) => (error),
} }

impl ReadError {
    /// Returns the title of the board that has to be read first, if that is all that is missing.
    pub fn missing_board(&self) -> Option<&str> {
        match self {
            Self::Notation(NotationError {
                fault: NotationFault::Rules(RulesError::MissingBoard(title)),
                ..
            }) => Some(title),
            Self::Notation(_) => None,
            Self::Link(error) => error.missing_board(),
        }
    }
}

impl Record {
    /// Returns the packed record in letters, digits, `-` and `_`, for the part of a link after the
    /// `#`.
    ///
    /// ```
    /// # use red_queens_engine::{Control, Game, Player, RuleSet, Seat, Seed, Setup};
    /// use red_queens_engine::Record;
    ///
    /// # let players = [Seat::Red, Seat::Blue].map(|seat| Player::new(seat, Control::Human));
    /// # let setup = Setup::new(RuleSet::NEXT, players.into(), Seed::from_number(1));
    /// let record = Record::of(&Game::new(setup)?);
    /// let address = format!("https://example.org/#{}", record.to_link());
    /// assert_eq!(Record::from_link(&address)?, record);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn to_link(&self) -> String {
        base64::encode(&self.pack())
    }

    /// Reads what [`Self::to_link`] wrote, alone or at the end of an address.
    ///
    /// # Errors
    /// Returns an error if the text isn't a link, or if its record is damaged or of an unknown
    /// version.
    pub fn from_link(text: &str) -> Result<Self, UnpackError> {
        let letters = packed(text);
        let bytes = base64::decode(letters).ok_or_else(|| not_whole(letters))?;
        Self::unpack(&bytes)
    }

    /// Recovers as much as possible from a link that is cut off or damaged, as [`Self::salvage`]
    /// does.
    ///
    /// # Errors
    /// Returns an error if the text doesn't begin like a link, or if none of it is certain.
    pub fn salvage_link(text: &str) -> Result<RecoveredRecord, UnpackError> {
        Self::salvage(&base64::decode_start(packed(text)))
    }
}

/// Returns the reason why letters don't form whole bytes: the end of a link is missing, or the text
/// never was a link.
fn not_whole(letters: &str) -> UnpackError {
    match Record::unpack(&base64::decode_start(letters)) {
        Err(UnpackError::UnknownVersion(_) | UnpackError::TooShort) => UnpackError::NoLink,
        _ => UnpackError::Damaged,
    }
}

/// Returns the part of an address that holds the record.
fn packed(text: &str) -> &str {
    let text = text.trim();
    text.rsplit(['#', '/', '=', '?', '&']).next().unwrap_or(text)
}
