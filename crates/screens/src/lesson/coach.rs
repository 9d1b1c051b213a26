//! The coach's advice. It follows from the game alone, so it stays right after an undo, a reload or
//! anything else that a player does.

use super::event::lesson_events;
use super::scene::{is_part, loose_cards, scene};
use super::{CoachTarget, Lesson, LessonStep};
use crate::allies::playing_cards::poker_card_in_words;
use crate::map::arrow_keys::{self, FocusStop};
use crate::map::drawing::Drawing;
use crate::map::point::Point;
use crate::map::tappable;
use crate::map::territories::TerritoryView;
use crate::table::dialog::{self, Dialog, Opened};
use engine::core::Seat;
use engine::game::Control;
use engine::world::Territory;
use table::Session;

/// The number of latest moments in which the coach notices an action.
const FRESH: usize = 2;

/// A placeholder for the cards of a hand that aren't part of a pair.
const LOOSE: &str = "{loose}";

#[derive(Debug, Clone, Default, PartialEq)]
pub struct Advice {
    /// The task now.
    pub text: String,
    pub rule: Option<String>,
    /// A remark on the last action.
    pub noticed: Option<String>,
    /// The point on the map that the coach marks.
    pub mark: Option<Point>,
    pub territory: Option<Territory>,
    /// The goals of the lesson, with `true` for those reached. A first game has none.
    pub goals: Vec<(String, bool)>,
    /// True if a sheet covers the table, so that the coach has to speak there.
    pub covered: bool,
}

impl Advice {
    /// Returns `true` once all goals have been reached.
    pub fn is_done(&self) -> bool {
        self.goals.iter().all(|(_, done)| *done)
    }
}

impl Lesson {
    /// Returns the coach's advice for the current screen.
    pub fn advice(&self, session: &Session, opened: Option<Opened>) -> Advice {
        let me = learner(session);
        let moments = session.moments().get(self.record.actions.len() + 1..).unwrap_or_default();
        let all: Vec<&str> = moments
            .iter()
            .flat_map(|moment| lesson_events(session, moment, me))
            .map(|(event, _)| event)
            .collect();
        let done = |event: &String| all.contains(&event.as_str());
        let goals: Vec<(String, bool)> =
            self.goals.iter().map(|(event, text)| (text.clone(), done(event))).collect();
        let mut latest = moments.iter().rev().take(FRESH);
        let noticed = latest.find_map(|moment| {
            lesson_events(session, moment, me)
                .rev()
                .find_map(|(event, place)| self.notice(event, place))
        });
        let scene = scene(session, opened);
        let plays_ally = session.view().table().turn().commander == Some(me);
        let fits = |step: &&LessonStep| {
            step.scenes.iter().any(|named| is_part(scene, named))
                && step.done.iter().all(done)
                && !step.undone.iter().any(done)
                && (plays_ally || !step.ally)
                && step.at.is_none_or(|place| can_be_tapped(session, place, scene))
        };
        let step = self.steps.iter().find(fits);
        let at = step.and_then(|step| step.at);
        let text = match step {
            Some(step) => step.text.replace(LOOSE, &loose_in_words(session)),
            None if goals.iter().all(|(_, done)| *done) => self.end.clone(),
            None => String::new(),
        };
        Advice {
            text,
            rule: step.and_then(|step| step.rule.clone()),
            noticed,
            mark: at.and_then(|place| place_on_map(session, place, me)),
            territory: match at {
                Some(CoachTarget::Land(territory)) => Some(territory),
                _ => None,
            },
            goals,
            covered: dialog::dialog(session, opened).is_some_and(covers),
        }
    }

    /// Returns the coach's words once all goals have been reached.
    pub fn end(&self) -> &str {
        &self.end
    }

    fn notice(&self, event: &str, place: Option<Territory>) -> Option<String> {
        let (_, text) = self.notices.iter().find(|(it, _)| it == event)?;
        Some(text.replace("{}", place.map_or("", Territory::name)))
    }
}

/// Returns the seat of the learner: the first person at the table.
pub(super) fn learner(session: &Session) -> Seat {
    let person = session.players().iter().find(|player| player.control == Control::Human);
    person.map_or(Seat::Red, |player| player.seat)
}

/// Returns `true` if a tap there does what this scene asks for; it doesn't if the target has been
/// taken or is out of reach, or if the attacker is spent.
fn can_be_tapped(session: &Session, place: CoachTarget, scene: &str) -> bool {
    match (place, scene) {
        (CoachTarget::Land(territory), "target" | "transfer-to") => {
            tappable::targets(session).contains(territory)
        }
        (CoachTarget::Land(territory), "campaign" | "transfer") => {
            tappable::open(session).contains(territory)
        }
        (CoachTarget::Land(territory), _) => TerritoryView::of(session, territory).tap.is_some(),
        (CoachTarget::Ship, _) => place_on_map(session, place, learner(session)).is_some(),
    }
}

