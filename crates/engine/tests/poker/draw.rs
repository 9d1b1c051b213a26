//! Five-card draw (P2, P3, P6 to P8, P10, P11).

use proptest::prelude::*;
use red_queens_engine::core::{BySeat, Seat, SeatSet, Seed, Seeded};
use red_queens_engine::poker::{
    Bet, Card, CardSet, Deck, Fact, IllegalMove, Move, PokerGame, PokerQuestion, PokerSeats,
    PokerTerms, STASH_LIMIT, Stage,
};

use crate::played::{Played, exchange, use_cards};
use crate::{QUEENS, cards};
use Seat::{Blue, Green, Red};

/// Returns a hand in which Red has a pair of aces and Blue a flush, before any bets.
fn dealt() -> Played {
    // Dealt clockwise from Green's place, the left of the dealer: Red first, then Blue.
    let mut game = Played::new(5, &["AS AD 2C", "KH 9H"]).deal("7C 4H 8D 6H JS 2H");
    game.play(Red, use_cards("AS AD")).play(Blue, use_cards("KH 9H"));
    game
}

#[test]
fn p2_each_uses_at_least_one_card_of_its_stash() {
    let game = Played::new(5, &["AS AD 2C 3C 4C 5C", "KH 9H"]);
    game.refuses(Move::Use(CardSet::EMPTY), IllegalMove::NumberUsed { least: 1, most: 5 });
    game.refuses(use_cards("AS AD 2C 3C 4C 5C"), IllegalMove::NumberUsed { least: 1, most: 5 });
    game.refuses(use_cards("KH"), IllegalMove::NotInStash(Card::KingOfHearts));
    game.refuses(Move::Bet(Bet::Check), IllegalMove::NotNow);
}

#[test]
fn p6_the_dealer_deals_up_to_five_cards() {
    let game = dealt();
    assert_eq!(game.deck.hands[Red], cards("AS AD 7C 8D JS"));
    assert_eq!(game.deck.hands[Blue], cards("KH 9H 4H 6H 2H"));
    assert_eq!(game.deck.stashes[Red], cards("2C"));
    assert_eq!(game.game.asks(), Some((Red, PokerQuestion::Bet { owed: 0, pot: 2, stack: 4 })));
}

#[test]
fn p6_cards_are_replaced_once_by_those_of_the_stash_or_the_dealer() {
    let mut game = dealt();
    game.bets(&[(Red, Bet::Check), (Blue, Bet::Check)]);
    game.refuses(exchange("7C", "2C KH"), IllegalMove::NotInStash(Card::KingOfHearts));
    game.refuses(exchange("2C", ""), IllegalMove::NotInHand(Card::TwoOfClubs));
    game.refuses(exchange("", "2C"), IllegalMove::TooManyTaken);
    let mut game = game.deal("AC");
    game.play(Red, exchange("7C 8D", "2C")).play(Blue, exchange("", ""));
    assert_eq!(game.deck.hands[Red], cards("AS AD JS 2C AC"));
    assert!(game.deck.stashes[Red].is_empty());
    assert_eq!(game.deck.discards, cards("7C 8D"));
    assert_eq!(game.game.asks().map(|(seat, _)| seat), Some(Red), "the last bets");
}

#[test]
fn p2_p6_a_card_of_the_own_stash_may_be_exchanged_like_any_other() {
    let mut game = dealt();
    game.bets(&[(Red, Bet::Check), (Blue, Bet::Check)]);
    game.play(Red, exchange("AS AD", ""));
    assert!((game.deck.hands[Red] & cards("AS AD")).is_empty());
}

#[test]
fn p7_the_called_player_shows_first_and_the_best_hand_wins() {
    let mut game = dealt();
    game.bets(&[(Red, Bet::Check), (Blue, Bet::Bet), (Red, Bet::Call)]);
    game.play(Red, exchange("", "")).play(Blue, exchange("", ""));
    game.bets(&[(Red, Bet::Check), (Blue, Bet::Check)]);
    assert_eq!(game.game.shown(), SeatSet::of(&[Blue]), "it was Blue who was called");
    assert_eq!(game.game.asks(), Some((Red, PokerQuestion::Show { uncalled: false })));
    game.play(Red, Move::Muck);
    assert_eq!(game.verdict(), (Some(Blue), Some(cards("KH 9H 4H 6H 2H"))));
    assert_eq!((game.stack(Red), game.stack(Blue)), (3, 7));
    let shown = |fact: &Fact| matches!(fact, Fact::Shown { seat: Red, .. });
    assert!(!game.facts.iter().any(shown));
}

#[test]
fn p7_with_no_bets_the_first_to_act_shows() {
    let mut game = dealt();
    game.bets(&[(Red, Bet::Check), (Blue, Bet::Check)]);
    game.play(Red, exchange("", "")).play(Blue, exchange("", ""));
    game.bets(&[(Red, Bet::Check), (Blue, Bet::Check)]);
    assert_eq!(game.game.shown(), SeatSet::of(&[Red]));
    game.play(Blue, Move::Show);
    assert_eq!(game.verdict().0, Some(Blue));
}

#[test]
fn p7_ties_split_the_pot() {
    let mut game = Played::new(5, &["AS AD", "AC AH"]).deal("7C 7D 8D 8H JS JC");
    game.play(Red, use_cards("AS AD")).play(Blue, use_cards("AC AH"));
    game.bets(&[(Red, Bet::Bet), (Blue, Bet::Call)]);
    game.play(Red, exchange("", "")).play(Blue, exchange("", ""));
    game.bets(&[(Red, Bet::Check), (Blue, Bet::Check)]);
    game.play(Blue, Move::Show);
    assert_eq!(game.verdict(), (None, None), "a split is not a win");
    assert_eq!((game.stack(Red), game.stack(Blue)), (5, 5));
}

