//! N7, N8: sea battles, from their declaration to their end.

use red_queens_engine::core::Seat::{Black, Blue, Green, Red};
use red_queens_engine::game::{Ask, AttackKind, CardEvent, Event, Refusal, SeaEvent, Voyage};
use red_queens_engine::world::names::{Japan, Peru};

use crate::support::{Scene, at_sea, ship};

#[test]
fn n7_any_distance_in_one_ocean() {
    let mut scene = at_sea(
        "ship 1 Red 5 at 17,8
         ship 2 Blue 3 at 1,7
         ship 3 Blue 3 at 8,16",
    );
    assert_eq!(scene.ship(1).at.ocean(), scene.ship(2).at.ocean());
    scene.refuses("engage 3 by 1", &Refusal::OtherOcean(ship(3)), "N7");
    scene.play("engage 2 by 1");
    assert!(scene.told(Event::Sea(SeaEvent::BattleBegan { attacker: Red, defender: Blue })));
    let (ship, target) = (ship(1), ship(2));
    let engaged = Event::Sea(SeaEvent::Engaged {
        engagement: 0,
        by: Red,
        ship,
        target,
        kind: AttackKind::Normal,
        armies: 5,
    });
    assert!(scene.told(engaged));
    scene.asks(Red, Ask::SeaBattle);
}

#[test]
fn n7_with_the_option_one_opponent_at_a_time() {
    let scene = at_sea(
        "rules nautical allies off sea-opponents one
         ship 1 Red 5 at 9,8
         ship 2 Red 5 at 9,8
         ship 3 Blue 3 at 9,8
         ship 4 Green 3 at 9,8",
    );
    scene.refuses("engage 3 by 1 and 4 by 2", &Refusal::OneOpponent, "N7");
    assert!(scene.allows("engage 3 by 1") && scene.allows("engage 4 by 1"));
}

/// Returns a scene with Red's ships 1 and 2 against Blue's ship 3 and Black's ship 4. Blue and
/// Black have another ship each.
fn against_two(more: &str) -> Scene {
    Scene::at(&format!(
        "rules nautical
         players Red Blue Black
         turn Red campaign
         attacked Green
         Brazil Red 5
         Japan Blue 1
         Peru Black 1
         ship 1 Red 5 at 9,8
         ship 2 Red 5 at 9,8
         ship 3 Blue 3 at 9,8
         ship 4 Black 3 at 9,8
         {more}
         * Green 1"
    ))
}

#[test]
fn n7_one_declaration_may_pit_ships_against_those_of_several_opponents() {
    let mut scene = against_two("attacked Blue Black");
    scene.play("engage 4 by 2 and 3 by 1").asks(Red, Ask::SeaBattle);
    assert!(scene.told(Event::Sea(SeaEvent::BattleBegan { attacker: Red, defender: Blue })));
    assert!(scene.told(Event::Sea(SeaEvent::BattleBegan { attacker: Red, defender: Black })));
    scene.roll("fight 1", &[6, 6, 6, 1, 1, /* stays afloat */ 6, 1]);
    scene.roll("fight 2", &[6, 6, 6, 1, 1, /* sinks */ 1, 6]);
    scene.fleet(&[(1, Red, 5), (2, Red, 5), (4, Black, 1)]).asks(Red, Ask::SeaBattle);
    scene.roll("fight 1", &[6, 6, 6, 1]).asks(Red, Ask::Board { prize: ship(4) });
    scene.play("sink").asks(Red, Ask::Campaign);
    assert!(scene.can_cruise(1) && scene.can_cruise(2), "both have won");
}

