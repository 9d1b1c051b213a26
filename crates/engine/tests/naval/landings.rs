//! N1, N4 to N6, A4, B5: landings by one ship.

use red_queens_engine::core::Seat::{Blue, Green, Red};
use red_queens_engine::game::{Ask, Event, LandEvent, Refusal, Repulse, SeaEvent, Voyage};
use red_queens_engine::world::names::{Atlantic, Indian};
use red_queens_engine::world::names::{Egypt, NewGuinea};

use crate::support::{Scene, campaign, ship};

/// Returns a scene in which Blue holds Egypt, between the Atlantic and the Indian Ocean, and Red's
/// ship 1 is off its coast.
fn before_egypt(egypt: u32, crew: u32, others: &str) -> Scene {
    campaign(&format!(
        "Brazil Red 5
         Egypt Blue {egypt}
         Japan Blue 5
         ship 1 Red {crew} at 7,15
         {others}"
    ))
}

#[test]
fn n4_a_patrol_must_be_overcome_before_a_landing() {
    let scene = before_egypt(1, 5, "ship 2 Blue 3 at 9,8\nship 3 Blue 1 at 7,14");
    let refusal = Refusal::Patrol { ocean: Atlantic, ships: 2 };
    scene.refuses("land 1 Egypt", &refusal, "N4");
    scene.refuses("land 1 Egypt committed 5", &refusal, "N4");
    assert!(refusal.to_string().contains("2 patrols in the Atlantic"));
}

#[test]
fn n4_all_ships_of_the_patrol_must_be_overcome() {
    let mut scene = before_egypt(1, 5, "ship 2 Blue 1 at 9,8\nship 3 Blue 1 at 7,14");
    scene.play("engage 2 by 1").roll("fight 1", &[6, 6, 6, 1]).play("sink");
    scene.refuses("land 1 Egypt", &Refusal::Patrol { ocean: Atlantic, ships: 1 }, "N4");
    scene.play("engage 3 by 1").roll("fight 1", &[6, 6, 6, 1]).play("sink");
    assert!(scene.allows("land 1 Egypt"));
}

#[test]
fn n4_a_captured_patrol_is_overcome_too() {
    let mut scene = before_egypt(1, 5, "ship 4 Red 5 at 7,15\nship 2 Blue 1 at 9,8");
    scene.play("engage 2 by 1").roll("fight 1", &[6, 6, 6, 1]).play("board 1 1");
    assert!(scene.allows("land 4 Egypt"));
}

#[test]
fn n4_other_oceans_other_seats_and_empty_ships_are_no_patrol() {
    let others = "ship 2 Blue 3 at 8,16\nship 3 Green 3 at 7,15\nship 4 Blue 0 at 7,15";
    let scene = before_egypt(1, 5, others);
    assert_eq!(scene.ship(2).at.ocean(), Indian);
    assert!(scene.allows("land 1 Egypt"));
}

#[test]
fn n4_an_allys_ships_patrol_like_any_other() {
    let scene = before_egypt(1, 5, "ship 3 Green 3 at 7,15");
    scene.refuses("land 1 Middle-East", &Refusal::Patrol { ocean: Atlantic, ships: 1 }, "N4");
    assert_eq!(
        scene.state.board().owner(red_queens_engine::world::Territory::MiddleEast),
        Some(Green)
    );
}

#[test]
fn n4_the_ocean_of_the_landing_ship_counts() {
    let scene = campaign(
        "Brazil Red 5
         Egypt Blue 1
         Japan Blue 5
         ship 1 Red 5 at 7,15
         ship 2 Red 5 at 8,16
         ship 3 Blue 2 at 16,20",
    );
    assert!(scene.allows("land 1 Egypt"), "the patrol is in the Indian Ocean");
    scene.refuses("land 2 Egypt", &Refusal::Patrol { ocean: Indian, ships: 1 }, "N4");
}

#[test]
fn n5_a_normal_landing_keeps_one_army_aboard() {
    let mut scene = before_egypt(1, 5, "");
    scene.play("land 1 Egypt").asks(Red, Ask::Battle { to: Egypt, large: false });
    assert!(scene.allows("roll 3") && !scene.allows("roll 4"));
    scene.roll("roll 3", &[6, 6, 6, 1]);
    let from = ship(1).into();
    scene.land(Egypt, Red, 3).asks(Red, Ask::Advance { from, to: Egypt, most: 1 });
    scene.play("advance 1").land(Egypt, Red, 4).fleet(&[(1, Red, 1)]);
    assert!(scene.state.turn().conquered);
}

#[test]
fn n5_a_normal_landing_takes_two_armies_aboard() {
    let scene = before_egypt(1, 1, "");
    assert!(!scene.allows("land 1 Egypt") && !scene.allows("land 1 Egypt committed 1"));
    assert!(before_egypt(1, 2, "").allows("land 1 Egypt"));
    assert!(before_egypt(1, 2, "").allows("land 1 Egypt committed 2"));
}

#[test]
fn n5_a_committed_landing_may_use_all() {
    let mut scene = before_egypt(1, 3, "");
    scene.play("land 1 Egypt committed 3").roll("roll block 1", &[6, 6, 6, 1]);
    scene.land(Egypt, Red, 3).fleet(&[(1, Red, 0)]).asks(Red, Ask::Campaign);
    assert!(!scene.can_cruise(1), "nobody is aboard (N3)");
    scene.play("embark 1 Egypt 2");
    assert!(scene.can_cruise(1));
}

