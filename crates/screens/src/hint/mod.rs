//! Hints: the move that a good computer player would make in the player's place.
//!
//! The computer player knows only what the player may know, and isn't asked while cards are
//! covered.

pub(crate) mod sentence;

use crate::names::player_name;
use crate::seats::cards;
use ::words::SeatNames;
use engine::game::Action;
use table::{Intent, Session};
use worker::Question;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HintView {
    /// The move, in a sentence.
    pub text: String,
    /// The reason, where there is one to give.
    pub why: Option<String>,
    /// The intent that carries it out.
    pub intent: Intent,
}

/// Returns the question to a computer player, with all that the player at the screen may know.
pub fn question(session: &Session) -> Option<Question> {
    session.can_ask_for_a_hint().then(|| {
        let view = session.view().clone();
        let after = session.played();
        Question { after, level: session.level_of_hints().name().to_owned(), view }
    })
}

/// Returns the names of the seats, for explanations.
pub fn all_names(session: &Session) -> SeatNames {
    SeatNames::from_fn(|seat| player_name(session, seat).to_owned())
}

impl HintView {
    /// Returns the hint that was given, as long as the decision is still the same.
    pub fn of(session: &Session) -> Option<Self> {
        let action = session.advice().filter(|_| session.can_ask_for_a_hint())?;
        let draws = session.defers_the_end() && cards::draws(session);
        let (text, intent) = if draws && *action == Action::Done {
            (text::hints::advice(text::hints::done_attacking_draw()), Intent::Draw)
        } else {
            (sentence::hint_in_words(session, action), Intent::Play(action.clone()))
        };
        Some(HintView { text, why: session.why_advised().map(ToOwned::to_owned), intent })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::map::mark::Mark;
    use crate::map::territories::{self, TerritoryView};
    use engine::core::Seat;
    use engine::game::{Ask, Control, RuleSet, Victory};
    use players::bot::Level;
    use table::{Duty, testing};

    /// Asks for a hint and shows it.
    fn advised(session: &Session) -> Session {
        let answer = question(session).unwrap().answer();
        given(session, answer.after, answer.action, None)
    }

    fn given(session: &Session, after: usize, action: Action, why: Option<String>) -> Session {
        let mut session = session.clone();
        session.dispatch(Intent::Advise { after, action, why });
        session
    }

    /// Plays this many decisions by hints, calling `look` for each.
    fn by_hints(
        session: &mut Session,
        decisions: usize,
        mut look: impl FnMut(&Session, &HintView),
    ) {
        for _ in 0..decisions {
            match session.duty() {
                Duty::Over | Duty::Past | Duty::Send(_) => return,
                Duty::HandOver(_) => session.dispatch(Intent::Uncover),
                Duty::Think(_) => testing::play_some(session, 1),
                Duty::Showdown => session.dispatch(Intent::GoOn),
                Duty::Decide(_) => {
                    if !session.can_ask_for_a_hint() {
                        session.dispatch(Intent::Peek(true));
                    }
                    let advised = advised(session);
                    let hint = HintView::of(&advised).unwrap();
                    look(&advised, &hint);
                    session.dispatch(hint.intent);
                    assert_eq!(session.notice(), None);
                }
            }
        }
    }

    #[test]
    fn every_decision_of_a_person_has_a_hint_that_can_be_played() {
        let mut asked = Vec::new();
        let people = [Seat::Red, Seat::Blue, Seat::Green].map(|seat| (seat, Control::Human));
        let mut session = testing::session(RuleSet::NAUTICAL, &people);
        by_hints(&mut session, 900, |session, hint| {
            let Duty::Decide(prompt) = session.duty() else { panic!() };
            let kind = std::mem::discriminant(&prompt.ask);
            if !asked.contains(&kind) {
                asked.push(kind);
            }
            assert!(hint.text.ends_with('.') && hint.text.len() > 3, "{hint:?}");
            if let Intent::Play(action) = &hint.intent {
                assert!(session.game().legal().allows(action));
            }
        });
        assert!(asked.len() >= 8, "{}", asked.len());
    }

    #[test]
    fn hints_are_one_level_above_the_strongest_computer_player_in_games_of_rounds() {
        let asked = |rules: RuleSet, levels: [&str; 2]| {
            let [blue, green] = levels.map(|level| Control::Computer(level.into()));
            let seats = [(Seat::Red, Control::Human), (Seat::Blue, blue), (Seat::Green, green)];
            testing::session(rules, &seats).level_of_hints()
        };
        let short = RuleSet { victory: Victory::Rounds(11), ..RuleSet::NAUTICAL };
        assert_eq!(asked(short, ["easy", "easy"]), Level::Normal);
        assert_eq!(asked(short, ["easy", "normal:turtle"]), Level::Hard);
        assert_eq!(asked(short, ["hard", "my own bot"]), Level::Expert);
        assert_eq!(asked(RuleSet::NAUTICAL, ["easy", "easy"]), Level::Hard);
    }

    #[test]
    fn attacks_come_with_their_chance_and_are_shown_on_the_map() {
        let mut session = testing::one_human();
        let mut attacks = 0;
        by_hints(&mut session, 300, |session, hint| {
            if let Intent::Play(Action::Attack { from, to }) = hint.intent {
                assert!(hint.text.contains('%') && hint.text.contains(to.name()), "{hint:?}");
                assert_eq!(TerritoryView::of(session, to).mark, Mark::Aim);
                assert_eq!(TerritoryView::of(session, from).mark, Mark::Selected);
                assert!(territories::focus(session).contains(to));
                attacks += 1;
            }
        });
        assert!(attacks > 3, "{attacks}");
    }

    fn last_word(text: &str) -> &str {
        text.rsplit(' ').next().unwrap_or_default()
    }

    #[test]
    fn a_hint_says_why_in_the_names_of_the_table() {
        let mut session = testing::one_human();
        let mut said = 0;
        by_hints(&mut session, 160, |session, _| {
            let advice = question(session).unwrap().advice(&all_names(session));
            let given = given(session, advice.after, advice.action, advice.why);
            let Some(why) = HintView::of(&given).unwrap().why else { return };
            assert!(why.ends_with('.') && !why.contains("  "), "{why}");
            // The chance to win may happen to equal the chance of the advised move.
            let rest = why.split("Your chance to win").next().unwrap_or_default();
            let hint = format!("{} {rest}", HintView::of(&given).unwrap().text);
            let mut chances: Vec<&str> = hint.split("\u{a0}%").map(last_word).collect();
            chances.pop();
            let told = chances.len();
            chances.sort_unstable();
            chances.dedup();
            assert_eq!(chances.len(), told, "the same chance twice: {hint}");
            said += usize::from(why.contains("Your chance to win"));
        });
        assert!(said > 10, "{said}");
    }

    #[test]
    fn a_hint_goes_with_whatever_is_done_and_comes_only_to_its_question() {
        let mut session = testing::one_human();
        session.dispatch(Intent::Uncover);
        while !matches!(session.duty(), Duty::Decide(_)) {
            testing::play_some(&mut session, 1);
        }
        let mut told = advised(&session);
        assert!(HintView::of(&told).is_some());
        assert_eq!(told.revision(), session.revision(), "nothing was played");
        told.dispatch(Intent::Dismiss);
        assert_eq!(HintView::of(&told), None);
        let action = question(&session).unwrap().answer().action;
        let after = session.game().actions().len() + 1;
        session.dispatch(Intent::Advise { after, action, why: None });
        assert_eq!(HintView::of(&session), None, "the answer is to another question");
    }

    #[test]
    fn who_has_ended_a_campaign_is_told_to_draw_and_not_to_end_it() {
        let mut session = testing::one_human();
        let (mut drawn, mut gone_on) = (0, 0);
        for _ in 0..600 {
            let campaign = matches!(session.duty(), Duty::Decide(it) if it.ask == Ask::Campaign);
            if campaign && session.can_ask_for_a_hint() {
                let mut ended = session.clone();
                ended.dispatch(Intent::Play(Action::Done));
                if ended.defers_the_end() && cards::draws(&ended) {
                    assert!(question(&ended).is_some());
                    let done = given(&ended, ended.played(), Action::Done, None);
                    let hint = HintView::of(&done).unwrap();
                    assert!(hint.text.starts_with("Draw your cards"), "{}", hint.text);
                    assert_eq!(hint.intent, Intent::Draw);
                    drawn += 1;
                    let attack = question(&ended).unwrap().answer().action;
                    if attack != Action::Done {
                        let mut back = given(&ended, ended.played(), attack, None);
                        let hint = HintView::of(&back).unwrap();
                        back.dispatch(hint.intent);
                        assert!(!back.defers_the_end() && back.notice().is_none());
                        gone_on += 1;
                    }
                }
            }
            testing::play_some(&mut session, 1);
        }
        assert!(drawn > 5 && gone_on > 0, "{drawn} {gone_on}");
    }

    #[test]
    fn nothing_is_asked_while_cards_are_covered_or_somebody_else_decides() {
        let mut session = testing::two_humans();
        let mut covered = 0;
        for _ in 0..1_500 {
            let decides = match session.duty() {
                Duty::Decide(prompt) => Some(prompt),
                _ => None,
            };
            match question(&session) {
                Some(question) => {
                    assert_eq!(question.view.viewer(), decides.map(|prompt| prompt.seat));
                    let hidden = |seat: Seat| Some(seat) != question.view.viewer();
                    let deck = question.view.table().deck();
                    assert!(
                        Seat::ALL
                            .into_iter()
                            .filter(|s| hidden(*s))
                            .all(|s| deck.hands[s].is_empty())
                    );
                }
                None => {
                    covered += usize::from(decides.is_some_and(|prompt| {
                        matches!(prompt.ask, Ask::Poker { .. } | Ask::Contest { .. })
                    }));
                }
            }
            testing::play_some(&mut session, 1);
        }
        assert!(covered > 5, "{covered}");
    }
}
