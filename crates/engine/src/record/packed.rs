//! Records as bytes, for saves and links: a version byte, the content, a checksum.
//!
//! The content begins with its head, which can be read without the rest: rules as a preset and the options that differ, by name,
//! and what the mix is called; players; seed. Options added later therefore do not break old records. The actions follow:
//!
//! - Version 1 has each as a number for its kind and its fields, by postcard. It takes any actions, and no time.
//! - Version 2 has how many there are, a checksum of all up to here, and what is news of them ([`super::coded`]): a tenth of the
//!   bytes. It takes only what the game takes, and plays it to write and to read it.
//!
//! - Version 3 is version 2 with words that were mixed into the dice on the way (D3), so that programs that know nothing of them
//!   say that it is newer.
//! - Version 4 is the same with secrets that devices pledged and revealed (D3).
//!
//! New kinds of action go to the end of their enum; any other change of what is stored needs a new version and a way to read
//! these four.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use super::Record;
use super::coded;
use super::rules::{self, RECORDS, RulesError, TITLE};
use crate::core::{Digest, Seed};
use crate::game::{Action, Player, Setup};

/// Actions field by field.
const PLAIN: u8 = 1;

/// What is news of the actions.
const CODED: u8 = 2;

/// The same with fresh words among the actions.
const STIRRED: u8 = 3;

/// The same with secrets that devices pledged.
const PLEDGED: u8 = 4;

/// The bytes of a checksum,
const CHECKSUM: usize = 4;

/// and of that of the head.
const HEAD_CHECKSUM: usize = 2;

/// The most actions that version 2 has: far above what games reach.
const MOST_CODED: usize = 1 << 16;

/// How the content begins: all but the actions.
#[derive(Serialize, Deserialize)]
struct Head<'a> {
    preset: Cow<'a, str>,
    options: Vec<(Cow<'a, str>, Cow<'a, str>)>,
    players: Cow<'a, [Player]>,
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
    #[error("{}", text::records::UnknownVersion { found: _0, known: PLEDGED }.say())]
    UnknownVersion(u8),
    /// Something was changed or cut off.
    #[error("{}", text::records::damaged())]
    Damaged,
    /// The checksum is right and the content makes no sense.
    #[error("{}", text::records::malformed())]
    Malformed,
    /// The checksum is right, and the game does not take what comes after some of the actions.
    #[error("{}", text::records::BreaksOff { of: *of, actions: *actions }.say())]
    BreaksOff {
        /// How many can be read for certain,
        actions: usize,
        /// of so many.
        of: usize,
    },
    /// It has rules that this version does not know.
    #[error(transparent)]
    Rules(#[from] RulesError),
}

/// What can be saved of a packed record that is cut off or damaged.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Salvage {
    /// The game as far as it is certain; every action in it is allowed.
    pub record: Record,
    /// How many actions there were before.
    pub of: usize,
}

impl Record {
    /// The record as bytes, as few as there can be. It plays the game: a microsecond for an action. What the game does not take
    /// is packed as [`Self::pack_plain`] does.
    pub fn pack(&self) -> Vec<u8> {
        let Self { setup, actions } = self;
        let coded = (actions.len() <= MOST_CODED).then(|| coded::write(setup, actions)).flatten();
        let Some(coded) = coded else { return self.pack_plain() };
        let is_word = |action: &Action| matches!(action, Action::Stir { .. });
        let version = if actions.iter().any(|it| it.is_about_dice() && !is_word(it)) {
            PLEDGED
        } else if actions.iter().any(is_word) {
            STIRRED
        } else {
            CODED
        };
        let mut bytes = start(version, setup);
        bytes.extend(encoded(&actions.len()));
        bytes.extend(checksum::<HEAD_CHECKSUM>(&bytes));
        bytes.extend(coded);
        sealed(bytes)
    }

    /// The record as bytes, at once whatever its actions are: ten times as many as [`Self::pack`] makes.
    pub fn pack_plain(&self) -> Vec<u8> {
        let mut bytes = start(PLAIN, &self.setup);
        bytes.extend(encoded(&self.actions));
        sealed(bytes)
    }

