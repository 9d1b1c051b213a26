//! T11 and T12: the first attack on an opponent in a turn raises militia.

use red_queens_engine::core::RuleId;
use red_queens_engine::core::Seat::{Blue, Green, Red, Yellow};
use red_queens_engine::game::{Action, Ask, CardEvent, Event, Refusal, TerritoryCard};
use red_queens_engine::world::names::{
    Alaska, Alberta, Brazil, Congo, Iceland, Kamchatka, NorthwestTerritory, Ontario,
};

use crate::support::{Scene, attack, commit, draw_of, mobilize, roll};

/// Returns a scene in which Red can attack Blue in Alberta and the Northwest Territory, and the
/// ally Green in Kamchatka.
fn position(more: &str) -> Scene {
    Scene::at(&format!(
        "players Red Blue Yellow
         turn Red campaign
         {more}
         Alaska Red 9
         Alberta Blue 2
         Northwest-Territory Blue 2
         Iceland Blue 1
         Congo Yellow 1
         * Green 1"
    ))
}

const WILD: u32 = u32::MAX;

#[test]
fn t11_after_the_declaration_and_before_the_first_roll_the_attacked_player_is_asked() {
    let mut scene = position("");
    scene.play(attack(Alaska, Alberta));
    scene.asks(Blue, Ask::Mobilize { attacker: Red, to: Some(Alberta) });
    scene.refuses(&roll(3), &Refusal::NotNow(RuleId("T11")), "T11");
    scene.refuses(&Action::Done, &Refusal::NotDeclined(RuleId("T11")), "T11");
    scene.play(mobilize(false, &[])).asks(Red, Ask::Battle { to: Alberta, large: false });
    assert!(scene.events.is_empty());
}

#[test]
fn t11_a_cut_that_shows_an_own_territory_raises_a_die_of_armies_there() {
    let mut scene = position("");
    scene.play(attack(Alaska, Alberta));
    let stock = scene.state.deck().stock;
    let iceland = draw_of(&scene, TerritoryCard::Territory(Iceland));
    scene.with(mobilize(true, &[]), &[4], &[iceland]);
    assert_eq!((scene.armies(Iceland), scene.armies(Alberta)), (5, 2));
    assert!(
        scene.told(Event::Card(CardEvent::Cut {
            seat: Blue,
            card: TerritoryCard::Territory(Iceland)
        }))
    );
    assert_eq!(scene.state.deck().stock, stock, "the card goes back");
    assert!(scene.hand(Blue).is_empty());
}

#[test]
fn t11_a_cut_that_shows_a_foreign_territory_raises_nothing() {
    let mut scene = position("");
    scene.play(attack(Alaska, Alberta));
    let congo = draw_of(&scene, TerritoryCard::Territory(Congo));
    scene.with(mobilize(true, &[]), &[], &[congo]);
    assert_eq!((scene.armies(Congo), scene.state.board().total_armies(Blue)), (1, 5));
    scene.asks(Red, Ask::Battle { to: Alberta, large: false });
}

#[test]
fn t11_a_wild_cut_goes_where_the_attacked_player_likes() {
    let mut scene = position("");
    scene.play(attack(Alaska, Alberta)).with(mobilize(true, &[]), &[5], &[WILD]);
    scene.asks(Blue, Ask::Levy { army: Blue, armies: 5 });
    let foreign = Action::Levy { territory: Congo };
    scene.refuses(&foreign, &Refusal::NotYours(Congo, RuleId("T11")), "T11");
    scene.refuses(&Action::Done, &Refusal::NotDeclined(RuleId("T11")), "T11");
    scene.play(Action::Levy { territory: Alberta });
    assert_eq!(scene.armies(Alberta), 7);
    scene.asks(Red, Ask::Battle { to: Alberta, large: false });
}

#[test]
fn t11_revealed_cards_raise_a_die_each_and_stay_in_the_hand() {
    let mut scene = position("hand Blue Alberta Iceland Congo wild");
    scene.play(attack(Alaska, Alberta));
    let show =
        [TerritoryCard::Territory(Alberta), TerritoryCard::Territory(Iceland), TerritoryCard::Wild];
    scene.play(mobilize(false, &[])).roll(mobilize(false, &show), &[3, 6, 2]);
    assert_eq!((scene.armies(Alberta), scene.armies(Iceland)), (5, 7));
    scene.asks(Blue, Ask::Levy { army: Blue, armies: 2 });
    scene.play(Action::Levy { territory: Iceland });
    assert_eq!(scene.armies(Iceland), 9);
    assert_eq!(scene.hand(Blue).len(), 4);
}

