//! The three variants of poker for an ally, and bets without a limit (W6, W7). The hands themselves
//! are tested in `tests/poker`.

use red_queens_engine::core::Seat;
use red_queens_engine::game::{Action, Ask, Event, Phase, Refusal, RuleSet};
use red_queens_engine::poker::{
    self, Amounts, Bet, CardSet, Fact, IllegalMove, Move, PokerQuestion, Variant,
};
use red_queens_engine::record::Position;

use crate::poker::{cards, declare, end_of_turn};
use crate::support::Scene;
use Seat::{Black, Blue, Green, Red};

const CHOICE: &str = "rules nautical ships off allies poker poker-games dealers-choice betting no-limit flop-cards 3";

/// Returns a scene in which Red plays for Green, whose suit is hearts, against Blue. The ante has
/// been paid.
fn game(rules: &str, red: &str, blue: &str) -> Scene {
    let mut scene = end_of_turn(&format!(
        "{rules}\npot Red 20\npot Blue 20\nstash Red {red}\nstash Blue {blue}"
    ));
    scene.play(declare(Green)).play(Action::Contest).play(Action::Accept);
    scene
}

fn at_poker(action: Move) -> Action {
    Action::Poker(action)
}

/// Plays an action with these cards next in the deck.
fn dealing(scene: &mut Scene, action: Move, names: &str) {
    let mut stock = scene.state.poker().stock;
    let take = |name: &str| {
        let card: poker::Card = name.parse().unwrap();
        let place = stock.iter().position(|other| other == card).expect("in the stock");
        stock.remove(card);
        u32::try_from(place).unwrap()
    };
    let draws: Vec<u32> = names.split_whitespace().map(take).collect();
    scene.with(at_poker(action), &[], &draws);
}

fn hands(scene: &Scene, viewer: Option<Seat>) -> [CardSet; 2] {
    let seen = scene.state.observe(viewer);
    [Red, Blue].map(|seat| seen.table().poker().hands[seat])
}

#[test]
fn w6_the_dealer_names_the_game_also_one_who_does_not_play_in_it() {
    let mut scene = end_of_turn(&format!("{CHOICE}\nstash Red QH\nstash Black 3D"));
    scene.play(declare(Green)).play(Action::Contest).play(Action::Accept);
    let Phase::Poker(table) = scene.state.phase() else { panic!("no game") };
    assert_eq!(table.game.dealer(), Blue);
    assert!(!table.game.betting().order().contains(&Blue));
    scene.asks(Blue, Ask::Poker { ally: Green, question: PokerQuestion::Name });
    scene.play(at_poker(Move::Name(Variant::Stud)));
    assert!(scene.told(Event::Poker(Fact::Named { seat: Blue, variant: Variant::Stud })));
    scene.asks(Red, Ask::Poker { ally: Green, question: PokerQuestion::Use });
    assert_eq!(scene.state.stake(Black), 2, "the ante is in");
}

#[test]
fn w6_a_single_game_is_named_by_nobody() {
    for (game_option, most) in [("draw", 5), ("stud", 3), ("holdem", 2)] {
        let rules = format!("rules nautical ships off allies poker poker-games {game_option}");
        let scene = game(&rules, "AH AD AC AS KS QS", "9C");
        scene.asks(Red, Ask::Poker { ally: Green, question: PokerQuestion::Use });
        let all = at_poker(Move::Use(cards("AH AD AC AS KS QS")));
        let rule = if most == 5 { "P2" } else { "W6" };
        scene.refuses(&all, &Refusal::Poker(IllegalMove::NumberUsed { least: 1, most }), rule);
    }
}

#[test]
fn w6_p8_the_suit_counts_in_the_best_five_of_hand_and_board() {
    // The only heart is on the board: either it is among the five winning cards, or it isn't.
    for (river, plays) in [("9H", true), ("2H", false)] {
        let mut scene = game(CHOICE, "AS AD", "KC KS");
        scene.play(at_poker(Move::Name(Variant::HoldEm)));
        scene.play(at_poker(Move::Use(cards("AS AD"))));
        dealing(&mut scene, Move::Use(cards("KC KS")), "2C AC 8D TS");
        scene.play(at_poker(Move::Bet(Bet::Check)));
        dealing(&mut scene, Move::Bet(Bet::Check), "3C 5D");
        scene.play(at_poker(Move::Bet(Bet::Check)));
        dealing(&mut scene, Move::Bet(Bet::Check), &format!("4C {river}"));
        scene.play(at_poker(Move::Bet(Bet::Check))).play(at_poker(Move::Bet(Bet::Check)));
        scene.play(at_poker(Move::Muck));
        assert!(scene.told(Event::Poker(Fact::Won { seat: Red, armies: 2 })));
        // Three aces win with ten and nine, or with ten and eight.
        if plays {
            scene.asks(Red, Ask::Won { ally: Green });
        } else {
            assert_eq!(scene.state.turn().player(), Blue, "the turn has ended");
        }
    }
}

