//! Sets of sea hexes.

use super::hex::Hex;
use super::id::WorldId;

/// The most words: a bit for each hex.
const WORDS: usize = Hex::CAPACITY.div_ceil(64);

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
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct HexSet {
    /// The world of the members.
    home: WorldId,
    /// The number of words up to the last one that isn't zero.
    used: u8,
    words: [u64; WORDS],
}

impl HexSet {
    /// The empty set.
    pub const EMPTY: Self = Self { home: WorldId::EARTH, used: 0, words: [0; WORDS] };

    /// Adds a member and returns `true` if it is new.
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "there are fewer words")]
    pub fn insert(&mut self, hex: Hex) -> bool {
        let (word, bit) = (hex.index() / 64, 1 << (hex.index() % 64));
        let new = self.words[word] & bit == 0;
        self.words[word] |= bit;
        self.used = self.used.max(word as u8 + 1);
        self.home = hex.home();
        new
    }

    /// Returns `true` if the set contains this hex.
    #[inline]
    pub fn contains(&self, hex: Hex) -> bool {
        self.words[hex.index() / 64] >> (hex.index() % 64) & 1 != 0 && hex.home() == self.home
    }

    /// Returns the number of members.
    pub fn len(&self) -> usize {
        self.used().iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Returns `true` if the set has no members.
    pub fn is_empty(&self) -> bool {
        self.used == 0
    }

    /// Iterates over the members in order.
    pub fn iter(&self) -> impl Iterator<Item = Hex> {
        let home = self.home;
        self.used().iter().enumerate().flat_map(move |(place, word)| {
            let mut left = *word;
            std::iter::from_fn(move || {
                let bit = (left != 0).then(|| left.trailing_zeros() as usize)?;
                left &= left - 1;
                Some(Hex::new(home, place * 64 + bit))
            })
        })
    }

    /// Returns the `n`-th lowest member, counting from 0, or `None` if the set has no more than
    /// `n`.
    pub fn nth(&self, n: usize) -> Option<Hex> {
        self.iter().nth(n)
    }

    fn used(&self) -> &[u64] {
        &self.words[..self.used.into()]
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