    /// Reads what [`Self::pack`] or [`Self::pack_plain`] wrote, in any version.
    ///
    /// Whatever bytes claim, memory and time grow with their number: they never make more than 32 actions for each of them, nor
    /// more than 65,536 all together where those have to be played, which takes microseconds for each.
    ///
    /// # Errors
    /// The bytes are no record of a known version, or were damaged.
    pub fn unpack(bytes: &[u8]) -> Result<Self, UnpackError> {
        let content = match unseal(bytes)? {
            (PLAIN, content) => return unpack_plain(content),
            (_, content) => content,
        };
        let Coded { setup, number, rest } = Coded::read(bytes, content)?;
        let read = coded::read(setup.clone(), number, rest).map_err(|_| UnpackError::Malformed)?;
        let coded::Found { actions, is_whole } = read;
        if !is_whole {
            return Err(UnpackError::BreaksOff { actions: actions.len(), of: number });
        }
        Ok(Self { setup, actions })
    }

    /// Reads what [`Self::pack_plain`] wrote. Memory grows with the number of bytes, whatever they claim.
    ///
    /// # Errors
    /// As [`Self::unpack`], and for what [`Self::pack`] wrote.
    pub fn unpack_plain(bytes: &[u8]) -> Result<Self, UnpackError> {
        match unseal(bytes)? {
            (PLAIN, content) => unpack_plain(content),
            (version, _) => Err(UnpackError::UnknownVersion(version)),
        }
    }

    /// The setup alone of what [`Self::pack`] or [`Self::pack_plain`] wrote: whether its actions make sense is not looked at,
    /// and nothing is played.
    ///
    /// # Errors
    /// As [`Self::unpack`].
    pub fn unpack_setup(bytes: &[u8]) -> Result<Setup, UnpackError> {
        head(unseal(bytes)?.1).map(|(setup, _)| setup)
    }

    /// What can be saved of bytes whose checksum may be wrong, within the bounds of [`Self::unpack`]. Where they are cut off, that
    /// is every action that they have whole; where something was changed, those up to the last mark before it (version 2 has one
    /// after every 32 actions), or none.
    ///
    /// # Errors
    /// They are no record of a known version, or not even the setup can be read for certain.
    pub fn salvage(bytes: &[u8]) -> Result<Salvage, UnpackError> {
        if let Ok(record) = Self::unpack(bytes) {
            return Ok(Salvage { of: record.actions.len(), record });
        }
        let (version, content) = bytes.split_first().ok_or(UnpackError::TooShort)?;
        match *version {
            PLAIN => salvage_plain(content),
            CODED | STIRRED => {
                let Coded { setup, number, rest } = Coded::read(bytes, content)?;
                let salvaged = coded::salvage(setup.clone(), number, rest);
                let actions = salvaged.map_err(|_| UnpackError::Malformed)?;
                let mut record = Self { setup, actions };
                if record.actions.len() == number && !record.pack().starts_with(bytes) {
                    // Nothing is missing, and yet something was changed: only the last mark says how far it is right.
                    record.actions.truncate(number - number % coded::STRETCH);
                }
                Ok(Salvage { record, of: number })
            }
            version => Err(UnpackError::UnknownVersion(version)),
        }
    }
}

/// Version and head.
fn start(version: u8, setup: &Setup) -> Vec<u8> {
    let Setup { rules, players, seed, mix } = setup;
    let (preset, mut options) = RECORDS.differences(rules);
    if !mix.is_empty() {
        options.push((TITLE, mix.clone()));
    }
    let head = Head {
        preset: preset.into(),
        options: options.into_iter().map(|(key, value)| (key.into(), value.into())).collect(),
        players: Cow::Borrowed(players),
        seed: *seed,
    };
    let mut bytes = vec![version];
    bytes.extend(encoded(&head));
    bytes
}

/// Nothing in a record can fail to be written into memory.
fn encoded(value: &impl Serialize) -> Vec<u8> {
    postcard::to_allocvec(value).unwrap_or_default()
}

