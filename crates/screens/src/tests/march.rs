//! A path being carried out, roll by roll on the screen.

use crate::notice::NoticeView;
use crate::story::roll_animation::AnimatedRoll;
use crate::story::suspense::suspense;
use engine::battle::ChainAttack;
use engine::core::Seat;
use engine::world::Territory;
use engine::world::names::{Alaska, Irkutsk, Kamchatka};
use table::testing::path_drawn;
use table::{Intent, PathAction, Session};

const OWN: &str = "Red campaign\nattacked Blue";

fn drawn(armies: u32, chain_attack: ChainAttack, seed: u64) -> Session {
    path_drawn(Seat::Red, OWN, armies, chain_attack, seed)
}

fn mine(session: &Session, territory: Territory) -> bool {
    session.view().table().board().owner(territory) == Some(Seat::Red)
}

/// Continues as the screen does, one battle at a time, and returns the number of times dice
/// were seen.
fn marched(session: &mut Session) -> u32 {
    let mut seen = 0;
    session.dispatch(Intent::Path(PathAction::March));
    while session.march_waits().is_some() {
        let before = session.played();
        let shown = session.before_dice(&Intent::March).unwrap();
        session.dispatch(Intent::March);
        let held = suspense(session, shown, &Intent::March);
        if let Some(held) = held {
            assert!(matches!(held.roll_animation().dice, AnimatedRoll::Land(_)));
            seen += 1;
        }
        assert!(session.played() > before || session.march_waits().is_none());
    }
    seen
}

#[test]
fn a_path_is_taken_battle_by_battle_with_all_but_one_going_on() {
    let (mut taken, mut stopped) = (0, 0);
    for (seed, chain_attack) in (0..40).map(|seed| {
        (seed, if seed % 2 == 0 { ChainAttack::Normal } else { ChainAttack::Committed })
    }) {
        let mut session = drawn(16, chain_attack, seed);
        marched(&mut session);
        if mine(&session, Irkutsk) {
            assert!(mine(&session, Kamchatka));
            let board = session.view().table().board();
            assert_eq!(board.armies(Kamchatka), 1, "all but one go on");
            assert_eq!(session.notice(), None);
            taken += 1;
        } else {
            assert!(session.notice().is_some(), "it says why it stops");
            stopped += 1;
        }
        assert!(!session.can_stop_march());
    }
    assert!(taken > 25, "{taken} {stopped}");
}

#[test]
fn t30_a_path_is_carried_out_with_the_armies_of_an_ally() {
    let mut taken = 0;
    for seed in 0..20 {
        let turn = "Black campaign\ncommander Red\nattacked Blue";
        let mut session = path_drawn(Seat::Black, turn, 16, ChainAttack::Normal, seed);
        marched(&mut session);
        let owner = |territory| session.view().table().board().owner(territory);
        if owner(Kamchatka) != Some(Seat::Black) {
            continue;
        }
        if owner(Irkutsk) == Some(Seat::Black) {
            assert_eq!(session.notice(), None);
            taken += 1;
        }
    }
    assert!(taken > 10, "{taken}");
}

#[test]
fn it_stops_when_the_rest_has_become_unlikely_and_says_so() {
    let mut stopped = 0;
    for seed in 0..60 {
        let mut session = drawn(11, ChainAttack::Normal, seed);
        let seen = marched(&mut session);
        if let Some(notice) = NoticeView::of(&session) {
            assert!(notice.text.contains('%'), "{notice:?}");
            let left = session.view().table().board().armies(Alaska);
            assert!(seen == 0 || left > 1 || mine(&session, Kamchatka), "not to the last army");
            stopped += 1;
        }
    }
    assert!(stopped > 5, "{stopped}");
}
