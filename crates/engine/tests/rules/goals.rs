//! T44: the four ways to win.

use red_queens_engine::core::Seat::{self, Blue, Green, Red};
use red_queens_engine::game::{Action, Ask, Event, Refusal};
use red_queens_engine::world::TerritorySet;
use red_queens_engine::world::names::{Alaska, Alberta, Kamchatka};

use crate::support::{Scene, attack, deploy, land, roll};

fn winners(scene: &Scene) -> Vec<Seat> {
    scene.state.outcome().expect("the game is over").winners.iter().collect()
}

#[test]
fn t44_last_standing_wins_when_every_other_player_is_out_though_allies_remain() {
    let mut scene = Scene::at(
        "players Red Blue
         turn Red campaign
         attacked Blue
         Alaska Red 9
         Alberta Blue 1
         * Green 1",
    );
    scene.play(attack(Alaska, Alberta)).roll(roll(3), &[6, 6, 6, 1]);
    scene.asks(Blue, Ask::Succeed);
    scene.play(Action::Done);
    assert_eq!(winners(&scene), [Red]);
    assert!(scene.told(Event::Over { outcome: scene.state.outcome().unwrap() }));
}

#[test]
fn t44_nothing_can_be_done_when_the_game_is_over() {
    let mut scene = Scene::at(
        "rules next
         players Red Blue
         turn Red campaign
         Alberta Blue 1
         * Red 4",
    );
    scene.play(attack(Alaska, Alberta)).roll(roll(3), &[6, 6, 6, 1]);
    assert_eq!(winners(&scene), [Red]);
    for action in [Action::Done, Action::Halt, deploy(Alaska, 1), attack(Alaska, Alberta)] {
        scene.refuses(&action, &Refusal::Over, "T44");
    }
    for action in [Action::Leave { seat: Red }, Action::Join { ally: Green }] {
        scene.refuses(&action, &Refusal::Over, "T44");
    }
    assert!(scene.state.legal().choices.is_empty());
}

#[test]
fn t44_domination_takes_all_42_territories_allies_included() {
    let mut scene = Scene::at(&format!(
        "rules nautical victory domination
         players Red Blue
         turn Red campaign
         attacked Blue Green
         Alberta Blue 1
         Kamchatka Green 1
         {}",
        land(TerritorySet::FULL - TerritorySet::of(&[Alberta, Kamchatka]), "Red 4")
    ));
    scene.play(attack(Alaska, Alberta)).roll(roll(3), &[6, 6, 6, 1]);
    scene.play(Action::Done);
    assert_eq!(scene.state.outcome(), None, "Green holds Kamchatka");
    scene.asks(Red, Ask::Campaign);
    let japan = red_queens_engine::world::Territory::Japan;
    scene.play(attack(japan, Kamchatka)).roll(roll(3), &[6, 6, 6, 1]);
    assert_eq!(winners(&scene), [Red]);
}

#[test]
fn t44_under_domination_the_last_player_goes_on_against_the_allies() {
    let mut scene = Scene::at(
        "rules nautical victory domination
         players Red
         fallen Blue
         turn Red campaign
         round 4
         Alaska Red 1
         * Green 1",
    );
    scene.play(Action::Done);
    assert_eq!((scene.state.turn().seat, scene.state.turn().round), (Red, 5));
}

/// Returns a scene in which Red holds eight territories and is about to take Alberta, Blue's last
/// one.
fn near_nine(goal: u8) -> Scene {
    let red = TerritorySet::FULL.iter().filter(|at| *at != Alberta).take(8).collect();
    Scene::at(&format!(
        "rules nautical victory territories-{goal}
         players Red Blue
         turn Red campaign
         attacked Blue
         Alberta Blue 1
         {}
         * Green 1",
        land(red, "Red 4")
    ))
}

#[test]
fn t44_the_first_to_hold_so_many_territories_wins_at_once() {
    let mut scene = near_nine(9);
    scene.play(attack(Alaska, Alberta)).roll(roll(3), &[6, 6, 6, 1]);
    assert_eq!(winners(&scene), [Red], "before Blue could go on with an ally");
    let mut scene = near_nine(10);
    scene.play(attack(Alaska, Alberta)).roll(roll(3), &[6, 6, 6, 1]);
    scene.asks(Blue, Ask::Succeed);
}

