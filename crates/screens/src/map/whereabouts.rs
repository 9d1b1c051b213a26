//! Places on the map of the events in an earlier position.

use engine::battle::Post;
use engine::game::{BoardEvent, Event, LandEvent, SeaEvent};
use engine::world::{HexSet, TerritorySet};
use table::Session;

/// Returns the territories of the events in the history view.
pub(crate) fn looked_at(session: &Session) -> TerritorySet {
    spots(session).filter_map(Post::territory).collect()
}

/// Returns the hexes of the events in the history view.
pub(crate) fn looked_at_sea(session: &Session) -> HexSet {
    let fleet = session.view().table().fleet();
    let ships = spots(session).filter_map(Post::ship);
    ships.filter_map(|ship| fleet.get(ship).map(|ship| ship.at)).collect()
}

fn spots(session: &Session) -> impl Iterator<Item = Post> + '_ {
    let last = session.moments().last().filter(|_| session.is_past());
    last.into_iter().flat_map(|moment| moment.events.iter().flat_map(spots_of)).flatten()
}

/// Returns the origin and destination of a move, or the place of another event.
fn spots_of(event: &Event) -> [Option<Post>; 2] {
    match *event {
        Event::Board(event) => on_board(event),
        Event::Land(event) => on_land(event),
        Event::Sea(event) => at_sea(event),
        Event::Captured { at, .. } => [Some(at), None],
        Event::Seat(_)
        | Event::TurnBegan { .. }
        | Event::Card(_)
        | Event::Ally(_)
        | Event::Poker(_)
        | Event::Over { .. } => [None, None],
    }
}

fn on_board(event: BoardEvent) -> [Option<Post>; 2] {
    match event {
        BoardEvent::Moved { from, to, .. } => [Some(from.into()), Some(to.into())],
        BoardEvent::Settled { territory, .. }
        | BoardEvent::Raised { territory, .. }
        | BoardEvent::Disbanded { territory, .. }
        | BoardEvent::Scarred { territory, .. }
        | BoardEvent::HeadquartersFounded { territory, .. }
        | BoardEvent::FactoryBuilt { territory, .. } => [Some(territory.into()), None],
        BoardEvent::FactoryLost { .. } | BoardEvent::NotSupplied { .. } => [None, None],
    }
}

fn on_land(event: LandEvent) -> [Option<Post>; 2] {
    match event {
        LandEvent::BlockSent { from, .. } => [Some(from), None],
        LandEvent::Attacked { to: territory, .. }
        | LandEvent::Repulsed { to: territory, .. }
        | LandEvent::Exhausted { territory }
        | LandEvent::Conquered { territory, .. }
        | LandEvent::CaptivesFreed { territory, .. }
        | LandEvent::Worn { territory, .. }
        | LandEvent::Expanded { territory, .. }
        | LandEvent::CaptivesTurned { territory, .. } => [Some(territory.into()), None],
        LandEvent::Rolled { .. }
        | LandEvent::DiceDeclared { .. }
        | LandEvent::DiceModified { .. }
        | LandEvent::ReactionPlayed { .. }
        | LandEvent::MissileStruck { .. }
        | LandEvent::BlockRolled { .. }
        | LandEvent::AwaitsPlusOne { .. }
        | LandEvent::Reserved { .. } => [None, None],
    }
}

fn at_sea(event: SeaEvent) -> [Option<Post>; 2] {
    match event {
        SeaEvent::Embarked { ship, from, .. } => [Some(from.into()), Some(ship.into())],
        SeaEvent::Disembarked { ship, to, .. } => [Some(ship.into()), Some(to.into())],
        SeaEvent::Engaged { ship, target, .. } | SeaEvent::Rolled { ship, target, .. } => {
            [Some(ship.into()), Some(target.into())]
        }
        SeaEvent::Launched { ship, .. }
        | SeaEvent::CruiseRolled { ship, .. }
        | SeaEvent::Sailed { ship, .. }
        | SeaEvent::ShipCaptured { ship, .. }
        | SeaEvent::Commandeered { ship, .. } => [Some(ship.into()), None],
        SeaEvent::BattleBegan { .. }
        | SeaEvent::Reserved { .. }
        | SeaEvent::SinkingRolled { .. }
        | SeaEvent::Sank { .. }
        | SeaEvent::EngagementEnded { .. }
        | SeaEvent::CaptivesTurned { .. } => [None, None],
    }
}

#[cfg(test)]
mod tests {
    use crate::map::ships;
    use crate::map::territories;
    use crate::map::whereabouts::looked_at;
    use crate::story::past::Past;
    use engine::game::{Action, SeaAction};
    use table::testing;

    #[test]
    fn who_looks_back_looks_at_where_it_happened() {
        let present = testing::two_humans_after(600);
        assert!(looked_at(&present).is_empty(), "nobody looks back");
        let actions = present.game().actions();
        let (mut on_land, mut at_sea) = (0, 0);
        let mut past = Past::look(&present, 0);
        while let Some(looked) = past {
            let (shown, moment) = (looked.shown(), looked.here().moment);
            match moment.checked_sub(1).map(|last| &actions[last]) {
                Some(Action::Deploy { territory, .. } | Action::Build { territory }) => {
                    assert!(territories::focus(shown).contains(*territory));
                    on_land += 1;
                }
                Some(Action::Transfer { from, to, .. } | Action::Rearrange { from, to, .. }) => {
                    assert!(
                        territories::focus(shown).contains(*from)
                            && territories::focus(shown).contains(*to)
                    );
                    on_land += 1;
                }
                Some(Action::Sea(SeaAction::Sail { to })) => {
                    assert!(ships::sea_focus(shown).1.contains(*to));
                    at_sea += 1;
                }
                _ => {}
            }
            past = looked.step(&present, crate::story::past::Grain::Line, true);
        }
        assert!(on_land > 20 && at_sea > 0, "{on_land}, {at_sea}");
    }
}
