//! A world under the options of a rule set.

use std::sync::OnceLock;

use super::continent::Continent;
use super::hex::Hex;
use super::id::WorldId;
use super::ocean::{Ocean, OceanSet};
use super::options::{Canals, Coasts, Lanes};
use super::plan::{Shore, WorldPlan};
use super::sea::HexMap;
use super::tables::EARTH;
use super::territory::{ByTerritory, Territory, TerritorySet};
use crate::core::{Seat, SeatSet};

/// A world with everything a game asks of it: borders, coasts, harbours and the sea. Its options
/// (lanes, coasts, canals) are fixed. Queries are lookups unless they say otherwise.
pub struct World {
    id: WorldId,
    plan: &'static WorldPlan,
    territories: TerritorySet,
    neighbours: ByTerritory<TerritorySet>,
    continents: Vec<TerritorySet>,
    coasts: ByTerritory<OceanSet>,
    /// The harbours by territory and ocean.
    harbours: Vec<Vec<Hex>>,
    sea: HexMap,
    /// The territories reached from each hex.
    shores: Vec<TerritorySet>,
    /// The boat lengths from each hex to every other, computed on first use.
    lengths: OnceLock<Vec<u8>>,
}

impl World {
    pub(super) fn new(id: WorldId, lanes: Lanes, coasts: Coasts, canals: Canals) -> Self {
        let plan = id.plan();
        let territories = TerritorySet::first_of(id, plan.territories.len());
        let mut world = Self {
            id,
            plan,
            territories,
            neighbours: ByTerritory::splat(TerritorySet::EMPTY),
            continents: vec![TerritorySet::EMPTY; plan.continents.len()],
            coasts: ByTerritory::splat(OceanSet::EMPTY),
            harbours: vec![Vec::new(); plan.territories.len() * plan.oceans.len()],
            sea: HexMap::new(id, plan, canals),
            shores: vec![TerritorySet::EMPTY; plan.hexes()],
            lengths: OnceLock::new(),
        };
        for (territory, (_, continent)) in territories.iter().zip(plan.territories) {
            world.continents[usize::from(*continent)].insert(territory);
        }
        let lanes = plan.lanes.iter().filter(|_| lanes == Lanes::Open);
        for (one, other) in plan.borders.iter().chain(lanes) {
            let [one, other] = [one, other].map(|index| Territory::new(id, (*index).into()));
            world.neighbours[one].insert(other);
            world.neighbours[other].insert(one);
        }
        for (territory, shores) in territories.iter().zip(plan.shores) {
            world.dredge(territory, moved(plan, coasts, territory).unwrap_or(shores));
        }
        world
    }

    /// Adds the harbours of a territory.
    fn dredge(&mut self, territory: Territory, shores: &[Shore]) {
        for (ocean, hexes) in shores {
            let ocean = Ocean::new(self.id, (*ocean).into());
            let hexes = hexes
                .iter()
                .filter_map(|(row, column)| self.sea.at((*row).into(), (*column).into()));
            let hexes: Vec<Hex> = hexes.collect();
            for hex in &hexes {
                self.shores[hex.index()].insert(territory);
            }
            if !hexes.is_empty() {
                self.coasts[territory].insert(ocean);
            }
            let place = self.harbour_place(territory, ocean);
            self.harbours[place] = hexes;
        }
    }

    fn harbour_place(&self, territory: Territory, ocean: Ocean) -> usize {
        territory.index() * self.plan.oceans.len() + ocean.index()
    }

    /// Returns the id of the world.
    pub fn id(&self) -> WorldId {
        self.id
    }

