//! Ship numbers.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::message::{English, messages};

/// The number of a ship at sea, which is free again once the ship has sunk.
///
/// ```
/// use red_queens_engine::core::ShipId;
///
/// let first: ShipId = "1".parse()?;
/// assert_eq!((first.index(), first.to_string()), (0, "1".to_owned()));
/// # Ok::<(), red_queens_engine::core::UnknownShip>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "u8", try_from = "u8")]
pub struct ShipId(u8);

impl ShipId {
    /// The most ships at sea at one time, for all seats together.
    pub const COUNT: usize = 30;

    /// Returns all numbers that ships can have, the lowest first.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        #[allow(clippy::cast_possible_truncation, reason = "30 fits")]
        (0..Self::COUNT as u8).map(Self)
    }

    /// Returns the index in [`Self::all`].
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    const fn bit(self) -> u32 {
        1 << self.0
    }
}

/// A set of ships, by number.
///
/// ```
/// use red_queens_engine::core::{ShipId, ShipSet};
///
/// let odd: ShipSet = ShipId::all().step_by(2).collect();
/// assert_eq!(odd.iter().count(), ShipId::COUNT / 2);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(into = "u32", try_from = "u32")]
pub struct ShipSet(u32);

impl ShipSet {
    /// The empty set.
    pub const EMPTY: Self = Self(0);

    /// Returns `true` if the set contains this ship.
    #[inline]
    pub const fn contains(self, ship: ShipId) -> bool {
        self.0 & ship.bit() != 0
    }

    /// Adds a ship.
    pub const fn insert(&mut self, ship: ShipId) {
        self.0 |= ship.bit();
    }

    /// Removes a ship.
    pub const fn remove(&mut self, ship: ShipId) {
        self.0 &= !ship.bit();
    }

    /// Iterates over the ships, the lowest number first.
    pub fn iter(self) -> impl Iterator<Item = ShipId> {
        ShipId::all().filter(move |ship| self.contains(*ship))
    }
}

impl FromIterator<ShipId> for ShipSet {
    fn from_iter<I: IntoIterator<Item = ShipId>>(ships: I) -> Self {
        ships.into_iter().fold(Self::EMPTY, |set, ship| Self(set.0 | ship.bit()))
    }
}

impl From<ShipSet> for u32 {
    fn from(set: ShipSet) -> Self {
        set.0
    }
}

impl TryFrom<u32> for ShipSet {
    type Error = UnknownShip;

    fn try_from(bits: u32) -> Result<Self, UnknownShip> {
        if bits >> ShipId::COUNT == 0 { Ok(Self(bits)) } else { Err(UnknownShip) }
    }
}

/// The error for a number that no ship can have.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{}", English(self))]
pub struct UnknownShip;

messages! { UnknownShip {
    Self => ["no-ship", "ships are numbered 1 to {ships}", ships = ShipId::COUNT],
} }

impl From<ShipId> for u8 {
    fn from(ship: ShipId) -> Self {
        ship.0
    }
}

impl TryFrom<u8> for ShipId {
    type Error = UnknownShip;

    fn try_from(number: u8) -> Result<Self, UnknownShip> {
        if usize::from(number) < Self::COUNT { Ok(Self(number)) } else { Err(UnknownShip) }
    }
}

impl fmt::Display for ShipId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (u32::from(self.0) + 1).fmt(f)
    }
}

impl FromStr for ShipId {
    type Err = UnknownShip;

    /// Parses a number, counted from 1.
    fn from_str(text: &str) -> Result<Self, UnknownShip> {
        let number: u8 = text.parse().map_err(|_| UnknownShip)?;
        number.checked_sub(1).ok_or(UnknownShip)?.try_into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_hold_what_was_put_in() {
        let [first, last] = [ShipId(0), ShipId(29)];
        let mut set: ShipSet = [last, first].into_iter().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), [first, last]);
        assert_eq!(ShipSet::try_from(u32::from(set)), Ok(set));
        set.remove(last);
        assert!(set.contains(first) && !set.contains(last));
        assert_eq!(ShipSet::try_from(1 << 30), Err(UnknownShip));
    }

    #[test]
    fn numbers_read_back() {
        for ship in ShipId::all() {
            assert_eq!(ship.to_string().parse(), Ok(ship));
        }
        for text in ["0", "31", "", "x", "-1"] {
            assert_eq!(text.parse::<ShipId>(), Err(UnknownShip));
        }
    }
}