fn sealed(mut bytes: Vec<u8>) -> Vec<u8> {
    bytes.extend(checksum::<CHECKSUM>(&bytes));
    bytes
}

/// A known version, and what lies between it and the checksum, if that is right.
fn unseal(bytes: &[u8]) -> Result<(u8, &[u8]), UnpackError> {
    let (sealed, found) = bytes.split_last_chunk::<CHECKSUM>().ok_or(UnpackError::TooShort)?;
    let (version, content) = sealed.split_first().ok_or(UnpackError::TooShort)?;
    if ![PLAIN, CODED, STIRRED, PLEDGED].contains(version) {
        return Err(UnpackError::UnknownVersion(*version));
    }
    if checksum(sealed) != *found {
        return Err(UnpackError::Damaged);
    }
    Ok((*version, content))
}

/// The setup, and what comes after it.
fn head(content: &[u8]) -> Result<(Setup, &[u8]), UnpackError> {
    let malformed = |_| UnpackError::Malformed;
    let (head, rest) = postcard::take_from_bytes::<Head>(content).map_err(malformed)?;
    let (mut rules, mut mix) = (RECORDS.preset(&head.preset)?, String::new());
    for (key, value) in head.options {
        if key == TITLE {
            mix = value.into_owned();
        } else {
            rules::set(&mut rules, &key, &value)?;
        }
    }
    Ok((Setup { rules, players: head.players.into_owned(), seed: head.seed, mix }, rest))
}

fn unpack_plain(content: &[u8]) -> Result<Record, UnpackError> {
    let (setup, rest) = head(content)?;
    match postcard::take_from_bytes(rest) {
        Ok((actions, [])) => Ok(Record { setup, actions }),
        _ => Err(UnpackError::Malformed),
    }
}

/// There are no marks in version 1: only what is cut off can be told from what was changed.
fn salvage_plain(content: &[u8]) -> Result<Salvage, UnpackError> {
    let (setup, rest) = head(content).map_err(|_| UnpackError::Damaged)?;
    let (of, mut rest) = postcard::take_from_bytes(rest).map_err(|_| UnpackError::TooShort)?;
    let mut actions = Vec::new();
    while actions.len() < of {
        let Ok((action, left)) = postcard::take_from_bytes::<Action>(rest) else { break };
        actions.push(action);
        rest = left;
    }
    let is_cut = actions.len() < of || rest.len() < CHECKSUM;
    let record = Record { setup, actions };
    let is_allowed = matches!(record.clone().replay_valid(), Ok((_, None)));
    if is_cut && is_allowed { Ok(Salvage { record, of }) } else { Err(UnpackError::Damaged) }
}

/// What version 2 has before its bits.
struct Coded<'a> {
    setup: Setup,
    /// How many actions there are.
    number: usize,
    rest: &'a [u8],
}

impl<'a> Coded<'a> {
    /// Reads it of all bytes, and of the content, which begins after the first of them.
    fn read(bytes: &'a [u8], content: &'a [u8]) -> Result<Self, UnpackError> {
        let (setup, rest) = head(content).map_err(|error| match error {
            UnpackError::Rules(_) => error,
            _ => UnpackError::TooShort,
        })?;
        let (number, rest) = postcard::take_from_bytes(rest).map_err(|_| UnpackError::TooShort)?;
        let (found, rest) =
            rest.split_first_chunk::<HEAD_CHECKSUM>().ok_or(UnpackError::TooShort)?;
        let after = found.len() + rest.len();
        if checksum(&bytes[..=content.len() - after]) != *found {
            return Err(UnpackError::Damaged);
        }
        if number > MOST_CODED {
            return Err(UnpackError::Malformed);
        }
        Ok(Self { setup, number, rest })
    }
}

/// The first bytes of a fingerprint.
fn checksum<const BYTES: usize>(bytes: &[u8]) -> [u8; BYTES] {
    let digest = Digest::of(bytes).0.to_be_bytes();
    std::array::from_fn(|place| digest[place])
}
