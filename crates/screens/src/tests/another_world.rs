//! Whole games on another world: every view shows that world and nothing of the Earth.

use crate::command::shortened;
use crate::map::tappable;
use std::sync::LazyLock;

use super::secrets::views;
use engine::core::Seat;
use engine::game::{Control, RuleSet, Victory};
use engine::world::{Continent, Ocean, Territory, World, WorldId};
use table::{Intent, Save, Session, testing};

static LAGOON: LazyLock<WorldId> = LazyLock::new(|| {
    World::read(include_str!("../../../engine/tests/worlds/lagoon.json")).unwrap()
});

/// The names on the Earth, as people read them and as identifiers.
static EARTH: LazyLock<Vec<String>> = LazyLock::new(|| {
    let names = Territory::ALL.map(Territory::name).into_iter();
    let names = names.chain(Continent::ALL.map(Continent::name)).chain(Ocean::ALL.map(Ocean::name));
    names.flat_map(|name| [name.to_owned(), name.replace(' ', "")]).collect()
});

fn check(session: &Session) {
    for (view, text) in views(session) {
        let found = EARTH.iter().find(|name| text.contains(name.as_str()));
        assert_eq!(found, None, "{view}: {text}");
    }
}

#[test]
fn the_help_shortens_a_command_with_places_of_the_board_in_play() {
    let lagoon = RuleSet { printing: (*LAGOON).into(), ..RuleSet::NEXT };
    assert_eq!(shortened(lagoon.world()), "att ald bra 5");
    assert_eq!(shortened(World::earth()), "att ala nor ter 5");
}

#[test]
fn every_view_of_a_whole_game_on_another_world_tells_of_that_world() {
    let players = [
        (Seat::Red, Control::Human),
        (Seat::Blue, Control::Human),
        (Seat::Green, Control::Computer("easy".into())),
    ];
    for preset in [RuleSet::NAUTICAL, RuleSet::NEXT] {
        let rules = RuleSet { printing: (*LAGOON).into(), victory: Victory::Rounds(6), ..preset };
        let mut session = testing::session(rules, &players);
        let mut named = false;
        for step in 0..5_000 {
            if session.game().outcome().is_some() {
                break;
            }
            let (open, place) =
                (tappable::open(&session), step % tappable::open(&session).len().max(1));
            if let Some(territory) = open.nth(place) {
                session.dispatch(Intent::Tap(territory));
            }
            if step % 23 == 0 {
                check(&session);
                named |= views(&session).iter().any(|(_, text)| text.contains("Brackwater"));
            }
            testing::play_some(&mut session, 1);
        }
        assert!(session.game().outcome().is_some() && named, "{}", session.played());
        check(&session);
        let save = Save::of(&session, 1);
        assert!(save.owners.is_some());
        let back = Save::read(&save.to_text()).unwrap().open().unwrap();
        assert_eq!(back.game().digest(), session.game().digest());
    }
}
