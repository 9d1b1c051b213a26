//! A game that goes from device to device as a link.

#[cfg(test)]
mod joining;

use super::known::{Kinship, known};
use super::visit::{UserOrders, Visit};
use super::{Link, LinkError};
use crate::new_game::draft::NewGame;
use crate::story::recap::RecapView;
use engine::core::{BySeat, Seat, SeatSet, Seed, Seeded};
use engine::game::{Action, Control, Placing, RuleSet, Setup, Victory};
use engine::record::{FairnessIssue, LostKey, Record};
use players::bot::{self, Bot};
use table::{DiceDevice, Duty, Intent, Orders, PlayedBy, Save, Session, testing};
use words::InWords;

const HOME: &str = "https://example.org/";

/// Returns the link sent from the device of a seat.
fn sent(session: &mut Session, seat: Seat) -> String {
    session.dispatch(Intent::Seal(testing::device(seat)));
    assert!(session.awaited().is_some_and(|it| it.is_sealed));
    let offer = super::offer::Offer::of(Save::of(session, 0));
    offer.address(super::offer::ShareKind::Turn, HOME).unwrap()
}

fn opened(record: Record) -> Visit {
    Visit::of(Visit::save_of(record).open(), Vec::new(), []).unwrap()
}

fn visit(address: &str) -> Visit {
    let Ok(Link::Turn(record)) = Link::read(address) else { panic!("{address}") };
    opened(record)
}

fn kept(session: &Session) -> (String, String) {
    ("mine".to_owned(), Save::of(session, 5).to_text())
}

/// Returns the relation of the nearest game saved here.
fn kinship(session: &Session, address: &str) -> Option<Kinship> {
    let known = known(&visit(address).record(), [kept(session)]);
    known.first().map(|it| it.kinship)
}

/// Two people at devices of their own, with bots to make their moves.
struct Friends {
    devices: BySeat<Option<Session>>,
    minds: BySeat<Box<dyn Bot>>,
    letters: Vec<String>,
}

const ANN: Seat = Seat::Red;
const BOB: Seat = Seat::Blue;

impl Friends {
    /// Begins a game at Ann's device.
    fn begin(rules: RuleSet, seed: u64) -> Self {
        let rules = RuleSet { placing: Placing::AllAtOnce, ..rules };
        let people = [ANN, BOB].map(|seat| (seat, Control::Human));
        let mut ann = testing::dealt(rules, &people, seed);
        ann.dispatch(Intent::Control(BOB, PlayedBy::Elsewhere));
        let devices = BySeat::from_fn(|seat| (seat == ANN).then(|| ann.clone()));
        let minds = BySeat::from_fn(|_| bot::by_name("easy", seed).unwrap());
        Self { devices, minds, letters: Vec::new() }
    }

    fn at(&self, seat: Seat) -> &Session {
        self.devices[seat].as_ref().unwrap()
    }

    /// Plays at a device until the game is sent on or over. Only the owner of the device decides.
    fn play(&mut self, seat: Seat) {
        let Some(session) = &mut self.devices[seat] else { panic!("{seat} has no game") };
        for _ in 0..5_000 {
            match session.duty() {
                Duty::Decide(prompt) => {
                    assert_eq!(prompt.seat, seat);
                    let game = session.game();
                    let action = self.minds[seat].decide(&game.observe(seat), &game.legal());
                    session.dispatch(Intent::Play(action));
                    session.dispatch(Intent::Draw);
                }
                Duty::Showdown => session.dispatch(Intent::GoOn),
                Duty::Send(_) => {
                    self.letters.push(sent(session, seat));
                    return;
                }
                duty => return assert_eq!(duty, Duty::Over),
            }
        }
        panic!("it goes on without end");
    }

    /// Opens the last letter at a device, as its page does.
    fn open(&mut self, seat: Seat) {
        let visit = visit(self.letters.last().unwrap());
        let session = match self.devices[seat].take() {
            None => {
                assert_eq!((visit.asked(), visit.people()[0].0), (Some(seat), seat));
                visit.joined_as(SeatSet::only(seat), "Ours".into(), UserOrders::default())
            }
            Some(session) => {
                assert!(matches!(
                    Kinship::of(&Save::of(&session, 0).record, &visit.record()),
                    Some(Kinship::Behind(_))
                ));
                visit.moved_on(Save::of(&session, 9)).unwrap()
            }
        };
        // Save the game and open it again, as a device would.
        let text = Save::of(&session.settled(&testing::device(seat)), 9).to_text();
        self.devices[seat] = Some(Save::read(&text).unwrap().open().unwrap());
    }
}

