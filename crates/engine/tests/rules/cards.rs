//! C: territory cards, sets of them, and the poker cards a seat may keep.

use red_queens_engine::core::Seat::{Blue, Green, Red};
use red_queens_engine::game::{
    Action, ArmySource, Ask, BoardEvent, CardEvent, Event, Hand, Purchase, Refusal, RuleSet,
    TerritoryCard,
};
use red_queens_engine::poker;
use red_queens_engine::world::names::{
    Alaska, Alberta, Brazil, Greenland, NorthwestTerritory, Ontario, Quebec,
};
use red_queens_engine::world::{Symbol, TerritorySet};

use crate::support::{Scene, deploy, draw_of, named, new_game, turn_in};

const INFANTRY: TerritoryCard = TerritoryCard::Territory(Alaska);
const CAVALRY: TerritoryCard = TerritoryCard::Territory(NorthwestTerritory);
const ARTILLERY: TerritoryCard = TerritoryCard::Territory(Greenland);
const MORE_INFANTRY: TerritoryCard = TerritoryCard::Territory(Alberta);

/// Returns a scene in which Red reinforces, holding Alaska and Brazil and these cards.
fn reinforcing(rules: &str, cards: &str) -> Scene {
    Scene::at(&format!(
        "rules {rules}
         players Red Blue
         turn Red reinforce 3
         hand Red {cards}
         Alaska Red 1
         Brazil Red 1
         * Blue 1"
    ))
}

#[test]
fn c1_every_territory_has_a_card_and_two_are_wild_where_the_rules_have_wilds() {
    for (rules, wilds) in [(RuleSet::NAUTICAL, 2), (RuleSet::NEXT, 0)] {
        let game = new_game(rules, 3, 5);
        let deck = game.state().deck();
        let mut all = deck.stock;
        deck.hands.iter().for_each(|(_, hand)| hand.iter().for_each(|card| all.add(card)));
        assert_eq!(all, Hand::all(TerritorySet::FULL, wilds));
    }
    for symbol in Symbol::ALL {
        assert_eq!(TerritorySet::FULL.with_symbol(symbol).len(), 14);
    }
}

#[test]
fn c2_three_of_a_kind_one_of_each_and_wilds_are_sets_and_nothing_else_is() {
    let hand = "Alaska Northwest-Territory Greenland Alberta Western-United-States wild wild";
    let third = TerritoryCard::Territory(red_queens_engine::world::Territory::WesternUnitedStates);
    let cases = [
        ([INFANTRY, CAVALRY, ARTILLERY], true),
        ([INFANTRY, MORE_INFANTRY, third], true),
        ([INFANTRY, MORE_INFANTRY, CAVALRY], false),
        ([INFANTRY, MORE_INFANTRY, TerritoryCard::Wild], true),
        ([TerritoryCard::Wild, INFANTRY, CAVALRY], true),
        ([TerritoryCard::Wild, TerritoryCard::Wild, CAVALRY], true),
    ];
    for (cards, is_set) in cases {
        let mut scene = reinforcing("nautical forced-sets never", hand);
        if is_set {
            scene.roll(turn_in(cards), &[1, 1]);
            assert_eq!(scene.hand(Red).len(), 4, "{cards:?}");
        } else {
            scene.refuses(&turn_in(cards), &Refusal::NoSet, "C2");
        }
    }
}

#[test]
fn c2_a_card_counts_once_and_only_in_the_hand_that_holds_it() {
    let scene = reinforcing("nautical", "Alaska Alberta wild");
    let twice = turn_in([INFANTRY, INFANTRY, MORE_INFANTRY]);
    scene.refuses(&twice, &Refusal::NotHeld, "C2");
    scene.refuses(
        &turn_in([TerritoryCard::Wild, TerritoryCard::Wild, INFANTRY]),
        &Refusal::NotHeld,
        "C2",
    );
    scene.refuses(&turn_in([INFANTRY, CAVALRY, ARTILLERY]), &Refusal::NotHeld, "C2");
}

