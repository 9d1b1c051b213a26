//! Arrow-key navigation over land, ships and sea.

use super::direction::{Direction, nearest, step};
use super::marks::Mark;
use super::place::{Point, anchor, around, badge};
use crate::sea::ships::ShipView;
use crate::session::Session;
use engine::battle::Post;
use engine::core::{InOrder, ShipId};
use engine::world::{Hex, Territory, TerritorySet};

/// A place on the map that the keyboard can focus.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stop {
    Land(Territory),
    Ship(ShipId),
    /// A hex that can be tapped now.
    Hex(Hex),
}

impl From<Post> for Stop {
    fn from(post: Post) -> Self {
        match post {
            Post::Land(territory) => Self::Land(territory),
            Post::Ship(ship) => Self::Ship(ship),
        }
    }
}

impl Session {
    /// Returns the position of a place on the map; `None` if it is gone.
    pub fn place_of(&self, stop: Stop) -> Option<Point> {
        match stop {
            Stop::Land(territory) => Some(badge(territory)),
            Stop::Hex(hex) => Some(anchor(hex).0),
            Stop::Ship(ship) => {
                self.ships().iter().find(|view| view.id == ship).map(ShipView::berth)
            }
        }
    }

    /// Returns the place an arrow key leads to: along borders and from shores to the ships off
    /// them; from a ship to shores and to other ships on its ocean; from hex to hex.
    pub fn walk(&self, from: Stop, direction: Direction) -> Option<Stop> {
        match from {
            Stop::Hex(_) => {
                let hexes = self.sea().into_iter().map(|view| Stop::Hex(view.hex));
                self.nearest(from, hexes, direction)
            }
            Stop::Land(territory) => {
                let next = step(territory, direction).map(Stop::Land);
                let off = self.ships_off(territory).map(Stop::Ship);
                self.nearest(from, next.into_iter().chain(off), direction)
            }
            Stop::Ship(ship) => {
                let at = self.view().table().fleet().get(ship)?.at;
                let others = self.ships().into_iter();
                let others = others.filter(|view| view.at.ocean() == at.ocean() && view.id != ship);
                let shores = self.shores_of(at).iter().map(Stop::Land);
                let ships = others.map(|view| Stop::Ship(view.id));
                self.nearest(from, shores.chain(ships), direction)
            }
        }
    }

    /// Returns the next ship in a cycle through all ships, those that can be tapped now first.
    pub fn next_ship(&self, from: Stop) -> Option<ShipId> {
        let mut ships = self.ships();
        ships.order_by_key(|ship| (ship.mark == Mark::None, ship.id));
        let at = ships.iter().position(|ship| from == Stop::Ship(ship.id));
        let next = at.map_or(0, |at| (at + 1) % ships.len());
        ships.get(next).map(|ship| ship.id)
    }

    fn nearest(
        &self,
        from: Stop,
        stops: impl Iterator<Item = Stop>,
        direction: Direction,
    ) -> Option<Stop> {
        let at = self.place_of(from)?;
        let ways = stops
            .filter(|stop| *stop != from)
            .filter_map(|stop| Some((stop, around(at, self.place_of(stop)?))));
        nearest(ways, direction)
    }

    /// Returns the ships off the coast of a territory.
    pub(crate) fn ships_off(&self, territory: Territory) -> impl Iterator<Item = ShipId> {
        let state = self.view().table();
        let off = state.fleet().iter();
        off.filter(move |(_, ship)| state.shores(ship).contains(territory)).map(|(id, _)| id)
    }

    /// Returns the shores of a hex, or of the nearest hexes that have any.
    fn shores_of(&self, at: Hex) -> TerritorySet {
        let world = self.view().table().world();
        let around = world.within(at, u32::MAX);
        let mut nearest = None;
        around
            .into_iter()
            .map(|(hex, lengths)| (world.shores(hex), lengths))
            .filter(|(shores, _)| !shores.is_empty())
            .take_while(|(_, lengths)| *lengths <= 1 + *nearest.get_or_insert(*lengths))
            .fold(TerritorySet::EMPTY, |all, (shores, _)| all | shores)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::testing;

    /// Returns all places that arrow keys can reach.
    fn reached(session: &Session, from: Stop) -> BTreeSet<String> {
        let (mut known, mut edge) = (BTreeSet::from([format!("{from:?}")]), vec![from]);
        while let Some(stop) = edge.pop() {
            for next in Direction::ALL.into_iter().filter_map(|key| session.walk(stop, key)) {
                if known.insert(format!("{next:?}")) {
                    edge.push(next);
                }
            }
        }
        known
    }

    #[test]
    fn arrows_lead_to_ships_off_a_shore_and_back_to_land_from_any() {
        let mut session = testing::two_humans();
        let (mut found, mut all) = (0, 0);
        for _ in 0..8 {
            testing::play_some(&mut session, 60);
            let from_land = reached(&session, Stop::Land(Territory::Brazil));
            assert!(Territory::ALL.iter().all(|at| from_land.contains(&format!("Land({at:?})"))));
            for ship in session.ships() {
                let stop = Stop::Ship(ship.id);
                all += 1;
                found += usize::from(from_land.contains(&format!("{stop:?}")));
                let back = reached(&session, stop);
                assert!(back.contains("Land(Brazil)"), "no key leads back from {ship:?}");
            }
        }
        assert!(found * 2 > all, "{found} of {all} ships are found by arrows");
    }

    #[test]
    fn one_key_goes_round_all_ships_those_that_can_be_tapped_first() {
        let mut session = testing::two_humans();
        testing::play_some(&mut session, 200);
        let mut ships = session.ships();
        ships.sort_by_key(|ship| (ship.mark == Mark::None, ship.id));
        let mut stop = Stop::Land(Territory::Brazil);
        for ship in &ships {
            stop = Stop::Ship(session.next_ship(stop).unwrap());
            assert_eq!(stop, Stop::Ship(ship.id));
        }
        assert_eq!(session.next_ship(stop), Some(ships[0].id));
    }

    #[test]
    fn keys_lead_to_every_hex_within_reach() {
        let mut session = testing::two_humans();
        let mut cruises = 0;
        while cruises < 5 {
            testing::play_some(&mut session, 1);
            let Some(cruise) = session.cruise() else { continue };
            let all = reached(&session, Stop::Hex(cruise.at));
            assert_eq!(all.len(), session.sea().len());
            cruises += 1;
        }
    }
}
