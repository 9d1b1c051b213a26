//! T6 to T10 and T20 to T25: reinforcing, and the end of a turn.

use red_queens_engine::core::RuleId;
use red_queens_engine::core::Seat::{Blue, Green, Red};
use red_queens_engine::game::{
    Action, ArmySource, Ask, BoardEvent, CardEvent, Event, Income, Purchase, Refusal, TerritoryCard,
};
use red_queens_engine::poker;
use red_queens_engine::world::names::{
    Alaska, Alberta, Brazil, Congo, Greenland, Iceland, Kamchatka, NorthwestTerritory, Ontario,
    Peru, Quebec,
};
use red_queens_engine::world::{Continent, TerritorySet};

use crate::support::{Scene, advance, attack, campaign, deploy, income, roll, transfer, turn_in};

const SET: [TerritoryCard; 3] = [
    TerritoryCard::Territory(Alaska),
    TerritoryCard::Territory(NorthwestTerritory),
    TerritoryCard::Territory(Greenland),
];

/// Returns territories that complete no continent.
fn scattered(number: usize) -> TerritorySet {
    let firsts: TerritorySet =
        Continent::ALL.iter().filter_map(|continent| continent.territories().first()).collect();
    (TerritorySet::FULL - firsts).iter().take(number).collect()
}

#[test]
fn t6_a_third_of_the_territories_rounded_down_at_least_three() {
    let cases = [(1, 3), (3, 3), (8, 3), (11, 3), (12, 4), (14, 4), (15, 5), (30, 10), (36, 12)];
    for (number, armies) in cases {
        assert_eq!(income(scattered(number)), armies, "{number} territories");
    }
}

#[test]
fn t6_several_continents_add_up() {
    let [_, south_america, _, _, _, australia] = Continent::ALL.map(Continent::territories);
    assert_eq!(income(south_america | australia), 3 + 2 + 2);
    assert_eq!(income(TerritorySet::FULL - TerritorySet::of(&[Alaska])), 13 + 2 + 5 + 3 + 7 + 2);
}

#[test]
fn t6_without_land_nothing_comes() {
    let landless = Scene::at("players Red Blue\nturn Blue campaign\n* Blue 1");
    assert_eq!(landless.state.income_of(Red), Income::default());
    assert_eq!(Income::default().placeable(), 0);
}

#[test]
fn t7_each_factory_makes_two_armies_where_it_stands_for_whoever_holds_it() {
    let mut scene = Scene::at(
        "players Red Blue
         turn Blue transfer
         Alaska Red 1 factory
         Brazil Red 4 factories 3
         Peru Green 2 factory
         * Blue 1",
    );
    scene.play(Action::Done);
    assert_eq!((scene.armies(Alaska), scene.armies(Brazil), scene.armies(Peru)), (3, 10, 2));
    scene.asks(Red, Ask::Reinforce { left: 3, forced: false });
    let made = scene.pick(|event| match event {
        Event::Board(BoardEvent::Raised {
            seat: Red, armies, source: ArmySource::Factory, ..
        }) => Some(*armies),
        _ => None,
    });
    assert_eq!(made, [2, 6]);
}

#[test]
fn t7_a_conquered_factory_serves_the_conqueror_from_its_next_turn() {
    let mut scene = Scene::at(
        "players Red Blue
         turn Red campaign
         attacked Blue
         Alaska Red 2
         Alberta Blue 1 factory
         Brazil Blue 1
         * Green 1",
    );
    scene.play(attack(Alaska, Alberta)).roll(roll(1), &[6, 1]);
    scene.with(Action::Done, &[], &[0, 0]).asks(Blue, Ask::Reinforce { left: 3, forced: false });
    assert_eq!(scene.armies(Alberta), 1, "nothing for Blue, nor for Red out of turn");
    scene.play(deploy(Brazil, 3)).play(Action::Done);
    assert_eq!(scene.state.turn().seat, Red);
    assert_eq!(scene.armies(Alberta), 3);
}

/// Returns a scene in which Red reinforces with a set of cards whose territories it doesn't hold.
fn with_a_set(more: &str) -> Scene {
    Scene::at(&format!(
        "players Red Blue
         turn Red reinforce 3
         hand Red Alaska Northwest-Territory Greenland {more}
         Brazil Red 1
         Iceland Blue 1
         * Green 1"
    ))
}