#[test]
fn n5_after_a_committed_landing_all_may_follow() {
    let mut scene = before_egypt(1, 5, "");
    scene.play("land 1 Egypt committed 2").roll("roll block 1", &[6, 6, 1]);
    let from = ship(1).into();
    scene.asks(Red, Ask::Advance { from, to: Egypt, most: 3 });
    scene.play("advance 3").land(Egypt, Red, 5).fleet(&[(1, Red, 0)]);
}

#[test]
fn n1_a_landing_that_succeeds_allows_another_cruise() {
    let mut scene = before_egypt(1, 5, "");
    scene.roll("cruise 1", &[1, 1]).play("sail 7,15");
    scene.play("land 1 Egypt").roll("roll 3", &[6, 6, 6, 1]).play("advance 0");
    scene.fleet(&[(1, Red, 2)]);
    assert!(scene.can_cruise(1));
}

#[test]
fn n1_a_landing_that_fails_ends_the_ships_turn() {
    let mut scene = before_egypt(3, 5, "");
    scene.play("land 1 Egypt").roll("roll 1", &[1, 6, 6]).play("halt");
    assert!(scene.told(Event::Land(LandEvent::Repulsed { to: Egypt, how: Repulse::BrokenOff })));
    assert_eq!(scene.ship(1).voyage, Voyage::Done);
    for text in ["land 1 Egypt", "cruise 1", "engage 2 by 1", "embark 1 Brazil 1"] {
        assert!(!scene.allows(text), "{text}");
    }
}

#[test]
fn n5_a_normal_landing_down_to_the_last_army_ends_and_the_ship_stays() {
    let mut scene = before_egypt(3, 2, "");
    scene.play("land 1 Egypt").roll("roll 1", &[1, 6, 6]);
    assert!(scene.told(Event::Land(LandEvent::Repulsed { to: Egypt, how: Repulse::Spent })));
    scene.fleet(&[(1, Red, 1)]).asks(Red, Ask::Campaign);
}

#[test]
fn n6_a4_a_committed_landing_that_loses_every_army_aboard_sinks_the_ship() {
    let mut scene = before_egypt(5, 3, "");
    scene.play("land 1 Egypt committed 3").roll("roll block 1", &[1, 1, 1, 6, 6]);
    scene.fleet(&[(1, Red, 1)]).roll("roll block 1", &[5, 6, 6]);
    assert!(scene.told(Event::Sea(SeaEvent::Sank {
        ship: ship(1),
        owner: Red,
        crew: 0,
        captives: 0
    })));
    scene.fleet(&[]).land(Egypt, Blue, 5).asks(Red, Ask::Campaign);
}

#[test]
fn n6_with_reserves_aboard_the_ship_survives_and_is_done() {
    let mut scene = before_egypt(5, 3, "");
    scene.play("land 1 Egypt committed 2").roll("roll block 1", &[1, 1, 6]);
    scene.roll("roll block 1", &[1, 6]).fleet(&[(1, Red, 1)]).asks(Red, Ask::Campaign);
    assert_eq!(scene.ship(1).voyage, Voyage::Done);
}

#[test]
fn a3_reserves_come_from_aboard() {
    let mut scene = before_egypt(5, 4, "");
    scene.play("land 1 Egypt committed 2").roll("roll block 1", &[1, 1, 6]).play("reserve 1 2");
    assert!(!scene.allows("reserve 1 1"), "all are committed now");
    scene.roll("roll block 1", &[6, 6, 6, 1, 1]).land(Egypt, Blue, 3);
}

#[test]
fn t11_a_landing_lets_the_defender_mobilize_first() {
    let mut scene = Scene::at(
        "rules nautical
         players Red Blue
         turn Red campaign
         hand Blue Egypt
         Brazil Red 5
         Egypt Blue 1
         ship 1 Red 5 at 7,15
         * Green 1",
    );
    scene.play("land 1 Egypt").asks(Blue, Ask::Mobilize { attacker: Red, to: Some(Egypt) });
    scene.play("mobilize nothing").roll("mobilize reveal Egypt", &[5]).land(Egypt, Blue, 6);
    scene.asks(Red, Ask::Battle { to: Egypt, large: false });
}

#[test]
fn b5_the_option_moves_the_coasts_of_australia() {
    let position = |coasts: &str| {
        Scene::at(&format!(
            "rules nautical australian-coasts {coasts}
             players Red Blue
             turn Red campaign
             attacked Blue Green
             Brazil Red 5
             Eastern-Australia Blue 1
             ship 1 Red 5 at 14,23
             ship 2 Red 5 at 11,24
             * Green 1"
        ))
    };
    let (written, geographic) = (position("as-written"), position("geographic"));
    assert!(written.allows("land 1 Eastern-Australia"));
    assert!(!written.allows("land 2 Eastern-Australia"));
    assert!(!geographic.allows("land 1 Eastern-Australia"));
    assert!(geographic.allows("land 2 Eastern-Australia"));
}

#[test]
fn n5_a_ship_lands_only_within_one_boat_length() {
    let scene = before_egypt(1, 5, "");
    scene.refuses("land 1 New-Guinea", &Refusal::NotInHarbour(NewGuinea), "B7");
}
