//! A20: the fate of captives.

use red_queens_engine::core::Seat::{Blue, Green, Red};
use red_queens_engine::game::{Action, Ask, Event, LandEvent, SeatEvent};
use red_queens_engine::world::names::{Alaska, Alberta};

use crate::support::{Scene, attack, campaign, roll};

#[test]
fn a20_captives_become_the_captors_armies_at_the_end_of_its_turn() {
    let mut scene = campaign(
        "Alaska Red 2 captives Blue 2 Green 1
         Iceland Blue 1",
    );
    assert_eq!(scene.state.board().total_armies(Red), 2);
    scene.play(Action::Done);
    assert_eq!((scene.armies(Alaska), scene.captives(Alaska, Blue)), (5, 0));
    assert!(scene.state.board().captives_at().is_empty());
    for (of, armies) in [(Blue, 2), (Green, 1)] {
        assert!(scene.told(Event::Land(LandEvent::CaptivesTurned {
            seat: Red,
            of,
            territory: Alaska,
            armies
        })));
    }
}

#[test]
fn a20_captives_turn_before_the_transfer_and_may_move_with_it() {
    let mut scene = campaign(
        "Alaska Red 1 captives Blue 2
         Alberta Red 1
         Iceland Blue 1",
    );
    scene.play(Action::Done).asks(Red, Ask::Transfer);
    scene.play(crate::support::transfer(Alaska, Alberta, 2));
    assert_eq!((scene.armies(Alaska), scene.armies(Alberta)), (1, 3));
}

#[test]
fn a20_captives_neither_attack_nor_defend() {
    let mut scene = campaign(
        "Alaska Red 2
         Alberta Blue 1 captives Red 3 Green 2
         Iceland Blue 1",
    );
    scene.play(attack(Alaska, Alberta)).roll(roll(1), &[6, /* one die against */ 1]);
    assert_eq!(scene.owner(Alberta), Red);
}

#[test]
fn a20_captives_come_home_to_a_taker_of_their_own_side_and_others_stay_captives() {
    let mut scene = campaign(
        "Alaska Red 2
         Alberta Blue 1 captives Red 3 Green 2
         Iceland Blue 1",
    );
    scene.play(attack(Alaska, Alberta)).roll(roll(1), &[6, 1]);
    assert!(scene.told(Event::Land(LandEvent::CaptivesFreed {
        seat: Red,
        territory: Alberta,
        armies: 3
    })));
    assert_eq!((scene.armies(Alberta), scene.captives(Alberta, Red)), (4, 0));
    assert_eq!(scene.captives(Alberta, Green), 2, "Red's captives now");
    scene.with(Action::Done, &[], &[]);
    assert_eq!((scene.armies(Alberta), scene.captives(Alberta, Green)), (6, 0));
}

#[test]
fn a20_captives_do_not_keep_a_territory_or_a_player() {
    let mut scene = campaign(
        "Alaska Red 9 captives Blue 4
         Alberta Blue 1",
    );
    scene.play(attack(Alaska, Alberta)).roll(roll(3), &[6, 6, 6, 1]);
    assert!(scene.told(Event::Seat(SeatEvent::Fell { seat: Blue, by: Red })));
    assert_eq!(scene.captives(Alaska, Blue), 4);
}

#[test]
fn a20_captives_do_not_count_where_armies_decide() {
    let mut scene = Scene::at(
        "rules nautical victory rounds-1
         players Red Blue
         turn Blue campaign
         Alaska Red 2
         Alberta Blue 1 captives Green 9
         * Green 1",
    );
    scene.play(Action::Done);
    let outcome = scene.state.outcome().unwrap();
    assert_eq!(outcome.winners.iter().collect::<Vec<_>>(), [Blue], "turned at the end of the turn");
    let mut scene = Scene::at(
        "rules nautical victory rounds-1
         players Red Blue
         turn Blue campaign
         Alaska Red 2 captives Green 9
         Alberta Blue 3
         * Green 1",
    );
    scene.play(Action::Done);
    let outcome = scene.state.outcome().unwrap();
    assert_eq!(outcome.winners.iter().collect::<Vec<_>>(), [Blue], "Red's captives are no armies");
}
