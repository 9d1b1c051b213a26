//! Commanding an ally (T24, T25, T30 to T32, T40, T42).

use red_queens_engine::core::{Seat, SeatSet};
use red_queens_engine::game::{Action, AllyEvent, Ask, CardEvent, Event, Refusal, SeatEvent};

use crate::poker::{declare, end_of_turn};
use crate::support::{Scene, advance, attack, commit, deploy, roll, roll_block, transfer};
use Seat::{Blue, Green, Red, Yellow};
use red_queens_engine::world::names::{Alaska, Iceland, Japan, Kamchatka, Mongolia, Peru, Siam};

/// Returns a scene in which Red commands Yellow, which holds Japan and Kamchatka beside Alaska.
fn yellow(lines: &str) -> Scene {
    let mut scene = end_of_turn(&format!("Kamchatka Yellow 9 factory\n{lines}"));
    scene.play(declare(Yellow));
    scene
}

/// Returns a scene in which Red has placed Yellow's armies in Kamchatka.
fn yellow_attacks(lines: &str) -> Scene {
    let mut scene = yellow(lines);
    scene.play(deploy(Kamchatka, 3));
    scene
}

#[test]
fn t24_after_the_transfer_a_player_may_play_an_ally_or_end_the_turn() {
    let scene = end_of_turn("");
    scene.asks(Red, Ask::Call { forced: false });
    scene.refuses(&declare(Blue), &Refusal::NotToCall(Blue), "T24");
    scene.refuses(
        &Action::Contest,
        &Refusal::NotNow(red_queens_engine::core::RuleId("T24")),
        "T24",
    );
    let mut declined = end_of_turn("");
    declined.play(Action::Done);
    assert_eq!(declined.state.turn().player(), Blue);
}

#[test]
fn t24_allies_are_not_called_where_the_option_is_off_or_none_is_left() {
    for rules in ["rules nautical ships off", "rules nautical ships off allies poker"] {
        let green = if rules.ends_with("poker") { "Blue" } else { "Green" };
        let mut scene = Scene::at(&format!(
            "{rules}
             players Red Blue
             turn Red transfer
             Alaska Red 5
             Brazil Blue 3
             * {green} 2"
        ));
        scene.play(Action::Done);
        assert_eq!(scene.state.turn().player(), Blue, "{rules}");
    }
}

#[test]
fn t25_cards_beyond_five_are_laid_down_after_the_ally_has_played() {
    let mut scene = yellow("stash Red 2C 3C 4C 5C 6C 7C");
    scene.play(deploy(Kamchatka, 3)).play(Action::Done).play(Action::Done);
    scene.asks(Red, Ask::Discard { left: 1 });
    scene.play(Action::Discard { card: "2C".parse().unwrap() });
    assert_eq!(scene.state.turn().player(), Blue);
}

#[test]
fn t30_an_ally_gets_armies_for_territories_continents_and_factories() {
    let scene = yellow("");
    scene.asks(Red, Ask::Reinforce { left: 3, forced: false });
    assert_eq!(scene.armies(Kamchatka), 11, "two for the factory");
    assert_eq!((scene.state.turn().seat, scene.state.turn().player()), (Yellow, Red));
}

#[test]
fn t30_its_armies_go_to_its_own_land_and_it_buys_nothing() {
    let scene = yellow("hand Red Alaska Brazil wild");
    let rule = red_queens_engine::core::RuleId("T10");
    scene.refuses(&deploy(Alaska, 1), &Refusal::NotYours(Alaska, rule), "T10");
    let set = scene.hand(Red).try_into().unwrap();
    scene.refuses(&crate::support::turn_in(set), &Refusal::NotHeld, "C2");
}

#[test]
fn t30_it_never_attacks_the_player_who_plays_it() {
    let scene = yellow_attacks("");
    scene.asks(Red, Ask::Campaign);
    scene.refuses(&attack(Kamchatka, Alaska), &Refusal::Commander(Red), "T30");
    scene.refuses(&commit(Kamchatka, Alaska, 3), &Refusal::Commander(Red), "T30");
    assert!(!scene.state.targets(Kamchatka).contains(Alaska));
    assert!(scene.state.targets(Kamchatka).contains(Mongolia));
}

