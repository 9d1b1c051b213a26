//! A measurement: the number of times one person is interrupted in the turns of computer players.

use crate::land::mobilize::MobilizeView;
use engine::core::Seat;
use engine::game::{Ask, CardEvent, Control, Event, Prompt, RuleSet};
use players::bot::{Bot, by_name, decide};
use table::testing::{dealt, play_some};
use table::{Duty, Intent, Session};

/// The person, playing against three computer players.
const PERSON: Seat = Seat::Red;

const GAMES: u64 = 20;

const ROUNDS: u32 = 9;

/// Plays some rounds, and calls `asked` with each prompt for the person in somebody else's turn.
fn play_rounds(rules: RuleSet, seed: u64, mut asked: impl FnMut(&Session, Prompt)) -> Session {
    let computer = || Control::Computer("normal".into());
    let players = [
        (PERSON, Control::Human),
        (Seat::Blue, computer()),
        (Seat::Green, computer()),
        (Seat::Black, computer()),
    ];
    let mut session = dealt(rules, &players, seed);
    let mut bots: Vec<_> = (0..6).map(|it| by_name("normal", seed * 6 + it).unwrap()).collect();
    while session.view().table().turn().round < ROUNDS && session.is_human(PERSON) {
        if let Duty::Decide(prompt) = session.duty()
            && is_interrupted(&session, prompt)
        {
            asked(&session, prompt);
        }
        if !play_one(&mut session, &mut bots) {
            break;
        }
    }
    session
}

/// Returns the questions put to the person in other players' turns, for each complete round.
fn asked_in_each_round(rules: RuleSet, seed: u64) -> Vec<Vec<Ask>> {
    let mut rounds = vec![Vec::new(); ROUNDS as usize];
    let session = play_rounds(rules, seed, |session, prompt| {
        rounds[session.view().table().turn().round as usize].push(prompt.ask);
    });
    rounds.truncate(session.view().table().turn().round as usize);
    rounds.into_iter().skip(1).collect()
}

fn is_interrupted(session: &Session, prompt: Prompt) -> bool {
    prompt.seat == PERSON && session.view().table().turn().player() != PERSON
}

/// Plays the move that a computer player would make for the seat to act.
fn play_one(session: &mut Session, bots: &mut [Box<dyn Bot>]) -> bool {
    let Some(Prompt { seat, .. }) = session.prompt() else { return false };
    let after = session.played();
    let bot = &mut *bots[seat as usize];
    let action = decide(bot, &session.game().observe(seat)).unwrap().action;
    match session.duty() {
        Duty::Think(_) => session.dispatch(Intent::Answer { after, action }),
        Duty::Showdown => session.dispatch(Intent::GoOn),
        _ => {
            session.dispatch(Intent::Play(action));
            if session.defers_the_end() {
                session.dispatch(Intent::Draw);
            }
        }
    }
    true
}

/// Returns the median number of interruptions per round. A hand of poker counts as one, since a
/// player who contests a call has chosen to play it.
fn median_of_rounds(rules: RuleSet) -> usize {
    let interrupts = |ask: &Ask| !matches!(ask, Ask::Poker { .. });
    let rounds = (1..=GAMES).flat_map(|seed| asked_in_each_round(rules, seed));
    let mut counts: Vec<usize> =
        rounds.map(|asked| asked.iter().filter(|ask| interrupts(ask)).count()).collect();
    assert!(counts.len() > 40, "{counts:?}");
    counts.sort_unstable();
    counts[counts.len() / 2]
}

#[test]
fn a_person_is_interrupted_at_most_four_times_a_round_while_three_computers_play() {
    for (name, rules) in RuleSet::PRESETS {
        let median = median_of_rounds(rules);
        assert!(median <= 4, "{name}: {median}");
    }
}

#[test]
fn t11_the_deck_is_cut_without_a_question_and_nobody_is_asked_to_reveal_nothing() {
    let mut asked = 0;
    for seed in 1..=GAMES {
        play_rounds(RuleSet::NAUTICAL, seed, |session, prompt| {
            assert!(!matches!(prompt.ask, Ask::Mobilize { .. }));
            if let Ask::Reveal { .. } = prompt.ask {
                assert!(!MobilizeView::of(session).unwrap().reveal.is_empty());
                asked += 1;
            }
        });
    }
    assert!(asked > 10, "{asked}");
}

#[test]
fn t11_what_is_answered_unasked_is_an_action_like_any_other() {
    let mut cuts = 0;
    for seed in 1..=GAMES {
        let session = play_rounds(RuleSet::NAUTICAL, seed, |_, _| {});
        let actions = session.game().actions().iter().cloned();
        let again =
            Session::resume(session.game().setup().clone(), actions, session.table().clone());
        assert_eq!(again.unwrap().game(), session.game());
        let own = |event: &Event| matches!(event, Event::Card(CardEvent::Cut { seat: PERSON, .. }));
        cuts += session.moments().iter().filter(|it| it.events.iter().any(own)).count();
    }
    assert!(cuts > 20, "{cuts}");
}

#[test]
fn t11_where_several_people_share_the_screen_whoever_holds_cards_is_asked_what_to_reveal() {
    let people = [Seat::Red, Seat::Blue, Seat::Green].map(|seat| (seat, Control::Human));
    let mut session = dealt(RuleSet::NAUTICAL, &people, 4);
    let mut nothing = 0;
    for _ in 0..3_000 {
        play_some(&mut session, 1);
        session.dispatch(Intent::Uncover);
        nothing +=
            usize::from(MobilizeView::of(&session).is_some_and(|view| view.reveal.is_empty()));
    }
    assert!(nothing > 3, "not being asked would tell the others: {nothing}");
}
