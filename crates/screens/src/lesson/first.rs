//! The coach of a first game. It explains the first two turns of a quick start, and points at
//! something that can be done; what is best is left to hints. Its words follow from the game alone.

use super::CoachTarget;
use super::coach::{Advice, covers, learner, place_on_map};
use super::explained::{Coach, anywhere};
use super::scene::scene;
use crate::names::player_name;
use crate::table::dialog::{self, Opened};
use engine::core::Seat;
use engine::game::{Ask, Event, Victory};
use table::{Duty, Moment, Session};

/// The name of this lesson in the progress.
pub const FIRST_GAME: &str = "first";

/// The number of turns that the coach explains.
const TURNS: usize = 2;

/// The coach of a first game.
#[derive(Debug, Clone, PartialEq)]
pub struct FirstGameView {
    pub advice: Advice,
    /// True once the coach has explained everything.
    pub ends: bool,
}

/// The part of the game that the coach explains.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum CoachStage {
    SetUp,
    /// The learner's own turn: their first, or a later one.
    Own {
        is_first: bool,
    },
    /// The turn of somebody else, before the learner's last one.
    Others,
    End,
}

impl FirstGameView {
    /// Returns the coach of a quick start, until its learner has begun a third turn.
    pub fn of(session: &Session, opened: Option<Opened>) -> Option<Self> {
        if session.duty() == Duty::Past || !session.is_quick_start() {
            return None;
        }
        let me = learner(session);
        let stage = stage(session, me)?;
        let (text, at) = match stage {
            CoachStage::SetUp => (set_up(session, me), None),
            CoachStage::Own { is_first } => {
                let coach = Coach { session, me, is_first, since: own_turn(session, me) };
                coach.line(scene(session, opened))
            }
            CoachStage::Others => (among_others(scene(session, opened)).to_owned(), None),
            CoachStage::End => (text::lessons::first_end().to_owned(), None),
        };
        let advice = Advice {
            text,
            mark: at.and_then(|place| place_on_map(session, place, me)),
            territory: match at {
                Some(CoachTarget::Land(territory)) => Some(territory),
                Some(CoachTarget::Ship) | None => None,
            },
            covered: stage != CoachStage::End
                && dialog::dialog(session, opened).is_some_and(covers),
            ..Advice::default()
        };
        Some(Self { advice, ends: stage == CoachStage::End })
    }
}

fn stage(session: &Session, me: Seat) -> Option<CoachStage> {
    let turn = session.view().table().turn();
    if session.duty() == Duty::Over || turn.round as usize > TURNS + 1 {
        return None;
    }
    if turn.round == 0 {
        return Some(CoachStage::SetUp);
    }
    let begun = own_turns(session, me).count();
    match (turn.player() == me, begun) {
        (true, 1..=TURNS) => Some(CoachStage::Own { is_first: begun == 1 }),
        (false, 0..TURNS) => Some(CoachStage::Others),
        (false, TURNS) => Some(CoachStage::End),
        (true, _) if has_just_begun(session) => Some(CoachStage::End),
        _ => None,
    }
}

/// Returns `true` as long as the armies of a turn are being placed.
fn has_just_begun(session: &Session) -> bool {
    session.prompt().is_some_and(|prompt| matches!(prompt.ask, Ask::Reinforce { .. }))
}

/// Returns the places of the moments in which the learner's own turns began, latest first.
fn own_turns(session: &Session, me: Seat) -> impl Iterator<Item = usize> {
    let begins = move |moment: &Moment| {
        let is_own = |event: &Event| matches!(event, Event::TurnBegan { seat, .. } if *seat == me);
        moment.events.iter().any(is_own)
    };
    let moments = session.moments().iter().enumerate().rev();
    moments.filter(move |(_, moment)| begins(moment)).map(|(at, _)| at)
}

/// Returns all that has happened since the learner's latest turn began.
fn own_turn(session: &Session, me: Seat) -> &[Moment] {
    let since = own_turns(session, me).next();
    since.and_then(|since| session.moments().get(since..)).unwrap_or_default()
}

fn set_up(session: &Session, me: Seat) -> String {
    match (session.duty(), session.view().table().rules().victory) {
        (Duty::Decide(_), Victory::Rounds(rounds)) => {
            text::lessons::FirstStart { name: player_name(session, me), rounds }.say()
        }
        _ => text::lessons::first_start_waiting().to_owned(),
    }
}

/// Returns the words for a scene in the turn of somebody else.
fn among_others(scene: &str) -> &'static str {
    match scene {
        "wait" => text::lessons::first_others(),
        "contest" => text::lessons::first_poker_later(),
        scene => anywhere(scene),
    }
}

#[cfg(test)]
mod tests {
    use super::super::event::LESSON_EVENTS;
    use super::super::explained::{POKER, SHIP_IS_KNOWN};
    use super::super::scene::{SCENES, is_part};
    use super::*;
    use crate::land::plan::PlanView;
    use crate::map::tappable;
    use crate::table::prompt::PromptView;
    use engine::game::{Action, Control, RuleSet, Until};
    use engine::world::Territory;
    use players::arena::quick_start;
    use std::collections::{BTreeMap, BTreeSet};
    use table::{Chunk, Intent, testing};

