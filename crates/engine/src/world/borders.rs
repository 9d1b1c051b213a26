//! Which territories border on which (rule B2), and what is connected over land.

use serde::{Deserialize, Serialize};

use super::tables;
use super::{Territory, TerritorySet};

/// Whether armies may cross between East Africa and the Middle East (an option of rule B2: some
/// printings of the board leave this sea lane out).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[repr(u8)]
pub enum EastAfricaMiddleEast {
    /// The two are neighbours: 83 borders in all.
    #[default]
    Open,
    /// They are not: 82 borders.
    Closed,
}

/// One row of neighbours for each territory; the first table for the open board, the second for the
/// closed one.
static NEIGHBOURS: [[TerritorySet; Territory::COUNT]; 2] =
    [neighbours_by(EastAfricaMiddleEast::Open), neighbours_by(EastAfricaMiddleEast::Closed)];

const fn neighbours_by(lane: EastAfricaMiddleEast) -> [TerritorySet; Territory::COUNT] {
    let mut rows = [TerritorySet::EMPTY; Territory::COUNT];
    let mut i = 0;
    while i < tables::BORDERS.len() {
        let (a, b) = tables::BORDERS[i];
        rows[a.index()].insert(b);
        rows[b.index()].insert(a);
        i += 1;
    }
    if matches!(lane, EastAfricaMiddleEast::Closed) {
        rows[Territory::EastAfrica.index()].remove(Territory::MiddleEast);
        rows[Territory::MiddleEast.index()].remove(Territory::EastAfrica);
    }
    rows
}

impl Territory {
    /// The territories that armies reach from here in one step, over land or by a sea lane.
    #[inline]
    pub fn neighbours(self, lane: EastAfricaMiddleEast) -> TerritorySet {
        NEIGHBOURS[lane as usize][self.index()]
    }

    /// Whether armies can step from one to the other.
    #[inline]
    pub fn borders(self, other: Self, lane: EastAfricaMiddleEast) -> bool {
        self.neighbours(lane).contains(other)
    }
}

impl TerritorySet {
    /// All territories that border on a member, members among them if they border on each other.
    #[inline]
    #[must_use]
    pub fn neighbours(self, lane: EastAfricaMiddleEast) -> Self {
        self.iter().fold(Self::EMPTY, |found, territory| found | territory.neighbours(lane))
    }

    /// The members that can be reached from `from` by steps between members, `from` itself included;
    /// none if `from` is no member.
    #[must_use]
    pub fn connected(self, from: Territory, lane: EastAfricaMiddleEast) -> Self {
        let mut reached = self & Self::only(from);
        let mut edge = reached;
        while !edge.is_empty() {
            edge = (edge.neighbours(lane) & self) - reached;
            reached = reached | edge;
        }
        reached
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use EastAfricaMiddleEast::{Closed, Open};
    use Territory::{Brazil, EasternAustralia, Indonesia, NewGuinea, Siam, Venezuela};

    #[test]
    fn connected_keeps_to_the_set() {
        let set = TerritorySet::of(&[Siam, Indonesia, EasternAustralia, Brazil, Venezuela]);
        assert_eq!(set.connected(Siam, Open), TerritorySet::of(&[Siam, Indonesia]));
        assert_eq!(set.connected(Brazil, Open), TerritorySet::of(&[Brazil, Venezuela]));
        assert_eq!(set.connected(EasternAustralia, Open), TerritorySet::only(EasternAustralia));
        assert_eq!(set.connected(NewGuinea, Open), TerritorySet::EMPTY);
        assert_eq!(TerritorySet::FULL.connected(Siam, Closed), TerritorySet::FULL);
    }
}
