//! Every reason fits the action it explains, in random positions of all rule sets.

use std::collections::{BTreeSet, HashSet};

use super::*;
use crate::bot::{Bot, Easy, Random, decide};
use engine::core::Seed;
use engine::game::{Control, Game, Player, RuleSet, SeaAction, Setup};
use engine::poker::{Bet, Move};

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

fn buys(action: &Action, wanted: Purchase) -> bool {
    matches!(action, Action::TurnIn { buy, .. } if *buy == wanted)
}

fn bets(action: &Action) -> bool {
    matches!(action, Action::Poker(Move::Bet(_) | Move::Wager(_)))
}

fn sails(action: &Action) -> bool {
    use SeaAction::{Embark, Launch, Sail};
    matches!(action, Action::Sea(Launch { .. } | Sail { .. } | Embark { .. }))
}

fn engages(action: &Action) -> bool {
    matches!(action, Action::Sea(SeaAction::Engage { .. } | SeaAction::SendIn { .. }))
}

fn calls(action: &Action) -> bool {
    use Action::{Accept, Contest, Declare, Join, TakeOver};
    matches!(action, Declare { .. } | Join { .. } | TakeOver { .. } | Contest | Accept)
}

/// Returns `true` if the reason can explain the action.
fn explains(reason: Reason, it: &Action) -> bool {
    match reason {
        Reason::SetDue { .. } => matches!(it, Action::TurnIn { .. }),
        Reason::SetWorth { .. } | Reason::SetByDice => buys(it, Purchase::Armies),
        Reason::BuysFactory => buys(it, Purchase::Factory),
        Reason::BuysShip => buys(it, Purchase::Ship),
        Reason::DrawsCard => *it == Action::Draw,
        Reason::Completes(_) => conquers(it) || settles(it),
        Reason::LastTerritory { .. }
        | Reason::Breaks { .. }
        | Reason::StillMissing { .. }
        | Reason::FewLeft { .. }
        | Reason::EarnsCard { .. }
        | Reason::Frees { .. } => conquers(it),
        Reason::PartOfContinent { .. } => settles(it),
        Reason::Denies { .. } => matches!(it, Action::Choose { .. }),
        Reason::Aim { .. } => places(it),
        Reason::Guards { .. } | Reason::Keeps(_) | Reason::Threat { .. } => guards(it),
        Reason::WithoutHelp { .. } => matches!(it, Action::Mobilize { .. }),
        Reason::CouldTake { .. } => stays(it),
        Reason::NobodyBeside(_) => matches!(it, Action::Build { .. }),
        Reason::Sheltered { .. } => matches!(it, Action::Rearrange { .. }),
        Reason::NearerBorder { .. } | Reason::Idle { .. } => moves(it),
        Reason::AllAtBorder
        | Reason::NobodyInReach
        | Reason::BestAttack { .. }
        | Reason::CardEarned => *it == Action::Done,
        Reason::PoorChance { .. } => *it == Action::Halt,
        Reason::Costs { .. } => attacks(it) || *it == Action::Halt,
        Reason::Ally { .. } => calls(it),
        Reason::CallPays { .. } => *it == Action::Poker(Move::Bet(Bet::Call)),
        Reason::CallDoesNotPay { .. } => *it == Action::Poker(Move::Bet(Bet::Fold)),
        Reason::FreeCheck { .. } => *it == Action::Poker(Move::Bet(Bet::Check)),
        Reason::HandWins { .. } => bets(it),
        Reason::CanLand { .. } | Reason::TooFewToLand { .. } | Reason::Patrolled { .. } => {
            sails(it)
        }
        Reason::NowhereToLand(_) => matches!(it, Action::Sea(SeaAction::Cruise { .. })),
        Reason::BeatsShip { .. } => engages(it),
        Reason::TakesShip => matches!(it, Action::Sea(SeaAction::Board { .. })),
        Reason::SinksShip => *it == Action::Sea(SeaAction::Sink),
        // Any move has an effect on the chance to win.
        Reason::ChanceToWin { .. } => false,
    }
}

/// Returns the chances that a reason mentions.
fn chances(reason: Reason) -> Vec<u32> {
    match reason {
        Reason::Aim { chance, .. }
        | Reason::CouldTake { chance, .. }
        | Reason::PoorChance { chance }
        | Reason::WithoutHelp { chance, .. }
        | Reason::BestAttack { chance, .. }
        | Reason::CanLand { chance, .. }
        | Reason::BeatsShip { chance, .. } => vec![chance],
        Reason::Guards { now, then, .. } => vec![now, then],
        Reason::CallPays { wins, enough, .. } | Reason::CallDoesNotPay { wins, enough, .. } => {
            vec![wins, enough]
        }
        Reason::FreeCheck { wins } | Reason::HandWins { wins } => vec![wins],
        _ => Vec::new(),
    }
}

/// Returns the error in the reasons given for an action, if any.
fn fault(state: &State, action: &Action, reasons: &[Reason]) -> Option<String> {
    if let Some(reason) = reasons.iter().find(|reason| !explains(**reason, action)) {
        return Some(format!("{reason:?} does not explain it"));
    }
    let chances: Vec<u32> = reasons.iter().flat_map(|reason| chances(*reason)).collect();
    let twice = (1..chances.len()).any(|at| chances[..at].contains(&chances[at]));
    let is_poor =
        |reason: &Reason| matches!(reason, Reason::PoorChance { .. } | Reason::BestAttack { .. });
    let earns = |reason: &Reason| matches!(reason, Reason::EarnsCard { .. });
    match () {
        () if twice => Some("it names a chance twice".into()),
        () if reasons.iter().any(is_poor) && chances.iter().any(|chance| *chance > 50) => {
            Some("a likely attack is called poor".into())
        }
        () if reasons.iter().any(earns) && state.turn().conquered => {
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
        let view = game.observe(game.prompt().unwrap().seat);
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
    let (mut faults, mut given) = (BTreeSet::new(), HashSet::new());
    for (name, rules) in RuleSet::PRESETS {
        for seed in 1..4 {
            positions(rules, seed, |view, action| {
                let reasons = advantages(view, action);
                given.extend(reasons.iter().map(std::mem::discriminant));
                if let Some(fault) = fault(view.table(), action, &reasons) {
                    faults.insert(format!("{name}: {action}: {reasons:?}: {fault}"));
                }
            });
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
    assert!(given.len() > 30, "{given:?}");
}
