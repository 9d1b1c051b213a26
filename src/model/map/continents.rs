//! The names of the continents on the sea, and who is how far in each.

use super::place::Point;
use crate::model::session::Session;
use engine::core::Seat;
use engine::world::Continent;

/// Where the names stand, in the order of the continents of the world that is drawn: on open water.
const PLACES: [Point; 6] = [
    Point::new(96.0, 282.0),
    Point::new(284.0, 605.0),
    Point::new(578.0, 276.0),
    Point::new(700.0, 612.0),
    Point::new(1040.0, 545.0),
    Point::new(1262.0, 795.0),
];

/// Where the middle of the name of a continent stands on the map.
pub fn place_of(continent: Continent) -> Point {
    PLACES.get(continent.index()).copied().unwrap_or_default()
}

/// How far a continent is from being held.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ContinentView {
    pub continent: Continent,
    /// Who holds most of it, the first in the order of the seats; nobody where two hold as much, or all of it is free.
    pub leader: Option<Seat>,
    /// How many of its territories they hold.
    pub holds: usize,
    /// How many there are.
    pub all: usize,
}

impl ContinentView {
    /// Whether it brings armies to who holds it.
    pub fn is_held(&self) -> bool {
        self.holds == self.all
    }
}

impl Session {
    /// Who is how far in each continent. It lies open on the table.
    pub fn continents(&self) -> Vec<ContinentView> {
        self.view()
            .table()
            .world()
            .continents()
            .map(|continent| self.continent(continent))
            .collect()
    }

    fn continent(&self, continent: Continent) -> ContinentView {
        let (mut leader, mut holds) = (None, 0);
        for holder in self.holders(continent) {
            if holder.holds > holds {
                (leader, holds) = (Some(holder.seat), holder.holds);
            } else if holder.holds == holds {
                leader = None;
            }
        }
        ContinentView { continent, leader, holds, all: continent.territories().len() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::map::drawing::drawn;
    use crate::model::map::names::is_clear;
    use crate::model::testing;
    use engine::world::Territory;

    #[test]
    fn a_continent_says_who_holds_most_of_it() {
        let mut session = testing::two_humans();
        testing::play_some(&mut session, 200);
        let board = session.game().state().board();
        for view in session.continents() {
            let lands = view.continent.territories();
            let held = |seat: Seat| (board.held(seat) & lands).len();
            let most = Seat::ALL.into_iter().map(held).max().unwrap_or(0);
            let first: Vec<Seat> =
                Seat::ALL.into_iter().filter(|seat| held(*seat) == most).collect();
            assert_eq!((view.holds, view.all), (most, lands.len()), "{view:?}");
            assert_eq!(view.leader, (first.len() == 1).then(|| first[0]), "{view:?}");
            assert_eq!(
                view.is_held(),
                Territory::ALL
                    .into_iter()
                    .filter(|at| at.continent() == view.continent)
                    .all(|at| board.owner(at) == view.leader)
            );
        }
    }

    #[test]
    fn the_name_of_a_continent_covers_no_armies_no_name_and_no_mark_on_a_tablet() {
        for continent in drawn().continents() {
            assert!(is_clear(place_of(continent), continent.name().len()), "{continent}");
        }
    }
}
