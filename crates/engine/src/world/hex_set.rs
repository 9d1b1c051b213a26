//! Sets of sea hexes.

use serde::{Deserialize, Serialize};

use super::hex::Hex;
use super::id::WorldId;

/// The number of words: a bit for each hex, and the highest bits of the last word for the number of
/// the world.
const WORDS: usize = (Hex::CAPACITY + WorldId::BITS as usize).div_ceil(64);

/// The bit of the last word at which the number of the world begins.
const WORLD: u32 = u64::BITS - WorldId::BITS;

/// A set of sea hexes of one world.
///
/// ```
/// use red_queens_engine::World;
/// use red_queens_engine::world::{HexSet, Ocean};
///
/// let indian: HexSet = Ocean::Indian.hexes().collect();
/// assert!(indian.iter().all(|hex| indian.contains(hex)));
/// assert_eq!(indian.len(), Ocean::Indian.hexes().count());
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct HexSet([u64; WORDS]);

impl HexSet {
    /// The empty set.
    pub const EMPTY: Self = Self([0; WORDS]);

    /// Adds a member and returns `true` if it is new.
    #[inline]
    pub fn insert(&mut self, hex: Hex) -> bool {
        let (word, bit) = (hex.index() / 64, 1 << (hex.index() % 64));
        let new = self.0[word] & bit == 0;
        self.0[word] |= bit;
        self.0[WORDS - 1] |= u64::from(hex.home().number()) << WORLD;
        new
    }

    /// Returns `true` if the set contains this hex.
    #[inline]
    pub fn contains(&self, hex: Hex) -> bool {
        self.0[hex.index() / 64] >> (hex.index() % 64) & 1 != 0 && hex.home() == self.home()
    }

    /// Returns the number of members.
    pub fn len(&self) -> usize {
        self.members().iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Returns `true` if the set has no members.
    pub fn is_empty(&self) -> bool {
        self.members() == [0; WORDS]
    }

    /// Iterates over the members in order.
    pub fn iter(&self) -> impl Iterator<Item = Hex> + use<> {
        let (mut words, home) = (self.members(), self.home());
        let mut place = 0;
        std::iter::from_fn(move || {
            while place < WORDS && words[place] == 0 {
                place += 1;
            }
            let word = words.get_mut(place)?;
            let bit = word.trailing_zeros() as usize;
            *word &= *word - 1;
            Some(Hex::new(home, place * 64 + bit))
        })
    }

    /// Returns the member with exactly `n` lower ones, or `None` if the set has no more than `n`. A
    /// uniform `n` draws a uniform member.
    pub fn nth(&self, n: usize) -> Option<Hex> {
        self.iter().nth(n)
    }

    fn home(&self) -> WorldId {
        WorldId::new((self.0[WORDS - 1] >> WORLD) as u8)
    }

    fn members(&self) -> [u64; WORDS] {
        let mut words = self.0;
        words[WORDS - 1] &= u64::MAX >> WorldId::BITS;
        words
    }
}

impl FromIterator<Hex> for HexSet {
    fn from_iter<I: IntoIterator<Item = Hex>>(hexes: I) -> Self {
        let mut set = Self::EMPTY;
        set.extend(hexes);
        set
    }
}

impl Extend<Hex> for HexSet {
    fn extend<I: IntoIterator<Item = Hex>>(&mut self, hexes: I) {
        hexes.into_iter().for_each(|hex| {
            self.insert(hex);
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::world::World;

    #[test]
    fn sets_count_and_list_their_members() {
        let earth = World::earth();
        let all: HexSet = earth.hexes().collect();
        assert_eq!((all.len(), all.iter().count()), (earth.hexes().len(), earth.hexes().len()));
        assert_eq!(all.nth(374), earth.hexes().last());
        assert_eq!(HexSet::EMPTY.nth(0), None);
    }
}
