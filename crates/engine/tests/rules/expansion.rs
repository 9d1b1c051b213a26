//! L6: headquarters, land without an owner, and moving into it.

use red_queens_engine::core::Seat::{Blue, Red};
use red_queens_engine::game::{
    Action, Ask, BoardEvent, LandEvent, Refusal, Role, RuleSet, SetupError, Start, Victory,
};
use red_queens_engine::record::Position;
use red_queens_engine::world::names::{
    Alaska, Alberta, Kamchatka, NorthwestTerritory, Ontario, Quebec,
};
use red_queens_engine::world::{Territory, TerritorySet};

use crate::support::{Scene, attack, new_game, roll, transfer};

const SETTLED: RuleSet = RuleSet { start: Start::Headquarters, ..RuleSet::LEGACY_ATTACK };

fn expand(from: Territory, to: Territory, armies: u32) -> Action {
    Action::Expand { from, to, armies }
}

/// Returns a scene with Red in Alaska and Blue in Quebec, each with its headquarters; all other
/// land is empty.
fn scene(rules: &str, red: u32) -> Scene {
    Scene::at(&format!(
        "rules legacy-attack start headquarters {rules}
         players Red Blue
         turn Red campaign
         headquarters Red Alaska
         headquarters Blue Quebec
         Alaska Red {red}
         Quebec Blue 1"
    ))
}

#[test]
fn l6_each_chooses_a_territory_not_beside_another_and_all_else_is_empty() {
    let game = new_game(SETTLED, 3, 4);
    let mut scene = Scene { state: game.state().clone(), events: vec![] };
    let first = scene.state.prompt().unwrap().seat;
    scene.play(Action::Choose { territory: Alaska });
    assert!(scene.told(BoardEvent::HeadquartersFounded { seat: first, territory: Alaska }.into()));
    let beside = Action::Choose { territory: Kamchatka };
    scene.refuses(&beside, &Refusal::BesideHeadquarters(Kamchatka), "L6");
    scene.refuses(&Action::Choose { territory: Alaska }, &Refusal::NotFree(Alaska), "X1");
    scene.play(Action::Choose { territory: Ontario });
    scene.play(Action::Choose { territory: Territory::Brazil });
    scene.asks(first, Ask::Reinforce { left: 3, forced: false });
    assert_eq!((scene.armies(Alaska), scene.armies(Ontario)), (8, 8));
    assert_eq!(scene.state.free().len(), 39);
}

#[test]
fn l6_moving_into_land_that_nobody_controls_is_expansion_and_no_conquest() {
    let mut scene = scene("", 8);
    assert_eq!(
        scene.state.check_attack_from(Alaska),
        Ok(()),
        "nobody borders on Alaska, but land does"
    );
    scene.play(expand(Alaska, Alberta, 5));
    assert!(scene.told(LandEvent::Expanded { seat: Red, territory: Alberta }.into()));
    assert_eq!((scene.armies(Alaska), scene.armies(Alberta), scene.owner(Alberta)), (3, 5, Red));
    assert!(!scene.state.turn().conquered);
    scene.play(expand(Alberta, Ontario, 4)).play(expand(Alaska, NorthwestTerritory, 1));
    assert_eq!(scene.state.board().held(Red).len(), 4);
    scene.play(Action::Done);
    assert_eq!(scene.hand(Red).len(), 0, "no card for it");
}

#[test]
fn l6_one_stays_behind_and_only_empty_land_is_moved_into() {
    let mut scene = scene("", 4);
    let refusal =
        Refusal::Armies { least: 1, most: 3, rule: red_queens_engine::core::RuleId("L6") };
    scene.refuses(&expand(Alaska, Alberta, 4), &refusal, "L6");
    scene.refuses(&expand(Alaska, Alberta, 0), &refusal, "L6");
    scene.refuses(&expand(Alaska, Ontario, 1), &Refusal::NoBorder(Alaska, Ontario), "B2");
    scene.refuses(&attack(Alaska, Alberta), &Refusal::NobodyThere(Alberta), "L6");
    scene.play(expand(Alaska, Alberta, 3)).play(expand(Alberta, Ontario, 2));
    scene.refuses(&expand(Ontario, Quebec, 1), &Refusal::Controlled(Quebec), "L6");
    scene.refuses(&expand(Alaska, Kamchatka, 1), &Refusal::NoneToSpare(Alaska), "T23");
    scene.play(attack(Ontario, Quebec)).asks(Red, Ask::Battle { to: Quebec, large: false });
}

