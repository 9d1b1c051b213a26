//! N1 to N3, N11, N12, B7, B8: cruises and ferrying.

use red_queens_engine::core::Seat::{Blue, Red};
use red_queens_engine::game::{Ask, Event, Refusal, SeaEvent, Voyage};
use red_queens_engine::world::names::{Brazil, Congo, Egypt, MiddleEast, NorthAfrica};

use crate::support::{Scene, at_sea, campaign, ship};

#[test]
fn n1_a_cruise_is_as_long_as_two_dice_say_and_ends_where_the_player_likes() {
    let mut scene = at_sea("ship 1 Red 3 at 9,8");
    scene.roll("cruise 1", &[1, 2]);
    assert!(scene.told(Event::Sea(SeaEvent::CruiseRolled { ship: ship(1), dice: [1, 2] })));
    scene.asks(Red, Ask::Cruise { ship: ship(1), lengths: 3 });
    let from = scene.ship(1).at;
    assert!(
        scene
            .state
            .within_reach()
            .iter()
            .all(|to| { scene.state.world().way(from, to).is_some_and(|way| way.len() <= 3) })
    );
    assert!(scene.allows("sail 9,8"), "it may stay");
    assert!(scene.allows("sail 9,11") && !scene.allows("sail 10,13"));
    scene.play("sail 10,10");
    assert_eq!(
        (scene.ship(1).at.to_string(), scene.ship(1).voyage),
        ("10,10".into(), Voyage::Sailed)
    );
}

#[test]
fn n1_no_second_cruise_until_an_action_succeeds() {
    let mut scene = at_sea("ship 1 Red 3 at 9,8");
    scene.roll("cruise 1", &[1, 1]).play("sail 9,9");
    scene.refuses("cruise 1", &Refusal::HasSailed(ship(1)), "N1");
}

#[test]
fn n1_a_port_of_call_allows_another_cruise() {
    let mut scene = at_sea("ship 1 Red 3 at 9,9");
    scene.roll("cruise 1", &[1, 1]).play("sail 9,8").play("embark 1 Brazil 2");
    assert_eq!((scene.ship(1).crew, scene.ship(1).voyage), (5, Voyage::Ready));
    scene
        .land(Brazil, Red, 3)
        .roll("cruise 1", &[6, 6])
        .asks(Red, Ask::Cruise { ship: ship(1), lengths: 12 });
}

#[test]
fn n1_each_territory_is_a_port_of_call_once_a_turn_for_each_ship() {
    let mut scene = campaign(
        "Brazil Red 9
         Japan Blue 1
         ship 1 Red 3 at 9,8 sailed ports Brazil
         ship 2 Red 3 at 9,8 sailed",
    );
    scene.play("embark 1 Brazil 2");
    assert!(!scene.can_cruise(1), "the armies come aboard, but it was a port of call before");
    scene.play("embark 2 Brazil 1");
    assert!(scene.can_cruise(2));
}

#[test]
fn n1_putting_ashore_is_no_port_of_call() {
    let mut scene = at_sea("ship 1 Red 3 at 9,8 sailed");
    scene.play("disembark 1 Brazil 2");
    assert!(!scene.can_cruise(1));
}

#[test]
fn n1_n11_a_new_turn_makes_all_ships_of_the_seat_ready() {
    let mut scene = Scene::at(
        "players Red Blue
         turn Blue transfer
         Brazil Red 5
         Japan Blue 5
         ship 1 Red 3 at 9,8 done ports Brazil
         ship 2 Blue 3 at 9,8 done
         * Green 1",
    );
    scene.play("done");
    assert_eq!(scene.state.turn().seat, Red);
    assert_eq!((scene.ship(1).voyage, scene.ship(1).ports.is_empty()), (Voyage::Ready, true));
    assert_eq!(scene.ship(2).voyage, Voyage::Done, "Blue's turn is not there yet");
}

#[test]
fn n11_each_ship_acts_whatever_the_others_did() {
    let mut scene = at_sea(
        "ship 1 Red 3 at 9,8
         ship 2 Red 3 at 9,8
         ship 3 Red 3 at 9,8 done",
    );
    scene.roll("cruise 1", &[1, 1]).play("sail 9,9");
    assert!(scene.can_cruise(2) && !scene.can_cruise(1) && !scene.can_cruise(3));
}

