//! Armies for moving later (T13).

use red_queens_engine::core::Seat;
use red_queens_engine::game::{Action, Event, Phase, Role, RuleSet};

use crate::support::{Scene, new_game};

/// What the players get for moving later at their first turns, in their order.
fn for_moving_later(armies: u8, players: usize) -> Vec<u32> {
    let rules = RuleSet { later_seats: armies, ..RuleSet::RISIKO_POCKET };
    let rules = RuleSet { three_or_four: false, ..rules };
    let mut scene = Scene::at("players Red Blue\nturn Red campaign\n* Blue 1\nAlaska Red 1");
    let game = new_game(rules, players, 3);
    scene.state = game.state().clone();
    let order: Vec<Seat> = scene.state.seats(Role::Player).collect();
    let mut got = vec![first_income(game.opening(), order[0])];
    for seat in &order[1..] {
        let mut events = Vec::new();
        while scene.state.turn().seat != *seat {
            let legal = scene.state.legal();
            let end = legal.allows(&Action::Done).then_some(Action::Done);
            let action = end.or_else(|| legal.fallback()).unwrap();
            let mut chance = red_queens_engine::core::Loaded::dice(&[1; 64]);
            scene.state.play(&action, &mut chance, &mut events).unwrap();
        }
        got.push(first_income(&events, *seat));
    }
    got
}

fn first_income(events: &[Event], seat: Seat) -> u32 {
    let mut incomes = events.iter().filter_map(|event| match *event {
        Event::TurnBegan { seat: on_turn, income, .. } if on_turn == seat => Some(income.later),
        _ => None,
    });
    incomes.next().unwrap()
}

#[test]
fn t13_all_but_the_first_share_the_armies_for_moving_later() {
    assert_eq!(for_moving_later(0, 2), [0, 0]);
    assert_eq!(for_moving_later(6, 2), [0, 6]);
    assert_eq!(for_moving_later(6, 4), [0, 2, 2, 2]);
    assert_eq!(for_moving_later(6, 5), [0, 1, 1, 2, 2], "odd ones go to the last");
    assert_eq!(for_moving_later(3, 6), [0, 0, 0, 1, 1, 1]);
}

#[test]
fn t13_they_come_with_the_others_of_the_first_turn_and_no_later_one() {
    let at = |round: u32| {
        let mut scene = Scene::at(&format!(
            "rules next later-seats 6\nplayers Red Blue Green\nround {round}\nturn Red transfer\nAlaska Red 2\nPeru Green 1\n* Blue 1"
        ));
        scene.play(Action::Done);
        scene
    };
    let placed = |scene: &Scene| match *scene.state.phase() {
        Phase::Reinforce { left } => left,
        ref phase => panic!("{phase:?}"),
    };
    assert_eq!(placed(&at(1)), placed(&at(2)) + 3, "half of the six: Green gets the others");
}