#[test]
fn c3_each_card_of_a_territory_held_brings_two_armies_there() {
    for rules in ["nautical", "next set-value 4-5-6"] {
        let mut scene = reinforcing(rules, "Alaska Northwest-Territory Brazil");
        let cards = [INFANTRY, CAVALRY, TerritoryCard::Territory(Brazil)];
        let dice: &[u8] = if rules == "nautical" { &[1, 3] } else { &[] };
        scene.roll(turn_in(cards), dice);
        assert_eq!((scene.armies(Alaska), scene.armies(Brazil)), (3, 3), "{rules}");
        assert_eq!(scene.armies(NorthwestTerritory), 1, "Blue's own");
        scene.asks(Red, Ask::Reinforce { left: 3 + 4, forced: false });
        let raised = scene.pick(|event| match event {
            Event::Board(BoardEvent::Raised {
                territory,
                armies: 2,
                source: ArmySource::Card,
                ..
            }) => Some(*territory),
            _ => None,
        });
        assert_eq!(
            raised.into_iter().collect::<TerritorySet>(),
            TerritorySet::of(&[Alaska, Brazil])
        );
    }
}

#[test]
fn c3_where_one_card_brings_armies_it_is_the_first_one_named() {
    let brazil = TerritoryCard::Territory(Brazil);
    let hand = "Alaska Northwest-Territory Brazil";
    let cases = [
        ([INFANTRY, CAVALRY, brazil], (3, 1)),
        ([brazil, INFANTRY, CAVALRY], (1, 3)),
        // Blue holds the territory of the first card.
        ([CAVALRY, brazil, INFANTRY], (1, 3)),
    ];
    for (cards, armies) in cases {
        let mut scene = reinforcing("next set-value 4-5-6 bonus-cards one", hand);
        scene.play(turn_in(cards));
        assert_eq!((scene.armies(Alaska), scene.armies(Brazil)), armies, "{cards:?}");
        scene.asks(Red, Ask::Reinforce { left: 3 + 4, forced: false });
    }
    let anywhere = "next set-value 4-5-6 card-armies-anywhere on bonus-cards one";
    let mut scene = reinforcing(anywhere, hand);
    scene.play(turn_in([INFANTRY, CAVALRY, brazil]));
    scene.asks(Red, Ask::Reinforce { left: 3 + 4 + 2, forced: false });
}

#[test]
fn c3_a_wild_brings_no_armies_of_its_own() {
    let mut scene = reinforcing("nautical", "Alberta wild wild");
    scene.roll(turn_in([MORE_INFANTRY, TerritoryCard::Wild, TerritoryCard::Wild]), &[6, 6]);
    assert_eq!(scene.state.board().total_armies(Red), 2);
}

#[test]
fn c4_with_five_cards_the_campaign_waits_for_a_set() {
    let mut scene = reinforcing("nautical", "Alaska Northwest-Territory Greenland Alberta Ontario");
    scene.asks(Red, Ask::Reinforce { left: 3, forced: true });
    scene.refuses(&Action::Done, &Refusal::SetFirst, "C4");
    scene.play(deploy(Alaska, 3));
    scene.refuses(&Action::Done, &Refusal::SetFirst, "C4");
    scene.refuses(&crate::support::attack(Alaska, Alberta), &not_yet(), "T10");
    scene.roll(turn_in([INFANTRY, CAVALRY, ARTILLERY]), &[2, 5]);
    scene.asks(Red, Ask::Reinforce { left: 7, forced: false });
    scene.play(deploy(Alaska, 7)).asks(Red, Ask::Campaign);
}

fn not_yet() -> Refusal {
    Refusal::NotNow(red_queens_engine::core::RuleId("T10"))
}

#[test]
fn c4_sets_are_turned_in_until_fewer_than_five_cards_are_held() {
    let mut scene = reinforcing(
        "nautical",
        "Alaska Northwest-Territory Greenland Alberta Ontario Quebec wild wild",
    );
    scene.roll(turn_in([INFANTRY, CAVALRY, ARTILLERY]), &[1, 1]);
    scene.asks(Red, Ask::Reinforce { left: 5, forced: true });
    let cards =
        [MORE_INFANTRY, TerritoryCard::Territory(Ontario), TerritoryCard::Territory(Quebec)];
    scene.roll(turn_in(cards), &[1, 1]);
    scene.asks(Red, Ask::Reinforce { left: 7, forced: false });
}

#[test]
fn c4_four_cards_or_the_option_force_nobody() {
    let five = "Alaska Northwest-Territory Greenland Alberta Ontario";
    for (rules, cards) in [
        ("nautical", "Alaska Northwest-Territory Greenland Alberta"),
        ("nautical forced-sets never", five),
        ("next", five),
    ] {
        let mut scene = reinforcing(rules, cards);
        scene.asks(Red, Ask::Reinforce { left: 3, forced: false });
        scene.play(deploy(Alaska, 3)).play(Action::Done).asks(Red, Ask::Campaign);
    }
}