    /// Returns the title of the world.
    pub fn title(&self) -> &'static str {
        self.plan.title
    }

    /// Returns the plan of the world.
    pub fn plan(&self) -> &'static WorldPlan {
        self.plan
    }

    /// Returns all territories in order.
    #[inline]
    pub fn territories(&self) -> TerritorySet {
        self.territories
    }

    /// Scales a number that the rules give for the Earth by the number of territories, but never
    /// down (X1, K7).
    ///
    /// ```
    /// use red_queens_engine::World;
    ///
    /// assert_eq!(World::earth().in_proportion(24), 24);
    /// ```
    pub fn in_proportion(&self, number: u32) -> u32 {
        let [own, earth] = [self.plan, &EARTH].map(|plan| plan.territories.len());
        let [own, earth] = [own.max(earth), earth].map(|it| u32::try_from(it).unwrap_or(1));
        (number * own + earth / 2) / earth
    }

    /// Returns all continents in order.
    ///
    /// ```
    /// use red_queens_engine::World;
    ///
    /// let bonuses = World::earth().continents().map(|continent| continent.bonus());
    /// assert_eq!(bonuses.sum::<u32>(), 24);
    /// ```
    pub fn continents(&self) -> impl ExactSizeIterator<Item = Continent> + use<> {
        let id = self.id;
        (0..self.continents.len()).map(move |index| Continent::new(id, index))
    }

    /// Returns the pairs of continents that an objective can name (K7).
    pub fn objectives(&self) -> impl ExactSizeIterator<Item = [Continent; 2]> + use<> {
        let id = self.id;
        let pair = move |(one, other): &(u8, u8)| {
            [*one, *other].map(|index| Continent::new(id, index.into()))
        };
        self.plan.objectives.iter().map(pair)
    }

    /// Returns all oceans in order.
    pub fn oceans(&self) -> impl ExactSizeIterator<Item = Ocean> + Clone + use<> {
        let id = self.id;
        (0..self.plan.oceans.len()).map(move |index| Ocean::new(id, index))
    }

    /// Returns all hexes of the sea, row by row.
    pub fn hexes(
        &self,
    ) -> impl DoubleEndedIterator<Item = Hex> + ExactSizeIterator + Clone + use<> {
        let id = self.id;
        (0..self.sea.len()).map(move |index| Hex::new(id, index))
    }

    /// Returns the territories that border on this one, over land or by a sea lane (B2).
    ///
    /// ```
    /// use red_queens_engine::{Territory, World};
    ///
    /// let neighbours = World::earth().neighbours(Territory::Peru);
    /// assert!(neighbours.iter().eq([Territory::Venezuela, Territory::Brazil, Territory::Argentina]));
    /// ```
    #[inline]
    pub fn neighbours(&self, territory: Territory) -> TerritorySet {
        self.neighbours[territory]
    }

    /// Returns `true` if the two territories have a common border.
    #[inline]
    pub fn borders(&self, one: Territory, other: Territory) -> bool {
        self.neighbours(one).contains(other)
    }

    /// Returns the members of `set` that can be reached from `from` through members only, including
    /// `from`; empty if `from` is not a member. Time grows with their number.
    ///
    /// ```
    /// use red_queens_engine::World;
    /// use red_queens_engine::world::{Continent, Territory};
    ///
    /// let held = Continent::Australia.territories() | Continent::Africa.territories();
    /// let connected = World::earth().connected(held, Territory::Congo);
    /// assert_eq!(connected, Continent::Africa.territories());
    /// ```
    #[must_use]
    pub fn connected(&self, set: TerritorySet, from: Territory) -> TerritorySet {
        let mut reached = set & TerritorySet::only(from);
        let mut edge = reached;
        while !edge.is_empty() {
            let beside = edge.iter().fold(TerritorySet::EMPTY, |all, at| all | self.neighbours(at));
            edge = (beside & set) - reached;
            reached = reached | edge;
        }
        reached
    }

    #[inline]
    pub(super) fn territories_of(&self, continent: Continent) -> TerritorySet {
        self.continents[continent.index()]
    }

    /// Returns the oceans on which a territory has a coast (B3 to B6).
    ///
    /// ```
    /// use red_queens_engine::world::{Ocean, OceanSet, Territory, World};
    ///
    /// let earth = World::earth();
    /// assert_eq!(earth.coasts(Territory::Brazil), OceanSet::only(Ocean::Atlantic));
    /// assert!(earth.harbour(Territory::Brazil, Ocean::Pacific).is_empty());
    /// ```
    #[inline]
    pub fn coasts(&self, territory: Territory) -> OceanSet {
        self.coasts[territory]
    }

    /// Returns the hexes of this ocean from which a ship reaches a territory (B7); empty if the
    /// territory has no coast there.
    #[inline]
    pub fn harbour(&self, territory: Territory, ocean: Ocean) -> &[Hex] {
        &self.harbours[self.harbour_place(territory, ocean)]
    }

    /// Returns all hexes from which a ship reaches a territory, ocean by ocean.
    pub fn harbours(&self, territory: Territory) -> impl Iterator<Item = Hex> {
        self.oceans().flat_map(move |ocean| self.harbour(territory, ocean).iter().copied())
    }

    /// Returns the territories that a ship in this hex reaches (B7).
    ///
    /// ```
    /// use red_queens_engine::{Territory, World};
    ///
    /// let earth = World::earth();
    /// let mut harbours = earth.harbours(Territory::Madagascar);
    /// assert!(harbours.all(|hex| earth.shores(hex).contains(Territory::Madagascar)));
    /// ```
    #[inline]
    pub fn shores(&self, hex: Hex) -> TerritorySet {
        self.shores[hex.index()]
    }

    /// Returns the hexes that a ship reaches from here in one boat length (B7).
    #[inline]
    pub fn beside(&self, hex: Hex) -> &[Hex] {
        self.sea.neighbours(hex)
    }

    /// Returns the territories that the board gives an army at the start; most boards give none (X8).
    pub fn start_of(&self, seat: Seat) -> TerritorySet {
        let own = self.plan.starts.iter().filter(|(army, _)| *army == seat);
        own.flat_map(|(_, all)| *all).map(|at| Territory::new(self.id, (*at).into())).collect()
    }

    /// Returns the armies that the board gives territories at the start (X8).
    pub fn starts(&self) -> SeatSet {
        Seat::ALL.into_iter().filter(|seat| !self.start_of(*seat).is_empty()).collect()
    }

    /// Returns the boat lengths from every hex to all others, row by row.
    pub(super) fn all_lengths(&self) -> &[u8] {
        self.lengths.get_or_init(|| {
            let count = self.sea.len();
            let mut all = vec![0; count * count];
            for (from, row) in self.hexes().zip(all.chunks_mut(count.max(1))) {
                self.survey(from, row);
            }
            all
        })
    }

    #[inline]
    pub(super) fn sea(&self) -> &HexMap {
        &self.sea
    }
}

