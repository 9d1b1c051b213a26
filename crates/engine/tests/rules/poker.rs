//! Poker for an ally (P1, P3, P4, P8, P9). The game itself is tested in `tests/poker`.

use red_queens_engine::core::{RuleId, Seat, SeatSet};
use red_queens_engine::game::{Action, AllyEvent, Ask, Event, Income, Phase, Refusal};
use red_queens_engine::poker::{self, Bet, CardSet, Fact, Move, PokerQuestion};
use red_queens_engine::world::Territory;

use crate::support::Scene;
use Seat::{Black, Blue, Green, Red, Yellow};

/// Returns a scene at the end of Red's turn in which Blue and Black may contest if they have cards.
pub fn end_of_turn(lines: &str) -> Scene {
    end_of_turn_by("nautical ships off allies poker", lines)
}

/// The same by other rules.
pub fn end_of_turn_by(rules: &str, lines: &str) -> Scene {
    let mut scene = Scene::at(&format!(
        "rules {rules}
         players Red Blue Black
         turn Red transfer
         suits Green hearts
         suits Yellow spades
         Alaska Red 5
         Alberta Red 1
         Brazil Blue 3
         Peru Blue 3
         Congo Black 2
         Japan Yellow 4
         {lines}
         * Green 2"
    ));
    scene.play(Action::Done);
    scene
}

pub fn declare(ally: Seat) -> Action {
    Action::Declare { ally }
}

pub fn cards(names: &str) -> CardSet {
    names.split_whitespace().map(|name| name.parse::<poker::Card>().unwrap()).collect()
}

fn use_cards(names: &str) -> Action {
    Action::Poker(Move::Use(cards(names)))
}

fn bet(bet: Bet) -> Action {
    Action::Poker(Move::Bet(bet))
}

fn keep() -> Action {
    Action::Poker(Move::Exchange { discard: CardSet::EMPTY, take: CardSet::EMPTY })
}

/// Returns the random draws that take these cards from the stock one by one.
fn draws(scene: &Scene, names: &str) -> Vec<u32> {
    let mut stock = scene.state.poker().stock;
    let take = |name: &str| {
        let card: poker::Card = name.parse().unwrap();
        let place = stock.iter().position(|other| other == card).expect("in the stock");
        stock.remove(card);
        u32::try_from(place).unwrap()
    };
    names.split_whitespace().map(take).collect()
}

/// Returns a scene in which Red and Blue play for Green, whose suit is hearts; Red is dealt the
/// first of each pair of cards.
fn dealt(red: &str, blue: &str, deal: &str) -> Scene {
    dealt_by("", red, blue, deal)
}

/// Returns the scene of [`dealt`] with another line of rules.
fn dealt_by(rules: &str, red: &str, blue: &str, deal: &str) -> Scene {
    let mut scene = end_of_turn(&format!("{rules}\nstash Red {red}\nstash Blue {blue}"));
    scene.play(declare(Green)).play(Action::Contest).play(Action::Accept);
    scene.play(use_cards(red));
    let draws = draws(&scene, deal);
    scene.with(use_cards(blue), &[], &draws);
    scene
}

/// Both check and keep their cards; Red shows first.
fn show_down(scene: &mut Scene) {
    scene.play(bet(Bet::Check)).play(bet(Bet::Check)).play(keep()).play(keep());
    scene.play(bet(Bet::Check)).play(bet(Bet::Check));
}

fn show() -> Action {
    Action::Poker(Move::Show)
}

fn muck() -> Action {
    Action::Poker(Move::Muck)
}

/// Returns a scene in which Red has a pair of aces, one of them of hearts, and Blue almost nothing.
fn red_is_better() -> Scene {
    dealt("AH AD", "9C 2S", "7C 4D 8D 6S JS KC")
}

#[test]
fn p1_others_who_hold_a_poker_card_are_asked_clockwise() {
    let mut scene = end_of_turn("stash Red QH\nstash Blue 9C\nstash Black 3D");
    scene.asks(Red, Ask::Call { forced: false });
    scene.play(declare(Green)).asks(Blue, Ask::Contest { player: Red, ally: Green });
    scene.play(Action::Contest).asks(Black, Ask::Contest { player: Red, ally: Green });
    scene.play(Action::Done);
    scene.asks(Red, Ask::Answer { ally: Green, contesters: SeatSet::only(Blue) });
    assert!(scene.told(Event::Ally(AllyEvent::LetPass { seat: Black, ally: Green })));
    scene.play(Action::Done);
    assert!(scene.told(Event::Ally(AllyEvent::GaveUp { player: Red, ally: Green })));
    assert_eq!(scene.state.turn().player(), Blue);
}

