//! Positions of hexes, and their text form.

use std::fmt::{self, Display, Formatter};
use std::str::FromStr;

use super::hex::{Hex, UnknownHex};
use super::id::WorldId;
use super::ocean::Ocean;
use super::sea::HexData;
use super::world::World;

impl Hex {
    #[inline]
    fn place(self) -> &'static HexData {
        World::home(self.home()).sea().of(self)
    }

    /// Returns the row of the grid, counted from the north.
    #[inline]
    pub fn row(self) -> usize {
        self.place().row.into()
    }

    /// Returns the column of the grid, counted from the west edge of the map.
    #[inline]
    pub fn column(self) -> usize {
        self.place().column.into()
    }

    /// Returns the ocean that the hex belongs to.
    ///
    /// ```
    /// use red_queens_engine::World;
    ///
    /// let earth = World::earth();
    /// let sizes = earth.oceans().map(|ocean| ocean.hexes().count());
    /// assert_eq!(sizes.sum::<usize>(), earth.hexes().len());
    /// ```
    #[inline]
    pub fn ocean(self) -> Ocean {
        self.place().ocean
    }
}

impl World {
    /// Returns the hex at this row and column of the grid, or `None` if there is land.
    ///
    /// ```
    /// use red_queens_engine::World;
    ///
    /// let earth = World::earth();
    /// for hex in earth.hexes() {
    ///     assert_eq!(earth.hex_at(hex.row(), hex.column()), Some(hex));
    /// }
    /// ```
    pub fn hex_at(&self, row: usize, column: usize) -> Option<Hex> {
        self.sea().at(row, column)
    }

    /// Parses a hex: a row and a column separated by a comma.
    ///
    /// ```
    /// use red_queens_engine::{Territory, World};
    ///
    /// let earth = World::earth();
    /// let harbour = earth.harbours(Territory::Peru).next().expect("Peru has a coast");
    /// assert_eq!(earth.hex(&harbour.to_string()), Ok(harbour));
    /// ```
    ///
    /// # Errors
    /// Fails if the text has another form or there is land.
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

impl FromStr for Hex {
    type Err = UnknownHex;

    /// Parses a hex of the Earth, like [`World::hex`].
    fn from_str(text: &str) -> Result<Self, UnknownHex> {
        World::earth().hex(text)
    }
}

fn number(text: &str) -> Option<usize> {
    text.trim().parse().ok()
}

impl From<Hex> for u32 {
    /// Returns the number that is stored of the hex.
    fn from(hex: Hex) -> Self {
        hex.packed(World::home(hex.home()).sea().len())
    }
}

impl TryFrom<u32> for Hex {
    type Error = UnknownHex;

    fn try_from(stored: u32) -> Result<Self, UnknownHex> {
        let (world, index) = Self::unpacked(stored);
        WorldId::numbered(world)
            .filter(|home| index < World::home(*home).sea().len())
            .map(|home| Self::new(home, index))
            .ok_or_else(|| UnknownHex(stored.to_string()))
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
