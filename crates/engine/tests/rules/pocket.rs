//! Chapter K: three or four players, dice and obligations of an attack, limits on armies and cards.

use red_queens_engine::core::Seat::{self, Blue, Green, Red};
use red_queens_engine::game::{
    Action, Ask, BoardEvent, CardEvent, Event, Game, PIECES, Phase, Refusal, RuleSet, Setup,
    SetupError, TerritoryCard,
};
use red_queens_engine::world::names::{
    Alaska, Alberta, Argentina, Brazil, Congo, Greenland, Iceland, Kamchatka, NorthwestTerritory,
    Ontario, Peru, Quebec, Venezuela,
};
use red_queens_engine::world::{Symbol, Territory, TerritorySet};

use crate::support::{Scene, advance, attack, deploy, land, new_game, roll, transfer, turn_in};

/// Returns a position of the pocket edition with three players, in which Green holds everything
/// else.
fn pocket(text: &str) -> Scene {
    Scene::at(&format!("rules risiko-pocket\nplayers Red Blue Green\n{text}\n* Green 1"))
}

/// Returns the territory at this place among those with this symbol.
fn of(symbol: Symbol, number: usize) -> Territory {
    TerritorySet::FULL.with_symbol(symbol).nth(number).unwrap()
}

#[test]
fn k1_two_units_each_of_42_territories_dealt_singly_and_nothing_to_arrange() {
    for players in [3, 4] {
        let game = new_game(RuleSet::RISIKO_POCKET, players, 7);
        let state = game.state();
        assert!(Territory::ALL.iter().all(|at| state.board().armies(*at) == 2));
        let numbers: Vec<usize> =
            state.order()[..players].iter().map(|seat| state.board().held(*seat).len()).collect();
        // If the deal doesn't come out even, the first seats get one territory more.
        assert_eq!(numbers, if players == 3 { vec![14; 3] } else { vec![11, 11, 10, 10] });
        let prompt = state.prompt().unwrap();
        assert_eq!(prompt.seat, state.order()[0]);
        assert!(matches!(prompt.ask, Ask::Reinforce { left: 3.., .. }), "{prompt:?}");
        assert_eq!(state.deck().stock.wilds, 2, "the wilds have gone in");
        assert!(state.deck().hands.iter().all(|(_, hand)| hand.is_empty()));
    }
}

#[test]
fn k1_a_table_of_two_five_or_six_is_refused() {
    for number in [2, 5, 6] {
        let other = new_game(RuleSet::NEXT, number, 1).setup().clone();
        let setup = Setup { rules: RuleSet::RISIKO_POCKET, ..other };
        let refused = Game::new(setup).unwrap_err();
        assert_eq!(refused, SetupError::ThreeOrFour(number));
        assert_eq!(refused.rule().to_string(), "K1");
        assert!(refused.to_string().contains("three or four"), "{refused}");
    }
}

#[test]
fn k1_nobody_joins_a_full_table() {
    let mut scene = Scene::at(
        "rules nautical three-or-four on
         players Red Blue Green Yellow
         turn Red reinforce 3
         fresh
         Brazil Red 3
         Peru Blue 3
         Alaska Green 3
         Congo Yellow 3
         * Black 1",
    );
    scene.refuses(&Action::Join { ally: Seat::Black }, &Refusal::TableFull, "K1");
    scene.play(Action::Leave { seat: Green });
    scene.play(Action::Join { ally: Seat::Black });
}

#[test]
fn k2_a_third_of_the_territories_and_no_minimum() {
    for (number, armies) in [(1, 0), (2, 0), (3, 1), (5, 1), (8, 2)] {
        let scattered: Vec<Territory> =
            [Brazil, Congo, Alaska, Iceland, Kamchatka, Peru, Quebec, Greenland]
                .into_iter()
                .take(number)
                .collect();
        let held = TerritorySet::of(&scattered);
        let scene = pocket(&format!(
            "turn Green campaign\ndone superior\n{}\nOntario Blue 1",
            land(held, "Red 1")
        ));
        assert_eq!(scene.state.income_of(Red).placeable(), armies, "{number}");
    }
    let with_continent = pocket(&format!(
        "turn Green campaign\n{}\nOntario Blue 1",
        land(TerritorySet::of(&[Brazil, Peru, Argentina, Venezuela]), "Red 1")
    ));
    assert_eq!(with_continent.state.income_of(Red).placeable(), 1 + 2);
}

