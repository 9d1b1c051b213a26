//! Arrow-key navigation over land, ships and sea.

use super::direction::{Direction, nearest};
use super::drawing::Drawing;
use super::mark::Mark;
use super::point::Point;
use crate::map::ships;
use engine::battle::Post;
use engine::core::ShipId;
use engine::world::{Hex, Territory, TerritorySet};
use stdx::InOrder;
use table::Session;

/// A place on the map that the keyboard can focus.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FocusStop {
    Land(Territory),
    Ship(ShipId),
    /// A hex that can be tapped now.
    Hex(Hex),
}

impl From<Post> for FocusStop {
    fn from(post: Post) -> Self {
        match post {
            Post::Land(territory) => Self::Land(territory),
            Post::Ship(ship) => Self::Ship(ship),
        }
    }
}

/// Returns the position of a place on the map; `None` if it is gone.
pub fn place_of(session: &Session, stop: FocusStop) -> Option<Point> {
    let drawing = Drawing::of_table(session);
    match stop {
        FocusStop::Land(territory) => Some(drawing.badge(territory)),
        FocusStop::Hex(hex) => Some(drawing.anchor(hex).0),
        FocusStop::Ship(ship) => {
            let ships = ships::ships(session);
            ships.iter().find(|view| view.id == ship).map(|view| view.berth(drawing))
        }
    }
}

/// Returns the place an arrow key leads to: along borders and from shores to the ships off
/// them; from a ship to shores and to other ships on its ocean; from hex to hex.
pub fn walk(session: &Session, from: FocusStop, direction: Direction) -> Option<FocusStop> {
    match from {
        FocusStop::Hex(_) => {
            let hexes = ships::sea(session).into_iter().map(|view| FocusStop::Hex(view.hex));
            nearest_stop(session, from, hexes, direction)
        }
        FocusStop::Land(territory) => {
            let next = Drawing::of_table(session).step(territory, direction).map(FocusStop::Land);
            let off = ships_off(session, territory).map(FocusStop::Ship);
            nearest_stop(session, from, next.into_iter().chain(off), direction)
        }
        FocusStop::Ship(ship) => {
            let at = session.view().table().fleet().get(ship)?.at;
            let others = ships::ships(session).into_iter();
            let others = others.filter(|view| view.at.ocean() == at.ocean() && view.id != ship);
            let shores = shores_of(session, at).iter().map(FocusStop::Land);
            let ships = others.map(|view| FocusStop::Ship(view.id));
            nearest_stop(session, from, shores.chain(ships), direction)
        }
    }
}

/// Returns the next ship in a cycle through all ships, those that can be tapped now first, or
/// `None` if there are no ships. From a territory, the cycle begins with the first.
pub fn next_ship(session: &Session, from: FocusStop) -> Option<ShipId> {
    let mut ships = ships::ships(session);
    ships.order_by_key(|ship| (ship.mark == Mark::None, ship.id));
    let at = ships.iter().position(|ship| from == FocusStop::Ship(ship.id));
    let next = at.map_or(0, |at| (at + 1) % ships.len());
    ships.get(next).map(|ship| ship.id)
}

fn nearest_stop(
    session: &Session,
    from: FocusStop,
    stops: impl Iterator<Item = FocusStop>,
    direction: Direction,
) -> Option<FocusStop> {
    let (drawing, at) = (Drawing::of_table(session), place_of(session, from)?);
    let ways = stops
        .filter(|stop| *stop != from)
        .filter_map(|stop| Some((stop, drawing.around(at, place_of(session, stop)?))));
    nearest(ways, direction)
}

/// Returns the ships off the coast of a territory.
pub(crate) fn ships_off(session: &Session, territory: Territory) -> impl Iterator<Item = ShipId> {
    let state = session.view().table();
    let off = state.fleet().iter();
    off.filter(move |(_, ship)| state.shores(ship).contains(territory)).map(|(id, _)| id)
}

/// Returns the shores of a hex, or of the nearest hexes that have any.
fn shores_of(session: &Session, at: Hex) -> TerritorySet {
    let world = session.view().table().world();
    let around = world.within(at, u32::MAX);
    let mut nearest = None;
    around
        .into_iter()
        .map(|(hex, lengths)| (world.shores(hex), lengths))
        .filter(|(shores, _)| !shores.is_empty())
        .take_while(|(_, lengths)| *lengths <= 1 + *nearest.get_or_insert(*lengths))
        .fold(TerritorySet::EMPTY, |all, (shores, _)| all | shores)
}

#[cfg(test)]
mod tests {
    use crate::sea::cruise::CruiseView;
    use std::collections::BTreeSet;

    use super::*;
    use table::testing;

    /// Returns all places that arrow keys can reach.
    fn reached(session: &Session, from: FocusStop) -> BTreeSet<String> {
        let (mut known, mut edge) = (BTreeSet::from([format!("{from:?}")]), vec![from]);
        while let Some(stop) = edge.pop() {
            for next in Direction::ALL.into_iter().filter_map(|key| walk(session, stop, key)) {
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
            let from_land = reached(&session, FocusStop::Land(Territory::Brazil));
            assert!(Territory::ALL.iter().all(|at| from_land.contains(&format!("Land({at:?})"))));
            for ship in ships::ships(&session) {
                let stop = FocusStop::Ship(ship.id);
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
        let mut ships = ships::ships(&session);
        ships.sort_by_key(|ship| (ship.mark == Mark::None, ship.id));
        let mut stop = FocusStop::Land(Territory::Brazil);
        for ship in &ships {
            stop = FocusStop::Ship(next_ship(&session, stop).unwrap());
            assert_eq!(stop, FocusStop::Ship(ship.id));
        }
        assert_eq!(next_ship(&session, stop), Some(ships[0].id));
    }

    #[test]
    fn keys_lead_to_every_hex_within_reach() {
        let mut session = testing::two_humans();
        let mut cruises = 0;
        while cruises < 5 {
            testing::play_some(&mut session, 1);
            let Some(cruise) = CruiseView::of(&session) else { continue };
            let all = reached(&session, FocusStop::Hex(cruise.at));
            assert_eq!(all.len(), ships::sea(&session).len());
            cruises += 1;
        }
    }
}