#[test]
fn n7_t11_each_opponent_mobilizes_for_itself_in_turn_order() {
    let mut scene = against_two("hand Blue Japan\nhand Black Peru");
    let to = None;
    scene.play("engage 4 by 2 and 3 by 1").asks(Blue, Ask::Mobilize { attacker: Red, to });
    scene.play("mobilize nothing").asks(Blue, Ask::Reveal { attacker: Red, to });
    scene.roll("mobilize reveal Japan", &[4]).land(Japan, Blue, 5);
    scene.asks(Black, Ask::Mobilize { attacker: Red, to });
    scene.play("mobilize nothing").roll("mobilize reveal Peru", &[2]).land(Peru, Black, 3);
    scene.asks(Red, Ask::SeaBattle);
    assert_eq!(scene.state.turn().attacked, [Blue, Green, Black].into_iter().collect());
}

#[test]
fn n7_who_was_attacked_before_in_the_turn_does_not_mobilize_again_and_the_others_do() {
    let mut scene = against_two("attacked Blue Green");
    scene.play("engage 4 by 2 and 3 by 1");
    scene.asks(Black, Ask::Mobilize { attacker: Red, to: None });
}

#[test]
fn n7_each_opponent_sends_in_for_itself_in_turn_order_and_against_the_attacker_only() {
    let mut scene = against_two(
        "attacked Blue Black Green
         ship 5 Blue 4 at 9,8
         ship 6 Black 4 at 9,8",
    );
    scene.play("engage 4 by 2 and 3 by 1").asks(Blue, Ask::SendIn);
    scene.refuses("send 2 by 6", &Refusal::NotToSend(ship(6)), "N7");
    scene.play("send 2 by 5").asks(Black, Ask::SendIn);
    scene.refuses("send 5 by 6", &Refusal::NoEngagement, "N7");
    scene.play("send 1 by 6").asks(Red, Ask::SeaBattle);
    // The sides roll in turns: Red, Blue, Black, and Red again.
    let lost = [1, 1, 1, 6, 6, /* stays afloat */ 6, 1];
    scene.roll("fight 1", &lost).asks(Blue, Ask::SeaBattle);
    assert!(scene.allows("fight 3") && !scene.allows("fight 4"));
    scene.roll("fight 3", &[6, 1, 1, 5, 5]).asks(Black, Ask::SeaBattle);
    assert!(scene.allows("fight 4") && !scene.allows("fight 3"));
    scene.roll("fight 4", &[6, 1, 1, 5, 5]).asks(Red, Ask::SeaBattle);
}

#[test]
fn n7_n10_what_one_opponent_has_taken_is_no_enemy_of_the_other() {
    let mut scene = against_two(
        "attacked Blue Black Green
         ship 5 Blue 9 at 9,8
         ship 6 Black 9 at 9,8
         ship 7 Red 2 at 9,8",
    );
    scene.play("engage 3 by 7 and 4 by 2").play("send 7 by 5").play("send 7 by 6");
    scene.roll("fight 2", &[6, 1, 1, 5, 5]);
    scene.roll("fight 3", &[6, 6, 6, 1, 1]).asks(Blue, Ask::Board { prize: ship(7) });
    scene.play("board 5 1");
    assert_eq!(scene.ship(7).owner, Blue);
    assert!(
        scene.told(Event::Sea(SeaEvent::EngagementEnded { engagement: 3, won: true })),
        "Black's is over"
    );
    assert!(!scene.allows("fight 4"));
}

#[test]
fn n7_t42_several_opponents_may_fall_in_one_battle() {
    let mut scene = Scene::at(
        "rules nautical
         players Red Blue Black
         turn Red campaign
         attacked Blue Black Green
         Brazil Red 5
         ship 1 Red 5 at 9,8
         ship 2 Red 5 at 9,8
         ship 3 Blue 1 at 9,8
         ship 4 Black 1 at 9,8
         * Green 1",
    );
    scene.play("engage 3 by 1 and 4 by 2").roll("fight 1", &[6, 6, 6, 1]).play("sink");
    scene.roll("fight 2", &[6, 6, 6, 1]).play("sink").asks(Blue, Ask::Succeed);
    scene.play("done").asks(Black, Ask::Succeed).play("done");
    let outcome = scene.state.outcome().expect("Red is the last player");
    assert!(outcome.winners.contains(Red));
}

