//! Records as bytes, for saves and links: a version byte, the content, a checksum.
//!
//! The content begins with its head, which can be read without the rest: the rules as a preset and
//! the options that differ, by name, and the name of the rule set; the players; the seed. Options
//! added later therefore don't break old records. The actions follow:
//!
//! - Version 1 stores each action as a number for its kind and its fields, by postcard. It accepts
//!   any actions and takes no time.
//! - Version 2 stores the number of actions, a checksum of everything so far, and the actions as
//!   coded bits ([`super::coded`]), in a tenth of the bytes. It accepts only legal actions, and
//!   plays the game to write and to read them.
//!
//! - Version 3 is version 2 with nonces mixed into the dice on the way (D3), so that
//!   programs that don't know them report a newer version.
//! - Version 4 is the same with secrets that devices pledged and revealed (D3).
//!
//! New kinds of actions go to the end of their enum. Any other change of the format needs a new
//! version, and code that still reads these four.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use super::Record;
use super::coded;
use super::rule_sets::{self, RECORDS, RulesError, TITLE};
use crate::core::{Digest, English, Seed, messages};
use crate::game::{Action, Player, Setup};

/// The version that stores actions field by field.
const PLAIN: u8 = 1;

/// The version that stores actions as coded bits.
const CODED: u8 = 2;

/// The same with nonces among the actions.
const RESEEDED: u8 = 3;

/// The same with secrets that devices pledged and revealed.
pub const PLEDGED: u8 = 4;

/// The length of a checksum in bytes.
const CHECKSUM: usize = 4;

/// The length of the head's checksum in bytes.
const HEAD_CHECKSUM: usize = 2;

/// The most actions in version 2, far above the length of real games.
const MOST_CODED: usize = 1 << 16;

/// The beginning of the content: everything but the actions.
#[derive(Serialize, Deserialize)]
struct PackedHead<'a> {
    preset: Cow<'a, str>,
    options: Vec<(Cow<'a, str>, Cow<'a, str>)>,
    players: Cow<'a, [Player]>,
    seed: Seed,
}

/// The reason why bytes aren't a record.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{}", English(self))]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum UnpackError {
    /// The text has characters that can't be part of a link.
    NoLink,
    /// There are fewer bytes than in any record.
    TooShort,
    /// The bytes were written by a later version, or are something else.
    UnknownVersion(u8),
    /// Some bytes were changed or cut off.
    Damaged,
    /// The checksum is right, but the content is invalid.
    Malformed,
    /// The checksum is right, but the game refuses one of the actions.
    BreaksOff {
        /// The number of actions that can be read for certain.
        actions: usize,
        /// The number of actions that there should be.
        of: usize,
    },
    /// The rules have options that this version doesn't know.
    #[error(transparent)]
    Rules(#[from] RulesError),
}

messages! { UnpackError {
    Self::NoLink => ["no-link", "this is not a link to a game"],
    Self::TooShort => ["cut-off", "the record is cut off"],
    Self::UnknownVersion(found) => [
        "unknown-version",
        "this record has version {found}, but this program reads versions up to {known}",
        found, known = PLEDGED
    ],
    Self::Damaged => ["damaged", "the record is damaged: its checksum is wrong"],
    Self::Malformed => ["malformed", "the record can’t be read, although its checksum is right"],
    Self::BreaksOff { actions, of: of @ 1 } => [
        "breaks-off", "the record makes no sense after {actions} of its {of} move", actions, of
    ],
    Self::BreaksOff { actions, of } => [
        "breaks-off", "the record makes no sense after {actions} of its {of} moves", actions, of
    ],
    Self::Rules(error) => (error),
} }

impl UnpackError {
    /// Returns the title of the board that has to be read first, if that is all that is missing.
    pub fn missing_board(&self) -> Option<&str> {
        match self {
            Self::Rules(RulesError::MissingBoard(title)) => Some(title),
            _ => None,
        }
    }
}

/// The part of a damaged or truncated packed record that can be recovered.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RecoveredRecord {
    /// The game as far as it is certain; every action in it is legal.
    pub record: Record,
    /// The number of actions in the original.
    pub of: usize,
}

