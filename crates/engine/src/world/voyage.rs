//! Where a ship can sail (N1): sets of hexes, reach within a number of boat lengths, shortest ways.

use serde::{Deserialize, Serialize};

use super::{Canals, Hex};

const WORDS: usize = Hex::COUNT.div_ceil(64);

/// Any of the sea hexes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct HexSet([u64; WORDS]);

impl HexSet {
    /// The set of none.
    pub const EMPTY: Self = Self([0; WORDS]);

    /// Adds a member; whether it is new.
    #[inline]
    pub fn insert(&mut self, hex: Hex) -> bool {
        let (word, bit) = (hex.index() / 64, 1 << (hex.index() % 64));
        let new = self.0[word] & bit == 0;
        self.0[word] |= bit;
        new
    }

    /// Whether this one is in it.
    #[inline]
    pub fn contains(&self, hex: Hex) -> bool {
        self.0[hex.index() / 64] >> (hex.index() % 64) & 1 != 0
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.0 == [0; WORDS]
    }

    /// The members in order.
    pub fn iter(&self) -> impl Iterator<Item = Hex> + use<> {
        let mut words = self.0;
        let mut place = 0;
        std::iter::from_fn(move || {
            while place < WORDS && words[place] == 0 {
                place += 1;
            }
            let word = words.get_mut(place)?;
            let bit = word.trailing_zeros() as usize;
            *word &= *word - 1;
            Hex::from_index(place * 64 + bit)
        })
    }

    /// The member with exactly `n` lower ones; a uniform `n` draws a uniform member.
    pub fn nth(&self, n: usize) -> Option<Hex> {
        self.iter().nth(n)
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

impl Hex {
    /// All hexes within this many boat lengths, this one included. Time grows with their number: a
    /// few microseconds for twelve.
    pub fn reach(self, lengths: u32, canals: Canals) -> HexSet {
        let mut reached = HexSet::EMPTY;
        reached.insert(self);
        let (mut edge, mut next) = (vec![self], Vec::new());
        for _ in 0..lengths {
            for hex in edge.drain(..) {
                next.extend(hex.neighbours(canals).iter().filter(|hex| reached.insert(**hex)));
            }
            std::mem::swap(&mut edge, &mut next);
            if edge.is_empty() {
                break;
            }
        }
        reached
    }

    /// All hexes within this many boat lengths with their distances, nearest first.
    pub fn within(self, lengths: u32, canals: Canals) -> Vec<(Hex, u32)> {
        let mut reached = HexSet::EMPTY;
        reached.insert(self);
        let mut found = vec![(self, 0)];
        let mut next = 0;
        while let Some(&(hex, length)) = found.get(next).filter(|(_, length)| *length < lengths) {
            let new = hex.neighbours(canals).iter().filter(|hex| reached.insert(**hex));
            found.extend(new.map(|hex| (*hex, length + 1)));
            next += 1;
        }
        found
    }

    /// A shortest way to another hex, without this one; `None` if there is none.
    pub fn way(self, to: Hex, canals: Canals) -> Option<Vec<Hex>> {
        let mut before: [Option<Hex>; Hex::COUNT] = [None; Hex::COUNT];
        let mut reached = HexSet::EMPTY;
        reached.insert(self);
        let mut queue = std::collections::VecDeque::from([self]);
        while let Some(hex) = queue.pop_front() {
            if hex == to {
                let back = std::iter::successors(Some(to), |hex| before[hex.index()]);
                let mut way: Vec<Hex> = back.take_while(|hex| *hex != self).collect();
                way.reverse();
                return Some(way);
            }
            for &next in hex.neighbours(canals) {
                if reached.insert(next) {
                    before[next.index()] = Some(hex);
                    queue.push_back(next);
                }
            }
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hex(text: &str) -> Hex {
        text.parse().unwrap()
    }

    #[test]
    fn n1_reach_and_way_agree() {
        let from = hex("5,9");
        for lengths in [0, 1, 2, 7, 12] {
            let reached = from.reach(lengths, Canals::Closed);
            let within = from.within(lengths, Canals::Closed);
            assert_eq!(within.len(), reached.len());
            for to in Hex::all() {
                let way = from.way(to, Canals::Closed).unwrap();
                assert_eq!(reached.contains(to), way.len() <= lengths as usize, "{to} {lengths}");
            }
        }
        assert_eq!(from.way(from, Canals::Closed), Some(vec![]));
    }

    #[test]
    fn n1_a_way_goes_from_neighbour_to_neighbour_and_around_the_edge() {
        let (from, to) = (hex("7,0"), hex("7,26"));
        let way = from.way(to, Canals::Closed).unwrap();
        assert_eq!(way.len(), 2);
        let mut last = from;
        for hex in way {
            assert!(last.neighbours(Canals::Closed).contains(&hex));
            last = hex;
        }
        assert_eq!(last, to);
    }

    #[test]
    fn sets_count_and_list_their_members() {
        let all: HexSet = Hex::all().collect();
        assert_eq!((all.len(), all.iter().count()), (Hex::COUNT, Hex::COUNT));
        assert_eq!(all.nth(374), Hex::all().last());
        assert_eq!(HexSet::EMPTY.nth(0), None);
    }
}
