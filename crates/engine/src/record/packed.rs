//! Records as bytes, for saves and links: a version byte, the content, a checksum.
//!
//! The content is postcard: rules as a preset and the options that differ, by name, and what the mix is called; players; seed;
//! actions. Options added later therefore do not break old saves. New kinds of action go to the end
//! of their enum; any other change of what is stored needs a new version and a way to read this one.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use super::Record;
use super::rules::{self, RECORDS, RulesError, TITLE};
use crate::core::{Digest, Seed};
use crate::game::{Action, Player, Setup};

/// The version that is written.
const VERSION: u8 = 1;

/// The bytes of a checksum.
const CHECKSUM: usize = 4;

/// What lies between version and checksum.
#[derive(Serialize, Deserialize)]
struct Content<'a> {
    preset: Cow<'a, str>,
    options: Vec<(Cow<'a, str>, Cow<'a, str>)>,
    players: Cow<'a, [Player]>,
    seed: Seed,
    actions: Cow<'a, [Action]>,
}

/// How the content begins: all but the actions.
#[derive(Deserialize)]
struct Head<'a> {
    preset: Cow<'a, str>,
    options: Vec<(Cow<'a, str>, Cow<'a, str>)>,
    players: Vec<Player>,
    seed: Seed,
}

/// Why bytes are no record.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum UnpackError {
    /// A text with characters that no link has.
    #[error("{}", text::records::no_link())]
    NoLink,
    /// Fewer bytes than any record has.
    #[error("{}", text::records::cut_off())]
    TooShort,
    /// It was written by a later version, or is something else.
    #[error("{}", text::records::unknown_version(.0, VERSION))]
    UnknownVersion(u8),
    /// Something was changed or cut off.
    #[error("{}", text::records::damaged())]
    Damaged,
    /// The checksum is right and the content makes no sense.
    #[error("{}", text::records::malformed())]
    Malformed,
    /// It has rules that this version does not know.
    #[error(transparent)]
    Rules(#[from] RulesError),
}

impl Record {
    /// The record as bytes.
    pub fn pack(&self) -> Vec<u8> {
        let Setup { rules, players, seed, mix } = &self.setup;
        let (preset, mut options) = RECORDS.differences(rules);
        if !mix.is_empty() {
            options.push((TITLE, mix.clone()));
        }
        let content = Content {
            preset: preset.into(),
            options: options.into_iter().map(|(key, value)| (key.into(), value.into())).collect(),
            players: Cow::Borrowed(players),
            seed: *seed,
            actions: Cow::Borrowed(&self.actions),
        };
        let mut bytes = vec![VERSION];
        // Nothing in the content can fail to be written into memory.
        bytes.extend(postcard::to_allocvec(&content).unwrap_or_default());
        bytes.extend(checksum(&bytes));
        bytes
    }

    /// Reads what [`Self::pack`] wrote. Memory grows with the number of bytes, whatever they claim.
    ///
    /// # Errors
    /// The bytes are no record of a known version, or were damaged.
    pub fn unpack(bytes: &[u8]) -> Result<Self, UnpackError> {
        match postcard::take_from_bytes::<Content>(unseal(bytes)?) {
            Ok((Content { preset, options, players, seed, actions }, [])) => {
                let head = Head { preset, options, players: players.into_owned(), seed };
                Ok(Self { setup: head.setup()?, actions: actions.into_owned() })
            }
            _ => Err(UnpackError::Malformed),
        }
    }

    /// The setup alone of what [`Self::pack`] wrote: whether its actions make sense is not looked at.
    ///
    /// # Errors
    /// As [`Self::unpack`].
    pub fn unpack_setup(bytes: &[u8]) -> Result<Setup, UnpackError> {
        match postcard::take_from_bytes::<Head>(unseal(bytes)?) {
            Ok((head, _)) => head.setup(),
            Err(_) => Err(UnpackError::Malformed),
        }
    }
}

/// What lies between version and checksum, if both are right.
fn unseal(bytes: &[u8]) -> Result<&[u8], UnpackError> {
    let (sealed, found) = bytes.split_last_chunk::<CHECKSUM>().ok_or(UnpackError::TooShort)?;
    let (version, content) = sealed.split_first().ok_or(UnpackError::TooShort)?;
    if *version != VERSION {
        return Err(UnpackError::UnknownVersion(*version));
    }
    if checksum(sealed) != *found {
        return Err(UnpackError::Damaged);
    }
    Ok(content)
}

impl Head<'_> {
    fn setup(self) -> Result<Setup, UnpackError> {
        let (mut rules, mut mix) = (RECORDS.preset(&self.preset)?, String::new());
        for (key, value) in self.options {
            if key == TITLE {
                mix = value.into_owned();
            } else {
                rules::set(&mut rules, &key, &value)?;
            }
        }
        Ok(Setup { rules, players: self.players, seed: self.seed, mix })
    }
}

fn checksum(bytes: &[u8]) -> [u8; CHECKSUM] {
    let [a, b, c, d, ..] = Digest::of(bytes).0.to_be_bytes();
    [a, b, c, d]
}
