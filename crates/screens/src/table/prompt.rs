//! The prompt bar: a sentence about the decision to make, and its buttons.

use super::asks::Asks;
use crate::names::player_name;
use crate::notice::NoticeView;
use crate::seats::cards;
use crate::story::end_of_turn;
use crate::table::asks;
use engine::core::Seat;
use engine::game::{Action, Ask, Placing, Prompt, Victory};
use table::{Chunk, Draft, Duty, Intent, Session};

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Button {
    pub label: String,
    pub intent: Intent,
}

/// The phase of a turn, for the progress line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step {
    /// Before the first turn.
    SetUp,
    Reinforce,
    Campaign,
    /// The end of the turn, with its moves.
    End,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PromptView {
    pub seat: Option<Seat>,
    pub asks: Asks,
    pub sentence: String,
    /// The suggested action, if there is a single one to continue with.
    pub primary: Option<Button>,
    pub others: Vec<Button>,
    /// True if the likely move is to turn in a set, so that the cards are suggested.
    pub turns_in: bool,
    pub step: Step,
    /// The round, in a game that ends after a number of them.
    pub round: Option<String>,
    /// The number of armies that a tap places, where it can be chosen.
    pub chunk: Option<Chunk>,
    /// The cards of the viewer, if there are any.
    pub cards: Option<CardsHint>,
    /// `Ok` if the last action can be undone, or else the reason why not.
    pub undo: Result<(), NoticeView>,
}

/// The contents of the button that opens the cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CardsHint {
    /// The number of territory cards in the hand.
    pub count: usize,
    /// True if a set can be turned in now.
    pub ready: bool,
}

impl Step {
    /// All phases, in order.
    pub const ALL: [Self; 4] = [Self::SetUp, Self::Reinforce, Self::Campaign, Self::End];

    /// Returns the name in words.
    pub fn in_words(self) -> &'static str {
        match self {
            Self::SetUp => text::table::steps_set_up(),
            Self::Reinforce => text::table::steps_reinforce(),
            Self::Campaign => text::table::steps_campaign(),
            Self::End => text::table::steps_end(),
        }
    }
}

/// Returns the button that cancels what was ordered.
fn recall(label: &str) -> Button {
    Button { label: label.to_owned(), intent: Intent::Recall }
}

/// Returns the button to say that one is done.
fn done(label: &str) -> Button {
    Button { label: label.to_owned(), intent: Intent::Play(Action::Done) }
}

impl PromptView {
    pub fn of(session: &Session) -> Self {
        let prompt = session.prompt();
        let (asks, sentence) = asks::says(session);
        let decides = match session.duty() {
            Duty::Decide(prompt) => Some(session.asked(prompt)),
            Duty::HandOver(_)
            | Duty::Think(_)
            | Duty::Send(_)
            | Duty::Showdown
            | Duty::Over
            | Duty::Past => None,
        };
        PromptView {
            seat: prompt.map(|prompt| prompt.seat),
            asks,
            sentence,
            primary: decides
                .filter(|_| session.march_waits().is_none())
                .and_then(|prompt| primary(session, prompt)),
            others: match decides {
                _ if session.can_stop_march() => vec![recall(text::prompt::stop_march())],
                Some(prompt) => others(session, prompt),
                None if session.waiting_order().is_some() => vec![recall(text::prompt::recall())],
                None if is_placing(session) => vec![recall(text::prompt::place_rest_stop())],
                None => Vec::new(),
            },
            turns_in: decides.is_some_and(|prompt| offers_a_set(session, prompt)),
            step: step(session),
            round: round(session),
            chunk: decides.and_then(|prompt| chunk(session, prompt)),
            cards: cards_hint(session),
            undo: session.check_undo().map_err(|notice| NoticeView::about(session, &notice)),
        }
    }
}

/// Returns `true` while the hints place armies for somebody at the screen, or others place theirs
/// before the next one.
fn is_placing(session: &Session) -> bool {
    matches!(session.duty(), Duty::Think(_)) && !session.placed_for().is_empty()
}

