//! W5, W8, W9 and W10: bids for an ally by a card, hand after hand of poker, and what is staked.

use red_queens_engine::core::RuleId;
use red_queens_engine::core::Seat::{self, Black, Blue, Green, Red, Yellow};
use red_queens_engine::core::SeatSet;
use red_queens_engine::game::{Action, AllyEvent, Ask, Event, Phase, Refusal};
use red_queens_engine::poker::{Ace, Bet, CardSet, IllegalMove, Move, PokerQuestion};
use red_queens_engine::world::names::{Alaska, Brazil};

use crate::poker::{cards, declare, end_of_turn_by};
use crate::support::{Scene, deploy};

/// Returns a scene at the end of Red's turn in which Blue and Black have armies to stake.
fn end_of_turn(lines: &str) -> Scene {
    end_of_turn_by("new-rules poker-games draw betting one-army", lines)
}

fn use_cards(names: &str) -> Action {
    Action::Poker(Move::Use(cards(names)))
}

fn bet(bet: Bet) -> Action {
    Action::Poker(Move::Bet(bet))
}

/// Returns a scene in which Red calls for Green and Blue contests; both have chosen their cards,
/// and Red folds at once.
fn lost_by_red(lines: &str) -> Scene {
    let mut scene = end_of_turn(&format!("stash Red QH 7C\n{lines}"));
    scene.play(declare(Green)).play(Action::Contest).play(Action::Done).play(Action::Accept);
    scene.play(use_cards("QH")).play(bet(Bet::Fold));
    scene
}

/// Returns a scene in which Red won the first hand with these cards, since Blue folded.
fn won_by_red(own: &str) -> Scene {
    let mut scene = end_of_turn(&format!("stash Red {own}"));
    scene.play(declare(Green)).play(Action::Contest).play(Action::Done).play(Action::Accept);
    scene.play(use_cards(own)).play(bet(Bet::Bet)).play(bet(Bet::Fold));
    scene
}

fn dealer(scene: &Scene) -> Option<Seat> {
    let dealers = scene.pick(|event| match event {
        Event::Ally(AllyEvent::PokerBegan { dealer, .. }) => Some(*dealer),
        _ => None,
    });
    dealers.first().copied()
}

#[test]
fn w5_a_call_takes_a_poker_card() {
    let scene = end_of_turn("");
    assert_eq!(scene.state.turn().player(), Blue, "Red has none and is not asked");
    let scene = end_of_turn("stash Red QH");
    scene.asks(Red, Ask::Call { forced: false });
    scene.refuses(&declare(Blue), &Refusal::NotToCall(Blue), "T24");
}

#[test]
fn w5_with_five_poker_cards_an_ally_is_called_while_any_is_left() {
    let scene = end_of_turn("stash Red QH 2C 3C 4C 5C");
    scene.asks(Red, Ask::Call { forced: true });
    scene.refuses(&Action::Done, &Refusal::CallFirst, "W5");
    let mut alone = Scene::at(
        "rules new-rules
         players Red Blue
         turn Red transfer
         stash Red QH 2C 3C 4C 5C
         Alaska Red 5
         * Blue 2",
    );
    alone.play(Action::Done);
    assert_eq!(alone.state.turn().player(), Blue, "no ally is left");
}

#[test]
fn w5_who_contests_needs_armies_and_no_card() {
    let mut scene = end_of_turn("stash Red QH\npot Black 0");
    scene.play(declare(Green)).asks(Blue, Ask::Contest { player: Red, ally: Green });
    scene.play(Action::Contest);
    scene.asks(Red, Ask::Answer { ally: Green, contesters: SeatSet::only(Blue) });
}

#[test]
fn w5_who_called_uses_a_card_in_the_first_hand_and_the_others_need_none() {
    let mut scene = end_of_turn("stash Red QH\nstash Blue 9C");
    scene.play(declare(Green)).play(Action::Contest).play(Action::Done).play(Action::Accept);
    scene.asks(Red, Ask::Poker { ally: Green, question: PokerQuestion::Use });
    let nothing = Action::Poker(Move::Use(CardSet::EMPTY));
    let illegal = IllegalMove::NumberUsed { least: 1, most: 5 };
    scene.refuses(&nothing, &Refusal::Poker(illegal), "P2");
    scene.play(use_cards("QH")).play(nothing);
    let hands = scene.state.poker().hands;
    assert_eq!((hands[Red].len(), hands[Blue].len(), scene.stash(Blue)), (5, 5, 1));
}

#[test]
fn w5_one_bid_a_turn() {
    let mut scene = end_of_turn("stash Red QH\npot Blue 0\npot Black 0");
    scene.play(declare(Green)).asks(Red, Ask::Reinforce { left: 19, forced: false });
    let place = scene.state.board().held(Green).first().unwrap();
    scene.play(deploy(place, 19)).play(Action::Done).play(Action::Done);
    assert_eq!(scene.state.turn().player(), Blue, "Red still holds a card and allies are left");
}

#[test]
fn w8_who_has_lost_may_play_another_hand_while_armies_are_left() {
    let mut scene = lost_by_red("");
    scene.asks(Red, Ask::AnotherHand { ally: Green });
    scene.play(Action::Accept).asks(Blue, Ask::Join { player: Red, ally: Green });
    assert!(scene.told(Event::Ally(AllyEvent::PlaysOn { player: Red, ally: Green })));
    scene.play(Action::Contest).asks(Black, Ask::Join { player: Red, ally: Green });
    assert!(scene.told(Event::Ally(AllyEvent::TookPart { seat: Blue, ally: Green })));
    scene.play(Action::Contest).asks(Red, Ask::Poker { ally: Green, question: PokerQuestion::Use });
    let Phase::Poker(table) = scene.state.phase() else { panic!() };
    assert_eq!(table.game.betting().order().len(), 3, "Black is a newcomer");
    scene.play(use_cards("")).play(bet(Bet::Check));
    assert_eq!(scene.stash(Red), 1, "no card is needed now, and one could be used");
}