#[test]
fn p1_unchallenged_the_ally_is_played_at_once() {
    let mut alone = end_of_turn("stash Red QH");
    alone.play(declare(Green)).asks(Red, Ask::Reinforce { left: 19, forced: false });
    let mut passed = end_of_turn("stash Blue QH");
    passed.play(declare(Green)).play(Action::Done);
    assert_eq!((passed.state.turn().seat, passed.state.turn().player()), (Green, Red));
}

#[test]
fn p1_with_no_poker_card_a_challenge_cannot_be_answered() {
    let mut scene = end_of_turn("stash Blue QH");
    scene.play(declare(Green)).play(Action::Contest);
    assert!(scene.told(Event::Ally(AllyEvent::GaveUp { player: Red, ally: Green })));
    assert_eq!(scene.state.turn().player(), Blue);
}

#[test]
fn p3_the_player_on_the_left_deals_even_if_not_in_the_game() {
    let mut scene = end_of_turn("stash Red QH\nstash Black 3D");
    scene.play(declare(Yellow)).asks(Black, Ask::Contest { player: Red, ally: Yellow });
    scene.play(Action::Contest).play(Action::Accept);
    assert!(scene.told(Event::Ally(AllyEvent::PokerBegan {
        player: Red,
        ally: Yellow,
        dealer: Blue
    })));
    let Phase::Poker(table) = scene.state.phase() else { panic!("no game") };
    assert_eq!((table.ally, table.game.dealer()), (Yellow, Blue));
    scene.asks(Red, Ask::Poker { ally: Yellow, question: PokerQuestion::Use });
}

#[test]
fn p3_the_dealer_moves_one_seat_to_the_left_with_every_game() {
    for (before, dealer) in [("Blue", Black), ("Black", Red), ("Green", Red), ("Red", Blue)] {
        let mut scene = end_of_turn(&format!("dealer {before}\nstash Red QH\nstash Black 3D"));
        scene.play(declare(Yellow)).play(Action::Contest).play(Action::Accept);
        assert!(
            scene.told(Event::Ally(AllyEvent::PokerBegan { player: Red, ally: Yellow, dealer })),
            "{before}"
        );
    }
    let mut as_it_was = end_of_turn(
        "rules nautical ships off allies poker dealer-moves-on off
         dealer Blue
         stash Red QH
         stash Black 3D",
    );
    as_it_was.play(declare(Yellow)).play(Action::Contest).play(Action::Accept);
    assert!(as_it_was.told(Event::Ally(AllyEvent::PokerBegan {
        player: Red,
        ally: Yellow,
        dealer: Blue
    })));
}

#[test]
fn p4_t43_a_pirate_stakes_what_it_has_kept_and_with_land_its_levy_too() {
    for (land, levy) in [("Alaska Green 1", 0), ("Alaska Blue 1", 3)] {
        let mut scene = Scene::at(&format!(
            "rules nautical allies poker
             players Red Blue
             turn Red transfer
             winnings Blue 2
             stash Red QH
             stash Blue 9C
             Japan Red 2
             {land}
             ship 1 Blue 3 at 4,12
             * Green 2"
        ));
        scene.play(Action::Done).play(declare(Green)).play(Action::Contest).play(Action::Accept);
        assert_eq!(
            scene.told(Event::Ally(AllyEvent::CountedOut { seat: Blue, armies: 3 })),
            levy == 3
        );
        assert_eq!(scene.state.pot(Blue), Some(2 + levy - 1), "one is the ante");
    }
}

#[test]
fn p4_the_reinforcements_as_they_stand_are_counted_out_in_advance() {
    let mut scene = end_of_turn("stash Red QH\nstash Blue 9C\nMadagascar Red 1 factory");
    scene.play(declare(Green)).play(Action::Contest).play(Action::Accept);
    assert!(
        scene.told(Event::Ally(AllyEvent::CountedOut { seat: Red, armies: 3 })),
        "the factory counts nothing"
    );
    assert!(scene.told(Event::Ally(AllyEvent::CountedOut { seat: Blue, armies: 3 })));
    let left = [Red, Blue, Black].map(|seat| scene.state.pot(seat));
    assert_eq!(left, [Some(2), Some(2), None], "one each is the ante");
}