#[test]
fn k2_who_gets_nothing_begins_with_the_campaign() {
    let mut scene = pocket("turn Green transfer\nBrazil Red 3\nPeru Red 1\nAlaska Blue 2");
    scene.play(Action::Done);
    scene.asks(Red, Ask::Campaign);
}

#[test]
fn k2_a_set_is_worth_what_it_shows() {
    let [infantry, cavalry, artillery] = [Symbol::Infantry, Symbol::Cavalry, Symbol::Artillery]
        .map(|symbol| [0, 1, 2].map(|number| TerritoryCard::Territory(of(symbol, number))));
    let [i, c, a] = [infantry[0], cavalry[0], artillery[0]];
    let wild = TerritoryCard::Wild;
    for (cards, armies) in [
        (artillery, 4),
        (infantry, 6),
        (cavalry, 8),
        ([i, c, a], 10),
        ([wild, i, infantry[1]], 12),
        ([c, wild, cavalry[1]], 12),
    ] {
        let rules = RuleSet::RISIKO_POCKET;
        assert!(rules.is_set(cards));
        assert_eq!(rules.set_worth(cards, 5), Some(armies), "{cards:?}");
    }
    for cards in [[wild, i, c], [wild, wild, i], [i, c, cavalry[1]]] {
        assert!(!RuleSet::RISIKO_POCKET.is_set(cards), "{cards:?}");
    }
}

/// Returns a scene in which Red holds a set of infantry without their territories, and one more
/// card.
fn with_infantry(extra: &str) -> (Scene, [TerritoryCard; 3]) {
    let [a, b, c] = [3, 4, 5].map(|number| of(Symbol::Infantry, number));
    let name = |at: Territory| at.name().replace(' ', "-");
    let held = if extra.is_empty() { String::new() } else { format!("{} Red 1", name(a)) };
    let scene = pocket(&format!(
        "turn Red reinforce 2\nhand Red {} {} {} wild\n{held}\nOntario Red 1\nQuebec Blue 1",
        name(a),
        name(b),
        name(c)
    ));
    (scene, [a, b, c].map(TerritoryCard::Territory))
}

#[test]
fn k2_two_more_for_each_shown_territory_that_is_held_to_be_placed_anywhere() {
    let (mut scene, cards) = with_infantry("held");
    scene.play(turn_in(cards));
    scene.asks(Red, Ask::Reinforce { left: 2 + 6 + 2, forced: false });
    assert_eq!(scene.armies(of(Symbol::Infantry, 3)), 1, "none came onto it by itself");
    let (mut scene, cards) = with_infantry("");
    scene.play(turn_in(cards));
    scene.asks(Red, Ask::Reinforce { left: 2 + 6, forced: false });
}

#[test]
fn k2_one_set_a_turn_and_never_forced() {
    let all: Vec<String> =
        (0..6).map(|number| of(Symbol::Infantry, number).name().replace(' ', "-")).collect();
    let mut scene = pocket(&format!(
        "turn Red reinforce 0\nhand Red {}\nOntario Red 1\nQuebec Blue 1",
        all.join(" ")
    ));
    scene.asks(Red, Ask::Reinforce { left: 0, forced: false });
    let kept = Scene { state: scene.state.clone(), events: Vec::new() };
    let set = |from: usize| {
        [from, from + 1, from + 2]
            .map(|number| TerritoryCard::Territory(of(Symbol::Infantry, number)))
    };
    scene.play(turn_in(set(0)));
    scene.refuses(&turn_in(set(3)), &Refusal::OneSet, "K2");
    let Some(Ask::Reinforce { left, .. }) = scene.state.prompt().map(|prompt| prompt.ask) else {
        panic!("armies are left to place");
    };
    scene.play(deploy(Ontario, left));
    scene.asks(Red, Ask::Campaign);
    let mut kept = kept;
    kept.play(Action::Done).asks(Red, Ask::Campaign);
}

