//! Armies gathered in one territory with a single tap, before the game begins (T4).

use crate::map::tappable;
use crate::table::prompt::{Button, PromptView};
use engine::game::Ask;
use engine::world::Territory;
use table::{Intent, testing};

#[test]
fn t4_all_armies_go_to_one_territory_with_two_taps_and_come_back_with_one() {
    let mut session = testing::two_humans();
    assert_eq!(session.prompt().unwrap().ask, Ask::Arrange);
    let before = session.game().clone();
    let seat = session.viewer().unwrap();
    let board = session.game().state().board();
    let held = board.held(seat);
    let all: u32 = held.iter().map(|at| board.armies(at)).sum();
    let to = tappable::open(&session).first().unwrap();
    session.dispatch(Intent::Tap(to));
    let gather = |button: &Button| button.intent == Intent::Gather;
    assert!(PromptView::of(&session).others.iter().any(gather));

    session.dispatch(Intent::Gather);
    let armies = |at: Territory| session.game().state().board().armies(at);
    let left = u32::try_from(held.len()).unwrap() - 1;
    assert_eq!(armies(to), all - left);
    assert!(held.iter().filter(|at| *at != to).all(|at| armies(at) == 1));
    assert!(!PromptView::of(&session).others.iter().any(gather), "nothing is left to gather");

    session.dispatch(Intent::Undo);
    assert_eq!(session.game(), &before);
    assert!(session.check_undo().is_err(), "nothing else was taken back");

    session.dispatch(Intent::Tap(to));
    session.dispatch(Intent::Gather);
    let gathered = session.game().actions().to_vec();
    session.dispatch(Intent::Undo);
    for action in gathered.clone() {
        session.dispatch(Intent::Play(action));
    }
    session.dispatch(Intent::Undo);
    let left = session.game().actions().len();
    assert_eq!(left, gathered.len() - 1, "armies moved singly come back singly");
}
