//! X: the classic game.

use red_queens_engine::core::RuleId;
use red_queens_engine::core::Seat::{Blue, Green, Red};
use red_queens_engine::game::{Action, Ask, CardEvent, Event, Refusal, SeatEvent, TerritoryCard};
use red_queens_engine::world::names::{
    Alaska, Alberta, Brazil, Greenland, Kamchatka, NorthwestTerritory, Ontario, Peru, Quebec,
};
use red_queens_engine::world::{Territory, TerritorySet};

use crate::support::{Scene, advance, attack, deploy, income, land, roll, transfer, turn_in};

#[test]
fn x2_a_third_of_the_countries_at_least_three_and_the_continents() {
    assert_eq!(income(TerritorySet::of(&[Alaska])), 3);
    let australia = red_queens_engine::world::Continent::Australia.territories();
    assert_eq!(income(australia), 3 + 2);
    assert_eq!(income(TerritorySet::FULL - TerritorySet::of(&[Alaska])), 13 + 19);
}

#[test]
fn x3_the_attacker_always_rolls_as_many_dice_as_it_can() {
    for (armies, dice) in [(2, 1), (3, 2), (4, 3), (30, 3)] {
        let mut scene = Scene::at(&format!(
            "rules next
             players Red Blue
             turn Red campaign
             Alaska Red {armies}
             Alberta Blue 1
             * Blue 1"
        ));
        scene.play(attack(Alaska, Alberta));
        let refusal = Refusal::Dice { least: dice.into(), most: dice.into() };
        for other in (0..=4).filter(|other| *other != dice) {
            scene.refuses(&roll(other), &refusal, "A1");
        }
        let mut thrown = vec![6; dice.into()];
        thrown.push(1);
        scene.roll(roll(dice), &thrown);
        assert_eq!(scene.armies(Alberta), u32::from(dice));
    }
}

#[test]
fn x3_two_defenders_roll_two_dice_one_rolls_one() {
    for (theirs, dice) in [(1, &[1, 1, 1, 6][..]), (2, &[1, 1, 1, 6, 6])] {
        let mut scene = Scene::at(&format!(
            "rules next
             players Red Blue
             turn Red campaign
             Alaska Red 9
             Alberta Blue {theirs}
             * Blue 1"
        ));
        scene.play(attack(Alaska, Alberta)).roll(roll(3), dice);
        assert_eq!(scene.armies(Alaska), 9 - theirs);
    }
}

/// Returns a scene in which Red moves armies at the end of its turn and its land is in two parts.
fn fortifying(rule: &str) -> Scene {
    Scene::at(&format!(
        "rules next fortify {rule}
         players Red Blue
         turn Red transfer
         Alaska Red 5
         Northwest-Territory Red 4
         Alberta Red 1
         Ontario Red 3
         Peru Red 6
         Brazil Red 1
         * Blue 1"
    ))
}

fn all(scene: &Scene, places: &[Territory]) -> Vec<u32> {
    places.iter().map(|territory| scene.armies(*territory)).collect()
}

#[test]
fn x4_one_to_one_neighbour_is_a_single_move() {
    let mut scene = fortifying("one-neighbour");
    scene.refuses(&transfer(Alaska, Ontario, 1), &Refusal::NoBorder(Alaska, Ontario), "B2");
    let refusal = Refusal::Armies { least: 1, most: 4, rule: RuleId("T23") };
    scene.refuses(&transfer(Alaska, Alberta, 5), &refusal, "T23");
    scene.play(transfer(Alaska, Alberta, 4));
    assert_eq!(all(&scene, &[Alaska, Alberta]), [1, 5]);
    assert_eq!(scene.state.turn().seat, Blue);
}

#[test]
fn x4_one_to_many_neighbours_leaves_from_one_country_only() {
    let mut scene = fortifying("many-neighbours");
    scene.play(transfer(Alaska, Alberta, 1)).play(transfer(Alaska, NorthwestTerritory, 2));
    scene.refuses(&transfer(Peru, Brazil, 1), &Refusal::OneSource(Alaska), "X4");
    scene.refuses(&transfer(Alaska, Ontario, 1), &Refusal::NoBorder(Alaska, Ontario), "B2");
    scene.play(transfer(Alaska, Alberta, 1));
    assert_eq!(all(&scene, &[Alaska, Alberta, NorthwestTerritory]), [1, 3, 6]);
    assert_eq!(scene.state.turn().seat, Blue, "nobody is left to move");
}

#[test]
fn x4_many_to_many_moves_each_army_once() {
    let mut scene = fortifying("many-to-many");
    scene.refuses(&transfer(Alaska, Ontario, 1), &Refusal::NoBorder(Alaska, Ontario), "B2");
    scene.play(transfer(Alaska, Alberta, 4)).play(transfer(Peru, Brazil, 5));
    scene.refuses(&transfer(Brazil, Peru, 2), &stuck(1), "T23");
    scene.play(transfer(NorthwestTerritory, Alberta, 3));
    scene.refuses(&transfer(Alberta, Ontario, 2), &stuck(1), "T23");
    scene.play(transfer(Ontario, Alberta, 2)).asks(Red, Ask::Transfer);
    assert_eq!(all(&scene, &[Alaska, NorthwestTerritory, Alberta, Ontario]), [1, 1, 10, 1]);
    scene.play(transfer(Alberta, Ontario, 1));
    assert_eq!(all(&scene, &[Alberta, Ontario]), [9, 2], "the one that stood there may leave");
}

/// Returns the refusal for an army that has not moved.
fn stuck(most: u32) -> Refusal {
    Refusal::Armies { least: 1, most, rule: RuleId("T23") }
}

