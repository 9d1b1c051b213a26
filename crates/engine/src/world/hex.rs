//! The sea hexes; one hex is one boat length (rule B7).

use std::fmt::{self, Display, Formatter};
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::Ocean;
use super::grid::{self, GRID, PLACES};

/// One hex of the sea.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "u16", try_from = "u16")]
pub struct Hex(pub(super) u16);

/// Whether ships may sail through Suez and Panama (an option of rule B7).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[repr(u8)]
pub enum Canals {
    /// They may not.
    #[default]
    Closed,
    /// They may.
    Open,
}

/// A text or a number that stands for no hex of the sea.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("there is no sea hex “{0}”; a hex is written as row and column, as in “12,3”")]
pub struct UnknownHex(pub String);

impl Hex {
    /// How many there are.
    pub const COUNT: usize = grid::COUNT;

    /// All of them, row by row.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        GRID.into_iter().flatten().flatten()
    }

    /// The place in [`Self::all`].
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The one at this place in [`Self::all`].
    #[inline]
    pub fn from_index(index: usize) -> Option<Self> {
        let index = u16::try_from(index).ok()?;
        (usize::from(index) < Self::COUNT).then_some(Self(index))
    }

    /// The one at this row and column of the grid, unless there is land.
    pub fn at(row: usize, column: usize) -> Option<Self> {
        *GRID.get(row)?.get(column)?
    }

    /// The row of the grid, from the north.
    #[inline]
    pub fn row(self) -> usize {
        PLACES[self.index()].row.into()
    }

    /// The column of the grid, from the west edge of the map.
    #[inline]
    pub fn column(self) -> usize {
        PLACES[self.index()].column.into()
    }

    /// The ocean it belongs to.
    #[inline]
    pub fn ocean(self) -> Ocean {
        PLACES[self.index()].ocean
    }

    /// The hexes that a ship reaches from here in one boat length.
    #[inline]
    pub fn neighbours(self, canals: Canals) -> &'static [Self] {
        let place = &PLACES[self.index()];
        let count = match canals {
            Canals::Closed => place.without_canals,
            Canals::Open => place.with_canals,
        };
        &place.neighbours[..count.into()]
    }
}

impl Display for Hex {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.row(), self.column())
    }
}

impl FromStr for Hex {
    type Err = UnknownHex;

    /// Reads a row and a column with a comma between.
    fn from_str(text: &str) -> Result<Self, UnknownHex> {
        text.split_once(',')
            .and_then(|(row, column)| Self::at(number(row)?, number(column)?))
            .ok_or_else(|| UnknownHex(text.to_owned()))
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

    fn try_from(index: u16) -> Result<Self, UnknownHex> {
        Self::from_index(index.into()).ok_or_else(|| UnknownHex(index.to_string()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_hex_is_read_as_it_is_written() {
        for (index, hex) in Hex::all().enumerate() {
            assert_eq!(hex.index(), index);
            assert_eq!(Hex::from_index(index), Some(hex));
            assert_eq!(Hex::at(hex.row(), hex.column()), Some(hex));
            assert_eq!(hex.to_string().parse(), Ok(hex));
        }
        for text in ["", "1", "0,8", "0,28", "18,0", "-1,0", "0,0,0", "99999999999999999999,0"] {
            assert_eq!(text.parse::<Hex>(), Err(UnknownHex(text.into())), "{text}");
        }
    }

    #[test]
    fn a_number_beyond_the_last_hex_is_refused() {
        assert_eq!(serde_json::from_str::<Hex>("374").ok(), Hex::all().last());
        assert!(serde_json::from_str::<Hex>("375").is_err());
    }
}
