//! Sailing distances (N1): reach within a number of boat lengths, and shortest routes.

use super::hex::Hex;
use super::hex_set::HexSet;
use super::world::World;

/// The distances from one hex to all others, in boat lengths.
#[derive(Debug, Clone, Copy)]
pub struct Lengths<'a> {
    from: Hex,
    to: &'a [u8],
}

/// The stored value for a hex that can't be reached.
const NEVER: u8 = u8::MAX;

impl Lengths<'_> {
    /// Returns the boat lengths to the nearest of these hexes, or `None` if none can be reached.
    #[inline]
    pub fn to_nearest(self, hexes: &HexSet) -> Option<u32> {
        // Queries about a whole ocean mostly start within it.
        if hexes.contains(self.from) {
            return Some(0);
        }
        let nearest = hexes.iter().map(|hex| self.to[hex.index()]).min();
        nearest.filter(|lengths| *lengths != NEVER).map(u32::from)
    }
}

impl World {
    /// Returns the distances from a hex to all others. This is a lookup after the first call, which
    /// computes the whole sea in a few milliseconds.
    ///
    /// ```
    /// use red_queens_engine::{Territory, World};
    /// use red_queens_engine::world::HexSet;
    ///
    /// let earth = World::earth();
    /// let from = earth.harbours(Territory::Peru).next().expect("Peru has a coast");
    /// let goal: HexSet = earth.harbours(Territory::Japan).collect();
    /// let lengths = earth.lengths(from).to_nearest(&goal).expect("they share an ocean");
    /// assert!(earth.reach(from, lengths).iter().any(|hex| goal.contains(hex)));
    /// ```
    pub fn lengths(&self, from: Hex) -> Lengths<'_> {
        let hexes = self.hexes().len();
        let row = from.index() * hexes;
        Lengths { from, to: &self.all_lengths()[row..row + hexes] }
    }

    /// Writes the distances from a hex into its row.
    pub(super) fn survey(&self, from: Hex, lengths: &mut [u8]) {
        lengths.fill(NEVER);
        lengths[from.index()] = 0;
        let mut reached = vec![from];
        let mut next = 0;
        while let Some(&hex) = reached.get(next) {
            next += 1;
            let length = (lengths[hex.index()] + 1).min(NEVER - 1);
            for beside in self.beside(hex) {
                if lengths[beside.index()] == NEVER {
                    lengths[beside.index()] = length;
                    reached.push(*beside);
                }
            }
        }
    }

    /// Returns all hexes within this many boat lengths, including `from`. Time grows with their
    /// number: a few microseconds for twelve lengths.
    ///
    /// ```
    /// use red_queens_engine::World;
    ///
    /// let earth = World::earth();
    /// for hex in earth.hexes() {
    ///     assert_eq!(earth.reach(hex, 1).len(), 1 + earth.beside(hex).len());
    /// }
    /// ```
    pub fn reach(&self, from: Hex, lengths: u32) -> HexSet {
        let mut reached = HexSet::EMPTY;
        reached.insert(from);
        let (mut edge, mut next) = (vec![from], Vec::new());
        for _ in 0..lengths {
            for hex in edge.drain(..) {
                next.extend(self.beside(hex).iter().filter(|hex| reached.insert(**hex)));
            }
            std::mem::swap(&mut edge, &mut next);
            if edge.is_empty() {
                break;
            }
        }
        reached
    }

    /// Returns all hexes within this many boat lengths with their distances, nearest first.
    ///
    /// ```
    /// use red_queens_engine::{Territory, World};
    ///
    /// let earth = World::earth();
    /// let from = earth.harbours(Territory::Iceland).next().expect("Iceland is an island");
    /// let near = earth.within(from, 3);
    /// assert_eq!(near[0], (from, 0));
    /// assert!(near.is_sorted_by_key(|(_, lengths)| *lengths));
    /// ```
    pub fn within(&self, from: Hex, lengths: u32) -> Vec<(Hex, u32)> {
        let mut reached = HexSet::EMPTY;
        reached.insert(from);
        let mut found = vec![(from, 0)];
        let mut next = 0;
        while let Some(&(hex, length)) = found.get(next).filter(|(_, length)| *length < lengths) {
            let new = self.beside(hex).iter().filter(|hex| reached.insert(**hex));
            found.extend(new.map(|hex| (*hex, length + 1)));
            next += 1;
        }
        found
    }

    /// Returns a shortest route from one hex to another, without the first hex, or `None` if there
    /// is none.
    ///
    /// ```
    /// use red_queens_engine::{Territory, World};
    ///
    /// let earth = World::earth();
    /// let harbour = |territory| earth.harbours(territory).next().expect("it has a coast");
    /// let (from, to) = (harbour(Territory::Peru), harbour(Territory::Japan));
    /// let way = earth.way(from, to).expect("they share an ocean");
    /// assert!(earth.beside(from).contains(&way[0]));
    /// assert_eq!(way.last(), Some(&to));
    /// ```
    pub fn way(&self, from: Hex, to: Hex) -> Option<Vec<Hex>> {
        let mut before: Vec<Option<Hex>> = vec![None; self.hexes().len()];
        let mut reached = HexSet::EMPTY;
        reached.insert(from);
        let mut queue = std::collections::VecDeque::from([from]);
        while let Some(hex) = queue.pop_front() {
            if hex == to {
                let back = std::iter::successors(Some(to), |hex| before[hex.index()]);
                let mut way: Vec<Hex> = back.take_while(|hex| *hex != from).collect();
                way.reverse();
                return Some(way);
            }
            for &next in self.beside(hex) {
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
        let (earth, from) = (World::earth(), hex("5,9"));
        for lengths in [0, 1, 2, 7, 12] {
            let reached = earth.reach(from, lengths);
            let within = earth.within(from, lengths);
            assert_eq!(within.len(), reached.len());
            for to in earth.hexes() {
                let way = earth.way(from, to).unwrap();
                assert_eq!(reached.contains(to), way.len() <= lengths as usize, "{to} {lengths}");
                let between =
                    |one, other| earth.lengths(one).to_nearest(&HexSet::from_iter([other]));
                assert_eq!(between(from, to), u32::try_from(way.len()).ok());
                assert_eq!(between(to, from), between(from, to), "it is as far back");
            }
            assert_eq!(earth.lengths(hex("5,9")).to_nearest(&reached), Some(0));
            assert_eq!(earth.lengths(hex("5,9")).to_nearest(&HexSet::EMPTY), None);
        }
        assert_eq!(earth.way(from, from), Some(vec![]));
    }

    #[test]
    fn n1_a_way_goes_from_neighbour_to_neighbour_and_around_the_edge() {
        let (from, to) = (hex("7,0"), hex("7,26"));
        let way = World::earth().way(from, to).unwrap();
        assert_eq!(way.len(), 2);
        let mut last = from;
        for hex in way {
            assert!(World::earth().beside(last).contains(&hex));
            last = hex;
        }
        assert_eq!(last, to);
    }
}
