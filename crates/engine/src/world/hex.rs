//! The sea hexes; one hex is one boat length (rule B7).

use std::fmt::{self, Debug, Display, Formatter};
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::atlas;
use super::id::WorldId;
use super::ocean::Ocean;
use super::sea::Place;
use super::tables::EARTH;
use super::world::World;

/// One hex of the sea: the number of its world in the highest four bits, then its index there.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "u16", try_from = "u16")]
pub struct Hex(u16);

/// The bits of the index.
const INDEX: u16 = u16::MAX >> 4;

/// A text or a number that stands for no hex of the sea.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("there is no sea hex “{0}”; a hex is written as row and column, as in “12,3”")]
pub struct UnknownHex(pub String);

impl Hex {
    /// The most hexes a world can have.
    pub const CAPACITY: usize = EARTH.hexes();

    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "an index is less than the capacity")]
    pub(super) const fn new(world: WorldId, index: usize) -> Self {
        Self((world.number() as u16) << 12 | index as u16)
    }

    /// The world it lies in; of several printings the first.
    #[inline]
    pub const fn home(self) -> WorldId {
        WorldId::new((self.0 >> 12) as u8)
    }

    /// Its place among those of its world, row by row.
    #[inline]
    pub const fn index(self) -> usize {
        (self.0 & INDEX) as usize
    }

    #[inline]
    fn place(self) -> &'static Place {
        World::home(self.home()).sea().of(self)
    }

    /// The row of the grid, from the north.
    #[inline]
    pub fn row(self) -> usize {
        self.place().row.into()
    }

    /// The column of the grid, from the west edge of the map.
    #[inline]
    pub fn column(self) -> usize {
        self.place().column.into()
    }

    /// The ocean it belongs to.
    #[inline]
    pub fn ocean(self) -> Ocean {
        self.place().ocean
    }
}

impl World {
    /// The hex at this row and column of the grid, unless there is land.
    pub fn hex_at(&self, row: usize, column: usize) -> Option<Hex> {
        self.sea().at(row, column)
    }

    /// Reads a hex: a row and a column with a comma between.
    ///
    /// # Errors
    /// It is no such text, or there is land.
    pub fn hex(&self, text: &str) -> Result<Hex, UnknownHex> {
        text.split_once(',')
            .and_then(|(row, column)| self.hex_at(number(row)?, number(column)?))
            .ok_or_else(|| UnknownHex(text.to_owned()))
    }
}

impl Display for Hex {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.row(), self.column())
    }
}

impl Debug for Hex {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Hex").field(&self.index()).finish()
    }
}

impl FromStr for Hex {
    type Err = UnknownHex;

    /// Reads a hex of the Earth, as [`World::hex`] does.
    fn from_str(text: &str) -> Result<Self, UnknownHex> {
        World::earth().hex(text)
    }
}

fn number(text: &str) -> Option<usize> {
    text.trim().parse().ok()
}

impl From<Hex> for u16 {
    fn from(hex: Hex) -> Self {
        hex.0
    }
}

impl TryFrom<u16> for Hex {
    type Error = UnknownHex;

    fn try_from(number: u16) -> Result<Self, UnknownHex> {
        let hex = Self(number);
        let is_known = atlas::homes()
            .any(|home| home == hex.home() && hex.index() < World::home(home).sea().len());
        is_known.then_some(hex).ok_or_else(|| UnknownHex(number.to_string()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_hex_is_read_as_it_is_written() {
        let earth = World::earth();
        for (index, hex) in earth.hexes().enumerate() {
            assert_eq!(hex.index(), index);
            assert_eq!(earth.hex_at(hex.row(), hex.column()), Some(hex));
            assert_eq!(hex.to_string().parse(), Ok(hex));
        }
        for text in ["", "1", "0,8", "0,28", "18,0", "-1,0", "0,0,0", "99999999999999999999,0"] {
            assert_eq!(text.parse::<Hex>(), Err(UnknownHex(text.into())), "{text}");
        }
    }

    #[test]
    fn a_number_beyond_the_last_hex_is_refused() {
        assert_eq!(serde_json::from_str::<Hex>("374").ok(), World::earth().hexes().last());
        assert!(serde_json::from_str::<Hex>("375").is_err());
    }
}
