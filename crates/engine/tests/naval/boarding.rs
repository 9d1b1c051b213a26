//! N3, N10: prizes.

use red_queens_engine::core::Seat::{Blue, Green, Red};
use red_queens_engine::game::{Ask, Event, Refusal, SeaEvent, Voyage};

use crate::support::{Scene, at_sea, ship};

/// Returns a scene in which Red's ship 1 with five armies has taken the last army of Blue's ship 2.
fn beaten(others: &str) -> Scene {
    let mut scene = at_sea(&format!(
        "ship 1 Red 5 at 9,8
         ship 2 Blue 1 at 9,8
         {others}"
    ));
    scene.play("engage 2 by 1").roll("fight 1", &[6, 6, 6, 1]);
    scene.asks(Red, Ask::Board { prize: ship(2) });
    scene
}

#[test]
fn n10_the_victor_boards_with_some_and_one_stays() {
    let mut scene = beaten("");
    assert!(!scene.allows("board 1 0") && !scene.allows("board 1 5"));
    scene.play("board 1 4").fleet(&[(1, Red, 1), (2, Red, 4)]).asks(Red, Ask::Campaign);
}

#[test]
fn n10_the_captor_and_the_prize_are_out_of_action_for_the_turn() {
    let mut scene = beaten("ship 3 Blue 1 at 8,16");
    scene.play("board 1 2");
    assert_eq!((scene.ship(1).voyage, scene.ship(2).voyage), (Voyage::Done, Voyage::Done));
    for number in [1, 2] {
        let done = Refusal::ShipDone(ship(number));
        scene.refuses(&format!("cruise {number}"), &done, "N1");
        scene.refuses(&format!("embark {number} Brazil 1"), &done, "N1");
        scene.refuses(&format!("disembark {number} Brazil 1"), &done, "N1");
        scene.refuses(&format!("engage 3 by {number}"), &done, "N1");
    }
}

#[test]
fn n10_the_victor_may_let_it_sink_and_go_on() {
    let mut scene = beaten("");
    scene.play("sink").fleet(&[(1, Red, 5)]);
    assert!(scene.told(Event::Sea(SeaEvent::Sank {
        ship: ship(2),
        owner: Blue,
        crew: 0,
        captives: 0
    })));
    assert!(scene.can_cruise(1));
}

#[test]
fn n10_a_victor_of_one_army_cannot_board() {
    let mut scene = at_sea(
        "ship 1 Red 2 at 9,8
         ship 2 Blue 2 at 9,8",
    );
    scene.play("engage 2 by 1 committed 2").roll("fight 1", &[1, 1, 6, /* stays afloat */ 6, 1]);
    scene.roll("fight 1", &[6, 5, /* stays afloat */ 6, 1]).roll("fight 1", &[6, 5]);
    scene.fleet(&[(1, Red, 1)]).asks(Red, Ask::Campaign);
}

#[test]
fn n10_one_of_several_attackers_boards_and_the_others_go_on() {
    let mut scene = at_sea(
        "ship 1 Red 3 at 9,8
         ship 2 Red 3 at 9,8
         ship 3 Blue 1 at 9,8",
    );
    scene.play("engage 3 by 1 2 committed 2").roll("fight 1", &[6, 6, 1]);
    assert_eq!(scene.state.boarders(), [ship(1), ship(2)]);
    scene.play("board 2 1").fleet(&[(1, Red, 3), (2, Red, 2), (3, Red, 1)]);
    assert!(scene.can_cruise(1) && !scene.can_cruise(2) && !scene.can_cruise(3));
}

#[test]
fn n10_the_defender_boards_too() {
    let mut scene = at_sea(
        "ship 1 Red 2 at 9,8
         ship 2 Blue 5 at 9,8",
    );
    scene.play("engage 2 by 1 committed 2").roll("fight 1", &[1, 1, 6, /* stays afloat */ 6, 1]);
    scene.roll("fight 1", &[1, 6]).asks(Blue, Ask::Board { prize: ship(1) });
    scene.refuses("board 1 1", &Refusal::NotAVictor(ship(1)), "N10");
    scene.play("board 2 3").fleet(&[(1, Blue, 3), (2, Blue, 2)]).asks(Red, Ask::Campaign);
    assert!(scene.told(Event::Sea(SeaEvent::ShipCaptured {
        by: ship(2),
        ship: ship(1),
        from: Red,
        crew: 3
    })));
}