#[test]
fn n7_several_ships_may_pick_the_same_one_each_for_itself() {
    let mut scene = at_sea(
        "ship 1 Red 5 at 9,8
         ship 2 Red 5 at 9,8
         ship 3 Blue 2 at 9,8",
    );
    scene.play("engage 3 by 1 and 3 by 2").roll("fight 1", &[6, 6, 1, 5, 6]);
    scene.fleet(&[(1, Red, 4), (2, Red, 5), (3, Blue, 1)]);
    scene.roll("fight 2", &[6, 6, 1, 5]).play("sink");
    scene.fleet(&[(1, Red, 4), (2, Red, 5)]).asks(Red, Ask::Campaign);
    assert!(scene.can_cruise(1) && scene.can_cruise(2), "both engagements are won (N1)");
}

#[test]
fn n7_the_defender_may_send_in_unattacked_ships_of_the_same_ocean() {
    let mut scene = at_sea(
        "ship 1 Red 5 at 9,8
         ship 2 Blue 3 at 9,8
         ship 3 Blue 4 at 17,8
         ship 4 Blue 4 at 8,16
         ship 5 Blue 1 at 9,8
         ship 6 Blue 0 at 9,8
         ship 7 Green 5 at 9,8",
    );
    scene.play("engage 2 by 1").asks(Blue, Ask::SendIn);
    for stays in [2, 4, 5, 6, 7] {
        let text = format!("send 1 by {stays}");
        scene.refuses(&text, &Refusal::NotToSend(ship(stays)), "N7");
    }
    scene.refuses("send 2 by 3", &Refusal::NoEngagement, "N7");
    scene.refuses("send 7 by 3", &Refusal::NoEngagement, "N7");
    assert!(scene.allows("send nothing") && scene.allows("send 1 by 3"));
    scene.play("send 1 by 3 committed 4");
    let (ship, target) = (ship(3), ship(1));
    let kind = AttackKind::Committed;
    assert!(scene.told(Event::Sea(SeaEvent::Engaged {
        engagement: 1,
        by: Blue,
        ship,
        target,
        kind,
        armies: 4
    })));
    scene.asks(Red, Ask::SeaBattle);
}

#[test]
fn n7_nobody_is_asked_where_nobody_can_be_sent() {
    let mut scene = at_sea(
        "ship 1 Red 5 at 9,8
         ship 2 Blue 3 at 9,8
         ship 3 Blue 1 at 9,8",
    );
    scene.play("engage 2 by 1").asks(Red, Ask::SeaBattle);
}

#[test]
fn n7_each_sent_ship_opens_an_engagement_of_its_own() {
    let mut scene = at_sea(
        "ship 1 Red 5 at 9,8
         ship 2 Blue 3 at 9,8
         ship 3 Blue 3 at 9,8
         ship 4 Blue 3 at 9,8",
    );
    scene.play("engage 2 by 1");
    scene.refuses("send 1 by 3 4 committed 2", &Refusal::NoEngagement, "N7");
    scene.refuses("send 1 by 3 and 1 by 3", &Refusal::OneAtATime(ship(3)), "N8");
    scene.play("send 1 by 3 and 1 by 4").roll("fight 1", &[6, 1, 1, 5, 5]);
    scene.asks(Blue, Ask::SeaBattle);
    assert!(scene.allows("fight 2") && scene.allows("fight 3") && !scene.allows("fight 1"));
}

#[test]
fn n7_t12_an_allys_ships_are_led_by_the_next_player_clockwise() {
    let mut scene = at_sea(
        "ship 1 Red 5 at 9,8
         ship 2 Green 3 at 9,8
         ship 3 Green 3 at 9,8",
    );
    scene.play("engage 2 by 1").asks(Blue, Ask::SendIn);
    scene.play("send 1 by 3").roll("fight 1", &[6, 1, 1, 5, 5]).asks(Blue, Ask::SeaBattle);
    scene.roll("fight 2", &[6, 1, 5, 5]).asks(Red, Ask::SeaBattle);
    assert_eq!(scene.ship(3).owner, Green);
}