#[test]
fn w6_open_cards_and_the_board_are_seen_by_all_and_hidden_cards_by_nobody_else() {
    let mut scene = game(CHOICE, "AS AD", "KC");
    scene.play(at_poker(Move::Name(Variant::Stud)));
    scene.play(at_poker(Move::Use(cards("AS AD"))));
    dealing(&mut scene, Move::Use(cards("KC")), "9D 7S 8S");
    let (red, blue) = (cards("AS AD 7S"), cards("KC 9D 8S"));
    assert_eq!(hands(&scene, Some(Red)), [red, cards("8S")]);
    assert_eq!(hands(&scene, Some(Blue)), [cards("7S"), blue]);
    for onlooker in [Some(Black), None] {
        assert_eq!(hands(&scene, onlooker), [cards("7S"), cards("8S")]);
        let seen = scene.state.observe(onlooker);
        assert_eq!((seen.dealt()[Red], seen.dealt()[Blue]), (3, 3));
        assert!((seen.table().poker().stock & cards("7S 8S")).is_empty());
        assert_eq!(seen.table().poker().stock & cards("AS AD KC 9D"), cards("AS AD KC 9D"));
    }
    let mut scene = game(CHOICE, "AS AD", "KC");
    scene.play(at_poker(Move::Name(Variant::HoldEm)));
    scene.play(at_poker(Move::Use(cards("AS AD"))));
    dealing(&mut scene, Move::Use(cards("KC")), "9D 2C 7S 8S 9S");
    let seen = scene.state.observe(None);
    let Phase::Poker(table) = seen.table().phase() else { panic!("no game") };
    assert_eq!(table.game.board(), ["7S", "8S", "9S"].map(|card| card.parse().unwrap()));
    assert_eq!(hands(&scene, None), [CardSet::EMPTY; 2]);
}

#[test]
fn w7_a_bet_that_is_too_large_is_refused_with_what_is_possible() {
    let rules = "rules nautical ships off allies poker betting no-limit";
    let mut scene = game(rules, "AS AD", "KC");
    scene.play(at_poker(Move::Use(cards("AS")))).play(at_poker(Move::Use(cards("KC"))));
    let amounts = Amounts { least: 1, most: 19 };
    let refusal = Refusal::Poker(IllegalMove::Amount(amounts));
    scene.refuses(&at_poker(Move::Wager(20)), &refusal, "W7");
    assert!(refusal.to_string().contains("19"), "{refusal}");
    scene.play(at_poker(Move::Wager(6)));
    assert!(scene.told(Event::Poker(Fact::Bet { seat: Red, bet: Bet::Bet, armies: 6, left: 13 })));
    let refusal = Refusal::Poker(IllegalMove::Amount(Amounts { least: 6, most: 13 }));
    scene.refuses(&at_poker(Move::Wager(5)), &refusal, "W7");
    scene.play(at_poker(Move::Wager(13)));
    assert_eq!(scene.state.pot(Blue), Some(0), "all-in");
    scene.play(at_poker(Move::Bet(Bet::Call)));
    assert_eq!(scene.state.pot(Red), Some(0));
}

/// Returns a scene in which Red goes all-in with four armies at hold'em, and Blue is to act.
fn red_is_all_in(option: &str) -> Scene {
    let mut scene = end_of_turn(&format!(
        "rules new-rules poker-games holdem {option}
         stash Red AC
         stash Blue KS KD
         pot Red 5
         pot Blue 9
         pot Black 0"
    ));
    scene.play(declare(Green)).play(Action::Contest).play(Action::Accept);
    scene.play(at_poker(Move::Use(cards("AC")))).play(at_poker(Move::Use(cards("KS KD"))));
    scene.play(at_poker(Move::Wager(4)));
    scene
}

#[test]
fn w7_an_all_in_bet_may_be_folded_to_unless_the_option_says_otherwise() {
    let fold = at_poker(Move::Bet(Bet::Fold));
    let mut free = red_is_all_in("");
    free.play(fold.clone());
    let mut bound = red_is_all_in("must-call-all-in on");
    bound.refuses(&fold, &Refusal::Poker(IllegalMove::NoSuchBet(Bet::Fold)), "W7");
    let text = Position(&bound.state).to_string();
    assert_eq!(Position::parse(&text).as_ref(), Ok(&bound.state), "{text}");
    bound.play(at_poker(Move::Bet(Bet::Call)));
    assert_eq!(bound.state.pot(Blue), Some(4));
    assert!(RuleSet::PRESETS.iter().all(|(_, rules)| !rules.must_call_all_in));
}

#[test]
fn w7_with_bets_of_one_army_no_number_is_named() {
    let rules = "rules nautical ships off allies poker";
    let mut scene = game(rules, "AS AD", "KC");
    scene.play(at_poker(Move::Use(cards("AS")))).play(at_poker(Move::Use(cards("KC"))));
    scene.refuses(&at_poker(Move::Wager(2)), &Refusal::Poker(IllegalMove::OneArmy), "P5");
    scene.play(at_poker(Move::Bet(Bet::Bet)));
}