#[test]
fn n10_for_an_ally_the_next_player_decides() {
    let mut scene = at_sea(
        "ship 1 Red 2 at 9,8
         ship 2 Green 5 at 9,8",
    );
    scene.play("engage 2 by 1 committed 2").roll("fight 1", &[1, 1, 6, /* stays afloat */ 6, 1]);
    scene.roll("fight 1", &[1, 6]).asks(Blue, Ask::Board { prize: ship(1) });
    scene.play("board 2 3").fleet(&[(1, Green, 3), (2, Green, 2)]);
}

#[test]
fn n10_the_prize_of_a_defender_acts_in_its_own_next_turn() {
    let mut scene = at_sea(
        "ship 1 Red 2 at 9,8
         ship 2 Blue 5 at 9,8",
    );
    scene.play("engage 2 by 1 committed 2").roll("fight 1", &[1, 1, 6, 6, 1]);
    scene.roll("fight 1", &[1, 6]).play("board 2 3").play("done");
    assert_eq!(scene.state.turn().seat, Blue);
    assert_eq!(scene.ship(1).voyage, Voyage::Ready);
}

#[test]
fn n10_a_ship_that_is_taken_does_not_fight_on_for_its_old_side() {
    let mut scene = at_sea(
        "ship 1 Red 2 at 9,8
         ship 2 Blue 5 at 9,8
         ship 3 Blue 5 at 9,8",
    );
    scene.play("engage 2 by 1").play("send 1 by 3");
    scene.roll("fight 1", &[6, 5, 5, /* stays afloat */ 6, 1]);
    scene.roll("fight 2", &[6, 6, 6, 1, 1]).asks(Blue, Ask::Board { prize: ship(1) });
    scene.play("board 3 3").fleet(&[(1, Blue, 3), (2, Blue, 4), (3, Blue, 2)]);
    scene.asks(Red, Ask::Campaign);
}

#[test]
fn n10_a_captor_is_out_of_its_other_engagement() {
    let mut scene = at_sea(
        "ship 1 Red 9 at 9,8
         ship 2 Blue 9 at 9,8
         ship 3 Blue 2 at 9,8",
    );
    scene.play("engage 2 by 1").play("send 1 by 3 committed 2");
    scene.roll("fight 1", &[6, 1, 1, 5, 5]).roll("fight 2", &[1, 1, 6, /* stays afloat */ 6, 1]);
    scene.roll("fight 1", &[6, 1, 1, 5, 5]).roll("fight 2", &[1, 6]);
    scene.asks(Red, Ask::Board { prize: ship(3) }).play("board 1 2").asks(Red, Ask::Campaign);
    scene.fleet(&[(1, Red, 5), (2, Blue, 7), (3, Red, 2)]);
    assert_eq!(scene.ship(1).voyage, Voyage::Done);
}

#[test]
fn n10_a_victor_that_lets_the_other_sink_fights_on() {
    let mut scene = at_sea(
        "ship 1 Red 9 at 9,8
         ship 2 Blue 9 at 9,8
         ship 3 Blue 2 at 9,8",
    );
    scene.play("engage 2 by 1").play("send 1 by 3 committed 2");
    scene.roll("fight 1", &[6, 1, 1, 5, 5]).roll("fight 2", &[1, 1, 6, /* stays afloat */ 6, 1]);
    scene.roll("fight 1", &[6, 1, 1, 5, 5]).roll("fight 2", &[1, 6]);
    scene.play("sink").asks(Red, Ask::SeaBattle).fleet(&[(1, Red, 7), (2, Blue, 7)]);
}

#[test]
fn n10_the_captor_may_be_attacked_still() {
    let mut scene = at_sea(
        "ship 1 Red 5 at 9,8
         ship 2 Blue 1 at 9,8
         ship 3 Blue 9 at 9,8",
    );
    scene.play("engage 2 by 1").play("send 1 by 3").roll("fight 1", &[6, 6, 6, 1]);
    scene.play("board 1 1").asks(Blue, Ask::SeaBattle);
    scene.roll("fight 2", &[6, 6, 1, 5, 5, /* stays afloat */ 6, 1]);
    scene.fleet(&[(1, Red, 2), (2, Red, 1), (3, Blue, 9)]);
}

/// Returns a scene in which Blue's ship 2, attacked by Red's ship 1, has taken it and put three
/// armies aboard.
fn taken_by_the_defender(rules: &str, others: &str) -> Scene {
    let mut scene = at_sea(&format!(
        "rules nautical allies off {rules}
         ship 1 Red 2 at 9,8
         ship 2 Blue 5 at 9,8
         {others}"
    ));
    scene.play("engage 2 by 1 committed 2");
    if others.contains("Blue") {
        scene.play("send nothing");
    }
    scene.roll("fight 1", &[1, 1, 6, /* stays afloat */ 6, 1]);
    scene.roll("fight 1", &[1, 6]).play("board 2 3");
    scene
}

