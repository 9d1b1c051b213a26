//! Actions that don't fit the moment are refused, with the rule of the decision to be made, and
//! nothing changes.

use red_queens_engine::battle::Origins;
use red_queens_engine::core::Seat::{Blue, Green, Red};
use red_queens_engine::core::{Message, rulebook};
use red_queens_engine::game::{
    Action, Ask, Deal, Hand, PlusOne, Purchase, Refusal, RuleSet, TerritoryCard, Until,
};
use red_queens_engine::poker;
use red_queens_engine::world::names::{Alaska, Alberta, NorthwestTerritory};

use crate::support::{Scene, attack, commit, flank, mobilize, roll};

/// Returns one action of every kind except leaving and joining, which are made between turns and
/// belong to no seat.
fn one_of_each() -> Vec<Action> {
    let (from, to, armies) = (Alaska, Alberta, 2);
    vec![
        Action::Choose { territory: Alaska },
        Action::Garrison { territory: Alaska, armies: 1 },
        Action::Rearrange { from, to, armies },
        Action::Build { territory: Alaska },
        Action::TurnIn { cards: [TerritoryCard::Wild; 3], buy: Purchase::Armies },
        Action::Deploy { territory: Alaska, armies },
        Action::Attack { from, to },
        Action::Commit { from, to, armies },
        Action::Flank { to, size: 2, from: Origins::from_iter([from.into(), from.into()]) },
        Action::Mobilize { cut: true, reveal: Hand::EMPTY },
        Action::Levy { territory: Alberta },
        Action::Roll { dice: 1, until: Until::Once },
        Action::RollBlock { block: 0, plus: PlusOne::Best, until: Until::Once },
        Action::Raise { face: 6 },
        Action::Reserve { block: 0, armies: 1 },
        Action::Halt,
        Action::Advance { armies: 0 },
        Action::Transfer { from, to, armies },
        Action::Discard { card: poker::Card::TwoOfClubs },
        Action::TakeOver { ally: Green },
        Action::Done,
    ]
}

fn kind(action: &Action) -> String {
    let text = format!("{action:?}");
    text.split([' ', '{']).next().unwrap().to_owned()
}

