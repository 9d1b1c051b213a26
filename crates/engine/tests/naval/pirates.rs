//! T42, T43: players without land.

use red_queens_engine::core::Seat::{self, Black, Blue, Green, Red};
use red_queens_engine::game::{
    AllyEvent, Ask, BoardEvent, Event, Income, Refusal, Role, SeaEvent, SeatEvent,
};
use red_queens_engine::world::names::{Brazil, Egypt, Japan};

use crate::support::{Scene, ship};

/// Returns a scene in which Red has no land, only the ships of these lines; Blue holds Egypt and
/// Japan, Green the rest.
fn pirate(phase: &str, lines: &str) -> Scene {
    Scene::at(&format!(
        "rules nautical
         players Red Blue Black
         turn {phase}
         attacked Blue Green
         Egypt Blue 1
         Japan Blue 5
         Peru Black 1
         {lines}
         * Green 1"
    ))
}

#[test]
fn t43_who_loses_the_last_land_and_has_a_crewed_ship_is_a_pirate() {
    let mut scene = pirate(
        "Blue campaign",
        "attacked Red
         Western-Europe Red 1
         North-Africa Blue 4
         ship 1 Red 1 at 7,15",
    );
    scene.play("attack North-Africa Western-Europe").roll("roll 3", &[6, 6, 6, 1]);
    assert!(scene.told(Event::Seat(SeatEvent::TurnedPirate { seat: Red })));
    assert_eq!(scene.state.role(Red), Role::Player);
}

#[test]
fn t42_who_loses_the_last_land_and_has_empty_ships_only_is_out() {
    let mut scene = pirate(
        "Blue campaign",
        "attacked Red
         hand Red Alaska
         Western-Europe Red 1
         North-Africa Blue 4
         ship 1 Red 0 at 7,15",
    );
    scene.play("attack North-Africa Western-Europe").roll("roll 3", &[6, 6, 6, 1]);
    assert!(scene.told(Event::Seat(SeatEvent::Fell { seat: Red, by: Blue })));
    scene.fleet(&[]);
    assert_eq!((scene.state.role(Red), scene.state.deck().hands[Blue].len()), (Role::Fallen, 1));
    scene.asks(Red, Ask::Succeed);
}

#[test]
fn t43_a_pirate_gets_no_reinforcement_and_goes_to_sea_at_once() {
    let mut scene = pirate("Black transfer", "ship 1 Red 5 at 7,15");
    scene.play("done");
    assert_eq!(scene.state.turn().seat, Red);
    scene.asks(Red, Ask::Campaign);
    assert!(scene.can_cruise(1) && scene.allows("land 1 Egypt"));
}

#[test]
fn t43_a_pirate_keeps_its_sets_even_five_cards() {
    let mut scene = pirate(
        "Black transfer",
        "hand Red Alaska Brazil wild Peru China
         ship 1 Red 5 at 7,15",
    );
    scene.play("done").asks(Red, Ask::Reinforce { left: 0, forced: false });
    for set in ["turn in Alaska Brazil wild", "turn in Alaska Brazil wild for ship"] {
        scene.refuses(set, &Refusal::NotForSale, "T9");
    }
    scene.refuses("turn in Alaska Brazil wild for factory", &Refusal::NotForSale, "T9");
    scene.play("done").asks(Red, Ask::Campaign);
}

#[test]
fn t43_a_pirate_lands_and_is_reinforced_at_the_next_turn() {
    let mut scene = pirate("Red campaign", "ship 1 Red 5 at 7,15");
    scene.play("land 1 Egypt").roll("roll 3", &[6, 6, 6, 1]).play("advance 1");
    scene.land(Egypt, Red, 4).asks(Red, Ask::Campaign);
    scene.with("done", &[], &[]).asks(Blue, Ask::Reinforce { left: 3, forced: false });
    scene.play("deploy Japan 3").play("done").play("deploy Peru 3").play("done");
    scene.asks(Red, Ask::Reinforce { left: 3, forced: false });
}