/// Returns the game after this many letters have gone to and fro.
fn after_letters(rules: RuleSet, seed: u64, letters: usize) -> Friends {
    let mut friends = Friends::begin(rules, seed);
    let mut seat = ANN;
    if friends.at(ANN).duty() == Duty::Send(BOB) {
        friends.play(ANN);
        friends.open(BOB);
        seat = BOB;
    }
    while friends.letters.len() < letters && friends.at(seat).duty() != Duty::Over {
        friends.play(seat);
        if friends.at(seat).duty() == Duty::Over {
            break;
        }
        seat = if seat == ANN { BOB } else { ANN };
        friends.open(seat);
    }
    friends
}

#[test]
fn d2_friends_play_a_whole_game_by_passing_a_link_about_once_a_turn() {
    for (rules, seed) in [(RuleSet::NEXT, 3), (RuleSet::NAUTICAL, 4)] {
        let rules = RuleSet { victory: Victory::Rounds(6), ..rules };
        let friends = after_letters(rules, seed, 100);
        let mut over = [ANN, BOB].map(|seat| friends.at(seat)).into_iter();
        let over = over.find(|it| it.duty() == Duty::Over).unwrap();
        let letters = friends.letters.len();
        assert!((8..=20).contains(&letters), "{letters} letters for six rounds of two");
        let record = Save::of(over, 0).record;
        let verified = record.verify().unwrap();
        assert!(verified.is_ok() && verified.words == 0 && verified.secrets + 4 >= letters);
        let issues = verified.findings.iter().map(|it| it.issue).collect::<Vec<_>>();
        let is_late =
            matches!(issues[..], [FairnessIssue::PledgedLate | FairnessIssue::FreeDeal(ANN)]);
        assert!(is_late, "it began at one table: {issues:?}");
    }
}

#[test]
fn who_gets_the_game_back_is_told_what_has_happened() {
    let mut friends = after_letters(RuleSet::NEXT, 5, 8);
    let seat =
        [ANN, BOB].into_iter().find(|seat| !matches!(friends.at(*seat).duty(), Duty::Send(_)));
    let seat = seat.unwrap();
    let session = friends.at(seat);
    assert!(matches!(session.duty(), Duty::Decide(prompt) if prompt.seat == seat));
    let recap = RecapView::fresh(session).expect("the turn has just begun");
    assert!(recap.is_news() && !recap.lines.is_empty());
    assert_eq!(session.viewer(), Some(seat));
    friends.play(seat);
    assert_eq!(RecapView::fresh(friends.at(seat)), None);
}

#[test]
fn d3_the_dice_of_whoever_gets_a_letter_need_a_secret_that_its_sender_does_not_have() {
    let friends = after_letters(RuleSet::NEXT, 6, 6);
    let game = visit(friends.letters.last().unwrap()).record().replay().unwrap();
    let reader = game.revealer().unwrap().first().unwrap();
    let writer = if reader == ANN { BOB } else { ANN };
    assert_eq!(testing::device(writer).key.secret(&game), Err(LostKey));
    let secret = testing::device(reader).key.secret(&game);
    assert!(secret.is_ok_and(|secret| secret.is_some()));
}

/// Ann's table goes round, and becomes a game.
#[test]
fn d3_an_invitation_goes_round_once_and_the_game_begins_where_it_was_made() {
    let people = [ANN, BOB].map(|seat| (seat, Control::Human));
    let setup = Setup {
        seed: Seed::default(),
        ..Save::of(&testing::dealt(RuleSet::NEXT, &people, 3), 0).record.setup
    };
    let [anns, bobs] = [ANN, BOB].map(testing::device);
    let table = NewGame::table("Ours".into(), Orders::Ask).with_away(SeatSet::only(BOB));
    let ann = Session::new(setup, table).unwrap().inviting(&anns);
    assert!(ann.is_gathering() && ann.duty() == Duty::Send(BOB));
    assert_eq!((ann.everybody().len(), ann.pledged()), (2, SeatSet::only(ANN)));
    let mut ann = reopened(&ann, &anns);
    let invitation = sent(&mut ann, ANN);
    assert!(Save::of(&ann, 1).cover.mail.unwrap().is_sent);

    let visited = visit(&invitation);
    assert!(visited.is_gathering() && visited.asked() == Some(BOB));
    let bob = visited.joined_as(SeatSet::only(BOB), "Ours".into(), UserOrders::default());
    let mut bob = reopened(&bob, &bobs);
    assert!(bob.is_gathering() && bob.duty() == Duty::Send(ANN), "all have pledged");
    let answer = sent(&mut bob, BOB);
    assert!(matches!(kinship(&ann, &answer), Some(Kinship::Behind(1))));
    let ann = visit(&answer).moved_on(Save::of(&ann, 2)).unwrap();
    let mut ann = reopened(&ann, &anns);
    assert!(!ann.is_gathering(), "the cards are dealt");
    let record = Save::of(&ann, 0).record;
    assert_eq!(record.is_gathered(), Some(true));
    let mut choices = Seeded::new(Seed::from_number(1), 0);
    while let Duty::Decide(_) = ann.duty() {
        let action = ann.game().legal().sample(&mut choices).unwrap();
        ann.dispatch(Intent::Play(action));
    }
    let letter = sent(&mut ann, ANN);
    assert!(matches!(kinship(&bob, &letter), Some(Kinship::Behind(_))), "it has begun");
    let bob = visit(&letter).moved_on(Save::of(&bob, 3)).unwrap();
    let bob = reopened(&bob, &bobs);
    assert!(matches!(bob.duty(), Duty::Decide(prompt) if prompt.seat == BOB));
    assert_eq!(bob.notice(), None);
    let verified = Save::of(&bob, 0).record.verify().unwrap();
    assert!(verified.is_ok() && verified.findings.is_empty(), "{:?}", verified.findings);

    // Another browser has no secret for Bob's seat, and says so immediately.
    let other = visit(&letter).joined_as(SeatSet::only(BOB), "Ours".into(), UserOrders::default());
    let other = other.settled(&testing::device(Seat::Green));
    assert!(other.notice().is_some());
}