/// Returns the buttons that leave armies to the hints (X1), and that stop this for others.
fn leave_placing(session: &Session) -> Vec<Button> {
    let names: Vec<&str> =
        session.placed_for().iter().map(|seat| player_name(session, seat)).collect();
    let stop = (!names.is_empty())
        .then(|| recall(&text::prompt::place_rest_stop_for(text::all_of(&names))));
    let rest = session.may_leave_placing().then(|| Button {
        label: text::prompt::place_rest().to_owned(),
        intent: Intent::PlaceRest,
    });
    stop.into_iter().chain(rest).collect()
}

/// Returns the other buttons. A player with an attacker selected can deselect it or end the
/// campaign, but not by accident.
fn others(session: &Session, prompt: Prompt) -> Vec<Button> {
    let draft = session.draft();
    let let_go = |label: &str| Button { label: label.to_owned(), intent: Intent::Deselect };
    match prompt.ask {
        _ if session.defers_the_end() => {
            // A second button skips the factory, which the player may not want. Only the main button
            // goes on with the turn.
            let next = matches!(prompt.ask, Ask::Factory { .. }).then(|| draw(session));
            [let_go(text::prompt::end_campaign_not_yet())].into_iter().chain(next).collect()
        }
        Ask::Campaign if draft.origin().is_some() && !draft.plans() => {
            let end =
                (!end_of_turn::owes_attack(session)).then(|| done(text::prompt::end_campaign()));
            end.into_iter().chain([let_go(text::prompt::choose_again())]).collect()
        }
        Ask::Arrange if session.can_gather() => {
            vec![Button { label: text::prompt::gather().to_owned(), intent: Intent::Gather }]
        }
        Ask::Campaign | Ask::Transfer | Ask::Arrange if draft.origin().is_some() => {
            vec![let_go(text::prompt::choose_again())]
        }
        Ask::Garrison { .. } => leave_placing(session),
        Ask::Draw => vec![done(text::prompt::take_card_not())],
        // The dialog has the same button, unless it was put aside.
        Ask::Call { forced: false } => vec![done(text::allies::call_none())],
        _ if offers_a_set(session, prompt) => vec![done(text::prompt::keep_cards())],
        _ => Vec::new(),
    }
}

/// Returns `true` if a set may be turned in or kept and there is nothing else to do.
fn offers_a_set(session: &Session, prompt: Prompt) -> bool {
    let asks = matches!(prompt.ask, Ask::Reinforce { left: 0, forced: false } | Ask::Purchase);
    asks && session.view().table().can_turn_in()
}

fn chunk(session: &Session, prompt: Prompt) -> Option<Chunk> {
    let can_choose = match prompt.ask {
        Ask::Garrison { left } => {
            left > 1 && session.view().table().rules().placing != Placing::OneByOne
        }
        Ask::Reinforce { left, .. } => left > 1,
        Ask::Arrange => true,
        _ => false,
    };
    can_choose.then_some(session.draft().chunk)
}

fn cards_hint(session: &Session) -> Option<CardsHint> {
    let hand = cards::hand_shown(session);
    let ready = matches!(session.duty(), Duty::Decide(_)) && session.view().table().can_turn_in();
    let has_any = !hand.is_empty() || session.view().objective().is_some();
    has_any.then(|| CardsHint { count: hand.len(), ready })
}

/// Returns the round out of all, once the first one has begun.
fn round(session: &Session) -> Option<String> {
    let (view, round) = (session.view(), session.view().table().turn().round);
    match view.table().rules().victory {
        Victory::Rounds(last) if round > 0 => Some(text::table::Round { round, last }.say()),
        _ => None,
    }
}

