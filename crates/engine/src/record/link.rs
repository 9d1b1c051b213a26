//! Packed records as text for links, and reading whatever a person pastes.

use super::Record;
use super::notation::NotationError;
use super::packed::{Salvage, UnpackError};
use crate::core::{from_base64, start_of_base64, to_base64};

/// Why a text is no record.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ReadError {
    /// It looks like the notation.
    #[error(transparent)]
    Notation(#[from] NotationError),
    /// It looks like a link.
    #[error(transparent)]
    Link(#[from] UnpackError),
}

impl Record {
    /// The packed record in letters, digits, `-` and `_`: what stands in a link after the `#`.
    pub fn to_link(&self) -> String {
        to_base64(&self.pack())
    }

    /// Reads what [`Self::to_link`] wrote, alone or at the end of an address.
    ///
    /// # Errors
    /// The text is no link, or the record in it is of an unknown version or damaged.
    pub fn from_link(text: &str) -> Result<Self, UnpackError> {
        let letters = packed(text);
        let bytes = from_base64(letters).ok_or_else(|| not_whole(letters))?;
        Self::unpack(&bytes)
    }

    /// What can be saved of a link that is cut off or damaged, as [`Self::salvage`] says.
    ///
    /// # Errors
    /// The text begins as no link, or nothing of it is certain.
    pub fn salvage_link(text: &str) -> Result<Salvage, UnpackError> {
        Self::salvage(&start_of_base64(packed(text)))
    }
}

/// Why letters are no whole bytes: the end of a link is missing, or they never were one.
fn not_whole(letters: &str) -> UnpackError {
    match Record::unpack(&start_of_base64(letters)) {
        Err(UnpackError::UnknownVersion(_) | UnpackError::TooShort) => UnpackError::NoLink,
        _ => UnpackError::Damaged,
    }
}

/// The part of an address that is the record.
fn packed(text: &str) -> &str {
    let text = text.trim();
    text.rsplit(['#', '/', '=', '?', '&']).next().unwrap_or(text)
}
