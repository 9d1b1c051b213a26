//! The sea hexes; one hex is one boat length (rule B7).

use std::fmt::{self, Debug, Formatter};

use serde::{Deserialize, Serialize};

use super::id::WorldId;
use super::tables::EARTH;
use crate::core::{English, messages};

/// One hex of the sea: the number of its world in the highest bits, then its index there.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "u32", try_from = "u32")]
pub struct Hex(u32);

/// The bits of an index.
const INDEX: u32 = 11;

/// The bits of a stored index, in a world that isn't larger than the first ones.
const STORED_INDEX: u32 = 9;

/// The most hexes of a world whose hexes are stored in nine bits.
const STORED_MOST: usize = 377;

/// The mark of a stored hex whose index has eleven bits.
const WIDE: u32 = 1 << (INDEX + WorldId::BITS);

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
    /// The most hexes that a world can have.
    pub const CAPACITY: usize = 2000;

    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "an index is less than the capacity")]
    pub(super) const fn new(world: WorldId, index: usize) -> Self {
        Self((world.number() as u32) << INDEX | index as u32)
    }

    /// Returns the world of the hex.
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "a number has seven bits")]
    pub const fn home(self) -> WorldId {
        WorldId::new((self.0 >> INDEX) as u8)
    }

    /// Returns the index in its world, counted row by row.
    #[inline]
    pub const fn index(self) -> usize {
        (self.0 & ((1 << INDEX) - 1)) as usize
    }

    /// Returns the number that is stored of the hex, in a world of so many hexes.
    pub(super) fn packed(self, hexes: usize) -> u32 {
        let (world, index) = (u32::from(self.home().stored()), self.0 & ((1 << INDEX) - 1));
        if hexes <= STORED_MOST {
            world << STORED_INDEX | index
        } else {
            WIDE | world << INDEX | index
        }
    }

    /// Returns the number of the world and the index in a stored number.
    pub(super) fn unpacked(stored: u32) -> (u8, usize) {
        let bits = if stored & WIDE == 0 { STORED_INDEX } else { INDEX };
        let (world, index) = ((stored & !WIDE) >> bits, stored & ((1 << bits) - 1));
        (u8::try_from(world).unwrap_or(u8::MAX), index as usize)
    }
}

const _: () = assert!(Hex::CAPACITY <= 1 << INDEX && STORED_MOST <= 1 << STORED_INDEX);

impl Debug for Hex {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Hex").field(&self.index()).finish()
    }
}
