//! Each mistake, shown on a handmade position in which the normal player does better.

use crate::bot::{Bot, Easy, Normal, decide};
use engine::core::Seat;
use engine::game::{Action, State, Until};
use engine::record::Position;
use engine::world::Territory;

fn position(lines: &str) -> State {
    Position::parse(&format!("rules next\nplayers Red Blue Green\n{lines}")).unwrap()
}

fn asked(bot: &mut dyn Bot, state: &State) -> Action {
    let decision = decide(bot, &state.observe(Some(Seat::Red))).unwrap();
    assert!(!decision.is_fault);
    decision.action
}

/// Returns the actions of the easy player for several seeds.
fn easy(state: &State) -> Vec<Action> {
    (0..8).map(|seed| asked(&mut Easy::new(seed), state)).collect()
}

fn normal(state: &State) -> Action {
    asked(&mut Normal::new(1), state)
}

#[test]
fn it_spreads_reinforcements_over_its_borders_instead_of_gathering_them() {
    let state = position(
        "turn Red reinforce 8
         Brazil Red 6
         Japan Red 2
         Iceland Red 1
         * Blue 3",
    );
    let little = Action::Deploy { territory: Territory::Iceland, armies: 2 };
    assert!(easy(&state).iter().all(|action| *action == little));
    assert!(matches!(normal(&state), Action::Deploy { armies: 8, .. }));
}

#[test]
fn it_attacks_what_looks_weak_though_the_odds_are_bad() {
    let state = position(
        "turn Red campaign
         Alaska Red 6
         Kamchatka Blue 7
         Alberta Green 9
         Northwest-Territory Green 9
         * Blue 3",
    );
    let from_alaska = Action::Attack { from: Territory::Alaska, to: Territory::Kamchatka };
    assert!(easy(&state).iter().all(|action| *action == from_alaska));
    assert_eq!(normal(&state), Action::Done);
}

#[test]
fn it_goes_on_to_the_end_of_a_battle_that_goes_badly() {
    let state = position(
        "turn Red battle
         attack Alaska Kamchatka rolls 2
         Alaska Red 3
         Kamchatka Blue 8
         * Blue 3",
    );
    let on = Action::Roll { dice: 2, until: Until::Conquest };
    assert!(easy(&state).iter().all(|action| *action == on));
    assert_eq!(normal(&state), Action::Halt);
}

#[test]
fn it_does_not_see_that_a_rival_holds_a_continent() {
    let state = position(
        "turn Red campaign
         North-Africa Red 9
         Brazil Blue 3
         Venezuela Blue 1
         Peru Blue 1
         Argentina Blue 1
         Western-Europe Green 1
         Madagascar Green 3
         Japan Green 3
         * Blue 9",
    );
    let weakest = Action::Attack { from: Territory::NorthAfrica, to: Territory::WesternEurope };
    assert!(easy(&state).iter().all(|action| *action == weakest));
    let breaks = Action::Attack { from: Territory::NorthAfrica, to: Territory::Brazil };
    assert_eq!(normal(&state), breaks);
}

#[test]
fn it_leaves_alone_who_is_nearly_beaten() {
    let state = position(
        "turn Red campaign
         Alaska Red 8
         Kamchatka Blue 1
         Alberta Green 2
         hand Blue 4 unknown
         * Green 3",
    );
    let another = |action: &Action| matches!(action, Action::Attack { to, .. } if *to != Territory::Kamchatka);
    assert!(easy(&state).iter().all(another));
    let finishes = Action::Attack { from: Territory::Alaska, to: Territory::Kamchatka };
    assert_eq!(normal(&state), finishes);
}

