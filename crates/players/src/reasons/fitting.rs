//! Every reason fits the action it explains, in random positions of all rule sets.

use std::collections::BTreeSet;

use super::*;
use crate::bot::{Bot, Easy, Random, decide};
use engine::core::Seed;
use engine::game::{Control, Game, Player, RuleSet, SeaAction, Setup};
use engine::poker::Move;

/// A test for some kinds of actions.
type Kinds = fn(&Action) -> bool;

fn attacks(action: &Action) -> bool {
    matches!(
        action,
        Action::Attack { .. }
            | Action::Commit { .. }
            | Action::Flank { .. }
            | Action::Roll { .. }
            | Action::RollBlock { .. }
            | Action::Reserve { .. }
            | Action::Sea(SeaAction::Land { .. })
    )
}

fn moves(action: &Action) -> bool {
    matches!(
        action,
        Action::Transfer { .. } | Action::Rearrange { .. } | Action::Advance { armies: 1.. }
    )
}

fn places(action: &Action) -> bool {
    moves(action)
        || matches!(
            action,
            Action::Garrison { .. }
                | Action::Deploy { .. }
                | Action::Sea(SeaAction::Disembark { .. })
        )
}

fn guards(action: &Action) -> bool {
    places(action) || matches!(action, Action::Levy { .. })
}

fn conquers(action: &Action) -> bool {
    attacks(action) || places(action)
}

fn settles(action: &Action) -> bool {
    matches!(action, Action::Choose { .. } | Action::Expand { .. })
}

fn stays(action: &Action) -> bool {
    matches!(action, Action::Build { .. } | Action::Advance { armies: 0 })
}

fn is_done(action: &Action) -> bool {
    *action == Action::Done
}

fn buys(action: &Action, wanted: Purchase) -> bool {
    matches!(action, Action::TurnIn { buy, .. } if *buy == wanted)
}

fn bets(action: &Action) -> bool {
    matches!(action, Action::Poker(Move::Bet(_) | Move::Wager(_)))
}

/// The words of each reason, and the actions it can explain; the first match counts.
const REASONS: &[(&str, Kinds)] = &[
    ("so you must turn in a set", |it| matches!(it, Action::TurnIn { .. })),
    ("This set is worth", |it| buys(it, Purchase::Armies)),
    ("Two dice decide how many armies", |it| buys(it, Purchase::Armies)),
    ("A factory raises", |it| buys(it, Purchase::Factory)),
    ("A ship carries your armies", |it| buys(it, Purchase::Ship)),
    ("Matching cards make a set", |it| *it == Action::Draw),
    ("’s last territory", conquers),
    ("It completes", |it| conquers(it) || settles(it)),
    ("It breaks", conquers),
    ("That leaves", conquers),
    ("first conquest", conquers),
    ("It removes", conquers),
    ("That makes", settles),
    ("It is the last territory", |it| matches!(it, Action::Choose { .. })),
    ("From there you can take", places),
    ("these armies cut the chance", guards),
    ("This protects your", guards),
    ("armies next door", guards),
    ("just offshore", guards),
    ("Without help", |it| matches!(it, Action::Mobilize { .. })),
    ("’s chance of taking", stays),
    ("Nobody else borders", |it| matches!(it, Action::Build { .. })),
    ("your armies are safest", |it| matches!(it, Action::Rearrange { .. })),
    ("Nobody can attack", moves),
    ("Every army you could move", is_done),
    ("There is nobody left within reach", is_done),
    ("Even your best attack", is_done),
    ("You have already earned your card", is_done),
    ("Your chance of winning is down to", |it| *it == Action::Halt),
    ("Fought to the end, it costs", |it| attacks(it) || *it == Action::Halt),
    (" has ", |it| {
        matches!(
            it,
            Action::Declare { .. }
                | Action::Join { .. }
                | Action::TakeOver { .. }
                | Action::Contest
                | Action::Accept
        )
    }),
    ("our hand wins", bets),
    ("From there you can land", |it| {
        matches!(
            it,
            Action::Sea(
                SeaAction::Launch { .. } | SeaAction::Sail { .. } | SeaAction::Embark { .. }
            )
        )
    }),
    ("can’t land on an enemy coast", |it| matches!(it, Action::Sea(SeaAction::Cruise { .. }))),
    ("Your chance of beating", |it| {
        matches!(it, Action::Sea(SeaAction::Engage { .. } | SeaAction::SendIn { .. }))
    }),
    ("A ship you board", |it| matches!(it, Action::Sea(SeaAction::Board { .. }))),
    ("A sunken ship", |it| *it == Action::Sea(SeaAction::Sink)),
];