/// Returns the cards to exchange, each in quotation marks because it is a button.
fn loose_in_words(session: &Session) -> String {
    let cards = loose_cards(session).into_iter();
    let quoted: Vec<_> = cards.map(|card| format!("“{}”", poker_card_in_words(card))).collect();
    text::all_of(&quoted)
}

pub(super) fn place_on_map(session: &Session, place: CoachTarget, me: Seat) -> Option<Point> {
    match place {
        CoachTarget::Land(territory) => Some(Drawing::of_table(session).badge(territory)),
        CoachTarget::Ship => {
            let (ship, _) = session.view().table().fleet().of(me).next()?;
            arrow_keys::place_of(session, FocusStop::Ship(ship))
        }
    }
}

/// Returns `true` if a dialog is a sheet over the table.
pub(super) fn covers(dialog: Dialog) -> bool {
    matches!(dialog, Dialog::Cards | Dialog::Discard | Dialog::Allies(_))
}

#[cfg(test)]
mod tests {
    use super::super::read::tests::{TEXT, begin, lesson};
    use super::*;
    use crate::map::drawing::tests::earth;
    use crate::map::tappable;
    use crate::sea::cruise::CruiseView;
    use engine::game::{Action, Effort, SeaAction, Until};
    use engine::world::names::{Alaska, Greenland, Kamchatka, NorthwestTerritory, Ontario, Siam};
    use table::testing::play_some;
    use table::{Chunk, Duty, Intent};

    fn place_all(session: &mut Session, on: Territory) {
        session.dispatch(Intent::Chunk(Chunk::All));
        session.dispatch(Intent::Tap(on));
    }

    fn done(advice: &Advice) -> Vec<&str> {
        advice.goals.iter().filter(|(_, done)| *done).map(|(goal, _)| goal.as_str()).collect()
    }

    #[test]
    fn the_coach_leads_through_a_turn_and_notices_what_was_done() {
        let (lesson, mut session) = (lesson("land"), begin(&lesson("land")));
        let says = |session: &Session| lesson.advice(session, None);
        let first = says(&session);
        assert!(first.text.contains("Northwest Territory"), "{}", first.text);
        assert_eq!(first.mark, Some(earth().badge(NorthwestTerritory)));
        assert_eq!((first.noticed.as_deref(), done(&first).len()), (None, 0));

        place_all(&mut session, NorthwestTerritory);
        assert!(says(&session).text.contains("Open “Cards”"));
        let cards = lesson.advice(&session, Some(Opened::Cards));
        assert!(cards.covered && cards.text.contains("picked for you"));
        session.dispatch(Intent::Play(Action::Done));
        assert_eq!(says(&session).territory, Some(NorthwestTerritory));
        session.dispatch(Intent::Tap(NorthwestTerritory));
        assert_eq!(says(&session).territory, Some(Ontario));
        session.dispatch(Intent::Tap(Ontario));
        assert!(says(&session).text.contains("Until the end"));
        session.dispatch(Intent::Attack(Until::Conquest));
        let taken = says(&session);
        assert_eq!(taken.noticed.as_deref(), Some("You took Ontario."));
        assert!(done(&taken).contains(&"Take a territory"));
        assert_eq!(taken.rule.as_deref(), Some("A1"));
    }

    #[test]
    fn the_coach_points_only_at_what_can_be_reached() {
        let (lesson, mut session) = (lesson("land"), begin(&lesson("land")));
        place_all(&mut session, NorthwestTerritory);
        session.dispatch(Intent::Play(Action::Done));
        session.dispatch(Intent::Tap(NorthwestTerritory));
        session.dispatch(Intent::Tap(Ontario));
        session.dispatch(Intent::Attack(Until::Conquest));
        session.dispatch(Intent::Play(Action::Advance { armies: 0 }));
        session.dispatch(Intent::Deselect);
        session.dispatch(Intent::Play(Action::Done));
        let (mut near, mut far) = (0, 0);
        for from in tappable::open(&session) {
            let mut session = session.clone();
            session.dispatch(Intent::Tap(from));
            let pointed = lesson.advice(&session, None).territory;
            let is_near = tappable::targets(&session).contains(Ontario);
            assert_eq!(pointed, is_near.then_some(Ontario), "from {from}");
            *(if is_near { &mut near } else { &mut far }) += 1;
        }
        assert!(near > 0 && far > 0, "{near} {far}");
    }

    #[test]
    fn what_follows_a_hand_of_poker_is_told_as_that() {
        let (mut over, mut won) = (0, 0);
        for id in ["allies", "holdem"] {
            let (lesson, mut session) = (lesson(id), begin(&lesson(id)));
            for _ in 0..900 {
                play_some(&mut session, 1);
                if session.duty() == Duty::Showdown {
                    let says = lesson.advice(&session, None).text;
                    let is_won = session.prize().is_some();
                    let word = if is_won { "You have won" } else { "The hand is over" };
                    assert!(says.starts_with(word), "{says}");
                    *(if is_won { &mut won } else { &mut over }) += 1;
                }
            }
        }
        assert!(over + won > 0, "{over} {won}");
    }