impl Record {
    /// Packs the record into as few bytes as possible. This plays the game, at a microsecond for
    /// each action. A record with illegal actions is packed as by [`Self::pack_plain`].
    ///
    /// ```
    /// # use red_queens_engine::{Control, Game, Player, RuleSet, Seat, Seed, Setup};
    /// use red_queens_engine::Record;
    ///
    /// # let players = [Seat::Red, Seat::Blue].map(|seat| Player::new(seat, Control::Human));
    /// # let setup = Setup::new(RuleSet::NEXT, players.into(), Seed::from_number(1));
    /// let record = Record::of(&Game::new(setup)?);
    /// assert_eq!(Record::unpack(&record.pack())?, record);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn pack(&self) -> Vec<u8> {
        let Self { setup, actions } = self;
        let write = || setup.world().in_storage(|| coded::write(setup, actions));
        let coded = (actions.len() <= MOST_CODED).then(write).flatten();
        let Some(coded) = coded else { return self.pack_plain() };
        let is_word = |action: &Action| matches!(action, Action::Reseed { .. });
        let version = if actions.iter().any(|it| it.is_about_dice() && !is_word(it)) {
            PLEDGED
        } else if actions.iter().any(is_word) {
            RESEEDED
        } else {
            CODED
        };
        let mut bytes = start(version, setup);
        bytes.extend(encoded(&actions.len()));
        bytes.extend(checksum::<HEAD_CHECKSUM>(&bytes));
        bytes.extend(coded);
        sealed(bytes)
    }

    /// Packs the record without playing it, whatever its actions are, into ten times as many bytes
    /// as [`Self::pack`].
    pub fn pack_plain(&self) -> Vec<u8> {
        let mut bytes = start(PLAIN, &self.setup);
        bytes.extend(self.setup.world().in_storage(|| encoded(&self.actions)));
        sealed(bytes)
    }

    /// Reads bytes from [`Self::pack`] or [`Self::pack_plain`], in any version.
    ///
    /// Memory and time grow with the number of bytes, whatever they claim: each byte gives at most
    /// 32 actions, and actions that have to be played number at most 65,536 and take microseconds
    /// each.
    ///
    /// # Errors
    /// Returns an error if the bytes aren't a record of a known version, or are damaged.
    pub fn unpack(bytes: &[u8]) -> Result<Self, UnpackError> {
        let content = match unseal(bytes)? {
            (PLAIN, content) => return unpack_plain(content),
            (_, content) => content,
        };
        let Coded { setup, number, rest } = Coded::read(bytes, content)?;
        let read = || coded::read(setup.clone(), number, rest);
        let read = setup.world().in_storage(read).map_err(|_| UnpackError::Malformed)?;
        let coded::DecodedActions { actions, is_whole } = read;
        if !is_whole {
            return Err(UnpackError::BreaksOff { actions: actions.len(), of: number });
        }
        Ok(Self { setup, actions })
    }

    /// Reads bytes from [`Self::pack_plain`]. Memory grows with the number of bytes, whatever they
    /// claim.
    ///
    /// # Errors
    /// Returns the errors of [`Self::unpack`], and one for bytes from [`Self::pack`].
    pub fn unpack_plain(bytes: &[u8]) -> Result<Self, UnpackError> {
        match unseal(bytes)? {
            (PLAIN, content) => unpack_plain(content),
            (version, _) => Err(UnpackError::UnknownVersion(version)),
        }
    }

    /// Reads only the setup from bytes made by [`Self::pack`] or [`Self::pack_plain`]. The actions
    /// are neither checked nor played, and a board of the catalogue needn't have been read.
    ///
    /// # Errors
    /// Returns the errors of [`Self::unpack`].
    pub fn unpack_setup(bytes: &[u8]) -> Result<Setup, UnpackError> {
        head(unseal(bytes)?.1).map(|(setup, _)| setup)
    }

    /// Recovers as much as possible from bytes whose checksum may be wrong, within the bounds of
    /// [`Self::unpack`]. If the bytes are cut off, that is every complete action; if some were
    /// changed, it is the actions up to the last mark before the change (version 2 has one after
    /// every 32 actions), or none.
    ///
    /// ```
    /// # use red_queens_engine::{Control, Game, Player, RuleSet, Seat, Seed, Seeded, Setup};
    /// use red_queens_engine::Record;
    ///
    /// # let players = [Seat::Red, Seat::Blue].map(|seat| Player::new(seat, Control::Human));
    /// # let setup = Setup::new(RuleSet::NEXT, players.into(), Seed::from_number(1));
    /// let mut game = Game::new(setup)?;
    /// let mut rng = Seeded::new(Seed::from_number(2), 0);
    /// for _ in 0..50 {
    ///     game.play(game.legal().sample(&mut rng).expect("the game has just begun"))?;
    /// }
    /// let mut bytes = Record::of(&game).pack();
    /// bytes.pop();
    /// assert!(Record::unpack(&bytes).is_err());
    /// assert_eq!(Record::salvage(&bytes)?.record.setup, *game.setup());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// Returns an error if the bytes aren't a record of a known version, or if not even the setup
    /// is certain.
    pub fn salvage(bytes: &[u8]) -> Result<RecoveredRecord, UnpackError> {
        if let Ok(record) = Self::unpack(bytes) {
            return Ok(RecoveredRecord { of: record.actions.len(), record });
        }
        let (version, content) = bytes.split_first().ok_or(UnpackError::TooShort)?;
        match *version {
            PLAIN => salvage_plain(content),
            CODED | RESEEDED => {
                let Coded { setup, number, rest } = Coded::read(bytes, content)?;
                let salvage = || coded::salvage(setup.clone(), number, rest);
                let actions =
                    setup.world().in_storage(salvage).map_err(|_| UnpackError::Malformed)?;
                let mut record = Self { setup, actions };
                if record.actions.len() == number && !record.pack().starts_with(bytes) {
                    // No action is missing, but one was changed: only those up to the last mark are
                    // certain.
                    record.actions.truncate(number - number % coded::STRETCH);
                }
                Ok(RecoveredRecord { record, of: number })
            }
            version => Err(UnpackError::UnknownVersion(version)),
        }
    }
}