#[test]
fn n10_a_defender_that_took_a_prize_is_not_sent_in_and_nor_is_the_prize() {
    let mut scene = taken_by_the_defender(
        "",
        "ship 3 Blue 5 at 9,8\nship 4 Red 9 at 9,8\nship 5 Blue 4 at 9,8",
    );
    scene.play("engage 3 by 4").asks(Blue, Ask::SendIn);
    for number in [1, 2] {
        let done = Refusal::NotToSend(ship(number));
        scene.refuses(&format!("send 4 by {number}"), &done, "N7");
    }
    assert!(scene.allows("send 4 by 5"));
    let mut as_it_was =
        taken_by_the_defender("captors-rest off", "ship 3 Blue 5 at 9,8\nship 4 Red 9 at 9,8");
    as_it_was.play("engage 3 by 4").asks(Blue, Ask::SendIn);
    assert!(as_it_was.allows("send 4 by 2") && as_it_was.allows("send 4 by 1"));
}

#[test]
fn n10_a_captor_and_its_prize_may_be_attacked_and_take_no_second_prize() {
    let mut scene = taken_by_the_defender("", "ship 4 Red 2 at 9,8");
    scene.play("engage 2 by 4 committed 2").roll("fight 1", &[1, 1, 6, /* afloat */ 6, 1]);
    scene.roll("fight 1", &[1, 6]);
    scene.fleet(&[(1, Blue, 3), (2, Blue, 2)]).asks(Red, Ask::Campaign);
    assert!(scene.told(Event::Sea(SeaEvent::Sank {
        ship: ship(4),
        owner: Red,
        crew: 0,
        captives: 0
    })));
    let mut prize = taken_by_the_defender("", "ship 4 Red 9 at 9,8");
    prize.play("engage 1 by 4").asks(Red, Ask::SeaBattle);
    let mut as_it_was = taken_by_the_defender("captors-rest off", "ship 4 Red 2 at 9,8");
    as_it_was.play("engage 2 by 4 committed 2").play("send nothing");
    as_it_was.roll("fight 1", &[1, 1, 6, /* afloat */ 6, 1]);
    as_it_was.roll("fight 1", &[1, 6]).asks(Blue, Ask::Board { prize: ship(4) });
}

#[test]
fn n10_the_mark_is_of_the_turn_and_gone_in_the_next_one() {
    let mut scene = taken_by_the_defender("", "");
    scene.play("done").asks(Blue, Ask::Reinforce { left: 3, forced: false });
    scene.play("deploy Japan 3").asks(Blue, Ask::Campaign);
    assert!(scene.can_cruise(1) && scene.can_cruise(2));
}

#[test]
fn n3_an_empty_ship_is_taken_without_a_fight() {
    let mut scene = at_sea(
        "ship 1 Red 3 at 9,8
         ship 2 Blue 0 at 7,14",
    );
    scene.play("engage 2 by 1").asks(Red, Ask::Board { prize: ship(2) });
    scene.play("board 1 2").fleet(&[(1, Red, 1), (2, Red, 2)]);
}

#[test]
fn n3_n10_one_army_cannot_take_an_empty_ship_but_sinks_it() {
    let mut scene = at_sea(
        "ship 1 Red 1 at 9,8
         ship 2 Blue 0 at 7,14
         ship 3 Blue 1 at 7,14",
    );
    assert!(!scene.allows("engage 3 by 1"));
    scene.play("engage 2 by 1").fleet(&[(1, Red, 1), (3, Blue, 1)]).asks(Red, Ask::Campaign);
    assert!(scene.can_cruise(1));
}

#[test]
fn n3_n8_taking_an_empty_ship_costs_the_attacker_no_roll() {
    let mut scene = at_sea(
        "ship 1 Red 5 at 9,8
         ship 2 Blue 0 at 9,8
         ship 3 Blue 5 at 9,8
         ship 4 Red 5 at 9,8
         ship 5 Blue 5 at 9,8",
    );
    scene.play("engage 2 by 1 and 5 by 4").asks(Blue, Ask::SendIn).play("send 4 by 3");
    scene.asks(Red, Ask::Board { prize: ship(2) }).play("board 1 1").asks(Red, Ask::SeaBattle);
    scene.roll("fight 2", &[6, 1, 1, 5, 5]).asks(Blue, Ask::SeaBattle);
    assert_eq!(scene.state.fleet().of(Green).count(), 0);
}