#[test]
fn t43_a_pirate_fights_at_sea_and_lives_on() {
    let mut scene = pirate("Red campaign", "ship 1 Red 5 at 7,15\nship 2 Blue 1 at 9,8");
    scene.play("engage 2 by 1").roll("fight 1", &[6, 6, 6, 1]).play("board 1 2");
    scene.fleet(&[(1, Red, 3), (2, Red, 2)]).asks(Red, Ask::Campaign);
    scene.play("done").asks(Blue, Ask::Reinforce { left: 3, forced: false });
    assert_eq!(scene.state.role(Red), Role::Player);
}

#[test]
fn t42_a_pirate_whose_last_ship_is_lost_in_its_own_landing_is_out() {
    let mut scene = pirate("Red campaign", "hand Red Alaska\nship 1 Red 2 at 7,15");
    scene.play("land 1 Egypt committed 2").roll("roll block 1", &[1, 1, 6]);
    scene.roll("roll block 1", &[1, 6]);
    assert!(scene.told(Event::Seat(SeatEvent::Fell { seat: Red, by: Blue })));
    assert_eq!(scene.state.deck().hands[Blue].len(), 1, "the cards go to the conqueror");
    scene.asks(Red, Ask::Succeed).play("done");
    scene.asks(Blue, Ask::Reinforce { left: 3, forced: false });
}

#[test]
fn t42_a_pirate_who_falls_in_its_own_turn_may_go_on_with_an_ally() {
    let mut scene = pirate("Red campaign", "ship 1 Red 2 at 7,15");
    scene.play("land 1 Egypt committed 2").roll("roll block 1", &[1, 1, 6]);
    scene.roll("roll block 1", &[1, 6]).with("take over Green", &[], &[]);
    assert_eq!((scene.state.role(Green), scene.state.role(Red)), (Role::Player, Role::Fallen));
    assert_eq!(scene.state.turn().seat, Blue, "Red's turn is over");
}

#[test]
fn t42_a_pirate_whose_ship_sinks_in_its_own_battle_is_out() {
    let mut scene = pirate("Red campaign", "ship 1 Red 5 at 7,15\nship 2 Blue 5 at 9,8");
    scene.play("engage 2 by 1").roll("fight 1", &[1, 1, 1, 6, 6, /* sinks */ 1, 6]);
    assert!(scene.told(Event::Seat(SeatEvent::Fell { seat: Red, by: Blue })));
    scene.asks(Red, Ask::Succeed);
}

#[test]
fn t42_a_pirate_whose_ship_is_captured_in_its_own_battle_is_out() {
    let mut scene = pirate("Red campaign", "ship 1 Red 2 at 7,15\nship 2 Blue 5 at 9,8");
    scene.play("engage 2 by 1 committed 2").roll("fight 1", &[1, 1, 6, 6, 1]);
    scene.roll("fight 1", &[1, 6]).asks(Blue, Ask::Board { prize: ship(1) });
    assert_eq!(scene.state.role(Red), Role::Player, "while the battle goes on");
    scene.play("board 2 1").asks(Red, Ask::Succeed);
    assert_eq!(scene.state.role(Red), Role::Fallen);
}

#[test]
fn t42_n14_a_pirate_whose_last_ship_is_commandeered_is_out() {
    let mut scene = pirate(
        "Red campaign",
        "Western-Europe Blue 1
         ship 1 Red 2 at 7,15 captives Blue 2",
    );
    scene.play("land 1 Egypt committed 2").roll("roll block 1", &[1, 1, 6]);
    scene.roll("roll block 1", &[1, 6]).fleet(&[(1, Blue, 2)]).asks(Red, Ask::Succeed);
}