#[test]
fn c5_when_the_stock_is_out_the_cards_turned_in_are_shuffled_and_drawn_from() {
    let held = TerritorySet::FULL - TerritorySet::of(&[Alaska, Quebec]);
    let mut scene = Scene::at(&format!(
        "rules next
         players Red Blue
         turn Red campaign
         conquered
         hand Blue {}
         discards Alaska Quebec
         Alaska Red 1
         * Blue 1",
        named(held)
    ));
    assert!(scene.state.deck().stock.is_empty());
    scene.with(Action::Done, &[], &[1]);
    assert_eq!(scene.hand(Red), [TerritoryCard::Territory(Quebec)]);
    assert_eq!(scene.state.deck().stock.iter().collect::<Vec<_>>(), [INFANTRY]);
    assert!(scene.state.deck().discards.is_empty());
}

#[test]
fn c5_when_every_card_is_held_nobody_draws() {
    let mut scene = Scene::at(&format!(
        "rules next
         players Red Blue
         turn Red campaign
         conquered
         hand Blue {}
         Alaska Red 1
         * Blue 1",
        named(TerritorySet::FULL)
    ));
    scene.play(Action::Done);
    assert!(scene.hand(Red).is_empty());
    scene.asks(Blue, Ask::Reinforce { left: 13 + 19, forced: false });
}

#[test]
fn c5_the_poker_deck_is_reshuffled_too() {
    let rest: Vec<&str> = poker::Card::ALL.iter().skip(2).map(|card| card.name()).collect();
    let mut scene = Scene::at(&format!(
        "players Red Blue
         turn Red campaign
         conquered
         stash Blue {}
         mucked 2C 3C
         Alaska Red 1
         * Blue 1",
        rest.join(" ")
    ));
    scene.with(Action::Done, &[], &[0, 1]);
    assert_eq!(scene.stash(Red), 1);
    assert!(scene.told(Event::Card(CardEvent::DrewPoker {
        seat: Red,
        card: Some(poker::Card::ThreeOfClubs)
    })));
    assert_eq!(scene.state.poker().stock.len(), 1);
}

#[test]
fn c7_a_stash_comes_down_to_five_cards_by_choice_at_the_end_of_the_turn() {
    let mut scene = Scene::at(
        "players Red Blue
         turn Red campaign
         stash Red 2C 3C 4C 5C 6C 7C 8C
         stash Blue 2H 3H 4H 5H 6H 7H 8H
         Alaska Red 1
         * Blue 1",
    );
    scene.play(Action::Done).asks(Red, Ask::Discard { left: 2 });
    let other = Action::Discard { card: poker::Card::TwoOfHearts };
    scene.refuses(&other, &Refusal::NotInStash(poker::Card::TwoOfHearts), "T25");
    scene.play(Action::Discard { card: poker::Card::FiveOfClubs });
    scene.asks(Red, Ask::Discard { left: 1 });
    scene.play(Action::Discard { card: poker::Card::TwoOfClubs });
    assert_eq!((scene.stash(Red), scene.stash(Blue)), (5, 7), "Blue keeps its own until its turn");
    assert_eq!(scene.state.turn().seat, Blue);
}

#[test]
fn c5_a_cut_looks_among_the_cards_turned_in_when_the_stock_is_out() {
    let held = TerritorySet::FULL - TerritorySet::of(&[Alberta, Quebec]);
    let mut scene = Scene::at(&format!(
        "players Red Blue
         turn Red campaign
         hand Red {}
         hand Blue wild wild
         discards Alberta Quebec
         Alaska Red 4
         Alberta Green 2
         * Blue 1",
        named(held)
    ));
    scene.with(crate::support::attack(Alaska, Alberta), &[5], &[0]);
    assert!(scene.told(Event::Card(CardEvent::Cut { seat: Green, card: MORE_INFANTRY })));
    assert_eq!(scene.armies(Alberta), 7);
    assert_eq!(draw_of(&scene, MORE_INFANTRY), 0, "the card went back into the stock");
}

#[test]
fn c2_a_factory_costs_a_set_as_well() {
    let scene = reinforcing("nautical", "Alaska Alberta Ontario");
    let cards = [INFANTRY, MORE_INFANTRY, TerritoryCard::Territory(Ontario)];
    scene.refuses(&Action::TurnIn { cards, buy: Purchase::Factory }, &Refusal::NoSet, "C2");
}