fn step(session: &Session) -> Step {
    if session.view().table().turn().round == 0 {
        return Step::SetUp;
    }
    if session.defers_the_end() {
        return Step::End;
    }
    match session.prompt().map(|prompt| prompt.ask) {
        Some(Ask::Reinforce { .. } | Ask::Launch { .. }) => Step::Reinforce,
        Some(
            Ask::Factory { .. }
            | Ask::Transfer
            | Ask::Discard { .. }
            | Ask::Draw
            | Ask::MakeRoom
            | Ask::Purchase
            | Ask::Call { .. }
            | Ask::Contest { .. }
            | Ask::Answer { .. }
            | Ask::Poker { .. }
            | Ask::Won { .. }
            | Ask::AnotherHand { .. }
            | Ask::Join { .. },
        )
        | None => Step::End,
        Some(_) => Step::Campaign,
    }
}

/// Returns the button that draws the cards of a campaign whose end is deferred.
fn draw(session: &Session) -> Button {
    Button { label: end_of_turn::draw_label(session).to_owned(), intent: Intent::Draw }
}

fn primary(session: &Session, prompt: Prompt) -> Option<Button> {
    let draft = session.draft();
    Some(match prompt.ask {
        Ask::Arrange if session.is_quick_start() => done(text::prompt::rearrange_start()),
        Ask::Arrange => done(text::prompt::rearrange_done()),
        _ if offers_a_set(session, prompt) => return None,
        Ask::Reinforce { left: 0, forced: false } | Ask::Purchase => {
            done(text::prompt::keep_cards())
        }
        Ask::Campaign if session.defers_the_end() && end_of_turn::draws(session) => draw(session),
        Ask::Campaign if session.defers_the_end() => done(text::prompt::end_turn()),
        Ask::Campaign
            if draft.origin().is_none() && !draft.plans() && !end_of_turn::owes_attack(session) =>
        {
            done(text::prompt::end_campaign())
        }
        Ask::Draw => {
            let label = text::prompt::draw().to_owned();
            Button { label, intent: Intent::Play(Action::Draw) }
        }
        Ask::Campaign if draft.expands(session.view().table()) => {
            Button { label: text::prompt::expand_armies().to_owned(), intent: Intent::Confirm }
        }
        Ask::Transfer if end_of_turn::draws_first(session) => draw(session),
        Ask::Transfer => transfer(session, draft),
        _ => return None,
    })
}