#[test]
fn p4_what_is_left_of_a_pot_is_staked_and_without_any_there_is_no_seat() {
    let mut scene =
        end_of_turn("stash Red QH\nstash Blue 9C\nstash Black 3D\npot Blue 0\npot Black 7");
    scene.play(declare(Green)).asks(Black, Ask::Contest { player: Red, ally: Green });
    scene.play(Action::Contest).play(Action::Accept);
    assert_eq!(
        scene.pick(|event| matches!(event, Event::Ally(AllyEvent::CountedOut { seat: Black, .. }))
            .then_some(())),
        []
    );
    assert_eq!(scene.state.pot(Black), Some(6));
}

#[test]
fn p4_a_pirate_stakes_only_what_is_counted_out() {
    let at_sea = |pot: &str| {
        let mut scene = Scene::at(&format!(
            "rules nautical allies poker
             players Red Blue
             turn Red transfer
             stash Red QH
             stash Blue 9C
             Alaska Red 2
             ship 1 Blue 3 at 4,12
             {pot}
             * Green 2"
        ));
        scene.play(Action::Done).play(declare(Green));
        scene
    };
    assert_eq!(at_sea("").state.turn().seat, Green, "Blue has nothing to stake");
    at_sea("pot Blue 2").asks(Blue, Ask::Contest { player: Red, ally: Green });
}

#[test]
fn p5_the_active_player_opens_with_one_army_and_folding_ends_it() {
    let mut scene = red_is_better();
    let question = PokerQuestion::Bet { owed: 0, pot: 2, stack: 2 };
    scene.asks(Red, Ask::Poker { ally: Green, question });
    scene.play(bet(Bet::Bet));
    let question = PokerQuestion::Bet { owed: 1, pot: 3, stack: 2 };
    scene.asks(Blue, Ask::Poker { ally: Green, question });
    scene.refuses(
        &bet(Bet::Check),
        &red_queens_engine::game::Refusal::Poker(poker::IllegalMove::NoSuchBet(Bet::Check)),
        "P5",
    );
    scene.play(bet(Bet::Fold));
    let question = PokerQuestion::Show { uncalled: true };
    scene.asks(Red, Ask::Poker { ally: Green, question });
}

#[test]
fn p8_a_win_with_a_card_of_the_suit_plays_the_ally() {
    let mut scene = red_is_better();
    show_down(&mut scene);
    scene.asks(Blue, Ask::Poker { ally: Green, question: PokerQuestion::Show { uncalled: false } });
    scene.play(muck());
    assert!(scene.told(Event::Poker(Fact::Won { seat: Red, armies: 2 })));
    scene.asks(Red, Ask::Won { ally: Green });
    scene.refuses(&declare(Green), &Refusal::NotNow(RuleId("P8")), "P8");
    scene.play(Action::Accept);
    assert_eq!((scene.state.turn().seat, scene.state.turn().commander), (Green, Some(Red)));
}

#[test]
fn p8_the_winner_may_decline_the_ally_and_the_turn_ends() {
    let mut scene = red_is_better();
    show_down(&mut scene);
    scene.play(muck()).play(Action::Done);
    assert!(scene.told(Event::Ally(AllyEvent::GaveUp { player: Red, ally: Green })));
    assert_eq!((scene.state.turn().player(), scene.state.pot(Red)), (Blue, Some(4)));
}

#[test]
fn p8_as_it_was_the_ally_is_played_unasked() {
    let rules = "rules nautical ships off allies poker prize-declinable off";
    let mut scene = dealt_by(rules, "AH AD", "9C 2S", "7C 4D 8D 6S JS KC");
    show_down(&mut scene);
    scene.play(muck());
    assert_eq!((scene.state.turn().seat, scene.state.turn().commander), (Green, Some(Red)));
}

#[test]
fn p8_a_win_without_a_card_of_the_suit_ends_the_turn() {
    let mut scene = dealt("AS AD", "9C 2S", "7C 4D 8D 6S JS KC");
    show_down(&mut scene);
    scene.play(muck());
    assert_eq!(scene.state.turn().player(), Blue);
    assert_eq!(scene.state.pot(Red), Some(4), "Red collects");
}