#[test]
fn l6_where_all_land_is_dealt_there_is_nothing_to_move_into() {
    let scene = Scene::at(
        "rules legacy-attack
         players Red Blue
         turn Red campaign
         Alaska Red 5
         * Blue 1",
    );
    scene.refuses(&expand(Alaska, Alberta, 1), &Refusal::Controlled(Alberta), "L6");
    assert!(scene.state.unclaimed().is_empty());
}

#[test]
fn l6_who_controls_every_headquarters_wins() {
    let mut scene = scene("victory headquarters", 8);
    scene.play(expand(Alaska, Alberta, 7)).play(expand(Alberta, Ontario, 6));
    scene.play(attack(Ontario, Quebec)).roll(roll(3), &[6, 6, 6, 1]);
    assert_eq!(scene.state.outcome().unwrap().winners.first(), Some(Red));
}

#[test]
fn l6_an_army_without_a_troop_is_out_though_its_headquarters_stands() {
    let mut scene = Scene::at(
        "rules legacy-attack start headquarters victory headquarters
         players Red Blue Green
         turn Red campaign
         headquarters Red Alaska
         headquarters Blue Quebec
         headquarters Green Brazil
         Ontario Red 5
         Alaska Red 1
         Quebec Blue 1
         Brazil Green 1",
    );
    scene.play(attack(Ontario, Quebec)).roll(roll(3), &[6, 6, 6, 1]);
    assert_eq!(scene.state.role(Blue), Role::Fallen);
    assert!(scene.state.outcome().is_none(), "Green's headquarters stands");
    assert_eq!(scene.state.legacy().headquarters(Blue), Some(Quebec));
}

#[test]
fn l6_the_42nd_territory_counts_however_it_was_taken() {
    let all = TerritorySet::FULL - TerritorySet::of(&[Alberta]);
    let held = crate::support::land(all - TerritorySet::only(Alaska), "Red 1");
    let mut scene = Scene::at(&format!(
        "rules legacy-attack start headquarters victory domination
         players Red Blue
         fallen Blue
         turn Red campaign
         Alaska Red 3
         {held}"
    ));
    scene.play(expand(Alaska, Alberta, 1));
    assert!(scene.state.outcome().is_some());
}

#[test]
fn l6_empty_land_cannot_be_reinforced_or_moved_to() {
    let mut scene = scene("", 5);
    scene.play(expand(Alaska, Alberta, 2)).play(Action::Done);
    scene.asks(Red, Ask::Transfer);
    scene.refuses(
        &transfer(Alaska, Kamchatka, 1),
        &Refusal::NotYours(Kamchatka, red_queens_engine::core::RuleId("T23")),
        "T23",
    );
}

#[test]
fn l6_impossible_rules_are_refused() {
    let allied = RuleSet { start: Start::Headquarters, ..RuleSet::NAUTICAL };
    assert_eq!(allied.check(), Err(SetupError::AlliesNeedLand));
    let goal = RuleSet { victory: Victory::Headquarters, ..RuleSet::LEGACY_ATTACK };
    assert_eq!(goal.check(), Err(SetupError::NoHeadquarters));
    assert_eq!(goal.check().unwrap_err().rule().to_string(), "L6");
    assert_eq!(RuleSet { start: Start::Headquarters, ..goal }.check(), Ok(()));
}

#[test]
fn l6_l7_positions_tell_what_lies_and_what_is_left_to_play() {
    let mut scene = scene("", 5);
    let text = "rules legacy-attack start headquarters
        players Red Blue
        turn Red campaign
        headquarters Red Alaska
        ploys Red ambush missile
        scar Alberta fortification 7
        scar Peru shortage
        scar Brazil bunker
        Alaska Red 5
        Quebec Blue 2";
    scene.state = Position::parse(text).unwrap();
    let printed = Position(&scene.state).to_string();
    assert_eq!(Position::parse(&printed).unwrap(), scene.state, "{printed}");
    assert!(printed.contains("scar Alberta fortification 7"), "{printed}");
}
