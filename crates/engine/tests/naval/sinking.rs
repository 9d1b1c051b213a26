//! N9: total defeats and the rolls for sinking.

use red_queens_engine::core::Seat::{Blue, Red};
use red_queens_engine::game::{Ask, Event, Refusal, SeaEvent, Voyage};

use crate::support::{Scene, at_sea, ship};

fn duel(red: u32, blue: u32) -> Scene {
    let mut scene = at_sea(&format!(
        "ship 1 Red {red} at 9,8
         ship 2 Blue {blue} at 9,8"
    ));
    scene.play("engage 2 by 1");
    scene
}

#[test]
fn n9_a_defender_that_loses_every_comparison_sinks_if_its_die_is_lower() {
    let mut scene = duel(5, 6);
    scene.roll("fight 1", &[6, 6, 1, 5, 5, /* the loser's */ 3, /* the victor's */ 4]);
    assert!(scene.told(Event::Sea(SeaEvent::SinkingRolled { ship: ship(2), own: 3, victor: 4 })));
    assert!(scene.told(Event::Sea(SeaEvent::Sank {
        ship: ship(2),
        owner: Blue,
        crew: 4,
        captives: 0
    })));
    scene.fleet(&[(1, Red, 5)]).asks(Red, Ask::Campaign);
    assert_eq!(scene.ship(1).voyage, Voyage::Ready, "the battle succeeded (N1)");
}

#[test]
fn n9_on_equal_dice_it_stays_afloat() {
    let mut scene = duel(5, 6);
    scene.roll("fight 1", &[6, 6, 1, 5, 5, 4, 4]);
    scene.fleet(&[(1, Red, 5), (2, Blue, 4)]).asks(Red, Ask::SeaBattle);
}

#[test]
fn n9_an_attacker_sinks_likewise() {
    let mut scene = duel(5, 6);
    scene.roll("fight 1", &[6, 6, 1, 6, 6, 1, 2]);
    assert!(scene.told(Event::Sea(SeaEvent::SinkingRolled { ship: ship(1), own: 1, victor: 2 })));
    assert!(scene.told(Event::Sea(SeaEvent::Sank {
        ship: ship(1),
        owner: Red,
        crew: 3,
        captives: 0
    })));
    scene.fleet(&[(2, Blue, 6)]).asks(Red, Ask::Campaign);
}

#[test]
fn n9_one_comparison_is_every_comparison() {
    let mut scene = duel(2, 6);
    scene.roll("fight 1", &[6, 5, 5, 1, 2]).fleet(&[(1, Red, 2)]);
}

#[test]
fn n9_a_split_roll_sinks_nobody() {
    let mut scene = duel(5, 6);
    scene.roll("fight 1", &[6, 2, 1, 5, 5]).fleet(&[(1, Red, 4), (2, Blue, 5)]);
}

#[test]
fn n9_captives_go_down_with_the_ship() {
    let mut scene = at_sea(
        "ship 1 Red 5 at 9,8 captives Green 2
         ship 2 Blue 5 at 9,8",
    );
    scene.play("engage 2 by 1").roll("fight 1", &[1, 1, 1, 6, 6, 1, 6]);
    assert!(scene.told(Event::Sea(SeaEvent::Sank {
        ship: ship(1),
        owner: Red,
        crew: 3,
        captives: 2
    })));
}

#[test]
fn n9_n10_a_ship_that_lost_its_last_army_is_boarded_or_sunk_without_a_roll() {
    let mut scene = duel(5, 2);
    scene.roll("fight 1", &[6, 6, 1, 5, 5]).asks(Red, Ask::Board { prize: ship(2) });
    let mut scene = duel(5, 2);
    scene.roll("fight 1", &[6, 6, 1, 5, 5]).play("sink").fleet(&[(1, Red, 5)]);
}

#[test]
fn n9_a_committed_block_sinks_with_all_aboard_and_its_engagement_is_over() {
    let mut scene = at_sea(
        "ship 1 Red 9 at 9,8
         ship 2 Blue 9 at 9,8",
    );
    scene.play("engage 2 by 1 committed 3").roll("fight 1", &[1, 1, 1, 6, 6, 1, 6]);
    scene.fleet(&[(2, Blue, 9)]).asks(Red, Ask::Campaign);
    scene.refuses("cruise 1", &Refusal::NotYourShip(ship(1)), "N1");
}

#[test]
fn n9_a_flank_that_sinks_leaves_the_other_alone() {
    let mut scene = at_sea(
        "ship 1 Red 3 at 9,8
         ship 2 Red 3 at 9,8
         ship 3 Blue 9 at 9,8",
    );
    scene.play("engage 3 by 1 2 committed 3").roll("fight 1", &[1, 1, 1, 6, 6, 1, 6]);
    scene.fleet(&[(2, Red, 3), (3, Blue, 9)]);
    assert!(!scene.allows("fight 1") && !scene.allows("support 1 1 1"));
    scene.roll("fight 1 block 2", &[5, 5, 1, 5, 5, /* stays afloat */ 6, 1]);
    scene.fleet(&[(2, Red, 1), (3, Blue, 9)]);
}

#[test]
fn n9_a_ship_that_sinks_ends_the_engagements_on_both_sides_of_it() {
    let mut scene = at_sea(
        "ship 1 Red 9 at 9,8
         ship 2 Blue 9 at 9,8
         ship 3 Blue 9 at 9,8",
    );
    scene.play("engage 2 by 1").play("send 1 by 3");
    scene.roll("fight 1", &[1, 1, 1, 6, 6, 1, 6]).fleet(&[(2, Blue, 9), (3, Blue, 9)]);
    assert!(scene.told(Event::Sea(SeaEvent::EngagementEnded { engagement: 0, won: false })));
    assert!(scene.told(Event::Sea(SeaEvent::EngagementEnded { engagement: 1, won: true })));
    scene.asks(Red, Ask::Campaign);
}
