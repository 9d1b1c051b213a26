//! A5 to A10, N5, N6: ships as flanks, alone and together with land.

use red_queens_engine::core::Seat::{Blue, Red};
use red_queens_engine::game::{Ask, Event, LandEvent, Refusal, Voyage};
use red_queens_engine::world::names::Atlantic;
use red_queens_engine::world::names::{EastAfrica, Egypt};

use crate::support::{Scene, campaign, ship};

/// Returns a scene in which Blue holds Egypt; Red has ships 1 and 2 off its coast and holds East
/// Africa.
fn around_egypt(egypt: u32, crews: [u32; 2], others: &str) -> Scene {
    campaign(&format!(
        "East-Africa Red 4
         Egypt Blue {egypt}
         Japan Blue 5
         ship 1 Red {} at 7,15
         ship 2 Red {} at 7,14
         {others}",
        crews[0], crews[1]
    ))
}

#[test]
fn a5_n5_several_ships_land_as_flanks_of_one_size() {
    let scene = around_egypt(5, [4, 3], "");
    assert!(scene.allows("flank Egypt 3 from ship 1 ship 2"));
    assert!(!scene.allows("flank Egypt 4 from ship 1 ship 2"));
    assert!(!scene.allows("flank Egypt 1 from ship 1 ship 2"));
}

#[test]
fn a5_n5_one_ship_is_one_flank() {
    let scene = around_egypt(5, [8, 3], "");
    scene.refuses("flank Egypt 2 from ship 1 ship 1", &Refusal::OneFlank(ship(1)), "A5");
    scene.refuses(
        "flank Egypt 2 from ship 1 East-Africa ship 1",
        &Refusal::OneFlank(ship(1)),
        "A5",
    );
    scene.refuses("flank Egypt 2 from ship 1", &Refusal::Blocks, "A5");
}

#[test]
fn a5_ships_and_land_flank_together() {
    let mut scene = around_egypt(3, [3, 2], "");
    scene.play("flank Egypt 3 from East-Africa ship 1");
    scene.roll("roll block 1", &[6, 6, 1, 5, 5]).land(Egypt, Blue, 1);
    assert_eq!(scene.state.board().captives(EastAfrica)[Blue], 1);
    scene.roll("roll block 2", &[6, 2, 2, 1]);
    assert_eq!(scene.ship(1).captives[Blue], 1, "a captive goes aboard (A7)");
    scene.land(Egypt, Red, 6).land(EastAfrica, Red, 1).asks(Red, Ask::Campaign);
}

#[test]
fn n4_a_flank_at_sea_waits_for_the_patrol_and_one_on_land_does_not() {
    let scene = around_egypt(5, [4, 3], "ship 3 Blue 2 at 9,8");
    let patrol = Refusal::Patrol { ocean: Atlantic, ships: 1 };
    scene.refuses("flank Egypt 2 from East-Africa ship 1", &patrol, "N4");
    assert!(scene.allows("commit East-Africa Egypt 2"));
}

#[test]
fn a6_a_flank_of_a_ship_adds_one_to_a_die_of_the_attackers_choice() {
    let mut scene = around_egypt(3, [3, 3], "");
    scene.play("flank Egypt 3 from ship 1 ship 2").roll("roll block 1 ask", &[4, 4, 1, 4, 4]);
    scene.asks(Red, Ask::PlusOne);
    assert!(!scene.allows("raise 5"));
    scene.play("raise 4").land(Egypt, Blue, 2).fleet(&[(1, Red, 2), (2, Red, 3)]);
}

#[test]
fn a7_n6_captives_go_aboard_the_ship_whose_flank_took_them() {
    let mut scene = around_egypt(4, [2, 2], "");
    scene.play("flank Egypt 2 from ship 1 ship 2").roll("roll block 2", &[5, 5, 5]);
    assert!(scene.told(Event::Captured { of: Blue, at: ship(2).into() }));
    assert_eq!((scene.ship(2).captives[Blue], scene.ship(2).crew), (1, 2));
    assert_eq!(scene.ship(1).captive_armies(), 0);
    scene.land(Egypt, Blue, 3);
}

