//! Which world is played on.

use std::fmt::{self, Debug, Display, Formatter};

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::atlas;

/// One of the known worlds. Only known worlds have an id, so that every id can be asked.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct WorldId(u8);

impl WorldId {
    /// How many there can be.
    pub(super) const MOST: usize = 16;

    /// The Earth, with all its borders.
    pub const EARTH: Self = Self(0);

    /// The Earth without the sea lane that some printings leave out: East Africa–Middle East (B2).
    pub const EARTH_WITHOUT_LANE: Self = Self(1);

    /// The names of both printings where rule sets are serialised: they stand in positions.
    const PRINTINGS: [&str; 2] = ["Open", "Closed"];

    #[inline]
    pub(super) const fn new(number: u8) -> Self {
        Self(number)
    }

    #[inline]
    pub(super) const fn number(self) -> u8 {
        self.0
    }

    /// The title of the world.
    pub fn title(self) -> &'static str {
        atlas::plan(self).title
    }

    /// The known world of this title; of several printings the first.
    pub fn titled(title: &str) -> Option<Self> {
        atlas::known().find(|id| id.title().eq_ignore_ascii_case(title))
    }

    fn word(self) -> &'static str {
        Self::PRINTINGS.get(usize::from(self.0)).copied().unwrap_or_else(|| self.title())
    }
}

impl Debug for WorldId {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl Display for WorldId {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.pad(self.title())
    }
}

impl Serialize for WorldId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.serialize_str(self.word())
        } else {
            serializer.serialize_u8(self.0)
        }
    }
}

impl<'de> Deserialize<'de> for WorldId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let found = if deserializer.is_human_readable() {
            let word = String::deserialize(deserializer)?;
            atlas::known().find(|id| id.word() == word)
        } else {
            let number = u8::deserialize(deserializer)?;
            atlas::known().find(|id| id.0 == number)
        };
        found.ok_or_else(|| D::Error::custom("the world is not known here"))
    }
}