#[test]
fn t9_a_set_buys_the_sum_of_two_dice() {
    let mut scene = with_a_set("");
    scene.roll(turn_in(SET), &[6, 5]).asks(Red, Ask::Reinforce { left: 14, forced: false });
    assert!(scene.told(Event::Card(CardEvent::SetWorth {
        seat: Red,
        armies: 11,
        dice: Some([6, 5])
    })));
    assert_eq!(scene.state.deck().discards.len(), 3);
}

#[test]
fn t9_or_a_factory_with_the_armies_for_cards_on_top_and_no_dice() {
    let mut scene = Scene::at(
        "players Red Blue
         turn Red reinforce 3
         hand Red Alaska Northwest-Territory Greenland
         Alaska Red 1
         Iceland Blue 1
         * Green 1",
    );
    scene.play(Action::TurnIn { cards: SET, buy: Purchase::Factory });
    assert_eq!(scene.armies(Alaska), 3);
    scene.play(deploy(Alaska, 3)).play(Action::Done).asks(Red, Ask::Factory { left: 1 });
    scene.play(Action::Build { territory: Alaska });
    assert_eq!(scene.state.board().factories(Alaska), 1);
}

#[test]
fn t9_any_number_of_sets_may_be_turned_in_before_and_after_placing() {
    let mut scene = with_a_set("Alberta Ontario Quebec");
    scene.roll(turn_in(SET), &[1, 2]).play(deploy(Brazil, 6));
    let second = [Alberta, Ontario, Quebec].map(TerritoryCard::Territory);
    scene.play(Action::TurnIn { cards: second, buy: Purchase::Factory }).asks(Red, Ask::Campaign);
    assert_eq!(scene.state.sets_turned_in(), 2);
    assert_eq!(scene.state.turn().factories, 1);
}

#[test]
fn t9_no_factories_are_sold_where_the_rules_have_none() {
    let scene = Scene::at(
        "rules nautical factories off
         players Red Blue
         turn Red reinforce 3
         hand Red Alaska Northwest-Territory Greenland
         Brazil Red 1
         * Blue 1",
    );
    let buy = Action::TurnIn { cards: SET, buy: Purchase::Factory };
    scene.refuses(&buy, &Refusal::NotForSale, "T9");
}

#[test]
fn t10_all_armies_are_placed_on_own_territories_before_the_campaign() {
    let mut scene = Scene::at(
        "players Red Blue
         turn Red reinforce 5
         Alaska Red 1
         Brazil Red 1
         * Blue 1",
    );
    scene.refuses(&Action::Done, &Refusal::ArmiesLeft(5), "T10");
    let rule = RuleId("T10");
    scene.refuses(&attack(Alaska, Alberta), &Refusal::NotNow(rule), "T10");
    scene.refuses(&deploy(Alberta, 1), &Refusal::NotYours(Alberta, rule), "T10");
    for armies in [0, 6, u32::MAX] {
        let refusal = Refusal::Armies { least: 1, most: 5, rule };
        scene.refuses(&deploy(Alaska, armies), &refusal, "T10");
    }
    scene.play(deploy(Alaska, 2)).asks(Red, Ask::Reinforce { left: 3, forced: false });
    scene.play(deploy(Brazil, 3)).asks(Red, Ask::Campaign);
    assert_eq!((scene.armies(Alaska), scene.armies(Brazil)), (3, 4));
}

#[test]
fn t10_whoever_holds_three_cards_says_when_to_go_on_so_that_nobody_learns_of_a_set() {
    for cards in ["Alaska Northwest-Territory Greenland", "Alaska Alberta Ontario"] {
        let mut scene = Scene::at(&format!(
            "players Red Blue
             turn Red reinforce 1
             hand Red {cards}
             Brazil Red 1
             * Blue 1"
        ));
        scene.play(deploy(Brazil, 1)).asks(Red, Ask::Reinforce { left: 0, forced: false });
        scene.play(Action::Done).asks(Red, Ask::Campaign);
    }
}