    /// Plays until the learner is asked this in a turn of theirs, at random but for the attacks.
    fn until(session: &mut Session, asked: impl Fn(Ask) -> bool) {
        for _ in 0..3_000 {
            if let Duty::Decide(prompt) = session.duty()
                && asked(prompt.ask)
            {
                return;
            }
            testing::play_some(session, 1);
        }
        panic!("it is never asked");
    }

    /// Returns the first turn of the learner, with its armies to place.
    fn first_turn(seed: u64) -> Session {
        let mut session = testing::quick_started(seed);
        session.dispatch(Intent::Play(Action::Done));
        until(&mut session, |ask| matches!(ask, Ask::Reinforce { .. }));
        session
    }

    fn second_turn(seed: u64) -> Session {
        let mut session = first_turn(seed);
        while session.view().table().turn().round < 2 {
            testing::play_some(&mut session, 1);
        }
        until(&mut session, |ask| matches!(ask, Ask::Reinforce { .. }));
        session
    }

    fn advice(session: &Session) -> Advice {
        FirstGameView::of(session, None).unwrap().advice
    }

    fn says(session: &Session) -> String {
        advice(session).text
    }

    fn place_all(session: &mut Session, on: Territory) {
        session.dispatch(Intent::Chunk(Chunk::All));
        session.dispatch(Intent::Tap(on));
    }

    #[test]
    fn the_first_turn_is_explained_from_the_start_to_a_conquest() {
        let session = testing::quick_started(4);
        assert!(says(&session).starts_with("You play Red. Whoever holds the most territories"));
        assert_eq!(advice(&session).mark, None, "the whole land is in view");
        let mut session = first_turn(4);
        let place = advice(&session);
        let from = place.territory.unwrap();
        assert!(place.mark.is_some() && place.text.contains(from.name()));
        session.dispatch(Intent::Tap(from));
        assert_eq!(says(&session), place.text, "until all are placed");
        place_all(&mut session, from);
        let attack = advice(&session);
        assert!(attack.text.starts_with("Now attack"), "{}", attack.text);
        assert_eq!(attack.territory, Some(from), "the armies were placed for that");
        session.dispatch(Intent::Tap(from));
        let target = advice(&session);
        let to = target.territory.unwrap();
        assert!(tappable::targets(&session).contains(to), "{}", target.text);
        session.dispatch(Intent::Tap(to));
        assert!(says(&session).contains("“Until the end”"));
        assert_eq!(advice(&session).mark, None);
        session.dispatch(Intent::Attack(Until::Conquest));
        until(&mut session, |ask| matches!(ask, Ask::Advance { .. } | Ask::Campaign));
        if session.game().state().board().owner(to) == Some(Seat::Red) {
            session.dispatch(Intent::Deselect);
            assert!(
                ["It’s yours!", "You took land"].iter().any(|it| says(&session).starts_with(it))
            );
        }
    }

    #[test]
    fn the_first_turn_alone_offers_the_best_attack_by_itself() {
        for (mut session, is_first_turn) in [(first_turn(4), true), (second_turn(4), false)] {
            until(&mut session, |ask| ask == Ask::Campaign);
            let plan = tappable::open(&session).iter().find_map(|from| {
                session.dispatch(Intent::Deselect);
                session.dispatch(Intent::Tap(from));
                session.dispatch(Intent::Tap(tappable::targets(&session).first()?));
                PlanView::of(&session)
            });
            assert_eq!(plan.unwrap().is_first_turn, is_first_turn);
        }
    }

    #[test]
    fn the_factory_and_the_ship_are_explained_in_the_second_turn() {
        let mut session = second_turn(4);
        let place = advice(&session);
        assert!(place.text.starts_with("Your factory in"), "{}", place.text);
        assert_eq!(place.mark, None);
        let own = tappable::open(&session).first().unwrap();
        place_all(&mut session, own);
        if says(&session).contains("“Keep the cards”") {
            session.dispatch(Intent::Play(Action::Done));
        }
        let ship = advice(&session);
        assert!(ship.text.starts_with("Your ship"), "{}", ship.text);
        assert!(ship.mark.is_some() && ship.territory.is_none());
        let (red, _) = session.view().table().fleet().of(Seat::Red).next().unwrap();
        session.dispatch(Intent::TapShip(red));
        assert!(says(&session).contains("two dice"), "{}", says(&session));
    }

    #[test]
    fn after_two_turns_the_coach_ends_and_goes() {
        let mut session = second_turn(7);
        let (mut ended, mut rounds) = (0, BTreeMap::new());
        while session.view().table().turn().round < 5 && session.duty() != Duty::Over {
            let turn = session.view().table().turn();
            let (round, is_own) = (turn.round, turn.player() == Seat::Red);
            let view = FirstGameView::of(&session, None);
            if let Some(view) = &view {
                assert_eq!(view.ends, round > 2 || !is_own, "{}", view.advice.text);
                assert_eq!(view.ends, view.advice.text.starts_with("You know the basics"));
                ended += u32::from(view.ends);
            }
            rounds.insert((round, is_own), view.is_some());
            testing::play_some(&mut session, 1);
        }
        assert!(ended > 0 && rounds[&(2, true)] && rounds[&(2, false)], "{rounds:?}");
        assert!(!rounds[&(3, true)] && !rounds[&(4, true)], "{rounds:?}");
    }