#[test]
fn t42_a_pirate_falls_in_the_turn_of_another() {
    let mut scene = pirate(
        "Blue campaign",
        "attacked Red
         hand Red Alaska
         ship 1 Red 1 at 7,15
         ship 2 Blue 5 at 9,8",
    );
    scene.play("engage 1 by 2").roll("fight 1", &[6, 6, 6, 1]).play("sink");
    assert!(scene.told(Event::Seat(SeatEvent::Fell { seat: Red, by: Blue })));
    scene.asks(Red, Ask::Succeed).with("take over Green", &[], &[]);
    scene.asks(Blue, Ask::Campaign);
    assert!(scene.can_cruise(2), "Blue's turn goes on");
}

#[test]
fn t42_empty_ships_of_the_fallen_sink() {
    let mut scene = pirate(
        "Blue campaign",
        "attacked Red
         ship 1 Red 1 at 7,15
         ship 3 Red 0 at 8,16
         ship 2 Blue 5 at 9,8",
    );
    scene.play("engage 1 by 2").roll("fight 1", &[6, 6, 6, 1]).play("board 2 1");
    assert!(scene.told(Event::Sea(SeaEvent::Sank {
        ship: ship(3),
        owner: Red,
        crew: 0,
        captives: 0
    })));
    scene.fleet(&[(1, Blue, 1), (2, Blue, 4)]);
}

#[test]
fn t42_with_no_ally_left_the_last_player_wins_at_sea() {
    let mut scene = Scene::at(
        "rules nautical
         players Red Blue
         turn Blue campaign
         attacked Red
         ship 1 Red 1 at 7,15
         ship 2 Blue 5 at 9,8
         * Blue 1",
    );
    scene.play("engage 1 by 2").roll("fight 1", &[6, 6, 6, 1]).play("sink");
    let outcome = scene.state.outcome().expect("nobody else is left");
    assert!(outcome.winners.contains(Blue) && !outcome.winners.contains(Red));
}

#[test]
fn t43_an_ally_at_sea_fights_on_and_falls_with_its_last_ship() {
    let mut scene = Scene::at(
        "rules nautical
         players Red Blue
         turn Red campaign
         attacked Green
         Brazil Red 5
         ship 1 Red 5 at 9,8
         ship 2 Green 1 at 9,8
         * Blue 1",
    );
    assert_eq!(scene.state.role(Green), Role::Ally);
    assert!(!scene.state.active_allies().contains(Green), "nobody can go on with it");
    scene.play("engage 2 by 1").roll("fight 1", &[6, 6, 6, 1]).play("sink");
    assert_eq!(scene.state.role(Green), Role::Fallen);
    scene.asks(Red, Ask::Campaign).land(Brazil, Red, 5);
}

#[test]
fn t43_a_pirate_has_nothing_to_mobilize() {
    let mut scene = Scene::at(
        "rules nautical
         players Red Blue
         turn Blue campaign
         hand Red wild
         Japan Blue 5
         ship 1 Red 2 at 7,15
         ship 2 Blue 5 at 9,8
         * Green 1",
    );
    scene.play("engage 1 by 2").asks(Blue, Ask::SeaBattle).land(Japan, Blue, 5);
    assert_eq!(scene.state.role(Black), Role::Fallen);
}

#[test]
fn t22_t43_a_pirate_without_land_ends_its_turn_without_transfers() {
    let mut scene = pirate("Red campaign", "bought 1\nship 1 Red 5 at 7,15 captives Blue 1");
    scene.play("done").fleet(&[(1, Red, 6)]);
    assert!(scene.told(Event::Board(BoardEvent::FactoryLost { seat: Red })));
    assert_eq!(scene.state.turn().seat, Blue);
}