    #[test]
    fn the_coach_follows_whoever_goes_another_way() {
        let (lesson, mut session) = (lesson("land"), begin(&lesson("land")));
        let says = |session: &Session| lesson.advice(session, None);
        place_all(&mut session, Alaska);
        session.dispatch(Intent::Play(Action::Done));
        session.dispatch(Intent::Tap(NorthwestTerritory));
        session.dispatch(Intent::Tap(Greenland));
        let other = says(&session);
        assert!(other.text.contains("chance") && other.mark.is_none(), "{}", other.text);
        session.dispatch(Intent::Deselect);
        session.dispatch(Intent::Play(Action::Done));
        let ended = says(&session);
        assert!(!ended.text.is_empty());
        assert!(!done(&ended).contains(&"Take a territory"), "nothing was taken");
        assert_eq!(session.game().state().board().owner(Kamchatka), Some(Seat::Red));
    }

    #[test]
    fn the_coach_is_right_after_an_undo_and_after_a_reload() {
        let (lesson, mut session) = (lesson("land"), begin(&lesson("land")));
        let first = lesson.advice(&session, None);
        place_all(&mut session, Alaska);
        let second = lesson.advice(&session, None);
        assert_ne!(first, second);
        session.dispatch(Intent::Undo);
        assert_eq!(lesson.advice(&session, None), first);
        place_all(&mut session, Alaska);
        let save = table::Save::of(&session, 1);
        let back = save.open().unwrap();
        assert_eq!(lesson.advice(&back, None), second);
    }

    #[test]
    fn the_coach_points_at_a_ship_and_then_at_what_it_carries() {
        let (lesson, mut session) = (lesson("sea"), begin(&lesson("sea")));
        let says = |session: &Session| lesson.advice(session, None);
        place_all(&mut session, Siam);
        let (ship, _) = session.game().state().fleet().of(Seat::Red).next().unwrap();
        assert_eq!(says(&session).mark, arrow_keys::place_of(&session, FocusStop::Ship(ship)));
        session.dispatch(Intent::TapShip(ship));
        assert!(says(&session).text.contains("aboard"));
        session.dispatch(Intent::Play(Action::Sea(SeaAction::Embark {
            ship,
            from: Siam,
            armies: 6,
        })));
        let aboard = says(&session);
        assert_eq!(aboard.noticed.as_deref(), Some("Armies from Siam are aboard."));
        assert!(aboard.text.contains("Roll for a cruise"), "{}", aboard.text);
        session.dispatch(Intent::Play(Action::Sea(SeaAction::Cruise { ship })));
        assert!(says(&session).text.contains("Water within reach"));
    }

    #[test]
    fn nobody_has_landed_before_the_dice_have_fallen() {
        let (lesson, mut session) = (lesson("sea"), begin(&lesson("sea")));
        place_all(&mut session, Siam);
        let (ship, _) = session.game().state().fleet().of(Seat::Red).next().unwrap();
        session.dispatch(Intent::Play(Action::Sea(SeaAction::Embark {
            ship,
            from: Siam,
            armies: 6,
        })));
        session.dispatch(Intent::Play(Action::Sea(SeaAction::Cruise { ship })));
        let cruise = CruiseView::of(&session).unwrap();
        let coast = cruise.calls.iter().find(|call| !call.mine && call.patrol == 0).unwrap();
        let to = coast.territory;
        session.dispatch(Intent::Tap(to));
        session.dispatch(Intent::Play(Action::Sea(SeaAction::Land {
            ship,
            to,
            effort: Effort::Normal,
        })));
        let has_landed = |session: &Session| {
            let goals = lesson.advice(session, None);
            done(&goals).iter().any(|goal| goal.starts_with("Land"))
        };
        assert_eq!(session.notice(), None);
        assert!(!has_landed(&session), "no die has fallen");
        for _ in 0..40 {
            if session.game().state().board().owner(to) == Some(Seat::Red) {
                assert!(has_landed(&session));
                return;
            }
            play_some(&mut session, 1);
        }
        assert!(!has_landed(&session), "it has held out");
    }

    #[test]
    fn an_ally_can_be_called_at_once_in_the_lesson_on_allies() {
        let (lesson, mut session) = (lesson("allies"), begin(&lesson("allies")));
        assert!(lesson.advice(&session, None).text.contains("Done moving"));
        session.dispatch(Intent::Play(Action::Done));
        assert!(lesson.advice(&session, None).text.contains("“Call Yellow”"));
        session.dispatch(Intent::Play(Action::Declare { ally: Seat::Yellow }));
        assert!(done(&lesson.advice(&session, None)).contains(&"Call an ally"));
    }

    #[test]
    fn whatever_happens_the_coach_has_something_to_say() {
        for lesson in Lesson::read_all(TEXT) {
            let mut session = begin(&lesson);
            for _ in 0..400 {
                let advice = lesson.advice(&session, None);
                if session.duty() != Duty::Over {
                    assert!(!advice.text.is_empty(), "{}: {:?}", lesson.id, session.duty());
                }
                play_some(&mut session, 1);
            }
        }
    }
}