#[test]
fn n7_t12_with_nobody_left_to_lead_them_an_allys_ships_stay_out() {
    let mut scene = Scene::at(
        "rules nautical victory domination
         players Red
         turn Red campaign
         attacked Green
         Brazil Red 5
         ship 1 Red 5 at 9,8
         ship 2 Green 1 at 9,8
         ship 3 Green 3 at 9,8
         * Green 1",
    );
    scene.play("engage 2 by 1").asks(Red, Ask::SeaBattle);
}

#[test]
fn n8_the_sides_roll_in_turns_the_attacker_first() {
    let mut scene = at_sea(
        "ship 1 Red 9 at 9,8
         ship 2 Blue 9 at 9,8
         ship 3 Blue 9 at 9,8",
    );
    scene.play("engage 2 by 1").play("send 1 by 3").asks(Red, Ask::SeaBattle);
    for _ in 0..2 {
        scene.roll("fight 1", &[6, 1, 1, 5, 5]).asks(Blue, Ask::SeaBattle);
        scene.refuses("fight 1", &Refusal::NoSuchEngagement(0), "N8");
        scene.roll("fight 2", &[6, 1, 1, 5, 5]).asks(Red, Ask::SeaBattle);
    }
    scene.fleet(&[(1, Red, 5), (2, Blue, 7), (3, Blue, 7)]);
}

#[test]
fn n8_asked_to_go_on_it_stops_where_the_other_side_is_to_roll() {
    let mut scene = at_sea(
        "ship 1 Red 9 at 9,8
         ship 2 Blue 9 at 9,8
         ship 3 Blue 9 at 9,8",
    );
    scene.play("engage 2 by 1").play("send 1 by 3");
    scene.roll("fight 1 until conquest", &[6, 1, 1, 5, 5]).asks(Blue, Ask::SeaBattle);
}

#[test]
fn a21_n8_unopposed_it_goes_on_until_it_is_decided() {
    let mut scene = at_sea(
        "ship 1 Red 9 at 9,8
         ship 2 Blue 4 at 9,8",
    );
    let twice = [6, 6, 1, 5, 5, /* stays afloat */ 6, 1, 6, 6, 1, 5, 5];
    scene.play("engage 2 by 1").roll("fight 1 until conquest", &twice);
    scene.asks(Red, Ask::Board { prize: ship(2) });
}

#[test]
fn n8_each_side_may_break_off_its_normal_engagements() {
    let mut scene = at_sea(
        "ship 1 Red 9 at 9,8
         ship 2 Blue 9 at 9,8
         ship 3 Blue 9 at 9,8",
    );
    scene.play("engage 2 by 1").play("send 1 by 3");
    scene.refuses("break off 1", &Refusal::NoHalt, "A1");
    scene.roll("fight 1", &[6, 1, 1, 5, 5]).roll("fight 2", &[6, 1, 1, 5, 5]);
    scene.play("break off 1");
    assert!(scene.told(Event::Sea(SeaEvent::EngagementEnded { engagement: 0, won: false })));
    scene.asks(Blue, Ask::SeaBattle).play("break off 2").asks(Red, Ask::Campaign);
    assert_eq!(scene.ship(1).voyage, Voyage::Done, "it did not succeed (N1)");
}

#[test]
fn n8_a_committed_engagement_goes_on_to_its_end() {
    let mut scene = at_sea(
        "ship 1 Red 3 at 9,8
         ship 2 Blue 9 at 9,8",
    );
    scene.play("engage 2 by 1 committed 2").roll("fight 1", &[1, 1, 6, /* stays afloat */ 6, 1]);
    scene.refuses("break off 1", &Refusal::NoHalt, "A1");
    scene.roll("fight 1", &[1, 6, 6, 1]).asks(Red, Ask::Campaign);
    assert!(scene.told(Event::Sea(SeaEvent::EngagementEnded { engagement: 0, won: false })));
    scene.fleet(&[(1, Red, 1), (2, Blue, 9)]);
    assert_eq!(scene.ship(1).voyage, Voyage::Done);
}