/// Returns the version and the head as bytes.
fn start(version: u8, setup: &Setup) -> Vec<u8> {
    let Setup { rules, players, seed, rules_title } = setup;
    let (preset, mut options) = RECORDS.differences(rules);
    if !rules_title.is_empty() {
        options.push((TITLE, rules_title.clone()));
    }
    let head = PackedHead {
        preset: preset.into(),
        options: options.into_iter().map(|(key, value)| (key.into(), value.into())).collect(),
        players: Cow::Borrowed(players),
        seed: *seed,
    };
    let mut bytes = vec![version];
    bytes.extend(encoded(&head));
    bytes
}

/// Serializes a value. Writing to memory can't fail for anything in a record.
fn encoded(value: &impl Serialize) -> Vec<u8> {
    postcard::to_allocvec(value).unwrap_or_default()
}

fn sealed(mut bytes: Vec<u8>) -> Vec<u8> {
    bytes.extend(checksum::<CHECKSUM>(&bytes));
    bytes
}

/// Returns the version and the bytes between it and the checksum, if the version is known and the
/// checksum is right.
fn unseal(bytes: &[u8]) -> Result<(u8, &[u8]), UnpackError> {
    let (sealed, found) = bytes.split_last_chunk::<CHECKSUM>().ok_or(UnpackError::TooShort)?;
    let (version, content) = sealed.split_first().ok_or(UnpackError::TooShort)?;
    if ![PLAIN, CODED, RESEEDED, PLEDGED].contains(version) {
        return Err(UnpackError::UnknownVersion(*version));
    }
    if checksum(sealed) != *found {
        return Err(UnpackError::Damaged);
    }
    Ok((*version, content))
}

/// Splits the content into the setup and the rest.
fn head(content: &[u8]) -> Result<(Setup, &[u8]), UnpackError> {
    let malformed = |_| UnpackError::Malformed;
    let (head, rest) = postcard::take_from_bytes::<PackedHead>(content).map_err(malformed)?;
    let (mut rules, mut rules_title) = (RECORDS.preset(&head.preset)?, String::new());
    for (key, value) in head.options {
        if key == TITLE {
            rules_title = value.into_owned();
        } else {
            rule_sets::set(&mut rules, &key, &value)?;
        }
    }
    Ok((Setup { rules, players: head.players.into_owned(), seed: head.seed, rules_title }, rest))
}

/// Splits the content as [`head`] does; fails if the board of the game hasn't been read.
fn head_to_play(content: &[u8]) -> Result<(Setup, &[u8]), UnpackError> {
    let (setup, rest) = head(content)?;
    rule_sets::check_board(&setup.rules)?;
    Ok((setup, rest))
}

fn unpack_plain(content: &[u8]) -> Result<Record, UnpackError> {
    let (setup, rest) = head_to_play(content)?;
    match setup.world().in_storage(|| postcard::take_from_bytes(rest)) {
        Ok((actions, [])) => Ok(Record { setup, actions }),
        _ => Err(UnpackError::Malformed),
    }
}

/// Recovers actions from version 1. It has no marks, so only truncation can be told from changed
/// bytes.
fn salvage_plain(content: &[u8]) -> Result<RecoveredRecord, UnpackError> {
    let (setup, rest) = head_to_play(content).map_err(|error| match error {
        UnpackError::Rules(RulesError::MissingBoard(_)) => error,
        _ => UnpackError::Damaged,
    })?;
    let (of, mut rest) = postcard::take_from_bytes(rest).map_err(|_| UnpackError::TooShort)?;
    let mut actions = Vec::new();
    while actions.len() < of {
        let read = setup.world().in_storage(|| postcard::take_from_bytes::<Action>(rest));
        let Ok((action, left)) = read else { break };
        actions.push(action);
        rest = left;
    }
    let is_cut = actions.len() < of || rest.len() < CHECKSUM;
    let record = Record { setup, actions };
    let is_allowed = matches!(record.clone().replay_valid(), Ok((_, None)));
    if is_cut && is_allowed {
        Ok(RecoveredRecord { record, of })
    } else {
        Err(UnpackError::Damaged)
    }
}

/// The fields of version 2 before its coded bits.
struct Coded<'a> {
    setup: Setup,
    /// The number of actions.
    number: usize,
    rest: &'a [u8],
}

impl<'a> Coded<'a> {
    /// Reads the fields from all bytes and from the content, which begins after the first byte.
    fn read(bytes: &'a [u8], content: &'a [u8]) -> Result<Self, UnpackError> {
        let (setup, rest) = head_to_play(content).map_err(|error| match error {
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

/// Returns the first bytes of the SHA-256 hash.
fn checksum<const BYTES: usize>(bytes: &[u8]) -> [u8; BYTES] {
    let digest = Digest::of(bytes).0.to_be_bytes();
    std::array::from_fn(|place| digest[place])
}
