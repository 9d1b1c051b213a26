//! The names of the continents on the sea, and the progress towards holding each.

use super::drawing::Drawing;
use super::point::Point;
use crate::map::details;
use engine::core::Seat;
use engine::world::Continent;
use table::Session;

impl Drawing {
    /// Returns the position of the middle of a continent's name on the map.
    pub fn name_of_continent(&self, continent: Continent) -> Point {
        let at = self.artwork.continents.get(continent.index());
        at.copied().map(Point::from).unwrap_or_default()
    }
}

/// The progress towards holding a continent.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ContinentView {
    pub continent: Continent,
    /// The seat with the most territories in it; `None` if two have equally many, or if all of them
    /// are free.
    pub leader: Option<Seat>,
    /// The number of its territories that the leader holds.
    pub holds: usize,
    /// The number of its territories.
    pub all: usize,
}

impl ContinentView {
    /// Returns `true` if it brings armies to its holder.
    pub fn is_held(&self) -> bool {
        self.holds == self.all
    }
}

/// Returns the progress in each continent, which is public.
pub fn continents(session: &Session) -> Vec<ContinentView> {
    session
        .view()
        .table()
        .world()
        .continents()
        .map(|continent| continent_view(session, continent))
        .collect()
}

fn continent_view(session: &Session, continent: Continent) -> ContinentView {
    let (mut leader, mut holds) = (None, 0);
    for holder in details::holders(session, continent) {
        if holder.holds > holds {
            (leader, holds) = (Some(holder.seat), holder.holds);
        } else if holder.holds == holds {
            leader = None;
        }
    }
    ContinentView { continent, leader, holds, all: continent.territories().len() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::map::drawing::tests::earth;
    use engine::world::Territory;
    use table::testing;

    #[test]
    fn a_continent_says_who_holds_most_of_it() {
        let mut session = testing::two_humans();
        testing::play_some(&mut session, 200);
        let board = session.game().state().board();
        for view in continents(&session) {
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
        for continent in earth().world().continents() {
            let at = earth().name_of_continent(continent);
            assert!(earth().covered.is_clear(at, continent.name().len()), "{continent}");
        }
    }
}