/// Opens a saved game as its page does, which adds this device's part of the dice.
fn reopened(session: &Session, device: &DiceDevice) -> Session {
    let text = Save::of(session, 9).to_text();
    Save::read(&text).unwrap().open().unwrap().settled(device)
}

#[test]
fn d3_a_copy_of_a_game_by_link_always_rolls_its_own_dice() {
    let friends = after_letters(RuleSet::NEXT, 6, 6);
    let visit = visit(friends.letters.last().unwrap());
    assert!(visit.goes_by_link());
    let [one, other] = [1, 2].map(|word| {
        let copy = visit.with_own_dice(|| word);
        copy.played_on("Mine".into(), &copy.chairs(), UserOrders::default())
    });
    assert_ne!(one.game().actions(), other.game().actions());
    let verified = Save::of(&one, 0).record.verify().unwrap();
    assert_eq!(verified.findings.last().map(|it| it.issue), Some(FairnessIssue::Copy));
    let kept = kept(&one);
    assert!(matches!(known(&visit.record(), [kept])[0].kinship, Kinship::Branch(_)));
}

#[test]
fn a_letter_that_is_older_the_same_or_a_fork_is_recognized() {
    let mut friends = after_letters(RuleSet::NEXT, 7, 5);
    let seat =
        [ANN, BOB].into_iter().find(|seat| !matches!(friends.at(*seat).duty(), Duty::Send(_)));
    let seat = seat.unwrap();
    let arrived = friends.letters.last().unwrap().clone();
    assert_eq!(kinship(friends.at(seat), &arrived), Some(Kinship::Same), "opened twice");
    let before = friends.at(seat).clone();
    friends.play(seat);
    assert!(matches!(kinship(friends.at(seat), &arrived), Some(Kinship::Ahead(_))), "older");
    // The same link is played on a second time, with other moves.
    let mut again = before;
    let first = friends.at(seat).game().actions()[again.played()].clone();
    let mut rng = Seeded::new(Seed::from_number(4), 0);
    let other = std::iter::repeat_with(|| again.game().legal().sample(&mut rng).unwrap());
    let other = other.take(200).find(|action| *action != first).unwrap();
    let alike = again.played();
    again.dispatch(Intent::Play(other));
    let record = Save::of(&again, 0).record;
    let fork = Link::Turn(record).address(HOME).unwrap();
    let nearest = known(&visit(&fork).record(), [kept(friends.at(seat))]).remove(0);
    assert_eq!(nearest.kinship, Kinship::Branch(alike));
    let told = nearest.fork.unwrap();
    assert_eq!((told.name.as_str(), told.number), (seat.in_words(), alike + 1));
    let (number, round) = (alike + 1, told.round);
    let words = format!("at move {number}, in round {round}: {seat}’s decisions differ");
    assert!(told.in_words().contains(&words), "{}", told.in_words());
    let foreign = after_letters(RuleSet::NEXT, 8, 1).letters[0].clone();
    assert_eq!(kinship(friends.at(seat), &foreign), None);
}

#[test]
fn a_forged_letter_is_played_up_to_the_forgery_and_one_of_later_programs_says_so() {
    let mut record = visit(&after_letters(RuleSet::NEXT, 9, 4).letters[3]).record();
    let number = record.actions.len();
    record.actions.extend([Action::Reseed { word: 1 }, Action::Done]);
    let visit = opened(record.clone());
    assert_eq!(visit.record().actions.len(), number, "a second word would be a choice of dice");
    assert!(visit.broken().unwrap().contains("(D3)"));
    let mut bytes = engine::record::base64::decode(&record.to_link()).unwrap();
    bytes[0] = 77;
    let later = format!("{HOME}#/link/turn/{}", engine::record::base64::encode(&bytes));
    let error: LinkError = Link::read(&later).unwrap_err();
    assert_eq!(error.remedy(), Some(text::links::unread_newer()));
}