#[test]
fn t43_what_a_pirate_lost_of_its_pot_is_not_owed_after_its_turn_at_sea() {
    let mut scene = pirate("Black transfer", "pot Red 0\nship 1 Red 5 at 7,15");
    scene.play("done").asks(Red, Ask::Campaign);
    assert_eq!(scene.state.pot(Red), None, "the turn at sea was its levy");
    scene.play("land 1 Egypt").play("mobilize nothing").roll("roll 3", &[6, 6, 6, 1]);
    scene.play("advance 1").play("done");
    scene.play("deploy Japan 3").play("done").play("deploy Peru 3").play("done");
    let income = Income { territories: 3, ..Income::default() };
    assert!(scene.told(Event::TurnBegan { seat: Red, round: 3, income }));
    scene.asks(Red, Ask::Reinforce { left: 3, forced: false });
}

#[test]
fn t43_after_a_landing_the_usual_bonuses_come_and_what_is_left_of_the_pot_on_top() {
    let mut scene = pirate("Black transfer", "pot Red 4\nship 1 Red 5 at 7,15");
    scene.play("done").asks(Red, Ask::Campaign);
    assert_eq!(scene.state.pot(Red), Some(4), "what is left is kept");
    scene.play("land 1 Egypt").play("mobilize nothing").roll("roll 3", &[6, 6, 6, 1]);
    scene.play("advance 1").play("done");
    scene.play("deploy Japan 3").play("done").play("deploy Peru 3").play("done");
    let income = Income { territories: 3, pot: Some(4), ..Income::default() };
    assert!(scene.told(Event::TurnBegan { seat: Red, round: 3, income }));
    scene.asks(Red, Ask::Reinforce { left: 7, forced: false });
    assert_eq!(scene.state.pot(Red), None);
}

#[test]
fn t43_a_pirate_keeps_its_pot_for_as_many_turns_as_it_is_at_sea() {
    let mut scene = pirate("Black transfer", "pot Red 4\nship 1 Red 5 at 7,15");
    for round in 2..5 {
        scene.play("done").asks(Red, Ask::Campaign);
        assert_eq!((scene.state.pot(Red), scene.state.turn().round), (Some(4), round));
        scene.play("done").play("deploy Japan 3").play("done").play("deploy Peru 3");
    }
}

#[test]
fn t43_as_it_was_the_pot_waits_for_land_and_comes_instead_of_the_bonuses() {
    let rules = "rules nautical levy-at-sea off";
    for (pot, placed) in [(0, None), (4, Some(4))] {
        let pot = format!("{rules}\npot Red {pot}\nship 1 Red 5 at 7,15");
        let mut scene = pirate("Black transfer", &pot);
        scene.play("done").play("land 1 Egypt").play("mobilize nothing");
        scene.roll("roll 3", &[6, 6, 6, 1]).play("advance 1").play("done");
        scene.play("deploy Japan 3").play("done").play("deploy Peru 3").play("done");
        let left = placed.map(|left| Ask::Reinforce { left, forced: false });
        scene.asks(Red, left.unwrap_or(Ask::Campaign));
    }
}

#[test]
fn p9_what_a_pirate_has_kept_is_lost_when_it_falls() {
    let mut scene =
        pirate("Red campaign", "winnings Red 3\nship 1 Red 5 at 7,15\nship 2 Blue 5 at 9,8");
    scene.play("engage 2 by 1").roll("fight 1", &[1, 1, 1, 6, 6, /* sinks */ 1, 6]);
    assert!(scene.told(Event::Ally(AllyEvent::PotLost { seat: Red, armies: 3 })));
    assert_eq!(scene.state.pot(Red), None);
}

/// Returns a scene in which Blue is about to take Alberta and holds all other land; Red is at sea
/// with this crew.
fn nearly_all_blue(rules: &str, crew: u32) -> Scene {
    let mut scene = Scene::at(&format!(
        "rules nautical {rules}
         players Red Blue
         turn Blue campaign
         attacked Red
         Alberta Red 1
         ship 1 Red {crew} at 9,8
         * Blue 4"
    ));
    scene.play("attack Alaska Alberta").roll("roll 3", &[6, 6, 6, 1]);
    scene
}

