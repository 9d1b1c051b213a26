//! Seven-card stud (W6).

use red_queens_engine::core::Seat;
use red_queens_engine::poker::{
    Bet, CardSet, Fact, IllegalMove, Limit, Move, PokerTerms, Stage, Street, Variant, VariantSet,
};

use crate::played::{Played, use_cards};
use crate::{QUEENS, cards};
use Seat::{Blue, Green, Red};

fn stud() -> PokerTerms {
    let variants = VariantSet::only(Variant::Stud);
    PokerTerms { variants, limit: Limit::NoLimit, ..PokerTerms::draw(QUEENS) }
}

/// Returns a hand in which Red hides three aces of its own, and Blue a king and dealt cards.
fn dealt(deal: &str) -> Played {
    let mut game = Played::by(stud(), 9, &["AS AD AC 2C", "KH 4D"]).deal(deal);
    game.play(Red, use_cards("AS AD AC")).play(Blue, use_cards("KH"));
    game
}

fn check_both(game: &mut Played) {
    game.bets(&[(Red, Bet::Check), (Blue, Bet::Check)]);
}

#[test]
fn w6_three_own_cards_at_most_and_they_stay_hidden() {
    let game = Played::by(stud(), 9, &["AS AD AC 2C", "KH 4D"]);
    game.refuses(use_cards("AS AD AC 2C"), IllegalMove::NumberUsed { least: 1, most: 3 });
    // Blue is dealt one hidden card; then each player gets an open one, Red first.
    let game = dealt("9H 7C 8D");
    assert_eq!((game.deck.hands[Red], game.game.open(Red)), (cards("AS AD AC 7C"), cards("7C")));
    assert_eq!((game.deck.hands[Blue], game.game.open(Blue)), (cards("KH 9H 8D"), cards("8D")));
    assert_eq!(game.game.stage(), Stage::Bets(Street::Third));
}

#[test]
fn w6_bets_follow_each_open_card_and_the_last_hidden_one_and_the_active_player_opens_all() {
    let mut game = dealt("9H 7C 8D 2D 3D 2H 3H 2S 3S KS");
    let streets = [Street::Third, Street::Fourth, Street::Fifth, Street::Sixth, Street::Seventh];
    for street in streets {
        assert_eq!(game.game.stage(), Stage::Bets(street));
        assert_eq!(game.game.asks().map(|(seat, _)| seat), Some(Red), "{street}");
        check_both(&mut game);
    }
    // Red had its three hidden cards from the start, so only Blue is dealt another one.
    assert_eq!(game.deck.hands[Red], cards("AS AD AC 7C 2D 2H 2S"));
    assert_eq!(game.deck.hands[Blue], cards("KH 9H 8D 3D 3H 3S KS"));
    game.play(Blue, Move::Show);
    assert_eq!(game.verdict().0, Some(Red), "aces full against threes full of kings");
}

#[test]
fn w6_open_cards_are_told_to_all_and_hidden_ones_to_nobody_else() {
    let game = dealt("9H 7C 8D");
    let opened: Vec<Fact> =
        game.facts.iter().filter(|fact| matches!(fact, Fact::Opened { .. })).copied().collect();
    assert_eq!(opened.len(), 2);
    for fact in opened {
        assert_eq!(fact.seen_by(None), fact);
        assert_eq!(fact.seen_by(Some(Green)), fact);
    }
    let hidden = Fact::Dealt { seat: Blue, card: Some("9H".parse().unwrap()) };
    assert!(game.facts.contains(&hidden));
    assert_eq!(hidden.seen_by(Some(Red)), Fact::Dealt { seat: Blue, card: None });
}

#[test]
fn w6_who_folds_lays_the_open_cards_down_as_well() {
    let mut game = dealt("9H 7C 8D");
    game.play(Red, Move::Wager(1)).play(Blue, Move::Bet(Bet::Fold));
    assert_eq!((game.deck.hands[Blue], game.game.open(Blue)), (CardSet::EMPTY, CardSet::EMPTY));
}

#[test]
fn p11_six_at_stud_fill_from_their_stashes_what_the_deck_has_not() {
    let stashes = ["AS 2S 3S 4S 5S", "AD 2D 3D 4D 5D", "AC 2C 3C 4C 5C", "AH 2H 3H 4H 5H"];
    let mut game = Played::by(stud(), 20, &[&stashes[..], &["9S TS", "9D TD"]].concat());
    let seats = [Red, Blue, Green, Seat::ALL[3], Seat::ALL[4], Seat::ALL[5]];
    for (seat, card) in seats.into_iter().zip(["AS", "AD", "AC", "AH", "9S", "9D"]) {
        game.play(seat, use_cards(card));
    }
    while matches!(game.game.stage(), Stage::Bets(_)) {
        let asked = game.game.asks().unwrap().0;
        game.play(asked, Move::Bet(Bet::Check));
    }
    // 42 cards are dealt, although 24 were in stashes at first.
    for seat in seats {
        assert_eq!(game.deck.hands[seat].len(), 7, "{seat}");
    }
}