/// Returns a scene in which Red campaigns, with 5 armies against 1 of Blue in Alberta and of Green
/// in Ontario.
fn about_to_conquer() -> Scene {
    campaign(
        "Alaska Red 9
         Alberta Blue 1
         Iceland Blue 1",
    )
}

#[test]
fn t20_conquests_draw_one_territory_card_and_one_poker_card_however_many_they_were() {
    let mut scene = about_to_conquer();
    scene.play(attack(Alaska, Alberta)).roll(roll(3), &[6, 6, 6, 1]);
    scene.play(advance(5));
    scene.play(attack(Alberta, Ontario)).roll(roll(3), &[6, 6, 6, 1]);
    scene.play(advance(0)).play(Action::Done);
    assert_eq!((scene.hand(Red).len(), scene.stash(Red)), (1, 1));
}

#[test]
fn t20_without_a_conquest_nothing_is_drawn() {
    let mut scene = about_to_conquer();
    scene.play(attack(Alaska, Alberta)).roll(roll(3), &[1, 1, 1, 6]);
    scene.play(Action::Halt).play(Action::Done);
    assert_eq!((scene.hand(Red).len(), scene.stash(Red)), (0, 0));
    assert!(scene.events.iter().all(|event| !matches!(event, Event::Card(CardEvent::Drew { .. }))));
}

#[test]
fn t20_no_poker_card_is_drawn_where_the_rules_have_none() {
    let mut scene = Scene::at(
        "rules next
         players Red Blue
         turn Red campaign
         conquered
         Alaska Red 1
         * Blue 1",
    );
    scene.play(Action::Done);
    assert_eq!((scene.hand(Red).len(), scene.stash(Red)), (1, 0));
}

#[test]
fn t21_draw_then_factories_then_captives_then_a_transfer_then_discards() {
    let mut scene = Scene::at(
        "players Red Blue
         turn Red campaign
         conquered
         bought 2
         stash Red 2C 3C 4C 5C 6C
         Alaska Red 1 captives Blue 2
         Alberta Red 1
         Iceland Blue 1
         * Green 1",
    );
    scene.play(Action::Done).asks(Red, Ask::Factory { left: 2 });
    assert_eq!((scene.hand(Red).len(), scene.stash(Red)), (1, 6));
    assert_eq!(scene.captives(Alaska, Blue), 2, "captives wait for the factories");
    scene.play(Action::Build { territory: Alaska }).asks(Red, Ask::Factory { left: 1 });
    scene.play(Action::Build { territory: Alaska }).asks(Red, Ask::Transfer);
    assert_eq!((scene.captives(Alaska, Blue), scene.armies(Alaska)), (0, 3));
    assert_eq!(scene.state.board().factories(Alaska), 2);
    scene.play(transfer(Alaska, Alberta, 2)).asks(Red, Ask::Discard { left: 1 });
    scene.play(Action::Discard { card: poker::Card::SixOfClubs });
    assert_eq!(scene.state.turn().seat, Blue);
    assert_eq!(scene.armies(Alaska), 1, "the factories pay at Red's next turn");
}

#[test]
fn t22_a_bought_factory_goes_on_any_territory_held_at_the_end_of_the_turn() {
    let mut scene = Scene::at(
        "players Red Blue
         turn Red campaign
         attacked Blue
         bought 1
         Alaska Red 9
         Alberta Blue 1
         Iceland Blue 1
         * Green 1",
    );
    scene.play(attack(Alaska, Alberta)).roll(roll(1), &[6, 1]);
    scene.play(advance(0)).play(Action::Done);
    let foreign = Action::Build { territory: Iceland };
    let rule = RuleId("T22");
    scene.refuses(&foreign, &Refusal::NotYours(Iceland, rule), "T22");
    scene.refuses(&Action::Done, &Refusal::NotDeclined(rule), "T22");
    scene.play(Action::Build { territory: Alberta });
    assert_eq!(scene.state.board().factories(Alberta), 1);
}

