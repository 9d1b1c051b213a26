//! Every reason fits the action it explains, in random positions of all rule sets.

use std::collections::BTreeSet;

use super::*;
use crate::bot::{Bot, Easy, Random, decide};
use engine::core::Seed;
use engine::game::{Control, Game, Player, RuleSet, SeaAction, Setup};
use engine::poker::Move;

/// Kinds of actions.
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

/// Words of each reason, and the actions it can explain; the first words that are found count.
const REASONS: &[(&str, Kinds)] = &[
    ("so a set is due", |it| matches!(it, Action::TurnIn { .. })),
    ("This set brings", |it| buys(it, Purchase::Armies)),
    ("Two dice say how many armies", |it| buys(it, Purchase::Armies)),
    ("A factory brings", |it| buys(it, Purchase::Factory)),
    ("A ship carries your armies", |it| buys(it, Purchase::Ship)),
    ("Cards that match", |it| *it == Action::Draw),
    ("It is the last territory of", conquers),
    ("It would give you all of", |it| conquers(it) || settles(it)),
    ("It breaks", conquers),
    ("still missing", conquers),
    ("left.", conquers),
    ("The first conquest of", conquers),
    ("It frees", conquers),
    ("all of it is worth", settles),
    ("It is the last that", |it| matches!(it, Action::Choose { .. })),
    ("From there you can take", places),
    ("with these armies", guards),
    ("It keeps your", guards),
    ("next to it", guards),
    ("off its coast", guards),
    ("could take", stays),
    ("Nobody else stands beside", |it| matches!(it, Action::Build { .. })),
    ("Your armies are safest", |it| matches!(it, Action::Rearrange { .. })),
    ("Nobody can attack", moves),
    ("All your armies stand where", is_done),
    ("Nobody is left within your reach", is_done),
    ("Your best attack", is_done),
    ("You have won your card already", is_done),
    ("Going on would win", |it| *it == Action::Halt),
    ("Fought to the end it costs", |it| attacks(it) || *it == Action::Halt),
    ("If nothing helps", |it| matches!(it, Action::Mobilize { .. })),
    ("fights with", |it| {
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
    ("there is nobody to land on", |it| matches!(it, Action::Sea(SeaAction::Cruise { .. }))),
    ("would be beaten with", |it| {
        matches!(it, Action::Sea(SeaAction::Engage { .. } | SeaAction::SendIn { .. }))
    }),
    ("A ship that is boarded", |it| matches!(it, Action::Sea(SeaAction::Board { .. }))),
    ("A ship that nobody takes over", |it| *it == Action::Sea(SeaAction::Sink)),
];

/// The chances that a text names, as it names them.
fn chances(text: &str) -> Vec<&str> {
    let number =
        |before: &'_ str| before.rfind(|c: char| !c.is_ascii_digit()).map_or(0, |at| at + 1);
    text.match_indices(" %").map(|(at, _)| &text[number(&text[..at])..at]).collect()
}

/// What is wrong with a reason that is given for an action.
fn fault(state: &State, action: &Action, reason: &str) -> Option<String> {
    for sentence in reason.split_inclusive(". ").map(str::trim) {
        match REASONS.iter().find(|(words, _)| sentence.contains(words)) {
            None => return Some(format!("nobody knows the reason “{sentence}”")),
            Some((_, explains)) if !explains(action) => {
                return Some(format!("“{sentence}” does not explain it"));
            }
            Some(_) => {}
        }
    }
    let chances = chances(reason);
    let twice = (1..chances.len()).any(|at| chances[..at].contains(&chances[at]));
    let is_high = |chance: &str| chance.parse().is_ok_and(|percent: u32| percent > 50);
    match () {
        () if twice => Some("it names a chance twice".into()),
        () if reason.contains(" only.") && chances.last().is_some_and(|it| is_high(it)) => {
            Some("“only” of what is likely".into())
        }
        () if reason.contains("The first conquest") && state.turn().conquered => {
            Some("it is not the first conquest".into())
        }
        () => None,
    }
}

/// Goes through random positions of games by these rules, and hands over each with an action that is legal there.
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
    let names = BySeat::from_fn(|seat| seat.in_words().to_owned());
    let (mut faults, mut said) = (BTreeSet::new(), BTreeSet::new());
    for (name, rules) in RuleSet::PRESETS {
        for seed in 1..4 {
            positions(rules, seed, |view, action| {
                let Some(case) = Case::new(view, &names) else { return };
                let Some(reason) = case.reason(action) else { return };
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