    #[test]
    fn the_coach_points_nowhere_while_a_hint_does() {
        let mut session = first_turn(4);
        let coached = advice(&session);
        let action = session.game().legal().fallback().unwrap();
        let after = session.played();
        session.dispatch(Intent::Advise { after, action, why: None });
        let hinted = advice(&session);
        assert_eq!((hinted.mark, hinted.territory), (None, None));
        assert!(!hinted.text.contains(coached.territory.unwrap().name()), "{}", hinted.text);
        session.dispatch(Intent::Dismiss);
        assert_eq!(advice(&session), coached);
    }

    #[test]
    fn the_coach_is_right_after_an_undo_and_after_a_reload() {
        let mut session = first_turn(4);
        let before = advice(&session);
        place_all(&mut session, before.territory.unwrap());
        assert_ne!(advice(&session), before);
        assert_eq!(advice(&testing::reopened(&session)), advice(&session));
        session.dispatch(Intent::Undo);
        assert_eq!(advice(&session).territory, before.territory);
    }

    #[test]
    fn whatever_happens_there_is_a_line_that_fits_a_phone() {
        /// The most characters of two lines.
        const MOST: usize = 96;
        for seed in 0..6 {
            let mut session = testing::quick_started(seed);
            for _ in 0..1_500 {
                for opened in [None, Some(Opened::Cards)] {
                    let Some(view) = FirstGameView::of(&session, opened) else { continue };
                    let Advice { text, mark, territory, goals, .. } = view.advice;
                    assert!(!text.is_empty() && text.chars().count() <= MOST, "{text}");
                    assert!(!text.contains("“”"), "{text}");
                    assert!(goals.is_empty(), "hints stay");
                    let can_be_tapped = tappable::open(&session) | tappable::targets(&session);
                    assert!(territory.is_none_or(|at| can_be_tapped.contains(at)), "{text}");
                    assert!(territory.is_none() || mark.is_some());
                }
                testing::play_some(&mut session, 1);
            }
        }
        for scene in SCENES {
            assert!(anywhere(scene).chars().count() <= MOST);
        }
    }

    /// Returns the labels of the buttons at hand: those of the bar, and those of dialogs that the coach
    /// quotes.
    fn buttons(session: &Session) -> Vec<String> {
        let PromptView { primary, others, .. } = PromptView::of(session);
        let in_dialog: &[&str] = match scene(session, None) {
            "call" => &[text::allies::call_none()],
            "contest" => &[text::poker::contest(), text::poker::contest_pass()],
            scene if ["plan", "battle", "landing"].iter().any(|it| is_part(scene, it)) => {
                &[text::dice::until_the_end()]
            }
            _ => &[],
        };
        let in_bar = others.into_iter().chain(primary).map(|button| button.label);
        in_bar.chain(in_dialog.iter().map(|&label| label.to_owned())).collect()
    }

    #[test]
    fn whatever_button_the_coach_quotes_is_there_under_that_name() {
        let mut quoted = BTreeSet::new();
        for seed in 0..6 {
            let mut session = testing::quick_started(seed);
            for _ in 0..1_500 {
                if let Some(view) = FirstGameView::of(&session, None) {
                    let (text, buttons) = (view.advice.text, buttons(&session));
                    for name in text.split('“').skip(1).filter_map(|it| Some(it.split_once('”')?.0))
                    {
                        let is_there = buttons.iter().any(|button| button == name);
                        assert!(is_there, "“{name}” is none of {buttons:?}: {text}");
                        quoted.insert(name.to_owned());
                    }
                }
                testing::play_some(&mut session, 1);
            }
        }
        assert!(quoted.len() > 5, "{quoted:?}");
    }

    #[test]
    fn the_coach_takes_the_names_of_buttons_from_their_own_texts() {
        let texts = include_str!("../../../../text/en/lessons.ftl");
        let lines = texts.lines().filter(|line| !line.starts_with('#'));
        for name in lines.flat_map(|line| line.split('“').skip(1)) {
            assert!(name.starts_with("{ "), "it could differ from the button: “{name}");
        }
    }

    #[test]
    fn other_games_have_no_such_coach() {
        assert_eq!(FirstGameView::of(&testing::one_human(), None), None);
        assert_eq!(FirstGameView::of(&testing::two_humans(), None), None);
        let people = [(Seat::Red, Control::Human), (Seat::Blue, Control::Human)];
        let session = testing::session(RuleSet { ..quick_start::RULES }, &people);
        assert_eq!(FirstGameView::of(&session, None), None);
    }

    #[test]
    fn the_words_for_events_and_scenes_exist() {
        assert!(SHIP_IS_KNOWN.iter().all(|event| LESSON_EVENTS.contains(event)));
        assert!(POKER.iter().all(|scene| SCENES.contains(scene)));
    }
}