#[test]
fn x4_many_to_many_connected_goes_along_any_path() {
    let mut scene = fortifying("connected");
    scene.refuses(&transfer(Alaska, Brazil, 1), &Refusal::NoPath(Alaska, Brazil), "T23");
    scene.play(transfer(Alaska, Ontario, 4)).play(transfer(NorthwestTerritory, Ontario, 3));
    scene.play(transfer(Peru, Brazil, 2)).play(Action::Done);
    assert_eq!(all(&scene, &[Alaska, NorthwestTerritory, Ontario, Peru, Brazil]), [1, 1, 10, 4, 3]);
    assert_eq!(scene.state.turn().seat, Blue);
}

#[test]
fn x4_one_army_stays_in_each_country() {
    for rule in ["one-neighbour", "many-neighbours", "many-to-many", "connected"] {
        let scene = fortifying(rule);
        let refusal = Refusal::Armies { least: 1, most: 4, rule: RuleId("T23") };
        scene.refuses(&transfer(Alaska, Alberta, 5), &refusal, "T23");
        scene.refuses(&transfer(Alberta, Alaska, 1), &Refusal::NoneToSpare(Alberta), "T23");
    }
}

#[test]
fn x5_sets_are_worth_what_the_option_says_and_more_the_more_were_turned_in() {
    for (value, armies) in [("4-5-5", [4, 5, 5]), ("4-5-6", [4, 5, 10]), ("4-6-8", [4, 6, 20])] {
        for (sets, armies) in [0, 1, 6].into_iter().zip(armies) {
            let mut scene = Scene::at(&format!(
                "rules next set-value {value}
                 players Red Blue
                 turn Red reinforce 3
                 sets {sets}
                 hand Red Alaska Northwest-Territory Greenland
                 Brazil Red 1
                 * Blue 1"
            ));
            let cards = [Alaska, NorthwestTerritory, Greenland].map(TerritoryCard::Territory);
            scene.play(turn_in(cards));
            scene.asks(Red, Ask::Reinforce { left: 3 + armies, forced: false });
            assert!(scene.told(Event::Card(CardEvent::SetWorth { seat: Red, armies, dice: None })));
        }
    }
}

#[test]
fn x5_a_set_counts_for_whoever_turns_the_next_one_in() {
    let mut scene = Scene::at(
        "rules next
         players Red Blue
         turn Red reinforce 3
         hand Red Alaska Northwest-Territory Greenland
         hand Blue Alberta Ontario Quebec
         Brazil Red 1
         * Blue 1",
    );
    scene.play(turn_in([Alaska, NorthwestTerritory, Greenland].map(TerritoryCard::Territory)));
    scene.play(deploy(Brazil, 7)).play(Action::Done);
    scene.play(turn_in([Alberta, Ontario, Quebec].map(TerritoryCard::Territory)));
    assert!(scene.told(Event::Card(CardEvent::SetWorth { seat: Blue, armies: 6, dice: None })));
}

#[test]
fn x5_one_card_after_a_turn_with_a_conquest_and_none_without() {
    for (conquered, cards) in [("conquered", 1), ("", 0)] {
        let mut scene = Scene::at(&format!(
            "rules next
             players Red Blue
             turn Red campaign
             {conquered}
             Alaska Red 1
             * Blue 1"
        ));
        scene.play(Action::Done);
        assert_eq!(scene.hand(Red).len(), cards);
    }
}

#[test]
fn x5_sets_are_turned_in_at_the_start_of_a_turn_only() {
    let scene = Scene::at(
        "rules next
         players Red Blue
         turn Red campaign
         hand Red Alaska Northwest-Territory Greenland
         Brazil Red 1
         * Blue 1",
    );
    let cards = [Alaska, NorthwestTerritory, Greenland].map(TerritoryCard::Territory);
    scene.refuses(&turn_in(cards), &Refusal::NotNow(RuleId("A1")), "A1");
}

#[test]
fn x6_a_player_without_countries_is_out_and_the_conqueror_gets_the_cards() {
    let mut scene = Scene::at(
        "rules next
         players Red Blue Green
         turn Red campaign
         hand Red Peru
         hand Blue Quebec Kamchatka
         Alaska Red 5
         Alberta Blue 1
         * Green 1",
    );
    scene.play(attack(Alaska, Alberta)).roll(roll(3), &[6, 6, 6, 1]);
    assert!(scene.told(Event::Seat(SeatEvent::Fell { seat: Blue, by: Red })));
    let cards = [Peru, Quebec, Kamchatka].map(TerritoryCard::Territory);
    assert!(cards.iter().all(|card| scene.hand(Red).contains(card)));
    assert_eq!((scene.hand(Red).len(), scene.hand(Blue).len()), (3, 0));
    scene.play(advance(0)).play(Action::Done).play(Action::Done);
    assert_eq!(scene.state.turn().seat, Green, "Blue is passed over");
}

#[test]
fn x6_whoever_takes_the_last_country_wins() {
    for victory in ["last-standing", "domination"] {
        let mut scene = Scene::at(&format!(
            "rules next victory {victory}
             players Red Blue
             turn Red campaign
             Alberta Blue 1
             {}",
            land(TerritorySet::FULL - TerritorySet::of(&[Alberta]), "Red 4")
        ));
        scene.play(attack(Alaska, Alberta)).roll(roll(3), &[6, 6, 6, 1]);
        let outcome = scene.state.outcome().unwrap();
        assert_eq!(outcome.winners.iter().collect::<Vec<_>>(), [Red]);
        assert!(scene.state.prompt().is_none());
    }
}
