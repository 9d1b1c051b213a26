//! What is to be seen on the map of what has just happened: land that changes hands, armies that march, ships that sink.

use super::place::{Point, anchor, badge, way};
use crate::model::session::{Moment, Session};
use engine::battle::Post;
use engine::core::{Seat, ShipId};
use engine::game::{BoardEvent, Event, LandEvent, SeaEvent};
use engine::world::{Hex, Territory};

/// Something that is seen once.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Scene {
    /// The colour of who has taken it washes over a territory.
    Wash {
        territory: Territory,
        /// Whose it was.
        was: Seat,
        /// Where its old colour is seen last: away from where it was attacked.
        last: Point,
    },
    /// Armies go from one place to another.
    March { seat: Seat, from: Point, way: Point },
    /// A ship burns and sinks where it lay.
    Wreck { owner: Seat, at: Point },
}

/// How far from the badge of a territory its old colour is seen last.
const AWAY: f64 = 60.0;

impl Session {
    /// What of the moments from this one on is to be seen on the map.
    pub fn scenes(&self, first: usize) -> Vec<Scene> {
        let news = self.moments().get(first..).unwrap_or_default();
        let events = || news.iter().flat_map(|moment| &moment.events);
        let marches = events().filter_map(march);
        let washes = events().filter_map(|event| match *event {
            Event::Land(LandEvent::Conquered { from: was, territory, .. }) => {
                Some(self.wash(territory, was))
            }
            _ => None,
        });
        let wrecks = events().filter_map(|event| match *event {
            Event::Sea(SeaEvent::Sank { ship, owner, .. }) => {
                let at = lay(self.moments(), ship)?;
                Some(Scene::Wreck { owner, at: anchor(at).0 })
            }
            _ => None,
        });
        washes.chain(wrecks).chain(marches).collect()
    }

    fn wash(&self, territory: Territory, was: Seat) -> Scene {
        let sent = self.moments().iter().rev().flat_map(|moment| moment.events.iter().rev());
        let from = sent.filter_map(|event| match *event {
            Event::Land(LandEvent::BlockSent { from: Post::Land(from), .. }) => Some(from),
            _ => None,
        });
        let from = from.take(1).find(|from| *from != territory);
        let way = from.map_or(Point::default(), |from| way(from, territory));
        let away = way * (AWAY / way.length().max(1.0));
        Scene::Wash { territory, was, last: badge(territory) + away }
    }
}

/// Armies that went over land.
fn march(event: &Event) -> Option<Scene> {
    let Event::Board(BoardEvent::Moved { seat, from, to, .. }) = *event else { return None };
    Some(Scene::March { seat, from: badge(from), way: way(from, to) })
}

/// Where a ship lay last that is gone, if it has been told.
fn lay(moments: &[Moment], gone: ShipId) -> Option<Hex> {
    let mut events = moments.iter().rev().flat_map(|moment| moment.events.iter().rev());
    events.find_map(|event| match *event {
        Event::Sea(SeaEvent::Sailed { ship, to, .. }) if ship == gone => Some(to),
        Event::Sea(SeaEvent::Launched { ship, at, .. }) if ship == gone => Some(at),
        _ => None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::testing;

    #[test]
    fn what_has_just_happened_is_seen_once() {
        let mut session = testing::two_humans();
        let (mut washes, mut marches, mut wrecks) = (0, 0, 0);
        for _ in 0..3_000 {
            let before = session.moments().len();
            let owners = *session.view().table().board();
            let fleet = session.view().table().fleet().clone();
            testing::play_some(&mut session, 1);
            if session.moments().len() < before {
                continue;
            }
            for scene in session.scenes(before) {
                match scene {
                    Scene::Wash { territory, was, .. } => {
                        assert_eq!(owners.owner(territory), Some(was));
                        assert_ne!(session.view().table().board().owner(territory), Some(was));
                        washes += 1;
                    }
                    Scene::March { from, way, .. } => {
                        assert!(way.length() > 1.0 && from != Point::default());
                        marches += 1;
                    }
                    Scene::Wreck { owner, at } => {
                        let lay = fleet.iter().filter(|(_, ship)| ship.owner == owner);
                        let places: Vec<Point> = lay.map(|(_, it)| anchor(it.at).0).collect();
                        assert!(places.contains(&at), "where it lay");
                        wrecks += 1;
                    }
                }
            }
            assert_eq!(session.scenes(session.moments().len()), []);
        }
        assert!(washes > 10 && marches > 10 && wrecks > 0, "{washes} {marches} {wrecks}");
    }
}