#[test]
fn a3_n8_a_committed_ship_adds_reserves_from_aboard_between_rolls() {
    let mut scene = at_sea(
        "ship 1 Red 5 at 9,8
         ship 2 Blue 9 at 9,8",
    );
    scene.play("engage 2 by 1 committed 2");
    scene.refuses("support 1 1 1", &Refusal::NotBetweenRolls, "A3");
    scene.roll("fight 1", &[1, 1, 6, 6, 1]).play("support 1 1 3");
    assert!(!scene.allows("support 1 1 1"));
    scene.roll("fight 1", &[6, 6, 6, 6, 6, 5, 1]).fleet(&[(1, Red, 3), (2, Blue, 7)]);
}

#[test]
fn n8_a6_ships_that_flank_one_add_one_to_a_die_each_roll() {
    let mut scene = at_sea(
        "ship 1 Red 3 at 9,8
         ship 2 Red 3 at 9,8
         ship 3 Blue 5 at 9,8",
    );
    scene.play("engage 3 by 1 2 committed 3");
    scene.roll("fight 1 block 2", &[5, 5, 1, 5, 5]).fleet(&[
        (1, Red, 3),
        (2, Red, 2),
        (3, Blue, 4),
    ]);
    scene.roll("fight 1 block 1", &[5, 5, 1, 5, 4, /* stays afloat */ 6, 1]);
    assert_eq!(scene.ship(1).captives[Blue], 1, "a total defeat (A7)");
    scene.fleet(&[(1, Red, 3), (2, Red, 2), (3, Blue, 2)]);
}

#[test]
fn n8_flanks_have_equal_blocks_that_each_ship_can_fill() {
    let scene = at_sea(
        "ship 1 Red 4 at 9,8
         ship 2 Red 2 at 9,8
         ship 3 Blue 5 at 9,8",
    );
    assert!(scene.allows("engage 3 by 1 2 committed 2"));
    assert!(!scene.allows("engage 3 by 1 2 committed 3"));
    scene.refuses("engage 3 by 1 2", &Refusal::OneShipAlone, "N8");
}

#[test]
fn n8_a_ship_attacks_one_ship_at_a_time() {
    let scene = at_sea(
        "ship 1 Red 4 at 9,8
         ship 2 Blue 2 at 9,8
         ship 3 Blue 5 at 9,8",
    );
    scene.refuses("engage 2 by 1 and 3 by 1", &Refusal::OneAtATime(ship(1)), "N8");
    scene.refuses("engage 2 by 1 1 committed 2", &Refusal::OneAtATime(ship(1)), "N8");
}

#[test]
fn n8_a_ship_under_attack_attacks_with_what_is_left_to_it() {
    let mut scene = at_sea(
        "ship 1 Red 3 at 9,8
         ship 2 Blue 9 at 9,8
         ship 3 Blue 9 at 9,8",
    );
    scene.play("engage 2 by 1 committed 3").play("send 1 by 3");
    scene.roll("fight 1", &[6, 6, 1, 5, 5, /* stays afloat */ 6, 1]);
    scene.roll("fight 2", &[6, 6, 6, 5, 5, /* stays afloat */ 6, 1]).fleet(&[
        (1, Red, 1),
        (2, Blue, 7),
        (3, Blue, 9),
    ]);
    scene.roll("fight 1", &[6, /* by the number declared */ 5, 5, 6, 1]).asks(Blue, Ask::SeaBattle);
}