#[test]
fn a8_n6_a_ships_flank_fails_with_its_last_army_and_the_ship_sinks() {
    let mut scene = around_egypt(5, [2, 3], "");
    scene.play("flank Egypt 2 from ship 1 ship 2");
    scene.roll("roll block 1", &[1, 1, 6]).roll("roll block 1", &[1, 6]);
    scene.fleet(&[(2, Red, 3)]).asks(Red, Ask::Battle { to: Egypt, large: true });
    assert!(!scene.allows("roll block 1") && !scene.allows("reserve 1 1"));
}

#[test]
fn a9_the_last_flank_goes_on_without_plus_one_and_without_captives() {
    let mut scene = around_egypt(5, [2, 3], "");
    scene.play("flank Egypt 2 from ship 1 ship 2");
    scene.roll("roll block 1", &[1, 1, 6]).roll("roll block 1", &[1, 6]);
    scene.roll("roll block 2", &[4, 5, 5]).land(Egypt, Blue, 5);
    scene.fleet(&[(2, Red, 2)]).play("reserve 2 1").roll("roll block 2", &[6, 6, 1]);
    scene.land(Egypt, Blue, 4);
    assert_eq!(scene.ship(2).captive_armies(), 0);
}

#[test]
fn a8_an_empty_block_is_refilled_from_aboard_while_another_stands() {
    let mut scene = around_egypt(5, [3, 2], "");
    scene.play("flank Egypt 2 from ship 1 ship 2");
    scene
        .roll("roll block 1", &[1, 1, 6])
        .roll("roll block 1", &[1, 6])
        .fleet(&[(1, Red, 1), (2, Red, 2)]);
    scene.roll("roll block 2", &[5, 5, 5]).land(Egypt, Blue, 4);
    assert_eq!(scene.ship(2).captives[Blue], 1, "two flanks stand");
    scene.play("reserve 1 1").roll("roll block 1", &[5, 5]).land(Egypt, Blue, 3);
}

#[test]
fn a10_survivors_of_all_flanks_move_in_captives_stay_and_more_may_follow() {
    let mut scene = around_egypt(2, [4, 3], "");
    scene.play("flank Egypt 2 from ship 1 ship 2 East-Africa");
    scene.roll("roll block 1", &[5, 1, 5]).roll("roll block 2", &[5, 1, 5]);
    scene.land(Egypt, Red, 6);
    assert_eq!((scene.ship(1).captives[Blue], scene.ship(2).captives[Blue]), (1, 1));
    scene.asks(Red, Ask::Advance { from: ship(1).into(), to: Egypt, most: 2 }).play("advance 2");
    scene.asks(Red, Ask::Advance { from: ship(2).into(), to: Egypt, most: 1 }).play("advance 0");
    scene.asks(Red, Ask::Advance { from: EastAfrica.into(), to: Egypt, most: 1 });
    scene.play("advance 1").land(Egypt, Red, 9).land(EastAfrica, Red, 1);
    scene.fleet(&[(1, Red, 0), (2, Red, 1)]);
    assert!(!scene.can_cruise(1) && scene.can_cruise(2));
}

#[test]
fn a4_a9_a_lost_flanking_landing_ends_ships_and_land_for_the_turn() {
    let mut scene = around_egypt(5, [2, 3], "");
    scene.play("flank Egypt 2 from East-Africa ship 2");
    scene.roll("roll block 1", &[1, 1, 6]).roll("roll block 1", &[1, 6]);
    scene.roll("roll block 2", &[1, 1, 6]).roll("roll block 2", &[1, 6]);
    assert!(scene.told(Event::Land(LandEvent::Exhausted { territory: EastAfrica })));
    scene.land(EastAfrica, Red, 2).fleet(&[(1, Red, 2), (2, Red, 1)]).asks(Red, Ask::Campaign);
    assert_eq!(scene.ship(2).voyage, Voyage::Done);
    assert_eq!(scene.ship(1).voyage, Voyage::Ready, "it took no part");
    assert!(!scene.allows("attack East-Africa Egypt"));
}

#[test]
fn a8_a_land_flank_that_failed_takes_no_more_action_though_the_ship_won() {
    let mut scene = campaign(
        "East-Africa Red 3
         Egypt Blue 1
         Japan Blue 5
         ship 1 Red 3 at 7,15",
    );
    scene.play("flank Egypt 2 from East-Africa ship 1");
    scene.roll("roll block 1", &[1, 1, 6]).roll("roll block 1", &[1, 6]);
    scene.roll("roll block 2", &[6, 1, 1]).land(Egypt, Red, 2);
    assert!(scene.state.turn().exhausted.contains(EastAfrica));
}
