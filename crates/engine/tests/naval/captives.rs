//! A7, A20, N14: captives aboard, and the ships that they seize.

use red_queens_engine::core::Seat::{Blue, Green, Red};
use red_queens_engine::game::{Ask, Event, SeaEvent, Voyage};
use red_queens_engine::world::names::Egypt;

use crate::support::{Scene, at_sea, campaign, ship};

/// Returns a scene in which ships 1 (two armies aboard) and 2 flank Egypt, and ship 1 has taken a
/// captive and then lost its armies.
fn commandeered(egypt: u32) -> Scene {
    let mut scene = campaign(&format!(
        "Brazil Red 5
         Egypt Blue {egypt}
         Japan Blue 5
         ship 1 Red 2 at 7,15
         ship 2 Red 4 at 7,14"
    ));
    scene.play("flank Egypt 2 from ship 1 ship 2").roll("roll block 1", &[6, 1, 1]);
    scene.roll("roll block 1", &[1, 1, 6]).roll("roll block 1", &[1, 6]);
    scene
}

#[test]
fn n14_captives_take_the_ship_whose_own_armies_are_lost() {
    let mut scene = commandeered(5);
    let ship = ship(1);
    assert!(scene.told(Event::Sea(SeaEvent::Commandeered { ship, by: Blue, from: Red, crew: 1 })));
    scene.fleet(&[(1, Blue, 1), (2, Red, 4)]);
    assert_eq!((scene.ship(1).voyage, scene.ship(1).captive_armies()), (Voyage::Done, 0));
}

#[test]
fn n14_a_commandeered_ship_is_no_flank_any_more() {
    let mut scene = commandeered(5);
    assert!(!scene.allows("reserve 1 1") && !scene.allows("roll block 1"));
    scene.roll("roll block 2", &[5, 4, 5]);
    scene.land(Egypt, Blue, 4).fleet(&[(1, Blue, 1), (2, Red, 3)]);
}

#[test]
fn n14_nobody_follows_from_a_commandeered_ship() {
    let mut scene = commandeered(2);
    scene.roll("roll block 2", &[6, 6, 1]).land(Egypt, Red, 2);
    scene.asks(Red, Ask::Advance { from: ship(2).into(), to: Egypt, most: 2 }).play("advance 0");
    scene.asks(Red, Ask::Campaign).fleet(&[(1, Blue, 1), (2, Red, 2)]);
    assert_eq!(scene.ship(1).voyage, Voyage::Done);
}

#[test]
fn n14_captives_of_others_stay_captives() {
    let mut scene = campaign(
        "Brazil Red 5
         Egypt Blue 5
         Japan Blue 5
         ship 1 Red 2 at 7,15 captives Green 3 Blue 1
         ship 2 Red 4 at 7,14",
    );
    scene.play("flank Egypt 2 from ship 1 ship 2");
    scene.roll("roll block 1", &[1, 1, 6]).roll("roll block 1", &[1, 6]);
    scene.fleet(&[(1, Blue, 1), (2, Red, 4)]);
    assert_eq!((scene.ship(1).captives[Green], scene.ship(1).captives[Blue]), (3, 0));
}

#[test]
fn n6_captives_of_others_alone_do_not_save_the_ship() {
    let mut scene = campaign(
        "Brazil Red 5
         Egypt Blue 5
         Japan Blue 5
         ship 1 Red 2 at 7,15 captives Green 3",
    );
    scene.play("land 1 Egypt committed 2");
    scene.roll("roll block 1", &[1, 1, 6]).roll("roll block 1", &[1, 6]).fleet(&[]);
    assert!(scene.told(Event::Sea(SeaEvent::Sank {
        ship: ship(1),
        owner: Red,
        crew: 0,
        captives: 3
    })));
}

#[test]
fn n14_however_the_ship_attacks_the_captives_of_the_other_side_take_it() {
    let mut scene = campaign(
        "Brazil Red 5
         Egypt Blue 5
         Japan Blue 5
         ship 1 Red 2 at 7,15 captives Blue 3",
    );
    scene.play("land 1 Egypt committed 2");
    scene.roll("roll block 1", &[1, 1, 6]).roll("roll block 1", &[1, 6]);
    scene.fleet(&[(1, Blue, 3)]);
}