#[test]
fn t44_a_goal_is_reached_by_conquest_and_not_by_taking_over_a_large_ally() {
    let mut scene = near_nine(10);
    scene.play(attack(Alaska, Alberta)).roll(roll(3), &[6, 6, 6, 1]);
    scene.play(Action::TakeOver { ally: Green });
    assert_eq!(scene.state.outcome(), None, "Green came with 33 territories");
    scene.asks(Red, Ask::Campaign);
}

#[test]
fn t44_the_conqueror_wins_and_not_another_who_holds_as_many() {
    let held = TerritorySet::FULL.iter().filter(|at| *at != Alberta).take(21).collect();
    let mut scene = Scene::at(&format!(
        "rules next victory territories-21
         players Red Blue Green
         turn Red campaign
         Alberta Green 1
         {}
         * Blue 1",
        land(held - Kamchatka.into(), "Red 4")
    ));
    assert_eq!(scene.state.board().held(Blue).len(), 20);
    let mut swapped = Scene::at(&format!(
        "rules next victory territories-21
         players Blue Red Green
         turn Blue campaign
         Alberta Green 1
         {}
         * Red 1",
        land(held, "Blue 4")
    ));
    for (scene, winner) in [(&mut scene, Red), (&mut swapped, Blue)] {
        scene.play(attack(Alaska, Alberta)).roll(roll(3), &[6, 6, 6, 1]);
        assert_eq!(winners(scene), [winner]);
    }
}

/// Returns a scene in Blue's turn, the last of the last round.
fn last_turn(land: &str) -> Scene {
    let mut scene = Scene::at(&format!(
        "rules nautical victory rounds-3
         players Red Blue
         turn Blue campaign
         round 3
         {land}
         * Green 1"
    ));
    scene.play(Action::Done);
    scene
}

#[test]
fn t44_after_the_rounds_most_territories_win_then_most_armies_and_equals_share() {
    let scene = last_turn("Alaska Red 1\nBrazil Red 1\nIceland Blue 9");
    assert_eq!(winners(&scene), [Red]);
    let scene = last_turn("Alaska Red 1\nIceland Blue 2");
    assert_eq!(winners(&scene), [Blue]);
    let scene = last_turn("Alaska Red 3\nIceland Blue 3");
    assert_eq!(winners(&scene), [Red, Blue]);
    assert_eq!(scene.state.outcome().unwrap().round, 3);
}

#[test]
fn t44_the_rounds_are_played_to_their_end() {
    let mut scene = Scene::at(
        "rules nautical victory rounds-3
         players Red Blue
         turn Blue campaign
         round 2
         Alaska Red 1
         Iceland Blue 1
         * Green 1",
    );
    scene.play(Action::Done).asks(Red, Ask::Reinforce { left: 3, forced: false });
    scene.play(deploy(Alaska, 3)).play(Action::Done);
    assert_eq!((scene.state.turn().seat, scene.state.turn().round), (Blue, 3));
    assert_eq!(scene.state.outcome(), None);
}

#[test]
fn t44_in_short_games_too_the_last_player_wins() {
    for victory in ["rounds-9", "territories-30"] {
        let mut scene = Scene::at(&format!(
            "rules next victory {victory}
             players Red Blue
             turn Red campaign
             Alberta Blue 1
             * Red 4"
        ));
        scene.play(attack(Alaska, Alberta)).roll(roll(3), &[6, 6, 6, 1]);
        assert_eq!(winners(&scene), [Red]);
    }
}

#[test]
fn t44_when_nobody_is_left_to_play_nobody_has_won() {
    let mut scene = Scene::at(
        "rules nautical victory domination
         players Red
         fallen Blue
         turn Red reinforce 3
         fresh
         Alaska Red 1
         * Green 1",
    );
    scene.play(Action::Leave { seat: Red });
    assert_eq!(winners(&scene), []);
}