#[test]
fn w8_nothing_left_in_the_pot_ends_the_turn() {
    let mut scene = end_of_turn("stash Red 2C 7D\nstash Blue KS KD KC KH\npot Red 1\nmucked 3C");
    scene.play(declare(Green)).play(Action::Contest).play(Action::Done).play(Action::Accept);
    scene.play(use_cards("2C")).play(use_cards("KS KD KC KH"));
    let keep = Move::Exchange { discard: CardSet::EMPTY, take: CardSet::EMPTY };
    scene.play(Action::Poker(keep)).play(Action::Poker(keep)).play(Action::Poker(Move::Show));
    assert_eq!((scene.state.pot(Red), scene.state.turn().player()), (Some(0), Blue));
}

#[test]
fn w8_who_has_lost_may_stop_and_the_turn_ends() {
    let mut scene = lost_by_red("");
    scene.play(Action::Done);
    assert!(scene.told(Event::Ally(AllyEvent::GaveUp { player: Red, ally: Green })));
    assert_eq!(scene.state.turn().player(), Blue);
}

#[test]
fn w8_others_may_stay_out_and_whom_nobody_challenges_any_more_plays_the_ally() {
    let mut scene = lost_by_red("");
    scene.play(Action::Accept).play(Action::Done);
    assert!(scene.told(Event::Ally(AllyEvent::StayedOut { seat: Blue, ally: Green })));
    scene.play(Action::Done);
    assert_eq!((scene.state.turn().seat, scene.state.turn().player()), (Green, Red));
}

#[test]
fn w8_a_win_with_a_card_of_the_suit_brings_the_ally_and_without_it_the_turn_ends() {
    let mut with = won_by_red("QH 2H 3H 4H 5H");
    with.play(Action::Poker(Move::Show)).asks(Red, Ask::Won { ally: Green });
    let mut without = won_by_red("QC 2C 3C 4C 5C");
    without.play(Action::Poker(Move::Show));
    assert_eq!(without.state.turn().player(), Blue, "no other hand after a win");
    assert_eq!(without.state.pot(Red), Some(4), "the pot is kept");
}

#[test]
fn w8_w6_the_first_to_deal_sits_left_of_who_called_and_then_it_moves_on() {
    let mut scene = end_of_turn("dealer Blue\nstash Red QH 7C");
    scene.play(declare(Green)).play(Action::Contest).play(Action::Done).play(Action::Accept);
    assert_eq!(dealer(&scene), Some(Blue));
    scene.play(use_cards("QH")).play(bet(Bet::Fold));
    scene.play(Action::Accept).play(Action::Contest).play(Action::Done);
    assert_eq!(dealer(&scene), Some(Black), "though Black is not in the game");
}

#[test]
fn w9_the_pot_counts_factories_too_and_they_pay_again() {
    let mut scene = end_of_turn("stash Red QH\nMongolia Blue 1 factory\npot Black 0");
    assert_eq!(scene.state.stake(Blue), 3 + 2);
    scene.play(declare(Green)).play(Action::Contest).play(Action::Accept);
    assert!(scene.told(Event::Ally(AllyEvent::CountedOut { seat: Blue, armies: 5 })));
    scene.play(use_cards("QH")).play(bet(Bet::Fold)).play(Action::Done);
    scene.asks(Blue, Ask::Reinforce { left: 6, forced: false });
    assert_eq!(scene.armies(red_queens_engine::world::names::Mongolia), 3);
}

#[test]
fn w9_who_lost_it_all_has_no_levy_at_the_next_turn_and_counts_out_anew_after_it() {
    let mut scene = Scene::at(
        "rules new-rules allies off
         players Red Blue
         turn Blue transfer
         pot Red 0
         Alaska Red 5
         Brazil Blue 3
         * Green 2",
    );
    assert_eq!(scene.state.stake(Red), 0, "nothing to stake before that");
    scene.play(Action::Done).asks(Red, Ask::Campaign);
    assert_eq!(scene.state.stake(Red), 3, "at the next game of poker");
    scene.play(Action::Done).play(deploy(Brazil, 3)).play(Action::Done);
    scene.asks(Red, Ask::Reinforce { left: 3, forced: false });
    assert_eq!(scene.armies(Alaska), 5);
}

#[test]
fn w10_nobody_calls_an_ally_as_an_ally() {
    let mut scene = end_of_turn("stash Red QH 7C\nMongolia Yellow 2\npot Blue 0\npot Black 0");
    scene.play(declare(Yellow)).play(deploy(red_queens_engine::world::names::Japan, 3));
    let not_now = Refusal::NotNow(RuleId("A1"));
    scene.refuses(&declare(Green), &not_now, "A1");
    assert!(!scene.state.can_sit_down(Yellow) && !scene.state.can_sit_down(Green));
}

#[test]
fn w10_c6_the_ace_is_low_and_the_queen_the_highest_of_the_red_suits() {
    let rules = *end_of_turn("").state.rules();
    assert_eq!((rules.ace, rules.red_queens_high), (Ace::Low, true));
    let in_order = |names: &str| -> String {
        let ranked = rules.ranking().in_order(cards(names));
        ranked.iter().map(|card| card.name()).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(in_order("AH 2H TH JH QH KH"), "QH KH JH TH 2H AH");
    assert_eq!(in_order("AS 2S TS JS QS KS"), "KS QS JS TS 2S AS");
}
