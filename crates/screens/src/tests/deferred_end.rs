//! The end of a campaign, deferred until the next action, as the map shows it.

use crate::map::tappable;
use engine::game::{Action, Ask};
use table::testing::{asks, campaigns};
use table::{Intent, Session};

fn end(session: &mut Session) {
    session.dispatch(Intent::Play(Action::Done));
}

#[test]
fn whoever_attacks_on_has_ended_nothing_and_whoever_moves_has() {
    let (mut gone_on, mut moved) = (0, 0);
    campaigns(|before| {
        let mut held = before.clone();
        end(&mut held);
        if !held.defers_the_end() {
            return;
        }
        let mut session = held.clone();
        session.dispatch(Intent::Deselect);
        assert_eq!(session.game(), before.game());
        assert_eq!(asks(&session), Some(Ask::Campaign));
        let near = tappable::open(before)
            .iter()
            .find_map(|from| before.game().state().targets(from).first());
        if let Some(to) = near {
            let mut session = held.clone();
            session.dispatch(Intent::Tap(to));
            assert_eq!(session.draft().to, Some(to), "it is attacked");
            assert_eq!(session.game(), before.game());
            gone_on += 1;
        }
        if let (true, Some(from)) = (held.goes_on_after_the_end(), tappable::open(&held).first()) {
            let mut session = held.clone();
            session.dispatch(Intent::Tap(from));
            assert!(session.game().actions().len() > before.game().actions().len());
            let ask = held.asked(held.game().prompt().unwrap()).ask;
            assert!(session.draft().from == Some(from) || ask != Ask::Transfer);
            moved += 1;
        }
    });
    assert!(gone_on > 20 && moved > 20, "{gone_on} {moved}");
}