#[test]
fn p8_a_split_is_not_a_win_and_a_loss_is_none() {
    let mut split = dealt("AH AD", "AS AC", "7C 7D 8D 8C JS JD");
    show_down(&mut split);
    split.play(show());
    assert_eq!(split.state.turn().player(), Blue);
    assert_eq!(split.state.pot(Red), Some(3));
    let mut lost = dealt("AH 2H", "9C 9S", "7C 4D 8D 6S JS KC");
    show_down(&mut lost);
    lost.play(show());
    assert_eq!((lost.state.turn().player(), lost.state.pot(Red)), (Blue, Some(2)));
}

#[test]
fn p8_an_uncalled_win_counts_only_if_the_hand_is_shown() {
    for (action, army) in [(show(), Green), (muck(), Blue)] {
        let mut scene = red_is_better();
        scene.play(bet(Bet::Bet)).play(bet(Bet::Fold)).play(action);
        if army == Green {
            scene.asks(Red, Ask::Won { ally: Green });
            scene.play(Action::Accept);
        }
        assert_eq!(scene.state.turn().seat, army);
    }
}

#[test]
fn p9_t8_what_is_left_of_a_pot_comes_instead_of_other_reinforcements() {
    let mut scene = dealt("AS AD", "9C 2S", "7C 4D 8D 6S JS KC");
    show_down(&mut scene);
    scene.play(muck());
    let blue = Income { pot: Some(2), ..Income::default() };
    assert!(scene.told(Event::TurnBegan { seat: Blue, round: 1, income: blue }));
    scene.asks(Blue, Ask::Reinforce { left: 2, forced: false });
    assert_eq!(scene.state.pot(Blue), None);
    assert_eq!(scene.state.pot(Red), Some(4), "Red's wait for its turn");
}

#[test]
fn t8_factories_and_sets_come_beside_the_pot() {
    let mut scene = Scene::at(
        "players Red Blue
         turn Blue transfer
         pot Red 1
         hand Red Alaska Brazil Peru wild
         Alaska Red 5 factory
         Alberta Blue 3
         * Red 2",
    );
    scene.play(Action::Done);
    let income = Income { factories: 2, pot: Some(1), ..Income::default() };
    assert!(scene.told(Event::TurnBegan { seat: Red, round: 2, income }));
    scene.asks(Red, Ask::Reinforce { left: 1, forced: false });
    assert_eq!(scene.armies(Territory::Alaska), 7);
    assert!(scene.state.deck().hands[Red].has_set());
}

#[test]
fn p9_armies_won_are_the_pot_of_the_next_game() {
    let mut scene = end_of_turn("stash Red QH\nstash Blue 9C\npot Red 5");
    scene.play(declare(Green)).play(Action::Contest).play(Action::Accept);
    assert_eq!(scene.state.pot(Red), Some(4));
}

#[test]
fn p9_a_pot_is_lost_with_a_player_who_leaves() {
    let mut scene = Scene::at(
        "rules nautical ships off allies poker
         players Red Blue Black
         turn Red reinforce 3
         fresh
         pot Blue 4
         Alaska Red 5
         Brazil Blue 3
         Congo Black 2
         * Green 2",
    );
    scene.with(Action::Leave { seat: Blue }, &[], &[0]);
    assert!(scene.told(Event::Ally(AllyEvent::PotLost { seat: Blue, armies: 4 })));
    assert_eq!(scene.state.pot(Blue), None);
}

#[test]
fn p10_the_cards_played_are_laid_down_and_nobody_knows_them() {
    let mut scene = red_is_better();
    show_down(&mut scene);
    let others = [Some(Red), Some(Black), None];
    for viewer in others {
        let seen = scene.state.observe(viewer);
        let hands = &seen.table().poker().hands;
        assert_eq!(hands[Red], cards("AH AD 7C 8D JS"), "Red has shown");
        assert_eq!((hands[Blue], seen.dealt()[Blue]), (CardSet::EMPTY, 5));
    }
    assert_eq!(scene.state.observe(Some(Blue)).poker_hand(), cards("9C 2S 4D 6S KC"));
    scene.play(muck());
    assert_eq!(scene.state.poker().discards.len(), 10);
    assert!(scene.state.poker().hands.iter().all(|(_, hand)| hand.is_empty()));
    assert!(scene.state.observe(Some(Red)).table().poker().discards.is_empty());
}