#[test]
fn n14_a_flank_at_sea_is_commandeered_and_cannot_board_for_the_attacker() {
    let mut scene = at_sea(
        "ship 1 Red 2 at 9,8
         ship 2 Red 5 at 9,8
         ship 7 Blue 4 at 7,14",
    );
    scene.play("engage 7 by 1 2 committed 2");
    scene.roll("fight 1", &[6, 1, 1, /* stays afloat */ 6, 1]);
    assert!(scene.told(Event::Captured { of: Blue, at: ship(1).into() }));
    scene.roll("fight 1", &[1, 1, 6, /* stays afloat */ 6, 1]).roll("fight 1", &[1, 6]);
    assert!(scene.told(Event::Sea(SeaEvent::Commandeered {
        ship: ship(1),
        by: Blue,
        from: Red,
        crew: 1
    })));
    for left in [2, 1] {
        scene.roll("fight 1 block 2", &[6, 1, 5, /* stays afloat */ 6, 1]);
        scene.fleet(&[(1, Blue, 1), (2, Red, 5), (7, Blue, left)]);
        assert_eq!(scene.ship(2).captive_armies(), 0, "one flank is left (A9)");
    }
    scene.roll("fight 1 block 2", &[6, 1, 5]).asks(Red, Ask::Board { prize: ship(7) });
    assert_eq!(scene.state.boarders(), [ship(2)]);
    scene.play("board 2 4").fleet(&[(1, Blue, 1), (2, Red, 1), (7, Red, 4)]);
}

#[test]
fn n14_captives_take_the_ship_also_from_one_that_was_sent_in() {
    let mut scene = at_sea(
        "ship 1 Red 2 at 9,8
         ship 2 Red 5 at 9,8
         ship 3 Blue 5 at 7,14
         ship 7 Blue 4 at 7,14",
    );
    scene.play("engage 7 by 1 2 committed 2").play("send 1 by 3");
    scene.roll("fight 1", &[6, 1, 1, 6, 1]).asks(Blue, Ask::SeaBattle);
    scene.roll("fight 2", &[6, 6, 6, 1, 1]);
    scene.fleet(&[(1, Blue, 1), (2, Red, 5), (3, Blue, 5), (7, Blue, 3)]);
    scene.asks(Red, Ask::SeaBattle);
}

#[test]
fn a20_captives_aboard_become_crew_at_the_end_of_the_turn() {
    let mut scene = at_sea(
        "ship 1 Red 2 at 9,8 captives Blue 2 Green 1
         ship 2 Red 0 at 9,8 captives Blue 1",
    );
    scene.play("done").fleet(&[(1, Red, 5), (2, Red, 1)]);
    for (number, of, armies) in [(1, Blue, 2), (1, Green, 1), (2, Blue, 1)] {
        let ship = ship(number);
        assert!(scene.told(Event::Sea(SeaEvent::CaptivesTurned { seat: Red, of, ship, armies })));
    }
}

#[test]
fn a20_captives_aboard_are_no_crew_before() {
    let scene = at_sea(
        "ship 1 Red 0 at 9,8 captives Blue 5
         ship 2 Blue 1 at 9,8",
    );
    assert!(!scene.can_cruise(1) && !scene.allows("engage 2 by 1"));
    assert!(!scene.allows("disembark 1 Brazil 1"));
    assert_eq!(scene.state.total_armies(Blue), 6, "nor anybody's armies");
}

#[test]
fn a20_captives_of_a_third_side_go_with_the_prize() {
    let mut scene = at_sea(
        "ship 1 Red 5 at 9,8
         ship 2 Blue 1 at 9,8 captives Green 2",
    );
    scene.play("engage 2 by 1").roll("fight 1", &[6, 6, 6, 1]).play("board 1 2");
    assert_eq!((scene.ship(2).crew, scene.ship(2).captives[Green]), (2, 2));
    scene.play("done").fleet(&[(1, Red, 3), (2, Red, 4)]);
}

#[test]
fn n3_n14_captives_aboard_an_empty_ship_take_it_for_the_attacker() {
    let mut scene = at_sea(
        "ship 1 Red 1 at 9,8
         ship 2 Blue 0 at 9,8 captives Red 2",
    );
    scene.play("engage 2 by 1").asks(Red, Ask::Campaign).fleet(&[(1, Red, 1), (2, Red, 2)]);
}