#[test]
fn k3_either_side_rolls_up_to_three_dice() {
    let mut scene = pocket("turn Red campaign\nAlaska Red 5\nKamchatka Blue 4\nOntario Blue 1");
    scene.play(attack(Alaska, Kamchatka));
    assert_eq!(scene.state.normal_dice(Alaska), (3, 3));
    assert_eq!(scene.state.normal_defence_dice(Kamchatka), 3);
    // Six beats five; four against four and two against three go to the defender.
    scene.roll(roll(3), &[6, 4, 2, 5, 4, 3]);
    assert_eq!((scene.armies(Alaska), scene.armies(Kamchatka)), (3, 3));
    // The defender's third die isn't compared with anything.
    scene.roll(roll(2), &[5, 5, 4, 4, 6]);
    assert_eq!((scene.armies(Alaska), scene.armies(Kamchatka)), (2, 2));
}

#[test]
fn k3_those_who_attacked_and_survived_move_in_and_more_may_follow() {
    let mut scene = pocket("turn Red campaign\nAlaska Red 7\nKamchatka Blue 3\nOntario Blue 1");
    scene.play(attack(Alaska, Kamchatka));
    scene.roll(roll(3), &[6, 6, 6, 1, 1, 1]);
    assert_eq!((scene.owner(Kamchatka), scene.armies(Kamchatka)), (Red, 3));
    scene.asks(Red, Ask::Advance { from: Alaska.into(), to: Kamchatka, most: 3 });
    scene.play(advance(3));
    assert_eq!((scene.armies(Alaska), scene.armies(Kamchatka)), (1, 6));
}

#[test]
fn k4_superiority_must_attack() {
    let mut scene =
        pocket("turn Red campaign\nAlaska Red 4\nKamchatka Blue 2\nBrazil Red 2\nPeru Blue 3");
    // Alaska has three against two; Brazil's one against one isn't a superiority.
    let bound = TerritorySet::of(&[Alaska]);
    assert_eq!(scene.state.bound_to_attack(), bound);
    assert!(scene.state.outnumbered(Alaska).contains(Kamchatka));
    scene.refuses(&Action::Done, &Refusal::MustAttack(bound), "K4");
    scene.play(attack(Brazil, Peru)).roll(roll(1), &[1, 6, 6, 6]);
    scene.refuses(&Action::Done, &Refusal::MustAttack(bound), "K4");
    // A single roll is enough.
    scene.play(attack(Alaska, Kamchatka)).roll(roll(3), &[1, 1, 1, 6, 6]);
    scene.play(Action::Halt).play(Action::Done);
    assert!(scene.state.turn().seat != Red || scene.state.phase() == &Phase::Transfer);
}

#[test]
fn k4_where_nobody_is_outnumbered_the_campaign_may_end() {
    let text = "turn Red campaign\nAlaska Red 3\nKamchatka Blue 2\nAlberta Blue 2\nNorthwest-Territory Blue 2";
    let mut scene = pocket(text);
    assert!(scene.state.bound_to_attack().is_empty(), "two against two is no superiority");
    scene.play(Action::Done);
    let mut free = Scene::at(
        "rules risiko-pocket must-attack off\nplayers Red Blue Green\nturn Red campaign\nAlaska Red 9\nOntario Blue 1\n* Green 1",
    );
    free.play(Action::Done);
}

#[test]
fn k5_one_move_between_neighbours() {
    let mut scene =
        pocket("turn Red transfer\nAlaska Red 5\nAlberta Red 2\nOntario Red 2\nQuebec Blue 1");
    let far = Refusal::NoBorder(Alaska, Ontario);
    scene.refuses(&transfer(Alaska, Ontario, 1), &far, "B2");
    scene.play(transfer(Alaska, Alberta, 3));
    assert_ne!(scene.state.turn().seat, Red, "one move is all");
}

#[test]
fn k5_more_than_ten_become_nine_at_the_end_of_the_own_turn() {
    let mut scene =
        pocket("turn Red transfer\nAlaska Red 14\nAlberta Red 10\nOntario Red 9\nQuebec Blue 30");
    assert_eq!([Alaska, Alberta, Ontario].map(|at| scene.state.excess_armies(at)), [5, 0, 0]);
    scene.play(transfer(Alaska, Alberta, 1));
    assert_eq!([Alaska, Alberta, Ontario].map(|at| scene.armies(at)), [9, 9, 9]);
    assert_eq!(scene.armies(Quebec), 30, "others keep theirs until their own turn ends");
    let gone =
        |territory, armies| Event::Board(BoardEvent::Disbanded { seat: Red, territory, armies });
    assert!(scene.told(gone(Alaska, 4)) && scene.told(gone(Alberta, 2)));
}

