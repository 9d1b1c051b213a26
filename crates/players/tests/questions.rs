//! Every question of the bot protocol gets an answer from each level, and a wrong answer gets its
//! reason.
#![allow(clippy::unwrap_used, missing_docs, reason = "a test fails by panicking")]

use std::collections::{BTreeMap, BTreeSet};
use std::mem::{Discriminant, discriminant};

use red_queens_engine::core::{Seat, Seed, Seeded};
use red_queens_engine::game::{
    Ask, Control, Game, Legal, Observation, Player, ReactionMoment, RuleSet, Setup, State, option,
};
use red_queens_engine::record::Seen;
use red_queens_players::bot::protocol::{InvalidAnswer, QUESTIONS, Request, read_answer};
use red_queens_players::bot::{self, LEVELS, decide};

/// An answer to each question that can't be right.
const WRONG: [(&str, &str); 34] = [
    ("choose", "deploy Alaska 1"),
    ("garrison", "garrison Alaska 0"),
    ("arrange", "rearrange Alaska Alaska 1"),
    ("factory", "build Atlantis"),
    ("launch", "launch 99,99"),
    ("reinforce", "deploy Alaska 99999"),
    ("campaign", "roll 3 until conquest"),
    ("mobilize", "levy Alaska"),
    ("reveal", "done"),
    ("levy", "done"),
    ("battle", "roll 7 until conquest"),
    ("raise", "raise 9"),
    ("advance", "advance 99999"),
    ("sail", "sail 99,99"),
    ("send", "done"),
    ("sea-battle", "fight 9"),
    ("board", "board 5 99999"),
    ("succeed", "take over Red"),
    ("transfer", "transfer Alaska Alaska 1"),
    ("call", "ally Red"),
    ("contest", "accept"),
    ("answer", "contest"),
    ("join", "accept"),
    ("poker", "wager 0"),
    ("won", "contest"),
    ("another-hand", "contest"),
    ("draw", "contest"),
    ("discard", "done"),
    ("make-room", "discard 1C"),
    ("purchase", "build Alaska"),
    ("defend", "defend 9"),
    ("window-start", "barrage"),
    ("window-roll", "ambush"),
    ("window-missiles", "missile attacker 9"),
];

/// A position's text has everything that the player to decide sees, and every level answers by it.
#[test]
fn a_position_says_all_that_the_one_who_is_asked_sees() {
    let mut chosen = RuleSet::NEXT;
    option("deal").unwrap().set(&mut chosen, "chosen").unwrap();
    let mut headquarters = RuleSet::LEGACY_ATTACK;
    option("start").unwrap().set(&mut headquarters, "headquarters").unwrap();
    let presets = RuleSet::PRESETS.into_iter().map(|(_, rules)| rules);
    let mut met = BTreeSet::new();
    for rules in presets.chain([chosen, headquarters]) {
        for number in 0..4 {
            let mut kinds = Vec::new();
            each_question(rules, number, |view, legal| {
                let kind = kind(&view.prompt().unwrap().ask);
                kinds.push(kind);
                let before = kinds.iter().filter(|it| **it == kind).count();
                if before > 5 && !kinds.len().is_multiple_of(17) {
                    return;
                }
                let request = Request::new(1, view, legal).unwrap();
                let read = Seen::parse(&request.position);
                assert!(read.as_ref() == Ok(view), "{:?} in {}", read.err(), request.position);
                if met.insert(request.ask) {
                    answer_by(&request.position, legal);
                }
            });
        }
    }
    assert_eq!(met, BTreeSet::from(QUESTIONS), "all that can be asked was asked");
}

fn answer_by(position: &str, legal: &Legal) {
    let view = Seen::parse(position).unwrap();
    for level in LEVELS {
        let mut bot = bot::by_name(level, 1).unwrap();
        let action = decide(bot.as_mut(), &view).unwrap().action;
        assert!(legal.allows(&action), "{level}: {action} in {position}");
    }
}

#[test]
fn a_wrong_answer_to_any_question_says_what_is_wrong_and_changes_nothing() {
    let questions = questions();
    assert_eq!(questions.keys().copied().collect::<BTreeSet<_>>(), BTreeSet::from(QUESTIONS));
    let wrong: BTreeMap<_, _> = WRONG.into_iter().collect();
    for (ask, (view, legal)) in questions {
        let answer = wrong.get(ask).unwrap_or_else(|| panic!("no wrong answer to “{ask}”"));
        let before: State = view.table().clone();
        let error = read_answer(&view, &legal, answer).unwrap_err();
        println!("{ask}: {answer}: {error}");
        assert!(error.to_string().len() > 10, "{ask}: {answer}: {error}");
        let is_clear = matches!(error, InvalidAnswer::Misread(_)) || error.rule().is_some();
        assert!(is_clear, "{ask}: {answer}: {error:?}");
        assert_eq!(*view.table(), before);
        let example = &Request::new(1, &view, &legal).unwrap().legal[0].example;
        assert!(read_answer(&view, &legal, example).is_ok(), "{ask}: {example}");
    }
}

/// The first question of each kind, and the kinds encountered.
#[derive(Default)]
struct Met {
    questions: BTreeMap<&'static str, (Observation, Legal)>,
    kinds: Vec<(Discriminant<Ask>, Option<ReactionMoment>)>,
}

/// Returns the first question of each kind in games of all rule sets.
fn questions() -> BTreeMap<&'static str, (Observation, Legal)> {
    let mut met = Met::default();
    let mut chosen = RuleSet::NEXT;
    option("deal").unwrap().set(&mut chosen, "chosen").unwrap();
    let presets = RuleSet::PRESETS.into_iter().map(|(_, rules)| rules);
    for rules in presets.chain([chosen]) {
        for number in 0..4 {
            meet(rules, number, &mut met);
        }
    }
    met.questions
}

fn kind(ask: &Ask) -> (Discriminant<Ask>, Option<ReactionMoment>) {
    let moment = if let Ask::Window { moment, .. } = ask { Some(*moment) } else { None };
    (discriminant(ask), moment)
}

fn meet(rules: RuleSet, number: u64, met: &mut Met) {
    each_question(rules, number, |view, legal| {
        let kind = kind(&view.prompt().unwrap().ask);
        if !met.kinds.contains(&kind) {
            met.kinds.push(kind);
            let ask = Request::new(1, view, legal).unwrap().ask;
            met.questions.entry(ask).or_insert_with(|| (view.clone(), legal.clone()));
        }
    });
}

/// Passes every question of a game of three.
fn each_question(rules: RuleSet, number: u64, mut each: impl FnMut(&Observation, &Legal)) {
    let seats = [Seat::Red, Seat::Blue, Seat::Green];
    let players = seats.map(|seat| Player::new(seat, Control::Human));
    let setup = Setup::new(rules, players.into(), Seed::from_number(number));
    let mut game = Game::new(setup).unwrap();
    let mut whim = Seeded::new(Seed::from_number(number), 1);
    let mut normal = bot::by_name("normal", number).unwrap();
    while let Some(prompt) = game.prompt().filter(|_| game.actions().len() < 4_000) {
        let view = game.observe(prompt.seat);
        let legal = view.legal();
        each(&view, &legal);
        // Play half of the games at random, to reach positions that no good player would.
        let action = if number.is_multiple_of(2) {
            decide(normal.as_mut(), &view).unwrap().action
        } else {
            legal.sample(&mut whim).unwrap()
        };
        game.play(action).unwrap();
    }
}
