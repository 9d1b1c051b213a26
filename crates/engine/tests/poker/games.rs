//! Tests of all three variants: dealer's choice, ends of hands, accounts, and their stored form
//! (W6).

use proptest::prelude::*;
use red_queens_engine::core::{BySeat, Seat, SeatSet, Seed, Seeded};
use red_queens_engine::poker::{
    Bet, CardSet, Deck, Fact, IllegalMove, Limit, Move, PokerGame, PokerQuestion, PokerSeats,
    PokerTerms, STASH_LIMIT, Stage, SuitSet, Variant, VariantSet, holds,
};

use crate::played::{Played, use_cards};
use crate::{QUEENS, cards};
use Seat::{Blue, Green, Red};

fn choice() -> PokerTerms {
    PokerTerms { variants: VariantSet::FULL, limit: Limit::NoLimit, ..PokerTerms::draw(QUEENS) }
}

#[test]
fn w6_the_dealer_chooses_the_game_after_the_antes_and_before_the_cards() {
    let mut game = Played::by(choice(), 9, &["AS", "KH"]);
    assert_eq!(game.game.asks(), Some((Blue, PokerQuestion::Name)));
    assert_eq!(game.game.betting().total(), 2, "all have anted");
    game.refuses(use_cards("AS"), IllegalMove::NotNow);
    game.play(Blue, Move::Name(Variant::HoldEm));
    assert_eq!(game.game.variant(), Some(Variant::HoldEm));
    assert!(game.facts.contains(&Fact::Named { seat: Blue, variant: Variant::HoldEm }));
    assert_eq!(game.game.asks(), Some((Red, PokerQuestion::Use)));
    game.refuses(Move::Name(Variant::Stud), IllegalMove::NotNow);
}

#[test]
fn w6_a_game_that_the_rules_have_not_is_refused() {
    let two = VariantSet::of(&[Variant::Draw, Variant::Stud]);
    let game = Played::by(PokerTerms { variants: two, ..choice() }, 9, &["AS", "KH"]);
    game.refuses(Move::Name(Variant::HoldEm), IllegalMove::NoSuchGame(Variant::HoldEm));
    assert_eq!(IllegalMove::NoSuchGame(Variant::HoldEm).rule().to_string(), "W6");
}

#[test]
fn w5_who_need_not_use_a_card_may_use_none_and_is_not_asked_without_one() {
    let free = SeatSet::of(&[Blue, Green]);
    let terms = PokerTerms { free, ..PokerTerms::draw(QUEENS) };
    let mut game = Played::by(terms, 9, &["AS", "", "KH 4D"]);
    game.refuses(use_cards(""), IllegalMove::NumberUsed { least: 1, most: 5 });
    game.play(Red, use_cards("AS"));
    assert_eq!(game.game.asks(), Some((Green, PokerQuestion::Use)), "Blue has no card to use");
    game.play(Green, use_cards(""));
    assert_eq!(game.deck.stashes[Green], cards("KH 4D"));
    for seat in [Red, Blue, Green] {
        assert_eq!(game.deck.hands[seat].len(), 5);
    }
}

#[test]
fn w6_of_hands_that_are_worth_the_same_one_with_the_useful_suit_counts() {
    let hearts = SuitSet::only(red_queens_engine::poker::Suit::Hearts);
    let pool = cards("KS KD QS QC 9C 9H 2D");
    let best = QUEENS.best_with(pool, hearts);
    assert!(holds(best.cards, hearts), "the nine of hearts is as good as that of clubs");
    assert_eq!(best.value, QUEENS.best(pool).value);
    let lower = cards("KS KD QS QC TC 9H 2D");
    assert!(!holds(QUEENS.best_with(lower, hearts).cards, hearts), "it would be a worse hand");
}

/// Hands by the original rules keep their original stored form; all others read back as well.
#[test]
fn a_game_of_before_is_kept_as_it_always_was() {
    let game = Played::new(5, &["AS AD", "KH 9H"]).game;
    let kept = serde_json::to_value(&game).unwrap();
    let names = |value: &serde_json::Value| -> Vec<String> {
        value.as_object().unwrap().keys().cloned().collect()
    };
    let mut fields = ["ranking", "dealer", "clockwise", "betting", "stage", "shown", "mucked"]
        .map(str::to_owned);
    fields.sort();
    assert_eq!(names(&kept), fields);
    let bets =
        ["asked", "called", "folded", "level", "opened", "order", "stacks", "staked", "waiting"];
    assert_eq!(names(&kept["betting"]), bets);
    assert_eq!(kept["stage"], serde_json::json!({ "Using": "Red" }));
}