#[test]
fn t30_its_ships_act_and_spare_the_player() {
    let mut scene = Scene::at(
        "rules nautical allies poker
         players Red Blue
         turn Red transfer
         Great-Britain Red 5
         Brazil Blue 3
         Iceland Yellow 4
         ship 1 Yellow 5 at 4,12 done
         ship 2 Red 3 at 4,12
         ship 3 Blue 3 at 6,13
         * Green 2",
    );
    scene.play(Action::Done).play(declare(Yellow)).play(deploy(Iceland, 3));
    let engage = |target: u8| -> Action { format!("engage {target} by 1").parse().unwrap() };
    scene.refuses(&engage(2), &Refusal::Commander(Red), "T30");
    assert!(scene.state.legal().allows(&engage(3)), "ready again, though done in another turn");
    scene.play(engage(3)).asks(Blue, Ask::Mobilize { attacker: Yellow, to: None });
    scene.play(crate::support::mobilize(false, &[])).asks(Red, Ask::SeaBattle);
}

#[test]
fn t30_an_attacked_player_may_mobilize_once_in_the_whole_turn() {
    let mut scene = yellow_attacks("Mongolia Blue 2");
    scene.play(attack(Kamchatka, Mongolia));
    scene.asks(Blue, Ask::Mobilize { attacker: Yellow, to: Some(Mongolia) });
    let mut before = yellow_attacks("attacked Blue\nMongolia Blue 2");
    before.play(attack(Kamchatka, Mongolia));
    before.asks(Red, Ask::Battle { to: Mongolia, large: false });
}

#[test]
fn t30_another_ally_it_attacks_is_led_by_the_next_player() {
    let mut scene = yellow_attacks("");
    // The cut card is a wild one: wild cards come after all territories.
    scene.with(attack(Kamchatka, Mongolia), &[4], &[99]);
    scene.asks(Blue, Ask::Levy { army: Green, armies: 4 });
}

#[test]
fn t30_it_moves_armies_at_the_end() {
    let mut scene = yellow_attacks("");
    scene.play(Action::Done).asks(Red, Ask::Transfer);
    scene.play(transfer(Kamchatka, Japan, 5));
    assert_eq!((scene.armies(Japan), scene.state.turn().player()), (9, Blue));
}

#[test]
fn t30_captives_become_the_allys_armies_at_the_end_of_its_play() {
    let mut scene = end_of_turn("Kamchatka Yellow 9 captives Blue 2");
    assert_eq!(scene.captives(Kamchatka, Blue), 2, "Red's turn leaves them");
    scene.play(declare(Yellow)).play(deploy(Japan, 3)).play(Action::Done);
    assert_eq!((scene.captives(Kamchatka, Blue), scene.armies(Kamchatka)), (0, 11));
}

#[test]
fn t31_if_the_ally_takes_a_territory_the_player_draws_two_cards() {
    let mut scene = yellow_attacks("attacked Green");
    scene.play(commit(Kamchatka, Mongolia, 6)).roll(roll_block(0), &[6, 6, 6, 6, 6, 6, 1, 1]);
    scene.play(advance(0)).play(Action::Done);
    assert_eq!(scene.owner(Mongolia), Yellow);
    assert_eq!((scene.hand(Red).len(), scene.stash(Red)), (1, 1));
    assert_eq!((scene.hand(Yellow).len(), scene.stash(Yellow)), (0, 0));
    let mut idle = yellow_attacks("");
    idle.play(Action::Done);
    assert_eq!((idle.hand(Red).len(), idle.stash(Red)), (0, 0));
}

#[test]
fn t32_the_turn_ends_after_one_ally() {
    let mut scene = yellow_attacks("");
    scene.play(Action::Done).play(Action::Done);
    let turn = scene.state.turn();
    assert_eq!((turn.seat, turn.commander), (Blue, None));
    assert!(scene.told(Event::TurnBegan { seat: Blue, round: 1, income: blue_income(&scene) }));
}

fn blue_income(scene: &Scene) -> red_queens_engine::game::Income {
    scene.state.income_of(Blue)
}

#[test]
fn t40_the_first_who_plays_an_ally_gets_the_cards_that_a_player_left_with_it() {
    let scene = yellow("hand Yellow Peru Siam\nstash Yellow 7C");
    let mut hand = scene.hand(Red);
    hand.sort();
    assert_eq!(hand, [Peru, Siam].map(red_queens_engine::game::TerritoryCard::Territory));
    assert_eq!((scene.stash(Red), scene.stash(Yellow)), (1, 0));
    assert!(scene.told(Event::Card(CardEvent::TookPoker {
        from: Yellow,
        to: Red,
        card: "7C".parse().ok()
    })));
}

#[test]
fn t40_nobody_joins_or_leaves_while_an_ally_is_played() {
    let scene = yellow("");
    assert!(scene.state.able_to_leave().is_empty() && scene.state.able_to_join().is_empty());
    scene.refuses(&Action::Leave { seat: Blue }, &Refusal::BetweenTurns, "T40");
}

