//! Animations on the map of recent events: land that changes hands, armies that march, ships that
//! sink.

use super::drawing::Drawing;
use super::point::Point;
use engine::battle::Post;
use engine::core::{Seat, ShipId};
use engine::game::{BoardEvent, Event, LandEvent, SeaEvent};
use engine::world::{Hex, Territory};
use table::Session;

/// An animation shown once.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Scene {
    /// The new owner's colour washes over a territory.
    Wash {
        territory: Territory,
        /// The previous owner.
        was: Seat,
        /// The point where its old colour disappears last, far from the attacker.
        last: Point,
    },
    /// Armies move from one place to another.
    March { seat: Seat, from: Point, way: Point },
    /// A ship burns and sinks where it was.
    Wreck { owner: Seat, at: Point },
}

/// The distance from a territory's badge to the point where its old colour disappears last.
const AWAY: f64 = 60.0;

/// Returns the animations for the moments from `first` on.
pub fn scenes(session: &Session, first: usize) -> Vec<Scene> {
    let news = session.moments().get(first..).unwrap_or_default();
    let events = || news.iter().flat_map(|moment| moment.events.iter());
    let drawing = Drawing::of_table(session);
    let marches = events().filter_map(|event| march(drawing, event));
    let washes = events().filter_map(|event| wash(session, event));
    let wrecks = events().filter_map(|event| wreck(session, event));
    washes.chain(wrecks).chain(marches).collect()
}

fn wash(session: &Session, event: &Event) -> Option<Scene> {
    let Event::Land(LandEvent::Conquered { from: was, territory, .. }) = *event else {
        return None;
    };
    let mut sent = session.moments().iter().rev().flat_map(|moment| moment.events.iter().rev());
    let from = sent.find_map(sent_from).and_then(Post::territory);
    let drawing = Drawing::of_table(session);
    let way = from.map_or(Point::default(), |from| drawing.way(from, territory));
    let away = way * (AWAY / way.length().max(1.0));
    Some(Scene::Wash { territory, was, last: drawing.badge(territory) + away })
}

fn wreck(session: &Session, event: &Event) -> Option<Scene> {
    let Event::Sea(SeaEvent::Sank { ship, owner, .. }) = *event else { return None };
    let mut events = session.moments().iter().rev().flat_map(|moment| moment.events.iter().rev());
    let at = events.find_map(|event| lay(event, ship))?;
    Some(Scene::Wreck { owner, at: Drawing::of_table(session).anchor(at).0 })
}

/// Returns the animation of armies that moved over land.
fn march(drawing: &Drawing, event: &Event) -> Option<Scene> {
    let Event::Board(BoardEvent::Moved { seat, from, to, .. }) = *event else { return None };
    Some(Scene::March { seat, from: drawing.badge(from), way: drawing.way(from, to) })
}

/// Returns the origin of an attacking block.
fn sent_from(event: &Event) -> Option<Post> {
    let Event::Land(LandEvent::BlockSent { from, .. }) = event else { return None };
    Some(*from)
}

/// Returns the hex that a ship was on from then on.
fn lay(event: &Event, gone: ShipId) -> Option<Hex> {
    let Event::Sea(event) = event else { return None };
    let (ship, at) = if let SeaEvent::Sailed { ship, to, .. } = *event {
        (ship, to)
    } else if let SeaEvent::Launched { ship, at, .. } = *event {
        (ship, at)
    } else {
        return None;
    };
    (ship == gone).then_some(at)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::map::drawing::tests::earth;
    use table::testing;

    #[test]
    fn what_has_just_happened_is_seen_once() {
        let mut session = testing::two_humans();
        let (mut washes, mut marches, mut wrecks) = (0, 0, 0);
        for _ in 0..3_000 {
            let before = session.moments().len();
            let owners = session.view().table().board().clone();
            let fleet = *session.view().table().fleet();
            testing::play_some(&mut session, 1);
            if session.moments().len() < before {
                continue;
            }
            for scene in scenes(&session, before) {
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
                        let places: Vec<Point> =
                            lay.map(|(_, it)| earth().anchor(it.at).0).collect();
                        assert!(places.contains(&at), "where it lay");
                        wrecks += 1;
                    }
                }
            }
            assert_eq!(scenes(&session, session.moments().len()), []);
        }
        assert!(washes > 10 && marches > 10 && wrecks > 0, "{washes} {marches} {wrecks}");
    }
}
