//! People who come and go: nobody sees what another seat holds.

use crate::names::only_person_here;
use crate::seats::cards::CardsView;
use crate::story::past::Past;
use crate::story::recap::RecapView;
use engine::core::Seat;
use engine::game::{Action, Control, RuleSet};
use players::bot::Level;
use table::testing::{in_reds_hands, one_human, play_some, session};
use table::{Duty, Intent, PlayedBy, Session};
use words::InWords;

const COMPUTER: PlayedBy = PlayedBy::Level(Level::Normal);

#[test]
fn a_next_game_is_suggested_to_who_is_here_alone() {
    let mut session = one_human();
    assert_eq!(only_person_here(&session).as_deref(), Some(Seat::Red.in_words()));
    session.dispatch(Intent::Control(Seat::Red, COMPUTER));
    assert_eq!(only_person_here(&session), None, "nobody is here any more");
    session.dispatch(Intent::Control(Seat::Blue, PlayedBy::Human));
    assert_eq!(only_person_here(&session), None, "Blue began as a computer");
    let mut session = in_reds_hands();
    assert_eq!(only_person_here(&session), None, "two are here");
    session.dispatch(Intent::Control(Seat::Red, COMPUTER));
    assert_eq!(only_person_here(&session).as_deref(), Some(Seat::Blue.in_words()));
}

#[test]
fn who_takes_a_seat_back_says_so() {
    let mut session = in_reds_hands();
    session.dispatch(Intent::Control(Seat::Red, COMPUTER));
    session.dispatch(Intent::Control(Seat::Red, PlayedBy::Human));
    assert_eq!(session.duty(), Duty::HandOver(Seat::Red));
    assert_eq!((session.viewer(), RecapView::fresh(&session)), (None, None));
}

#[test]
fn who_comes_to_an_army_sees_nothing_of_what_it_held_before() {
    let people = [Seat::Red, Seat::Blue, Seat::Green].map(|seat| (seat, Control::Human));
    let mut session = session(RuleSet::NAUTICAL, &people);
    let holds = |session: &Session| !session.game().state().deck().hands[Seat::Blue].is_empty();
    while !holds(&session) || !session.game().state().able_to_leave().contains(Seat::Blue) {
        play_some(&mut session, 1);
        session.dispatch(Intent::Uncover);
    }
    let left = session.game().actions().len();
    session.dispatch(Intent::Play(Action::Leave { seat: Seat::Blue }));
    session.dispatch(Intent::Uncover);
    session.dispatch(Intent::Play(Action::Join { ally: Seat::Blue }));
    let joined = session.game().actions().len();
    assert_eq!((joined, session.notice()), (left + 2, None));
    while session.viewer() != Some(Seat::Blue) || session.game().actions().len() < joined + 2 {
        play_some(&mut session, 1);
        session.dispatch(Intent::Uncover);
    }
    let past = Past::look(&session, left).unwrap();
    assert_eq!(past.shown().viewer(), None);
    assert!(CardsView::of(past.shown()).is_none());
    assert!(Past::look(&session, joined + 1).unwrap().shown().viewer().is_some());
}