/// Returns a scene in which Yellow takes Blue's last territory while Red commands it.
fn blue_falls(lines: &str) -> Scene {
    let mut scene = Scene::at(&format!(
        "rules nautical ships off allies poker
         players Red Blue Black
         turn Red transfer
         attacked Blue
         hand Blue Siam Peru
         stash Blue QH
         Alaska Red 5
         Mongolia Blue 1
         Congo Black 2
         Kamchatka Yellow 9
         {lines}
         * Green 2"
    ));
    scene.play(Action::Done).play(declare(Yellow)).play(Action::Done).play(deploy(Kamchatka, 3));
    scene.play(attack(Kamchatka, Mongolia)).roll(roll(3), &[6, 6, 6, 1]);
    scene
}

#[test]
fn t42_the_cards_of_who_falls_to_an_ally_go_to_the_player_who_plays_it() {
    let scene = blue_falls("pot Blue 4");
    assert_eq!((scene.hand(Red).len(), scene.stash(Red)), (2, 1));
    assert!(scene.told(Event::Seat(SeatEvent::Fell { seat: Blue, by: Yellow })));
    assert!(scene.told(Event::Ally(AllyEvent::PotLost { seat: Blue, armies: 4 })));
}

#[test]
fn t42_the_ally_in_action_cannot_be_taken_over() {
    let mut scene = blue_falls("");
    scene.asks(Blue, Ask::Succeed);
    assert_eq!(scene.state.active_allies(), SeatSet::only(Green));
    scene.refuses(&Action::TakeOver { ally: Yellow }, &Refusal::NoAlly(Yellow), "T41");
    scene.with(Action::TakeOver { ally: Green }, &[], &[]);
    scene.asks(
        Red,
        Ask::Advance { from: Kamchatka.into(), to: Mongolia, most: scene.armies(Kamchatka) - 1 },
    );
}

/// Returns a scene in which Yellow, with nearly all territories, takes Blue's last one while Red
/// commands it.
fn yellow_triumphs(others: &str) -> Scene {
    let mut scene = Scene::at(&format!(
        "rules nautical ships off allies poker victory territories-8
         players Red Blue Black
         turn Red transfer
         attacked Blue
         Alaska Red 5
         Mongolia Blue 1
         {others}
         * Yellow 9"
    ));
    scene.play(Action::Done).play(declare(Yellow));
    let Some(Ask::Reinforce { left, .. }) = scene.state.prompt().map(|prompt| prompt.ask) else {
        panic!("Yellow gets armies")
    };
    scene.play(deploy(Kamchatka, left));
    scene.play(attack(Kamchatka, Mongolia)).roll(roll(3), &[6, 6, 6, 1]);
    scene
}

#[test]
fn t44_a_goal_that_an_ally_reaches_is_no_victory() {
    assert_eq!(yellow_triumphs("Congo Black 2").state.outcome(), None);
}

#[test]
fn t44_an_ally_makes_its_player_the_last_one() {
    let outcome = yellow_triumphs("").state.outcome().unwrap();
    assert_eq!(outcome.winners, SeatSet::only(Red));
}

/// Returns a scene in which Red and Blue are pirates with a ship each, and Yellow holds all land.
fn at_sea(crew: u32) -> Scene {
    Scene::at(&format!(
        "rules nautical allies poker
         players Red Blue
         turn Red campaign
         ship 1 Red 1 at 4,12
         ship 2 Blue {crew} at 6,13
         * Yellow 3"
    ))
}

#[test]
fn t44_where_nothing_can_change_any_more_those_left_share_the_game() {
    let mut stuck = at_sea(1);
    stuck.play(Action::Done).play(Action::Done);
    assert_eq!(stuck.state.outcome().unwrap().winners, SeatSet::of(&[Red, Blue]));
    let mut open = at_sea(2);
    open.play(Action::Done).play(Action::Done);
    assert_eq!((open.state.outcome(), open.state.turn().player()), (None, Blue));
}

#[test]
fn t44_who_went_on_with_an_ally_that_holds_all_land_has_won() {
    let held = |rules: &str| {
        let mut scene = Scene::at(&format!(
            "rules nautical {rules}
             players Red Blue
             turn Red campaign
             ship 1 Red 5 at 4,12
             * Blue 3"
        ));
        scene.play(Action::Done);
        scene.state.outcome().map(|outcome| outcome.winners)
    };
    assert_eq!(held("victory domination"), Some(SeatSet::only(Blue)));
    assert_eq!(held("pirates-play-on off"), Some(SeatSet::only(Blue)), "as it was");
    assert_eq!(held(""), None, "a pirate plays on");
}
