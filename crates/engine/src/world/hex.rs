//! The sea hexes; one hex is one boat length (rule B7).

use std::fmt::{self, Debug, Formatter};

use serde::{Deserialize, Serialize};

use super::id::WorldId;
use super::tables::EARTH;
use crate::core::{English, messages};

/// One hex of the sea: the number of its world in the highest bits, then its index there.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "u16", try_from = "u16")]
pub struct Hex(pub(super) u16);

/// The bits that hold the index.
const INDEX: u16 = u16::MAX >> WorldId::BITS;

/// The error for a text or a number that is no hex of the sea.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{}", English(self))]
pub struct UnknownHex(pub String);

messages! { UnknownHex {
    Self(found) => [
        "no-hex", "there is no sea hex “{found}”; write row and column, as in “12,3”", found
    ],
} }

const _: () = assert!(EARTH.hexes() <= Hex::CAPACITY);

impl Hex {
    /// The most hexes a world can have: the bits of six words, except those that a
    /// [`HexSet`](super::HexSet) needs for the number of its world.
    pub const CAPACITY: usize = 6 * 64 - WorldId::BITS as usize;

    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "an index is less than the capacity")]
    pub(super) const fn new(world: WorldId, index: usize) -> Self {
        Self((world.number() as u16) << INDEX.count_ones() | index as u16)
    }

    /// Returns the world of the hex.
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "a number has seven bits")]
    pub const fn home(self) -> WorldId {
        WorldId::new((self.0 >> INDEX.count_ones()) as u8)
    }

    /// Returns the index in its world, counted row by row.
    #[inline]
    pub const fn index(self) -> usize {
        (self.0 & INDEX) as usize
    }
}

impl Debug for Hex {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Hex").field(&self.index()).finish()
    }
}

impl From<Hex> for u16 {
    fn from(hex: Hex) -> Self {
        Self::from(hex.home().stored()) << INDEX.count_ones() | hex.0 & INDEX
    }
}