#[test]
fn it_leaves_most_armies_behind_when_a_territory_is_taken() {
    let state = |armies: u32| {
        position(&format!(
            "turn Red advance Alberta from Alaska
             conquered
             Alaska Red {armies}
             Alberta Red 3
             Northwest-Territory Red 3
             Kamchatka Red 3
             * Blue 3"
        ))
    };
    let followers = |action: &Action| match action {
        Action::Advance { armies } => *armies,
        _ => panic!("{action:?}"),
    };
    assert!(easy(&state(10)).iter().all(|action| followers(action) == 3));
    assert_eq!(followers(&normal(&state(10))), 9);
    // A large stack moves as one.
    assert!(easy(&state(21)).iter().all(|action| followers(action) == 20));
}

#[test]
fn it_often_forgets_the_move_at_the_end_of_its_turn() {
    let state = position(
        "turn Red transfer
         conquered
         Alaska Red 9
         Alberta Red 1
         Northwest-Territory Red 1
         Kamchatka Red 1
         * Blue 3",
    );
    let moves = |action: &Action| matches!(action, Action::Transfer { .. });
    assert!(moves(&normal(&state)));
    let remembered = (0..200).filter(|seed| moves(&asked(&mut Easy::new(*seed), &state))).count();
    assert!((60..140).contains(&remembered), "{remembered}");
}

#[test]
fn it_keeps_a_set_until_it_has_many_cards() {
    let state = |more: &str| {
        position(&format!(
            "turn Red reinforce 3
             hand Red Alaska Northwest-Territory Greenland Alberta {more}
             Alaska Red 3
             * Blue 3"
        ))
    };
    let turns_in = |action: &Action| matches!(action, Action::TurnIn { .. });
    assert!(!easy(&state("")).iter().any(turns_in));
    assert!(turns_in(&normal(&state(""))));
    assert!(easy(&state("Brazil")).iter().all(turns_in));
    // Nor does it turn one in when all armies are placed.
    let placed = position(
        "turn Red reinforce 0
         hand Red Alaska Northwest-Territory Greenland Alberta
         Alaska Red 3
         * Blue 3",
    );
    assert!(easy(&placed).iter().all(|action| *action == Action::Done));
}

/// A position in a game of eleven rounds, in which another player has a large empire.
fn short_game(round: u32, lines: &str) -> State {
    let rules = "rules next victory rounds-11";
    let text = format!("{rules}\nplayers Red Blue Green\nround {round}\n{lines}");
    Position::parse(&text).unwrap()
}

#[test]
fn in_a_game_of_rounds_it_begins_with_one_safe_conquest_a_turn() {
    let campaign = |round, conquered: &str| {
        short_game(
            round,
            &format!(
                "turn Red campaign
                 {conquered}
                 Alaska Red 6
                 Alberta Green 9
                 Northwest-Territory Green 9
                 Kamchatka Blue 3
                 * Green 9"
            ),
        )
    };
    let from_alaska = Action::Attack { from: Territory::Alaska, to: Territory::Kamchatka };
    assert!(easy(&campaign(1, "")).iter().all(|action| *action == from_alaska));
    assert!(easy(&campaign(1, "conquered")).iter().all(|action| *action == Action::Done));
    let risky = |round| {
        short_game(
            round,
            "turn Red campaign
             Alaska Red 4
             Northwest-Territory Green 9
             Alberta Green 9
             Kamchatka Blue 4
             Greenland Blue 1
             * Red 1",
        )
    };
    assert!(easy(&risky(2)).iter().all(|action| *action == Action::Done));
    assert!(easy(&risky(3)).iter().all(|action| *action == from_alaska));
}

#[test]
fn in_a_game_of_rounds_it_mostly_plays_with_care_while_another_is_ahead() {
    let lines = "turn Red campaign
         Alaska Red 6
         Kamchatka Blue 7
         Alberta Green 9
         Northwest-Territory Green 9
         * Blue 3";
    let careful = |state: &State| {
        let cautious = |seed: &u64| asked(&mut Easy::new(*seed), state) == normal(state);
        (0..200).filter(cautious).count()
    };
    assert!((120..190).contains(&careful(&short_game(5, lines))));
    assert_eq!(careful(&short_game(1, lines)), 200, "it is timid, which looks the same here");
    assert_eq!(careful(&position(lines)), 0, "in other games it never does");
}