fn winners(scene: &Scene) -> Vec<Seat> {
    scene.state.outcome().map_or(Vec::new(), |outcome| outcome.winners.iter().collect())
}

#[test]
fn t44_a_pirate_lives_on_though_an_opponent_holds_all_territories() {
    let mut scene = nearly_all_blue("", 5);
    assert!(scene.told(Event::Seat(SeatEvent::TurnedPirate { seat: Red })));
    assert_eq!((winners(&scene), scene.state.role(Red)), (vec![], Role::Player));
    scene.play("done").play("done").asks(Red, Ask::Campaign);
    assert!(scene.can_cruise(1), "it sails on");
    scene.play("done");
    assert_eq!(scene.state.turn().seat, Blue);
}

#[test]
fn t44_who_holds_all_territories_at_the_end_of_three_own_turns_in_a_row_has_won() {
    let mut scene = nearly_all_blue("", 5);
    scene.play("done").play("done");
    for _ in 0..2 {
        assert_eq!(winners(&scene), []);
        scene.play("done");
        let Ask::Reinforce { left, .. } = scene.state.prompt().unwrap().ask else { panic!() };
        scene.play(&format!("deploy Brazil {left}")).play("done").play("done");
    }
    assert_eq!((winners(&scene), scene.state.outcome().unwrap().round), (vec![Blue], 3));
}

#[test]
fn t44_the_three_turns_begin_anew_when_one_ends_without_a_territory() {
    let end = |land: &str| {
        let mut scene = Scene::at(&format!(
            "rules nautical
             players Red Blue
             turn Blue transfer
             reign Blue 2
             {land}
             ship 1 Red 5 at 9,8
             * Blue 4"
        ));
        scene.play("done");
        scene
    };
    assert_eq!(winners(&end("")), [Blue]);
    let mut anew = end("Alberta Red 1");
    anew.play("deploy Alberta 3").play("done");
    let Ask::Reinforce { left, .. } = anew.state.prompt().unwrap().ask else { panic!() };
    anew.play(&format!("deploy Brazil {left}")).play("done").play("done");
    assert_eq!(winners(&anew), []);
}

#[test]
fn t44_turns_that_a_position_counts_without_end_are_enough() {
    let mut scene = Scene::at(
        "rules nautical\nplayers Red Blue\nturn Blue transfer\nreign Blue 255\nship 1 Red 5 at 9,8\n* Blue 4",
    );
    scene.play("done");
    assert_eq!(winners(&scene), [Blue]);
}

#[test]
fn t44_a_pirate_does_not_keep_another_from_a_goal_of_territories() {
    assert_eq!(winners(&nearly_all_blue("victory domination", 5)), [Blue]);
    assert_eq!(winners(&nearly_all_blue("victory territories-42", 5)), [Blue]);
    assert_eq!(winners(&nearly_all_blue("victory rounds-9", 5)), [], "the rounds decide");
}

#[test]
fn t44_after_the_rounds_a_pirate_counts_with_no_territory() {
    let mut scene =
        pirate("Black transfer", "rules nautical victory rounds-1\nship 1 Red 50 at 7,15");
    scene.play("done");
    assert_eq!(winners(&scene), [Blue]);
}

#[test]
fn t44_as_it_was_a_pirate_has_lost_when_all_territories_are_held() {
    assert_eq!(winners(&nearly_all_blue("pirates-play-on off", 5)), [Blue]);
}

#[test]
fn t44_last_standing_is_won_when_the_last_pirate_falls() {
    let mut scene = Scene::at(
        "rules nautical
         players Red Blue
         turn Blue campaign
         attacked Red
         ship 1 Red 1 at 9,8
         ship 2 Blue 5 at 9,8
         * Blue 4",
    );
    scene.play("engage 1 by 2").roll("fight 1", &[6, 6, 6, 1]).play("sink");
    assert_eq!(winners(&scene), [Blue]);
}