#[test]
fn n8_an_engagement_whose_attacker_has_one_army_left_is_over() {
    let mut scene = at_sea(
        "ship 1 Red 3 at 9,8
         ship 2 Blue 9 at 9,8
         ship 3 Blue 9 at 9,8",
    );
    scene.play("engage 2 by 1").play("send 1 by 3");
    scene.roll("fight 1", &[6, 1, 5, 5]);
    scene.roll("fight 2", &[6, 1, 1, 5, 5]).fleet(&[(1, Red, 1), (2, Blue, 8), (3, Blue, 8)]);
    assert!(scene.told(Event::Sea(SeaEvent::EngagementEnded { engagement: 0, won: false })));
    scene.asks(Blue, Ask::SeaBattle);
    scene.roll("fight 2", &[6, 6, 6, 1]).asks(Blue, Ask::Board { prize: ship(1) });
}

#[test]
fn n1_a_sea_battle_that_succeeds_allows_another_cruise() {
    let mut scene = at_sea(
        "ship 1 Red 5 at 9,8 sailed
         ship 2 Blue 1 at 9,8",
    );
    scene.play("engage 2 by 1").roll("fight 1", &[6, 6, 6, 1]).play("sink");
    assert!(scene.can_cruise(1));
}

#[test]
fn t11_an_attack_at_sea_lets_the_opponent_mobilize_once() {
    let mut scene = Scene::at(
        "rules nautical
         players Red Blue
         turn Red campaign
         hand Blue Japan
         Brazil Red 5
         Japan Blue 1
         ship 1 Red 5 at 9,8
         ship 2 Blue 2 at 9,8
         ship 3 Blue 2 at 9,8
         * Green 1",
    );
    scene.play("engage 2 by 1").asks(Blue, Ask::Mobilize { attacker: Red, to: None });
    scene.play("mobilize nothing").asks(Blue, Ask::Reveal { attacker: Red, to: None });
    scene.roll("mobilize reveal Japan", &[3]).asks(Blue, Ask::SendIn);
    scene.play("send nothing").roll("fight 1", &[6, 6, 1, 5, 5]).play("sink");
    scene.play("engage 3 by 1").asks(Red, Ask::SeaBattle);
}

#[test]
fn n7_t11_an_ally_cuts_when_its_ship_is_attacked() {
    let mut scene = Scene::at(
        "rules nautical
         players Red Blue
         turn Red campaign
         Brazil Red 5
         Japan Blue 1
         ship 1 Red 5 at 9,8
         ship 2 Green 2 at 9,8
         * Green 1",
    );
    scene.with("engage 2 by 1", &[4], &[0]).asks(Red, Ask::SeaBattle);
    assert!(
        scene.told_any(|event| matches!(event, Event::Card(CardEvent::Cut { seat: Green, .. })))
    );
}

#[test]
fn a1_at_sea_too_the_attacker_chooses_up_to_three_dice() {
    let ships = "ship 1 Red 5 at 9,8\nship 2 Blue 5 at 9,8";
    for (dice, thrown) in
        [(1, vec![1, 6, 6, 6, 1]), (2, vec![6, 1, 5, 5]), (3, vec![6, 1, 1, 5, 5])]
    {
        let mut scene = at_sea(ships);
        scene.play("engage 2 by 1").roll(&format!("fight 1 with {dice}"), &thrown);
        let rolled = |event: &Event| match event {
            Event::Sea(SeaEvent::Rolled { attack, .. }) => attack.len() == dice,
            _ => false,
        };
        assert!(scene.told_any(rolled), "{dice}");
    }
    let mut scene = at_sea(ships);
    scene.play("engage 2 by 1");
    for dice in [0, 4] {
        let refused = Refusal::Dice { least: 1, most: 3 };
        scene.refuses(&format!("fight 1 with {dice}"), &refused, "A1");
    }
    let mut large = at_sea(ships);
    large.play("engage 2 by 1 committed 3");
    large.refuses("fight 1 with 2", &Refusal::Dice { least: 1, most: 0 }, "A1");
    let mut most = at_sea(&format!("rules nautical allies off attack-dice maximum\n{ships}"));
    most.play("engage 2 by 1");
    most.refuses("fight 1 with 2", &Refusal::Dice { least: 3, most: 3 }, "A1");
}