#[test]
fn t11_all_wilds_are_placed_one_after_the_other() {
    let mut scene = position("hand Blue wild");
    scene.play(attack(Alaska, Alberta)).with(mobilize(true, &[]), &[3], &[WILD]);
    scene.roll(mobilize(false, &[TerritoryCard::Wild]), &[1]);
    scene.asks(Blue, Ask::Levy { army: Blue, armies: 1 });
    scene.play(Action::Levy { territory: Iceland });
    scene.asks(Blue, Ask::Levy { army: Blue, armies: 3 });
    scene.play(Action::Levy { territory: Alberta });
    assert_eq!((scene.armies(Iceland), scene.armies(Alberta)), (2, 5));
}

#[test]
fn t11_the_cut_is_seen_before_it_is_decided_which_cards_to_reveal() {
    let mut scene = position("hand Blue Iceland Congo");
    scene.play(attack(Alaska, Alberta));
    let show = mobilize(true, &[TerritoryCard::Territory(Iceland)]);
    scene.refuses(&show, &Refusal::CutFirst, "T11");
    let alberta = draw_of(&scene, TerritoryCard::Territory(Alberta));
    scene.with(mobilize(true, &[]), &[4], &[alberta]);
    assert_eq!(scene.armies(Alberta), 6);
    scene.asks(Blue, Ask::Reveal { attacker: Red, to: Some(Alberta) });
    scene.refuses(&mobilize(true, &[]), &Refusal::CutAlready, "T11");
    scene.refuses(&roll(3), &Refusal::NotNow(RuleId("T11")), "T11");
    scene.roll(mobilize(false, &[TerritoryCard::Territory(Iceland)]), &[5]);
    assert_eq!(scene.armies(Iceland), 6);
    scene.asks(Red, Ask::Battle { to: Alberta, large: false });
}

#[test]
fn t11_who_holds_cards_is_asked_though_none_can_be_revealed_as_cards_are_secret() {
    let mut scene = position("hand Blue Congo");
    scene.play(attack(Alaska, Alberta)).play(mobilize(false, &[]));
    scene.asks(Blue, Ask::Reveal { attacker: Red, to: Some(Alberta) });
    scene.play(mobilize(false, &[])).asks(Red, Ask::Battle { to: Alberta, large: false });
}

#[test]
fn t11_as_it_was_cut_and_cards_are_one_decision() {
    let mut scene = position("rules nautical cut-first off\nhand Blue Iceland");
    scene.play(attack(Alaska, Alberta));
    let alberta = draw_of(&scene, TerritoryCard::Territory(Alberta));
    scene.with(mobilize(true, &[TerritoryCard::Territory(Iceland)]), &[4, 5], &[alberta]);
    assert_eq!((scene.armies(Alberta), scene.armies(Iceland)), (6, 6));
    scene.asks(Red, Ask::Battle { to: Alberta, large: false });
}

#[test]
fn t11_only_own_cards_of_own_territories_are_revealed() {
    let mut scene = position("hand Blue Alberta Congo");
    scene.play(attack(Alaska, Alberta)).play(mobilize(false, &[]));
    for card in
        [TerritoryCard::Territory(Congo), TerritoryCard::Territory(Iceland), TerritoryCard::Wild]
    {
        scene.refuses(&mobilize(false, &[card]), &Refusal::NotToReveal, "T11");
    }
    let twice = mobilize(false, &[TerritoryCard::Territory(Alberta), TerritoryCard::Wild]);
    scene.refuses(&twice, &Refusal::NotToReveal, "T11");
}

#[test]
fn t11_an_opponent_mobilizes_once_a_turn_and_each_opponent_for_itself() {
    let mut scene = position("");
    scene.play(attack(Alaska, Alberta)).play(mobilize(false, &[]));
    scene.roll(roll(1), &[1, 6, 6]).play(Action::Halt);
    scene.play(attack(Alaska, NorthwestTerritory));
    scene.asks(Red, Ask::Battle { to: NorthwestTerritory, large: false });
    scene.roll(roll(1), &[1, 6, 6]).play(Action::Halt);
    let ontario = draw_of(&scene, TerritoryCard::Territory(Ontario));
    scene.with(attack(Alaska, Kamchatka), &[2], &[ontario]);
    assert_eq!(scene.armies(Ontario), 3, "Green cut for the first time");
    assert!(scene.state.turn().attacked.contains(Blue));
}