/// A step of the game, the rule that governs it, and its legal verbs.
type RuledStep = (Scene, &'static str, &'static [&'static str]);

fn on_map(turn: &str) -> Scene {
    Scene::at(&format!(
        "players Red Blue
         turn Red {turn}
         Alaska Red 9
         Northwest-Territory Red 9
         Alberta Blue 1
         * Green 1"
    ))
}

fn battle(declared: Action) -> Scene {
    let mut scene = on_map("campaign");
    scene.play(declared).play(mobilize(false, &[]));
    scene
}

fn set_up() -> Vec<RuledStep> {
    let opening = |rules| Scene::opening(rules, 2, 1);
    let mut arranged = opening(RuleSet::NAUTICAL);
    arranged.play(Action::Done);
    vec![
        (opening(RuleSet { deal: Deal::Chosen, ..RuleSet::NEXT }), "X1", &["Choose"]),
        (opening(RuleSet::NEXT), "X1", &["Garrison"]),
        (opening(RuleSet::NAUTICAL), "T4", &["Rearrange", "Done"]),
        (arranged, "T4", &["Build"]),
    ]
}

fn fighting() -> Vec<RuledStep> {
    let mut attacked = on_map("campaign");
    attacked.play(attack(Alaska, Alberta));
    let mut cut = Scene { state: attacked.state.clone(), events: Vec::new() };
    cut.with(mobilize(true, &[]), &[3], &[u32::MAX]);
    let mut raising = battle(flank(Alberta, 2, &[Alaska, NorthwestTerritory]));
    let ask = Action::RollBlock { block: 0, plus: PlusOne::Ask, until: Until::Once };
    raising.roll(ask, &[5, 4, 1]);
    let mut conquered = Scene::at(
        "rules next
         players Red Blue Green
         turn Red campaign
         Alaska Red 9
         Alberta Blue 1
         * Green 1",
    );
    conquered.play(attack(Alaska, Alberta)).roll(roll(3), &[6, 5, 4, 1]);
    vec![
        (on_map("campaign"), "A1", &["Attack", "Commit", "Flank", "Done"]),
        (attacked, "T11", &["Mobilize"]),
        (cut, "T11", &["Levy"]),
        (battle(attack(Alaska, Alberta)), "A1", &["Roll", "Halt"]),
        (battle(commit(Alaska, Alberta, 3)), "A2", &["RollBlock", "Reserve", "Halt"]),
        (raising, "A6", &["Raise"]),
        (conquered, "A1", &["Advance"]),
    ]
}

fn ending() -> Vec<RuledStep> {
    let mut fallen = battle(attack(Alaska, Alberta));
    fallen.roll(roll(1), &[6, 1]).asks(Blue, Ask::Succeed);
    let mut bought = Scene::at(
        "players Red Blue
         turn Red campaign
         bought 1
         stash Red 3C 4C 5C 6C 7C 8C
         Alaska Red 9
         Northwest-Territory Red 9
         Alberta Blue 1
         * Green 1",
    );
    bought.play(Action::Done);
    let mut discarding = Scene { state: bought.state.clone(), events: Vec::new() };
    discarding.play(Action::Build { territory: Alaska }).play(Action::Done);
    vec![
        (on_map("reinforce 5"), "T10", &["Deploy", "TurnIn", "Done"]),
        (fallen, "T42", &["TakeOver", "Done"]),
        (bought, "T22", &["Build"]),
        (on_map("transfer"), "T23", &["Transfer", "Done"]),
        (discarding, "T25", &["Discard"]),
    ]
}

/// Checks that all actions that don't belong to the step are refused, and returns their number.
fn refuse_all_others((scene, rule, own): &RuledStep) -> usize {
    let id = red_queens_engine::core::RuleId(rule);
    let others = one_of_each().into_iter().filter(|action| !own.contains(&kind(action).as_str()));
    let mut number = 0;
    for action in others {
        let refusal = match action {
            Action::Done => Refusal::NotDeclined(id),
            _ => Refusal::NotNow(id),
        };
        scene.refuses(&action, &refusal, rule);
        number += 1;
    }
    for action in [Action::Leave { seat: Red }, Action::Join { ally: Green }] {
        let refusal = if scene.state.rules().has_allies() {
            Refusal::BetweenTurns
        } else {
            Refusal::NoAllies
        };
        scene.refuses(&action, &refusal, "T40");
    }
    number
}

#[test]
fn t10_what_does_not_fit_the_step_is_refused_with_its_rule_and_changes_nothing() {
    let steps: Vec<RuledStep> = set_up().into_iter().chain(fighting()).chain(ending()).collect();
    let refused: usize = steps.iter().map(refuse_all_others).sum();
    assert_eq!(steps.len(), 16, "every phase but the end of the game");
    assert!(refused > 16 * 16, "{refused}");
}

#[test]
fn t44_after_the_end_everything_is_refused() {
    let mut scene = Scene::at(
        "rules next
         players Red Blue
         turn Red campaign
         Alberta Blue 1
         * Red 4",
    );
    scene.play(attack(Alaska, Alberta)).roll(roll(3), &[6, 6, 6, 1]);
    for action in one_of_each() {
        scene.refuses(&action, &Refusal::Over, "T44");
    }
}

#[test]
fn t10_every_refusal_says_why_in_words_and_cites_a_rule_of_the_rulebook() {
    let id = red_queens_engine::core::RuleId("A2");
    let (territory, other) = (Alaska, Alberta);
    let refusals = [
        Refusal::Over,
        Refusal::NotNow(id),
        Refusal::NotFree(territory),
        Refusal::NotYours(territory, id),
        Refusal::Yours(territory),
        Refusal::NoBorder(territory, other),
        Refusal::NoPath(territory, other),
        Refusal::SamePlace(territory),
        Refusal::Armies { least: 1, most: 3, rule: id },
        Refusal::Armies { least: 1, most: 1, rule: id },
        Refusal::Armies { least: 2, most: 1, rule: id },
        Refusal::NoneToSpare(territory),
        Refusal::NobodyBeside(territory),
        Refusal::NoWayOut(territory),
        Refusal::Dice { least: 1, most: 3 },
        Refusal::Dice { least: 3, most: 3 },
        Refusal::NoLargeAttacks,
        Refusal::Blocks,
        Refusal::Exhausted(territory),
        Refusal::NoSuchBlock(0),
        Refusal::NotBetweenRolls,
        Refusal::NoHalt,
        Refusal::NoSuchDie(3),
        Refusal::NotHeld,
        Refusal::NoSet,
        Refusal::NotForSale,
        Refusal::NoCoast,
        Refusal::SeaFull,
        Refusal::SetFirst,
        Refusal::ArmiesLeft(2),
        Refusal::NotToReveal,
        Refusal::NotDeclined(id),
        Refusal::OneSource(territory),
        Refusal::NotInStash(poker::Card::TwoOfClubs),
        Refusal::NoAlly(Green),
        Refusal::NoPlayer(Green),
        Refusal::NoAllies,
        Refusal::BetweenTurns,
    ];
    let known: Vec<_> = rulebook().map(|entry| entry.id).collect();
    for refusal in refusals {
        assert!(known.contains(&refusal.rule()), "{refusal:?}");
        assert!(refusal.reason().len() > 10, "{refusal:?}");
    }
}