#[test]
fn p8_who_opened_may_show_a_hand_that_nobody_called() {
    for (action, hand) in [(Move::Show, Some(cards("AS AD 7C 8D JS"))), (Move::Muck, None)] {
        let mut game = dealt();
        game.bets(&[(Red, Bet::Bet), (Blue, Bet::Fold)]);
        assert_eq!(game.game.asks(), Some((Red, PokerQuestion::Show { uncalled: true })));
        game.play(Red, action);
        assert_eq!(game.verdict(), (Some(Red), hand));
        assert_eq!((game.stack(Red), game.stack(Blue)), (6, 4));
    }
    let mut game = dealt();
    game.bets(&[(Red, Bet::Check), (Blue, Bet::Bet), (Red, Bet::Fold)]);
    assert_eq!(game.verdict(), (Some(Blue), None), "Blue has nothing to gain by showing");
}

#[test]
fn p10_all_cards_played_are_discarded_and_the_rest_of_the_stash_stays() {
    let mut game = dealt();
    game.bets(&[(Red, Bet::Check), (Blue, Bet::Check)]);
    game.play(Red, exchange("7C", "")).play(Blue, exchange("", ""));
    game.bets(&[(Red, Bet::Check), (Blue, Bet::Check)]);
    game.play(Blue, Move::Muck);
    assert!(game.deck.hands.iter().all(|(_, hand)| hand.is_empty()));
    assert_eq!(game.deck.discards.len(), 11);
    assert_eq!((game.deck.stashes[Red], game.deck.stashes[Blue]), (cards("2C"), CardSet::EMPTY));
}

#[test]
fn p11_a_short_hand_is_filled_from_the_own_stash() {
    let mut game = Played::new(5, &["AS AD 2C 3C 4C", "KH 9H 8H 7H"]);
    let kept: CardSet = game.deck.stock.iter().take(2).collect();
    game.deck.stashes[Green] = game.deck.stock - kept;
    game.deck.stock = kept;
    game.play(Red, use_cards("AS")).play(Blue, use_cards("KH"));
    // Two cards were left to deal; Red had four cards to choose from, Blue three.
    assert_eq!(game.deck.hands[Red].len(), 5);
    assert_eq!(game.deck.hands[Blue].len(), 5);
    assert_eq!(game.deck.stashes[Red].len() + game.deck.stashes[Blue].len(), 1);
    let filled = game.facts.iter().filter(|fact| matches!(fact, Fact::Filled { .. })).count();
    assert_eq!(filled, 6);
}

#[test]
fn a_hand_is_hidden_from_all_others() {
    let game = dealt();
    for fact in &game.facts {
        let hides = |fact: Fact| {
            matches!(fact, Fact::Used { cards: None, .. } | Fact::Dealt { card: None, .. })
        };
        match *fact {
            Fact::Used { seat, .. } | Fact::Dealt { seat, .. } => {
                assert_eq!(fact.seen_by(Some(seat)), *fact);
                assert!(hides(fact.seen_by(Some(Green))) && hides(fact.seen_by(None)));
            }
            _ => assert_eq!(fact.seen_by(None), *fact),
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    /// Every random hand of poker ends, and no army and no card is lost.
    #[test]
    fn games_end_and_keep_armies_and_cards(
        seed in any::<u64>(),
        stakes in proptest::collection::vec((1..9u32, 1..=STASH_LIMIT + 3), 2..=6),
    ) {
        let mut rng = Seeded::new(Seed::from_number(seed), 0);
        let mut deck = Deck::new();
        let mut stacks = BySeat::splat(0);
        let mut players = SeatSet::EMPTY;
        for (seat, (armies, number)) in Seat::ALL.into_iter().zip(&stakes) {
            stacks[seat] = *armies;
            players.insert(seat);
            for _ in 0..*number {
                deck.draw(seat, &mut rng);
            }
        }
        let all: u32 = stacks.iter().map(|(_, stack)| stack).sum();
        let mut facts = Vec::new();
        let terms = PokerTerms::draw(QUEENS);
        let seats = PokerSeats { table: &Seat::ALL, opener: Red, dealer: Blue, players, stacks };
        let mut game = PokerGame::new(terms, seats, &mut facts);
        let mut moves = 0;
        while let Some(possible) = game.moves(&deck) {
            moves += 1;
            prop_assert!(moves < 400);
            let action = possible.sample(&mut rng).unwrap();
            prop_assert!(possible.check(action).is_ok(), "{:?}", action);
            game.play(action, &mut deck, &mut rng, &mut facts).unwrap();
            let piles = deck.stashes.iter().chain(deck.hands.iter()).map(|(_, pile)| *pile);
            let (number, cards) = piles
                .chain([deck.stock, deck.discards])
                .fold((0, CardSet::EMPTY), |(n, all), pile| (n + pile.len(), all | pile));
            prop_assert_eq!((number, cards), (52, CardSet::FULL));
        }
        prop_assert!(matches!(game.stage(), Stage::Over(_)));
        let left: u32 = Seat::ALL.iter().map(|seat| game.betting().stack(*seat)).sum();
        prop_assert_eq!((left, game.betting().total()), (all, 0));
        let paid = |fact: &Fact| match fact {
            Fact::Won { armies, .. } | Fact::TookBack { armies, .. } => *armies,
            _ => 0,
        };
        let put_in = |fact: &Fact| match fact {
            Fact::Anted { .. } => 1,
            Fact::Bet { armies, .. } => *armies,
            _ => 0,
        };
        let sum = |of: &dyn Fn(&Fact) -> u32| facts.iter().map(of).sum::<u32>();
        prop_assert_eq!(sum(&paid), sum(&put_in));
    }
}