#[test]
fn t11_the_next_turn_begins_anew() {
    let mut scene = position("attacked Blue Green");
    scene.play(Action::Done);
    assert_eq!((scene.state.turn().seat, scene.state.turn().attacked.len()), (Blue, 0));
}

#[test]
fn t11_without_the_option_nobody_mobilizes() {
    let mut scene = Scene::at(
        "rules nautical mobilization off
         players Red Blue
         turn Red campaign
         Alaska Red 9
         Alberta Blue 2
         * Green 1",
    );
    scene.play(attack(Alaska, Alberta)).asks(Red, Ask::Battle { to: Alberta, large: false });
    scene.roll(roll(1), &[1, 6, 6]).play(Action::Halt).play(attack(Alaska, Kamchatka));
    scene.asks(Red, Ask::Battle { to: Kamchatka, large: false });
}

#[test]
fn t11_large_attacks_call_to_arms_as_well_and_stay_as_declared() {
    let mut scene = position("");
    scene.play(commit(Alaska, Alberta, 6));
    let alberta = draw_of(&scene, TerritoryCard::Territory(Alberta));
    scene.with(mobilize(true, &[]), &[6], &[alberta]);
    scene.asks(Red, Ask::Battle { to: Alberta, large: true });
    assert_eq!(scene.armies(Alberta), 8);
}

#[test]
fn t12_an_ally_cuts_unasked() {
    let mut scene = position("");
    let kamchatka = draw_of(&scene, TerritoryCard::Territory(Kamchatka));
    scene.with(attack(Alaska, Kamchatka), &[6], &[kamchatka]);
    assert_eq!(scene.armies(Kamchatka), 7);
    scene.asks(Red, Ask::Battle { to: Kamchatka, large: false });
    let mut scene = position("");
    let congo = draw_of(&scene, TerritoryCard::Territory(Congo));
    scene.with(attack(Alaska, Kamchatka), &[], &[congo]);
    assert_eq!((scene.armies(Kamchatka), scene.armies(Congo)), (1, 1));
}

#[test]
fn t12_an_ally_reveals_no_cards_of_its_hand() {
    let mut scene = position("hand Green Kamchatka wild");
    let alaska = draw_of(&scene, TerritoryCard::Territory(Alaska));
    scene.with(attack(Alaska, Kamchatka), &[], &[alaska]);
    assert_eq!(scene.armies(Kamchatka), 1);
}

#[test]
fn t12_an_allys_wild_is_placed_by_the_next_player_clockwise_from_the_attacker() {
    for (order, decider) in [
        ("Red Blue Yellow Green Purple Black", Blue),
        ("Red Green Yellow Blue Purple Black", Yellow),
        ("Blue Yellow Green Red Purple Black", Blue),
    ] {
        let mut scene = position(&format!("order {order}"));
        scene.with(attack(Alaska, Kamchatka), &[4], &[WILD]);
        scene.asks(decider, Ask::Levy { army: Green, armies: 4 });
        let own = Action::Levy { territory: Alberta };
        scene.refuses(&own, &Refusal::NotYours(Alberta, RuleId("T11")), "T11");
        scene.play(Action::Levy { territory: Brazil });
        assert_eq!(scene.armies(Brazil), 5);
        scene.asks(Red, Ask::Battle { to: Kamchatka, large: false });
    }
}

#[test]
fn t12_where_only_the_attacker_plays_chance_places_an_allys_wild() {
    let mut scene = Scene::at(
        "rules nautical victory domination
         players Red
         fallen Blue
         turn Red campaign
         Alaska Red 9
         * Green 1",
    );
    let third = 2;
    scene.with(attack(Alaska, Kamchatka), &[4], &[WILD, third]);
    assert_eq!(scene.state.board().total_armies(Green), 41 + 4);
    let place = scene.state.board().held(Green).nth(2).unwrap();
    assert_eq!(scene.armies(place), 5);
    scene.asks(Red, Ask::Battle { to: Kamchatka, large: false });
}