#[test]
fn t23_one_transfer_goes_along_a_path_of_own_territories() {
    let position = || {
        Scene::at(
            "players Red Blue
             turn Red transfer
             Alaska Red 5
             Alberta Red 1
             Ontario Red 1
             Brazil Red 4
             Kamchatka Red 1
             Iceland Blue 1
             * Green 1",
        )
    };
    let scene = position();
    scene.refuses(&transfer(Alaska, Brazil, 1), &Refusal::NoPath(Alaska, Brazil), "T23");
    scene.refuses(&transfer(Alaska, Alaska, 1), &Refusal::SamePlace(Alaska), "T23");
    scene.refuses(&transfer(Alberta, Alaska, 1), &Refusal::NoneToSpare(Alberta), "T23");
    scene.refuses(&transfer(Brazil, Alaska, 1), &Refusal::NoWayOut(Brazil), "T23");
    let rule = RuleId("T23");
    scene.refuses(&transfer(Alaska, Iceland, 1), &Refusal::NotYours(Iceland, rule), "T23");
    scene.refuses(&transfer(Iceland, Alaska, 1), &Refusal::NotYours(Iceland, rule), "T23");
    for armies in [0, 5] {
        let refusal = Refusal::Armies { least: 1, most: 4, rule };
        scene.refuses(&transfer(Alaska, Ontario, armies), &refusal, "T23");
    }
    for to in [Alberta, Ontario, Kamchatka] {
        let mut scene = position();
        scene.play(transfer(Alaska, to, 4));
        assert_eq!((scene.armies(Alaska), scene.armies(to)), (1, 5));
        assert_eq!(scene.state.turn().seat, Blue, "one transfer ends the turn");
    }
}

#[test]
fn t23_a_transfer_may_be_left_out_and_is_not_asked_for_where_none_is_possible() {
    let mut scene = Scene::at(
        "players Red Blue
         turn Red campaign
         Alaska Red 5
         Alberta Red 1
         * Blue 1",
    );
    scene.play(Action::Done).asks(Red, Ask::Transfer);
    scene.play(Action::Done);
    assert_eq!(scene.state.turn().seat, Blue);
    let mut scene = Scene::at(
        "players Red Blue
         turn Red campaign
         Alaska Red 5
         Brazil Red 5
         * Blue 1",
    );
    scene.play(Action::Done);
    assert_eq!(scene.state.turn().seat, Blue);
}

#[test]
fn t25_five_poker_cards_may_be_kept() {
    let mut scene = Scene::at(
        "players Red Blue
         turn Red campaign
         stash Red 2C 3C 4C 5C 6C
         Alaska Red 1
         * Blue 1",
    );
    scene.play(Action::Done);
    assert_eq!((scene.stash(Red), scene.state.turn().seat), (5, Blue));
}

#[test]
fn t25_the_sixth_card_is_laid_down_unseen_by_others() {
    let mut scene = Scene::at(
        "players Red Blue
         turn Red campaign
         stash Red 2C 3C 4C 5C 6C 7C
         Alaska Red 1
         * Blue 1",
    );
    scene.play(Action::Done).asks(Red, Ask::Discard { left: 1 });
    let rule = RuleId("T25");
    scene.refuses(&Action::Done, &Refusal::NotDeclined(rule), "T25");
    let card = poker::Card::SevenOfClubs;
    scene.play(Action::Discard { card });
    let event = Event::Card(CardEvent::Discarded { seat: Red, card: Some(card) });
    assert!(scene.told(event));
    assert_eq!(
        event.seen_by(Some(Blue)),
        Event::Card(CardEvent::Discarded { seat: Red, card: None })
    );
    assert_eq!(event.seen_by(Some(Red)), event);
    assert!(scene.state.poker().discards.contains(card));
}

#[test]
fn t4_the_turn_goes_round_clockwise_over_allies_and_the_round_counts_up() {
    let mut scene = Scene::at(
        "players Red Green Blue
         order Red Yellow Green Purple Blue Black
         turn Red campaign
         Alaska Red 1
         Brazil Blue 1
         Congo Green 1
         * Yellow 1",
    );
    for (seat, at, round) in [(Green, Congo, 1), (Blue, Brazil, 1), (Red, Alaska, 2)] {
        scene.play(Action::Done);
        assert_eq!((scene.state.turn().seat, scene.state.turn().round), (seat, round));
        scene.play(deploy(at, 3));
    }
}