fn terms() -> impl Strategy<Value = PokerTerms> {
    let limit = prop_oneof![Just(Limit::OneArmy), Just(Limit::NoLimit)];
    let flop = prop_oneof![Just(1u8), Just(3u8)];
    let all = (1..8u64, flop, limit, 0..64u64, any::<bool>());
    all.prop_map(|(variants, flop, limit, free, must_call_all_in)| PokerTerms {
        variants: VariantSet::try_from(variants).unwrap(),
        flop,
        limit,
        free: SeatSet::try_from(free).unwrap(),
        must_call_all_in,
        ..PokerTerms::draw(QUEENS)
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(600))]

    /// Every random hand of poker ends, and no army and no card is lost.
    #[test]
    fn w6_w7_games_end_keep_armies_and_cards_and_read_back(
        terms in terms(),
        seed in any::<u64>(),
        stakes in proptest::collection::vec((1..30u32, 1..=STASH_LIMIT), 2..=6),
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
        let seats = PokerSeats { table: &Seat::ALL, opener: Red, dealer: Blue, players, stacks };
        let mut game = PokerGame::new(terms, seats, &mut facts);
        let mut moves = 0;
        while let Some(possible) = game.moves(&deck) {
            moves += 1;
            prop_assert!(moves < 900);
            let bytes = postcard::to_allocvec(&game).unwrap();
            prop_assert_eq!(postcard::from_bytes::<PokerGame>(&bytes).unwrap(), game.clone());
            let action = possible.sample(&mut rng).unwrap();
            prop_assert!(possible.check(action).is_ok(), "{:?}", action);
            game.play(action, &mut deck, &mut rng, &mut facts).unwrap();
            let piles = deck.stashes.iter().chain(deck.hands.iter()).map(|(_, pile)| *pile);
            let board: CardSet = game.board().iter().copied().collect();
            let (number, cards) = piles
                .chain([deck.stock, deck.discards, board])
                .fold((0, CardSet::EMPTY), |(n, all), pile| (n + pile.len(), all | pile));
            prop_assert_eq!((number, cards), (52, CardSet::FULL));
            for seat in Seat::ALL {
                prop_assert!((game.open(seat) - deck.hands[seat]).is_empty());
            }
            let stacks: u32 = Seat::ALL.iter().map(|seat| game.betting().stack(*seat)).sum();
            prop_assert_eq!(stacks + game.betting().total(), all);
        }
        prop_assert!(matches!(game.stage(), Stage::Over(_)));
        prop_assert_eq!(game.betting().total(), 0);
        let sum = |of: &dyn Fn(&Fact) -> u32| facts.iter().map(of).sum::<u32>();
        let paid = sum(&|fact| match fact {
            Fact::Won { armies, .. } | Fact::TookBack { armies, .. } => *armies,
            _ => 0,
        });
        let put_in = sum(&|fact| match fact {
            Fact::Anted { .. } => 1,
            Fact::Bet { armies, .. } => *armies,
            _ => 0,
        });
        prop_assert_eq!(paid, put_in);
    }

    /// Only its owner sees a hand until it is shown.
    #[test]
    fn w6_what_is_hidden_is_told_to_nobody_else(terms in terms(), seed in any::<u64>()) {
        let mut rng = Seeded::new(Seed::from_number(seed), 3);
        let mut deck = Deck::new();
        for seat in [Red, Blue, Green] {
            deck.draw(seat, &mut rng);
        }
        let mut facts = Vec::new();
        let (players, stacks) = (SeatSet::of(&[Red, Blue, Green]), BySeat::splat(12));
        let seats = PokerSeats { table: &Seat::ALL, opener: Red, dealer: Blue, players, stacks };
        let mut game = PokerGame::new(terms, seats, &mut facts);
        while let Some(possible) = game.moves(&deck) {
            let action = possible.sample(&mut rng).unwrap();
            game.play(action, &mut deck, &mut rng, &mut facts).unwrap();
            let hidden = deck.hands[Blue] - game.open(Blue);
            if game.shown().contains(Blue) || matches!(game.stage(), Stage::Over(_)) {
                break;
            }
            for fact in &facts {
                let told = serde_json::to_string(&fact.seen_by(Some(Red))).unwrap();
                let own = matches!(
                    fact,
                    Fact::Opened { .. } | Fact::TurnedUp { .. } | Fact::Shown { .. }
                );
                let names = |card| told.contains(&format!("\"{card:?}\""));
                prop_assert!(own || fact.seat() == Red || !hidden.iter().any(names), "{}", told);
            }
        }
    }
}

#[test]
fn w7_a_bet_of_no_number_and_a_number_where_bets_are_of_one_are_refused() {
    let mut free = Played::by(choice(), 9, &["AS", "KH"]);
    free.play(Blue, Move::Name(Variant::Draw));
    free.play(Red, use_cards("AS")).play(Blue, use_cards("KH"));
    let amounts = red_queens_engine::poker::Amounts { least: 1, most: 8 };
    free.refuses(Move::Bet(Bet::Bet), IllegalMove::Amount(amounts));
    free.refuses(Move::Wager(9), IllegalMove::Amount(amounts));
    free.refuses(Move::Wager(0), IllegalMove::Amount(amounts));
    assert_eq!(IllegalMove::Amount(amounts).rule().to_string(), "W7");
    let mut one = Played::new(9, &["AS", "KH"]);
    one.play(Red, use_cards("AS")).play(Blue, use_cards("KH"));
    one.refuses(Move::Wager(2), IllegalMove::OneArmy);
    assert_eq!(IllegalMove::OneArmy.rule().to_string(), "P5");
}