#[test]
fn n2_armies_come_aboard_leaving_one_and_go_ashore_to_the_last() {
    let mut scene = at_sea("ship 1 Red 3 at 9,8");
    assert!(scene.allows("embark 1 Brazil 4") && !scene.allows("embark 1 Brazil 5"));
    scene.play("embark 1 Brazil 4");
    scene.land(Brazil, Red, 1).fleet(&[(1, Red, 7)]);
    assert!(!scene.allows("disembark 1 Brazil 8"));
    scene.play("disembark 1 Brazil 7");
    scene.land(Brazil, Red, 8).fleet(&[(1, Red, 0)]);
}

#[test]
fn n2_a_ship_ferries_from_shore_to_shore_of_one_hex() {
    let mut scene = campaign(
        "Egypt Red 4
         Middle-East Red 1
         Japan Blue 1
         ship 1 Red 1 at 7,15",
    );
    scene.play("embark 1 Egypt 3").play("disembark 1 Middle-East 4");
    scene.land(Egypt, Red, 1).land(MiddleEast, Red, 5).fleet(&[(1, Red, 0)]);
}

#[test]
fn n2_ferrying_is_for_harbours_of_own_land() {
    let mut scene = campaign(
        "Brazil Red 5
         Congo Blue 5
         Venezuela Red 5
         ship 1 Red 3 at 9,8
         ship 2 Red 3 at 10,13",
    );
    assert!(scene.allows("embark 1 Brazil 1") && scene.allows("embark 1 Venezuela 1"));
    for refused in ["embark 2 Brazil 1", "embark 2 Congo 1", "disembark 2 Congo 1"] {
        assert!(!scene.allows(refused), "{refused}");
    }
    scene.land(Congo, Blue, 5);
}

#[test]
fn n12_no_other_way_brings_armies_aboard() {
    let mut scene = Scene::at(
        "players Red Blue
         rules nautical
         turn Red reinforce 3
         Brazil Red 5
         Japan Blue 5
         ship 1 Red 3 at 9,8
         * Green 1",
    );
    assert!(!scene.allows("embark 1 Brazil 1"), "not before all are placed (T10)");
    scene.play("deploy Brazil 3").play("embark 1 Brazil 7");
    scene.fleet(&[(1, Red, 10)]);
}

#[test]
fn n3_a_ship_without_armies_waits_for_somebody_to_embark() {
    let mut scene = at_sea(
        "ship 1 Red 0 at 9,8
         ship 2 Blue 3 at 9,8",
    );
    assert!(!scene.can_cruise(1) && !scene.allows("engage 2 by 1"));
    scene.play("embark 1 Brazil 2");
    assert!(scene.can_cruise(1) && scene.allows("engage 2 by 1"));
}

#[test]
fn a4_no_embarkation_from_a_territory_that_lost_a_committed_attack() {
    let mut scene = campaign(
        "Brazil Red 5
         North-Africa Blue 5
         ship 1 Red 3 at 9,8",
    );
    scene
        .play("commit Brazil North-Africa 2")
        .roll("roll block 1", &[1, 1, 6])
        .roll("roll block 1", &[1, 6]);
    scene.land(NorthAfrica, Blue, 5).land(Brazil, Red, 3);
    assert!(!scene.allows("embark 1 Brazil 1"));
    assert!(scene.allows("disembark 1 Brazil 1"), "the way ashore is open");
}

#[test]
fn b7_suez_and_panama_are_closed_unless_the_option_opens_them() {
    let position = |option: &str| {
        Scene::at(&format!(
            "rules nautical {option}
             players Red Blue
             turn Red campaign
             Egypt Red 5
             Japan Blue 5
             ship 1 Red 3 at 7,16
             ship 2 Red 3 at 9,5
             * Green 1"
        ))
    };
    let mut closed = position("");
    closed.roll("cruise 1", &[6, 6]);
    assert!(!closed.allows("sail 8,16"));
    let mut open = position("canals open");
    open.roll("cruise 1", &[1, 1]);
    assert!(open.allows("sail 8,16"));
    open.play("sail 8,16").roll("cruise 2", &[1, 1]);
    assert!(open.allows("sail 9,6"));
}

#[test]
fn b7_the_pacific_goes_round_the_edge_of_the_map() {
    let mut scene = at_sea("ship 1 Red 3 at 7,0");
    scene.roll("cruise 1", &[1, 1]);
    assert!(scene.allows("sail 7,26"));
}

#[test]
fn b8_ships_share_a_hex_and_sail_through_each_other_with_any_crew() {
    let mut scene = at_sea(
        "ship 1 Red 900 at 9,8
         ship 2 Blue 3 at 9,9",
    );
    scene.roll("cruise 1", &[1, 1]).play("sail 9,9");
    assert_eq!(scene.ship(1).at, scene.ship(2).at);
    assert_eq!(scene.ship(2).owner, Blue);
}