/// Returns the chances in a text, as written.
fn chances(text: &str) -> Vec<&str> {
    let number =
        |before: &'_ str| before.rfind(|c: char| !c.is_ascii_digit()).map_or(0, |at| at + 1);
    text.match_indices(" %").map(|(at, _)| &text[number(&text[..at])..at]).collect()
}

/// Returns the error in a reason given for an action, if any.
fn fault(state: &State, action: &Action, reason: &str) -> Option<String> {
    for sentence in reason.split_inclusive(". ").map(str::trim) {
        match REASONS.iter().find(|(words, _)| sentence.contains(words)) {
            None => return Some(format!("unknown reason “{sentence}”")),
            Some((_, explains)) if !explains(action) => {
                return Some(format!("“{sentence}” does not explain it"));
            }
            Some(_) => {}
        }
    }
    let chances = chances(reason);
    let twice = (1..chances.len()).any(|at| chances[..at].contains(&chances[at]));
    let is_high = |chance: &str| chance.parse().is_ok_and(|percent: u32| percent > 50);
    let is_poor = ["is down to", "Even your best attack"].iter().any(|it| reason.contains(it));
    match () {
        () if twice => Some("it names a chance twice".into()),
        () if is_poor && chances.last().is_some_and(|it| is_high(it)) => {
            Some("a likely attack is called poor".into())
        }
        () if reason.contains("first conquest") && state.turn().conquered => {
            Some("it is not the first conquest".into())
        }
        () => None,
    }
}

/// Plays random games by these rules, and passes each position with a legal action.
fn positions(rules: RuleSet, seed: u64, mut look: impl FnMut(&Observation, &Action)) {
    let number = *rules.table().start();
    let players = Seat::ALL.into_iter().take(number);
    let players = players.map(|seat| Player::new(seat, Control::Human)).collect();
    let mut game = Game::new(Setup::new(rules, players, Seed::from_number(seed))).unwrap();
    let (mut random, mut easy) = (Random::new(seed), Easy::new(seed));
    while game.actions().len() < 700 && game.prompt().is_some() {
        let view = crate::testing::view(&game);
        let legal = view.legal();
        for action in [random.decide(&view, &legal), random.decide(&view, &legal)] {
            look(&view, &action);
        }
        let action = decide(&mut easy, &view).unwrap().action;
        look(&view, &action);
        game.play(action).unwrap();
    }
}

#[test]
fn every_reason_fits_the_action_it_explains() {
    let names = BySeat::from_fn(|seat| words::InWords::in_words(&seat).to_owned());
    let (mut faults, mut said) = (BTreeSet::new(), BTreeSet::new());
    for (name, rules) in RuleSet::PRESETS {
        for seed in 1..4 {
            positions(rules, seed, |view, action| {
                let Some(context) = DecisionContext::new(view, &names) else { return };
                let Some(reason) = context.reason(action) else { return };
                let words = REASONS.iter().filter(|(words, _)| reason.contains(words));
                said.extend(words.map(|(words, _)| *words));
                if let Some(fault) = fault(view.table(), action, &reason) {
                    faults.insert(format!("{name}: {action}: {reason}: {fault}"));
                }
            });
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
    assert!(said.len() > REASONS.len() * 3 / 4, "{said:?}");
}
