//! Games with remote players, as lists of games and links show them (D2, D3).

use crate::link::offer::{Offer, ShareKind};
use crate::notice::NoticeView;
use crate::saves::library::Summary;
use engine::core::Seat;
use engine::game::Action;
use table::testing::{device, play_some, reopened, until_blue_decides};
use table::{Glance, Intent, Mail, Notice, PlayedBy, Save, Session};

/// Returns the status shown in the list of games.
fn standing(session: &Session) -> String {
    let glance = Glance::read(&Save::of(session, 1).to_text()).unwrap();
    Summary::of(glance).standing
}

#[test]
fn d2_nobody_here_decides_for_who_is_elsewhere() {
    let session = until_blue_decides();
    let told = Some(Notice::NotHere(Seat::Blue));
    let words = text::prompt::elsewhere_not_here("Blue");
    for session in [reopened(&session), session] {
        let legal = session.game().legal().fallback().unwrap();
        let after = session.played();
        for intent in [
            Intent::Play(legal.clone()),
            Intent::Play(Action::Done),
            Intent::Confirm,
            Intent::Answer { after, action: legal.clone() },
            Intent::Advise { after, action: legal, why: None },
        ] {
            let mut session = session.clone();
            let is_answer = matches!(intent, Intent::Answer { .. } | Intent::Advise { .. });
            session.dispatch(intent);
            assert_eq!(session.played(), after);
            assert_eq!(session.notice().is_none(), is_answer);
            assert!(is_answer || session.notice() == told.as_ref());
            assert!(is_answer || NoticeView::of(&session) == Some(NoticeView::from_text(&words)));
        }
        assert!(!session.is_shared() && !session.is_covered());
        assert_eq!(session.viewer().filter(|seat| *seat == Seat::Blue), None);
    }
}

#[test]
fn d3_a_game_is_sealed_once_and_says_whom_it_waits_for() {
    let mut session = until_blue_decides();
    let awaited = |session: &Session| session.awaited().map(|it| (it.seat, it.is_sealed));
    assert_eq!(awaited(&session), Some((Seat::Blue, false)));
    assert!(Save::of(&session, 1).cover.is_your_move(), "it is to be sent");
    assert_eq!(standing(&session), "Your move");
    let before = session.played();
    session.dispatch(Intent::Seal(device(Seat::Red)));
    assert!(session.is_pledging(), "the devices pledge before play goes on");
    session.dispatch(Intent::Seal(device(Seat::Red)));
    session.dispatch(Intent::Undo);
    assert_eq!(session.played(), before + 1, "it is what it is from then on");
    for session in [reopened(&session), session] {
        assert_eq!(awaited(&session), Some((Seat::Blue, true)));
        let cover = Save::of(&session, 1).cover;
        let mail = Mail { seat: Seat::Blue, is_sent: true };
        assert!(!cover.is_your_move() && cover.mail == Some(mail));
        assert_eq!(standing(&session), "Waiting for Blue");
    }
}

#[test]
fn d3_who_is_sent_away_in_mid_turn_is_not_waited_for_before_the_game_was_sent() {
    let mut session = until_blue_decides();
    session.dispatch(Intent::Control(Seat::Blue, PlayedBy::Human));
    session.dispatch(Intent::Uncover);
    while session.game().can_pledge() {
        play_some(&mut session, 1);
    }
    assert_eq!(session.viewer(), Some(Seat::Blue));
    session.dispatch(Intent::Control(Seat::Blue, PlayedBy::Elsewhere));
    assert_eq!(session.awaited().map(|it| it.is_sealed), Some(false), "nothing can be pledged");
    let save = Save::of(&session, 1);
    assert!(save.cover.is_your_move());
    assert_eq!(Offer::of(save).choices().first(), Some(&ShareKind::Turn), "but it can be sent");
}
