//! Starting armies that a person leaves to the hints, as the bar offers it (X1).

use crate::hint;
use crate::table::prompt::PromptView;
use engine::core::Seat;
use engine::game::{Ask, Control, RuleSet};
use table::{Duty, Intent, Session, testing};

/// Answers for the players that the page has to ask.
fn until_asked(session: &mut Session) {
    while let Duty::Think(_) = session.duty() {
        testing::play_some(session, 1);
    }
}

fn labels(session: &Session) -> Vec<String> {
    PromptView::of(session).others.into_iter().map(|button| button.label).collect()
}

#[test]
fn x1_the_bar_offers_to_place_the_rest_and_to_stop_that() {
    let mut session = testing::one_human();
    until_asked(&mut session);
    let Some(Ask::Garrison { left }) = session.prompt().map(|it| it.ask) else { panic!() };
    let sentence = PromptView::of(&session).sentence;
    assert_eq!(sentence, format!("Red: place 1 army ({left} left)."));
    assert_eq!(labels(&session), ["Place the rest for me"]);
    assert!(hint::question(&session).is_some());

    session.dispatch(Intent::PlaceRest);
    while let Duty::Think(_) = session.duty() {
        if !matches!(session.prompt().unwrap().ask, Ask::Garrison { .. }) {
            break;
        }
        assert_eq!(labels(&session), ["Stop placing"]);
        let sentence = PromptView::of(&session).sentence;
        assert_eq!(sentence, "Red: placing the rest of your armies…");
        testing::play_some(&mut session, 1);
    }
    until_asked(&mut session);
    assert_eq!(session.view().table().turn().round, 1);
    assert!(labels(&session).is_empty());
}

#[test]
fn x1_the_last_army_is_placed_by_hand() {
    let mut session = testing::one_human();
    let mut last = 0;
    while session.view().table().turn().round == 0 {
        let asked = session.prompt().map(|it| it.ask);
        if let (Some(Ask::Garrison { left: 1 }), Duty::Decide(_)) = (asked, session.duty()) {
            assert_eq!(PromptView::of(&session).sentence, "Red: place your last army.");
            assert!(labels(&session).is_empty());
            last += 1;
        }
        testing::play_some(&mut session, 1);
    }
    assert_eq!(last, 1);
}

#[test]
fn x1_others_at_the_tablet_see_whose_armies_are_placed_and_can_stop_it() {
    let people = [Seat::Red, Seat::Blue].map(|seat| (seat, Control::Human));
    let mut session = testing::session(RuleSet::NEXT, &people);
    let leaves = session.prompt().unwrap().seat;
    session.dispatch(Intent::PlaceRest);
    until_asked(&mut session);
    let stop = format!("Stop placing for {leaves}");
    assert_eq!(labels(&session), [stop, "Place the rest for me".to_owned()]);
    session.dispatch(Intent::Recall);
    assert_eq!(labels(&session), ["Place the rest for me"]);
}