#[test]
fn k5_there_are_125_units_of_a_colour() {
    assert_eq!(PIECES, 125);
    let mut scene = pocket(
        "turn Green transfer\nAlaska Red 60\nAlberta Red 60\nOntario Red 1\nQuebec Red 1\nPeru Red 1\nBrazil Red 1\nIceland Blue 1",
    );
    // Six territories would give two armies, but only one piece is left.
    assert_eq!(scene.state.pieces_left(Red), Some(1));
    scene.play(Action::Done);
    scene.asks(Red, Ask::Reinforce { left: 1, forced: false });
    assert!(scene.told(Event::Board(BoardEvent::NotSupplied { seat: Red, armies: 1 })));
    scene.play(deploy(Ontario, 1));
    assert_eq!((scene.state.total_armies(Red), scene.state.pieces_left(Red)), (125, Some(0)));
}

#[test]
fn k6_the_card_for_a_conquest_comes_after_the_move_and_may_be_declined() {
    let at_the_move =
        || pocket("turn Red transfer\nconquered\nAlaska Red 5\nAlberta Red 2\nQuebec Blue 1");
    let mut scene = at_the_move();
    scene.play(transfer(Alaska, Alberta, 1)).asks(Red, Ask::Draw);
    scene.play(Action::Draw);
    assert_eq!(scene.hand(Red).len(), 1);
    assert_eq!(scene.state.turn().seat, Blue);
    let mut scene = at_the_move();
    scene.play(Action::Done).asks(Red, Ask::Draw);
    scene.play(Action::Done);
    assert!(scene.hand(Red).is_empty());
    assert_eq!(scene.state.turn().seat, Blue);
}

/// Returns this many cards of Red, starting from the first territory of a symbol.
fn cards(number: usize) -> Vec<TerritoryCard> {
    Territory::ALL.into_iter().skip(10).take(number).map(TerritoryCard::Territory).collect()
}

fn named(cards: &[TerritoryCard]) -> String {
    cards.iter().map(|card| card.to_string().replace(' ', "-")).collect::<Vec<_>>().join(" ")
}

#[test]
fn k6_who_holds_seven_cards_takes_no_more() {
    for (held, asked) in [(6, true), (7, false)] {
        let mut scene = pocket(&format!(
            "turn Red transfer\nconquered\nhand Red {}\nAlaska Red 5\nAlberta Red 2\nQuebec Blue 1",
            named(&cards(held))
        ));
        scene.play(Action::Done);
        assert_eq!(scene.state.phase() == &Phase::Draw, asked, "{held} cards");
    }
}

#[test]
fn k6_of_the_cards_of_an_eliminated_player_seven_are_kept_by_choice() {
    let mut scene = pocket(&format!(
        "turn Red campaign\nhand Red {}\nhand Blue Alaska Kamchatka wild\nAlaska Red 9\nKamchatka Blue 1",
        named(&cards(6))
    ));
    scene.play(attack(Alaska, Kamchatka)).roll(roll(3), &[6, 6, 6, 1]);
    scene.asks(Red, Ask::Shed { left: 2 });
    let foreign = Action::Shed { card: TerritoryCard::Territory(Ontario) };
    scene.refuses(&foreign, &Refusal::NotHeld, "C2");
    scene.refuses(&Action::Done, &Refusal::NotDeclined(scene.state.phase().rule()), "K6");
    let gone = TerritoryCard::Territory(Alaska);
    scene.play(Action::Shed { card: gone });
    assert!(scene.told(Event::Card(CardEvent::Shed { seat: Red, card: gone })));
    scene.asks(Red, Ask::Shed { left: 1 });
    scene.play(Action::Shed { card: cards(1)[0] });
    assert_eq!(scene.hand(Red).len(), 7);
    assert!(scene.hand(Red).contains(&TerritoryCard::Wild));
    scene.asks(Red, Ask::Advance { from: Alaska.into(), to: Kamchatka, most: 5 });
}

#[test]
fn c2_other_rule_sets_take_any_wild() {
    let cards =
        [TerritoryCard::Wild, TerritoryCard::Wild, TerritoryCard::Territory(NorthwestTerritory)];
    assert!(RuleSet::NAUTICAL.is_set(cards) && !RuleSet::RISIKO_POCKET.is_set(cards));
}