/// Returns the shores of a territory with the geographic coasts, if they differ.
fn moved(
    plan: &WorldPlan,
    coasts: Coasts,
    territory: Territory,
) -> Option<&'static &'static [Shore]> {
    let is_it = |(index, _): &&(u8, &[Shore])| usize::from(*index) == territory.index();
    let moved = plan.geographic.iter().filter(|_| coasts == Coasts::Geographic).find(is_it);
    moved.map(|(_, shores)| shores)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::world::names::{Brazil, EasternAustralia, Indonesia, NewGuinea, Siam, Venezuela};

    #[test]
    fn connected_keeps_to_the_set() {
        let earth = World::earth();
        let closed = World::of(WorldId::EARTH, Lanes::Closed, Coasts::AsWritten, Canals::Closed);
        let set = TerritorySet::of(&[Siam, Indonesia, EasternAustralia, Brazil, Venezuela]);
        assert_eq!(earth.connected(set, Siam), TerritorySet::of(&[Siam, Indonesia]));
        assert_eq!(earth.connected(set, Brazil), TerritorySet::of(&[Brazil, Venezuela]));
        assert_eq!(earth.connected(set, EasternAustralia), TerritorySet::only(EasternAustralia));
        assert_eq!(earth.connected(set, NewGuinea), TerritorySet::EMPTY);
        assert_eq!(closed.connected(closed.territories(), Siam), TerritorySet::FULL);
    }
}
