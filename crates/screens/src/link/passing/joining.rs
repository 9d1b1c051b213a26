//! Joining a game by link, and the messages when something doesn't fit.

use super::*;
use crate::notice::NoticeView;
use engine::core::DeviceKey;

const CARL: Seat = Seat::Green;

/// Returns a table with these people at this device, to which the others are invited.
fn inviting(people: &[Seat], away: &[Seat]) -> Session {
    let people: Vec<_> = people.iter().chain(away).map(|seat| (*seat, Control::Human)).collect();
    let setup = Save::of(&testing::dealt(RuleSet::NEXT, &people, 3), 0).record.setup;
    let setup = Setup { seed: Seed::default(), ..setup };
    let table = NewGame::table("Ours".into(), Orders::Ask).with_away(SeatSet::of(away));
    let session = Session::new(setup, table).unwrap().inviting(&testing::device(ANN));
    reopened(&session, &testing::device(ANN))
}

/// Joins for these seats at Bob’s device; returns Bob's game and the link back to Ann.
fn answered(ann: &mut Session, seats: SeatSet) -> (Session, String) {
    let invitation = sent(ann, ANN);
    let bob = visit(&invitation).joined_as(seats, "Ours".into(), UserOrders::default());
    let mut bob = reopened(&bob, &testing::device(BOB));
    let answer = sent(&mut bob, BOB);
    (bob, answer)
}

/// Returns the game that has begun at Ann’s device.
fn begun(ann: &Session, answer: &str) -> Session {
    let ann = visit(answer).moved_on(Save::of(ann, 2)).unwrap();
    reopened(&ann, &testing::device(ANN))
}

/// Plays until the game has to be sent.
fn play_on(session: &mut Session) {
    let mut choices = Seeded::new(Seed::from_number(1), 0);
    for _ in 0..2_000 {
        match session.duty() {
            Duty::Decide(_) => {
                let action = session.game().legal().sample(&mut choices).unwrap();
                session.dispatch(Intent::Play(action));
                session.dispatch(Intent::Draw);
            }
            Duty::HandOver(_) => session.dispatch(Intent::Uncover),
            Duty::Showdown => session.dispatch(Intent::GoOn),
            _ => return,
        }
    }
}

#[test]
fn d3_a_device_joins_for_several_people_with_one_pledge() {
    let both = SeatSet::of(&[BOB, CARL]);
    let mut ann = inviting(&[ANN], &[BOB, CARL]);
    let (bob, answer) = answered(&mut ann, both);
    assert!(bob.is_here(BOB) && bob.is_here(CARL) && bob.is_away(ANN));
    assert_eq!(bob.game().devices().map(|it| it.0).collect::<Vec<_>>(), [SeatSet::only(ANN), both]);
    let mut ann = begun(&ann, &answer);
    assert!(!ann.is_gathering());
    play_on(&mut ann);
    let letter = sent(&mut ann, ANN);
    let bob = visit(&letter).moved_on(Save::of(&bob, 3)).unwrap();
    let mut bob = reopened(&bob, &testing::device(BOB));
    assert_eq!(bob.notice(), None);
    play_on(&mut bob);
    let verified = Save::of(&bob, 0).record.verify().unwrap();
    assert!(verified.findings.is_empty() && verified.fault.is_none(), "{:?}", verified.findings);
}

#[test]
fn d3_a_device_that_lost_its_key_while_it_invited_says_so_at_once() {
    let mut ann = inviting(&[ANN], &[BOB]);
    let (_, answer) = answered(&mut ann, SeatSet::only(BOB));
    let ann = visit(&answer).moved_on(Save::of(&ann, 2)).unwrap();
    let lost = reopened(&ann, &DiceDevice { key: DeviceKey([99; 32]), nonce: 1 });
    assert!(lost.is_gathering());
    assert!(NoticeView::of(&lost).unwrap().text.starts_with("This device can’t deal the cards"));
}

#[test]
fn d3_cards_that_were_not_dealt_from_the_pledges_are_told_as_soon_as_a_link_opens() {
    let mut ann = inviting(&[ANN], &[BOB]);
    let (bob, answer) = answered(&mut ann, SeatSet::only(BOB));
    let record = Save::of(&begun(&ann, &answer), 0).record;
    assert_eq!(opened(record.clone()).dice(), [""; 0]);
    let mut forged = record;
    forged.setup.seed = Seed::from_number(8);
    let visit = opened(forged.clone());
    let [told] = &visit.dice()[..] else { panic!("{:?}", visit.dice()) };
    assert!(told.starts_with("Move 3, set-up: the deal does not follow from the commitments"));
    assert!(told.contains("Red’s device"), "{told}");
    // Bob's device has the invitation, but doesn't take the forged game for its continuation.
    let nearest = known(&forged, [kept(&bob)]).remove(0);
    assert!(matches!(nearest.kinship, Kinship::Branch(_)) && nearest.fork.is_none());
}

#[test]
fn d3_a_broken_commitment_is_told_with_its_device_as_soon_as_a_link_opens() {
    let friends = after_letters(RuleSet::NEXT, 6, 6);
    let mut record = visit(friends.letters.last().unwrap()).record();
    let game = record.clone().replay().unwrap();
    let breaker = game.revealer().unwrap().first().unwrap();
    record.actions.push(Action::Reveal { secret: <_>::default() });
    let number = record.actions.len();
    let told = opened(record).broken().unwrap();
    assert!(told.contains(&format!("{breaker}’s device broke its commitment")), "{told}");
    assert!(told.contains(&number.to_string()), "{told}");
}

/// Ann and Carl sit at one device, until Carl goes elsewhere.
#[test]
fn d3_who_leaves_a_device_that_has_pledged_gets_secrets_of_their_own() {
    let mut ann = inviting(&[ANN, CARL], &[BOB]);
    let (bob, answer) = answered(&mut ann, SeatSet::only(BOB));
    let mut ann = begun(&ann, &answer);
    play_on(&mut ann);
    let before = ann.played();
    ann.dispatch(Intent::Control(CARL, PlayedBy::Elsewhere));
    let letter = sent(&mut ann, ANN);
    assert!(ann.game().is_pledging() && ann.played() == before + 1);
    let bob = visit(&letter).moved_on(Save::of(&bob, 3)).unwrap();
    let mut bob = reopened(&bob, &testing::device(BOB));
    let letter = sent(&mut bob, BOB);
    let carl = visit(&letter).joined_as(SeatSet::only(CARL), "Ours".into(), UserOrders::default());
    let mut carl = reopened(&carl, &testing::device(CARL));
    let letter = sent(&mut carl, CARL);
    let ann = begun(&ann, &letter);
    assert!(!ann.game().is_pledging() && ann.game().devices().count() == 3);
    let findings = Save::of(&ann, 0).record.verify().unwrap().findings;
    assert_eq!(
        findings.iter().map(|it| it.issue).collect::<Vec<_>>(),
        [FairnessIssue::PledgedAgain(ANN)]
    );
}