/// Returns the button that moves the chosen armies, or ends the moves.
fn transfer(session: &Session, draft: &Draft) -> Button {
    match draft.to {
        Some(_) => {
            Button { label: text::prompt::move_armies().to_owned(), intent: Intent::Confirm }
        }
        None if end_of_turn::draws_after_moves(session) => done(end_of_turn::draw_label(session)),
        None => done(end_of_turn::end_of_moves(session)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::map::tappable;

    use crate::story::end_of_turn;
    use engine::game::{Control, RuleSet};
    use table::testing;

    #[test]
    fn t9_w3_keeping_a_set_does_not_stand_out() {
        let people = [Seat::Red, Seat::Blue, Seat::Green].map(|seat| (seat, Control::Human));
        let mut seen = [0, 0];
        for seed in 0..6 {
            for rules in [RuleSet::NAUTICAL, RuleSet::NEW_RULES] {
                let mut session = testing::dealt(rules, &people, seed);
                for _ in 0..1_500 {
                    testing::play_some(&mut session, 1);
                    let Duty::Decide(prompt) = session.duty() else { continue };
                    let view = PromptView::of(&session);
                    if view.turns_in {
                        assert_eq!(
                            (&view.primary, &view.others),
                            (&None, &vec![done("Keep the cards")])
                        );
                        seen[usize::from(prompt.ask == Ask::Purchase)] += 1;
                    }
                }
            }
        }
        assert!(seen.iter().all(|times| *times > 3), "{seen:?}");
    }

    #[test]
    fn t9_w3_a_player_alone_at_the_screen_is_not_asked_about_sets_without_having_one() {
        let players = [(Seat::Red, Control::Human), (Seat::Blue, Control::Computer("easy".into()))];
        let mut asked = 0;
        for seed in 0..6 {
            for rules in [RuleSet::NAUTICAL, RuleSet::NEW_RULES] {
                let mut session = testing::dealt(rules, &players, seed);
                for _ in 0..1_000 {
                    testing::play_some(&mut session, 1);
                    let Duty::Decide(prompt) = session.duty() else { continue };
                    if matches!(prompt.ask, Ask::Reinforce { left: 0, .. } | Ask::Purchase) {
                        assert!(session.view().table().can_turn_in(), "{prompt:?}");
                        asked += 1;
                    }
                }
            }
        }
        assert!(asked > 3, "{asked}");
    }

    #[test]
    fn t4_the_button_that_ends_rearranging_says_so() {
        let mut session = testing::two_humans();
        session.dispatch(Intent::Uncover);
        assert_eq!(session.prompt().map(|prompt| prompt.ask), Some(Ask::Arrange));
        assert_eq!(PromptView::of(&session).primary, Some(done("Done moving")));
    }

    #[test]
    fn a_quick_start_asks_for_a_start_and_then_one_thing_at_a_time() {
        let mut session = testing::quick_started(4);
        let prompt = PromptView::of(&session);
        assert_eq!(prompt.sentence, "Red: your armies are placed. Change them if you like.");
        assert_eq!(prompt.primary.map(|start| start.label).as_deref(), Some("Start"));
        session.dispatch(Intent::Play(Action::Done));
        assert_eq!(PromptView::of(&session).sentence, "Everyone is setting up…");
        let mut asked = [0, 0];
        while session.view().table().turn().round < 4 {
            let sentence = PromptView::of(&session).sentence;
            match session.duty() {
                Duty::Decide(Prompt {
                    ask: Ask::Reinforce { left: 1.., forced: false }, ..
                }) => {
                    assert_eq!(sentence.matches('.').count(), 1, "{sentence}");
                    asked[0] += 1;
                }
                Duty::Decide(Prompt { ask: Ask::Campaign, .. }) => {
                    assert!(!sentence.contains("ship"), "the coach explains it: {sentence}");
                    asked[1] += 1;
                }
                _ => {}
            }
            testing::play_some(&mut session, 1);
        }
        assert!(asked.iter().all(|times| *times > 0), "{asked:?}");
    }

    #[test]
    fn t44_a_game_of_rounds_says_in_which_one_it_is() {
        let people = [Seat::Red, Seat::Blue].map(|seat| (seat, Control::Human));
        let said = |rules| {
            let mut session = testing::dealt(rules, &people, 1);
            let mut rounds = vec![PromptView::of(&session).round];
            while session.view().table().turn().round < 2 {
                testing::play_some(&mut session, 1);
                rounds.push(PromptView::of(&session).round);
            }
            rounds.dedup();
            rounds
        };
        let short = RuleSet { victory: Victory::Rounds(11), ..RuleSet::NEXT };
        let rounds = ["Round 1 of 11", "Round 2 of 11"].map(|it| Some(it.to_owned()));
        assert_eq!(said(short), [&[None], &rounds[..]].concat(), "first they set up");
        assert_eq!(said(RuleSet::NEXT), [None], "it has no last round");
    }

    #[test]
    fn t21_the_sentence_about_moves_names_what_the_button_does() {
        let (mut ends, mut calls) = (0, 0);
        for rules in [RuleSet::NAUTICAL, RuleSet::NEXT] {
            let people = [Seat::Red, Seat::Blue].map(|seat| (seat, Control::Human));
            let mut session = testing::dealt(rules, &people, 1);
            for _ in 0..1_500 {
                testing::play_some(&mut session, 1);
                let Duty::Decide(Prompt { ask: Ask::Transfer, .. }) = session.duty() else {
                    continue;
                };
                session.dispatch(Intent::Deselect);
                let view = PromptView::of(&session);
                match view.primary {
                    Some(it) if it == done("Done moving") => {
                        assert!(view.sentence.contains("done moving"), "{}", view.sentence);
                        calls += 1;
                    }
                    Some(it) if it == done("End turn") => {
                        assert!(view.sentence.contains("end your turn"), "{}", view.sentence);
                        ends += 1;
                    }
                    _ => {}
                }
            }
        }
        assert!(ends > 3 && calls > 3, "{ends} {calls}");
    }

    #[test]
    fn t21_drawing_stands_out_once_a_campaign_with_a_conquest_is_ended() {
        let mut session = testing::one_human();
        let mut drawn = 0;
        for _ in 0..900 {
            testing::play_some(&mut session, 1);
            let Duty::Decide(Prompt { ask: Ask::Campaign, .. }) = session.duty() else { continue };
            let mut ended = session.clone();
            ended.dispatch(Intent::Deselect);
            ended.dispatch(Intent::Play(Action::Done));
            let moves =
                matches!(ended.duty(), Duty::Decide(it) if ended.asked(it).ask == Ask::Transfer);
            if !moves || !end_of_turn::draws_first(&ended) {
                continue;
            }
            let view = PromptView::of(&ended);
            let labels: Vec<&str> = view.others.iter().map(|it| it.label.as_str()).collect();
            assert_eq!(labels, ["Back to attacking"], "a single button goes on with the turn");
            assert_eq!(view.primary.unwrap().label, "Draw a card");
            assert!(view.sentence.ends_with(": draw first, then you may move armies."));
            assert!(view.sentence.len() < 60, "two lines on a phone held sideways");
            drawn += 1;
        }
        assert!(drawn > 3, "{drawn}");
    }

    #[test]
    fn k4_the_campaign_cannot_be_ended_while_an_attack_is_due() {
        let people = [Seat::Red, Seat::Blue, Seat::Green].map(|seat| (seat, Control::Human));
        let mut session = testing::session(RuleSet::RISIKO_POCKET, &people);
        let (mut due, mut free) = (0, 0);
        for _ in 0..600 {
            testing::play_some(&mut session, 1);
            let Duty::Decide(Prompt { ask: Ask::Campaign, .. }) = session.duty() else { continue };
            session.dispatch(Intent::Deselect);
            if session.defers_the_end() {
                continue;
            }
            let view = PromptView::of(&session);
            if end_of_turn::owes_attack(&session) {
                assert_eq!((view.primary, view.others), (None, Vec::new()));
                due += 1;
            } else {
                assert_eq!(view.primary, Some(done("End campaign")));
                free += 1;
            }
        }
        assert!(due > 5 && free > 5, "{due} {free}");
    }

    #[test]
    fn ending_the_campaign_does_not_stand_out_beside_an_attack() {
        let (mut alone, mut beside) = (0, 0);
        let mut session = testing::one_human();
        for _ in 0..600 {
            testing::play_some(&mut session, 1);
            let Duty::Decide(Prompt { ask: Ask::Campaign, .. }) = session.duty() else { continue };
            let label = |session: &Session| PromptView::of(session).primary.map(|it| it.label);
            session.dispatch(Intent::Deselect);
            assert_eq!(label(&session).as_deref(), Some("End campaign"));
            alone += 1;
            let mut session = session.clone();
            let Some(from) = tappable::open(&session).first() else { continue };
            session.dispatch(Intent::Tap(from));
            let view = PromptView::of(&session);
            assert_eq!(view.primary, None);
            assert_eq!(view.others[0], done("End campaign"));
            let Some(to) = tappable::targets(&session).first() else { continue };
            session.dispatch(Intent::Tap(to));
            let view = PromptView::of(&session);
            assert!(!view.others.contains(&done("End campaign")) && view.primary.is_none());
            beside += 1;
        }
        assert!(alone > 20 && beside > 20, "{alone} {beside}");
    }
}
