//! Texas hold'em (W6).

use red_queens_engine::core::{Seat, SeatSet};
use red_queens_engine::poker::{
    Bet, CardSet, Category, Fact, IllegalMove, Limit, Move, PokerQuestion, PokerTerms, Stage,
    Street, Variant, VariantSet,
};

use crate::played::{Played, use_cards};
use crate::{QUEENS, cards};
use Seat::{Blue, Red};

fn hold_em(flop: u8) -> PokerTerms {
    let variants = VariantSet::only(Variant::HoldEm);
    PokerTerms { variants, flop, limit: Limit::NoLimit, ..PokerTerms::draw(QUEENS) }
}

/// Returns a hand in which Red uses two aces of its own, and Blue a king of its own and a nine that
/// is dealt.
fn dealt(flop: u8, board: &str) -> Played {
    let board = format!("9H 2C {board}");
    let mut game = Played::by(hold_em(flop), 9, &["AS AD 3C", "KH 4D"]).deal(&board);
    game.play(Red, use_cards("AS AD")).play(Blue, use_cards("KH"));
    game
}

fn check_both(game: &mut Played) {
    game.bets(&[(Red, Bet::Check), (Blue, Bet::Check)]);
}

#[test]
fn w6_two_own_cards_at_most_and_the_rest_is_dealt() {
    let game = Played::by(hold_em(1), 9, &["AS AD 3C", "KH 4D"]);
    game.refuses(use_cards("AS AD 3C"), IllegalMove::NumberUsed { least: 1, most: 2 });
    assert_eq!(IllegalMove::NumberUsed { least: 1, most: 2 }.rule().to_string(), "W6");
    let game = dealt(1, "KC");
    assert_eq!(game.deck.hands[Red], cards("AS AD"));
    assert_eq!(game.deck.hands[Blue], cards("KH 9H"));
    assert_eq!((game.deck.stashes[Red], game.deck.stashes[Blue]), (cards("3C"), cards("4D")));
}

#[test]
fn w6_a_card_is_burned_before_the_flop_of_one_and_the_active_player_opens() {
    let game = dealt(1, "KC");
    assert_eq!(game.deck.discards, cards("2C"), "burned");
    assert_eq!(game.game.board().iter().copied().collect::<CardSet>(), cards("KC"));
    assert_eq!(game.game.stage(), Stage::Bets(Street::Flop));
    assert_eq!(game.game.asks(), Some((Red, PokerQuestion::Bet { owed: 0, pot: 2, stack: 8 })));
    let told = [
        Fact::Burned { dealer: Blue },
        Fact::TurnedUp { dealer: Blue, street: Street::Flop, cards: cards("KC") },
    ];
    assert_eq!(game.facts[game.facts.len() - 2..], told);
}

#[test]
fn w6_with_a_flop_of_one_the_board_has_three_cards_and_all_five_count() {
    let mut game = dealt(1, "KC 3H KD 5H 2S");
    check_both(&mut game);
    assert_eq!(game.game.stage(), Stage::Bets(Street::Turn));
    check_both(&mut game);
    assert_eq!(game.game.stage(), Stage::Bets(Street::River));
    assert_eq!(game.deck.discards, cards("2C 3H 5H"), "one is burned before each");
    check_both(&mut game);
    assert_eq!(game.game.shown(), SeatSet::of(&[Red]));
    game.play(Blue, Move::Show);
    let three = Fact::Shown { seat: Blue, cards: cards("KH 9H"), category: Category::Trips };
    assert!(game.facts.contains(&three));
    assert_eq!(game.verdict(), (Some(Blue), Some(cards("KH 9H KC KD 2S"))));
    assert_eq!(game.deck.discards.len(), 3 + 4 + 3, "hands and board are laid down, too");
    assert!(game.game.board().is_empty());
}

#[test]
fn w6_with_a_flop_of_three_the_best_five_of_seven_win() {
    let mut game = dealt(3, "AC KC KD 3H 7S 5H 7D");
    assert_eq!(game.game.board().len(), 3);
    for _ in 0..3 {
        check_both(&mut game);
    }
    game.play(Blue, Move::Show);
    let full = Fact::Shown { seat: Red, cards: cards("AS AD"), category: Category::FullHouse };
    assert!(game.facts.contains(&full));
    assert_eq!(game.verdict(), (Some(Red), Some(cards("AS AD AC KC KD 7S 7D"))));
}

#[test]
fn w6_the_board_alone_splits_the_pot() {
    let mut game = dealt(3, "5C 6D 7H 2H 8S 2D 9D");
    // Blue's nine doesn't make the straight any higher.
    for _ in 0..3 {
        check_both(&mut game);
    }
    game.play(Blue, Move::Show);
    assert_eq!(game.verdict(), (None, None));
    assert_eq!((game.stack(Red), game.stack(Blue)), (9, 9));
}

#[test]
fn w7_who_is_all_in_sees_the_board_to_its_end() {
    let mut game = dealt(1, "KC 3H KD 5H 2S");
    game.play(Red, Move::Wager(8)).play(Blue, Move::Bet(Bet::Call));
    assert_eq!(game.game.board().len(), 3, "nobody can bet any more");
    game.play(Blue, Move::Show);
    assert_eq!(game.verdict().0, Some(Blue));
    assert_eq!((game.stack(Red), game.stack(Blue)), (0, 18));
}

#[test]
fn w6_an_uncalled_win_shows_what_is_dealt_so_far() {
    let mut game = dealt(1, "KC");
    game.play(Red, Move::Wager(2)).play(Blue, Move::Bet(Bet::Fold));
    assert_eq!(game.game.asks(), Some((Red, PokerQuestion::Show { uncalled: true })));
    game.play(Red, Move::Show);
    assert_eq!(game.verdict(), (Some(Red), Some(cards("AS AD KC"))));
    assert_eq!((game.stack(Red), game.stack(Blue)), (10, 8));
}
