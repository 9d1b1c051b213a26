//! Computer players at hold'em, stud and draw with bets of any size (W6, W7).
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::collections::{BTreeMap, BTreeSet};

use red_queens_engine::core::{RandomSource, Seed, Seeded};
use red_queens_engine::game::{Action, Event, FlopCards, Game, Phase, PokerGames, RuleSet, State};
use red_queens_engine::poker::{Bet, CardSet, Fact, Limit, Move, Stage};
use red_queens_players::arena::{GameLimits, Match};
use red_queens_players::bot::{Normal, decide};

fn matchup(level: &str, players: usize, flop_cards: FlopCards, seed: u64) -> Match {
    let rules = RuleSet {
        poker_games: PokerGames::DealersChoice,
        flop_cards,
        betting: Limit::NoLimit,
        ..RuleSet::NAUTICAL
    };
    let limits = GameLimits { rounds: 6, actions: 20_000 };
    Match { rules, levels: vec![level.to_owned(); players], games: 4, seed, seated: false, limits }
}

/// Replays games, passing each state before an action.
fn look(matchup: &Match, mut look: impl FnMut(&State, &Action, &[Event])) {
    for number in 0..matchup.games {
        let result = matchup.play(number).unwrap();
        assert_eq!(result.faults, 0, "game {number}");
        let mut game = Game::new(result.game.setup().clone()).unwrap();
        for action in result.game.actions() {
            let before = game.state().clone();
            game.play(action.clone()).unwrap();
            look(&before, action, game.events());
        }
    }
}

#[test]
fn w6_w7_computer_players_deal_every_game_and_bet_raise_call_and_fold() {
    for level in ["easy", "normal"] {
        let mut seen: BTreeMap<String, u32> = BTreeMap::new();
        let mut note = |what: &str| *seen.entry(what.to_owned()).or_default() += 1;
        for (players, flop) in [(2, FlopCards::One), (3, FlopCards::Three), (5, FlopCards::Three)] {
            look(&matchup(level, players, flop, 3), |_, _, events| {
                for event in events {
                    match event {
                        Event::Poker(Fact::Named { variant, .. }) => note(variant.name()),
                        Event::Poker(Fact::Bet { bet: Bet::Bet, armies: 2.., .. }) => note("large"),
                        Event::Poker(Fact::Bet { bet, left: 0, armies: 1.., .. }) => {
                            note(&format!("{bet} all-in"));
                        }
                        Event::Poker(Fact::Bet { bet, .. }) => note(bet.name()),
                        Event::Poker(Fact::Opened { .. }) => note("opened"),
                        Event::Poker(Fact::TurnedUp { street, .. }) => note(street.name()),
                        _ => {}
                    }
                }
            });
        }
        let wanted = ["draw", "stud", "holdem", "large", "bet", "raise", "call", "fold", "check"];
        let streets = ["flop", "turn", "river", "opened"];
        for what in wanted.into_iter().chain(streets) {
            assert!(seen.contains_key(what), "{level} never had “{what}”: {seen:?}");
        }
    }
}

/// Returns the same state with another hidden hand for the player to act.
fn with_another_hand(state: &State, rng: &mut Seeded) -> State {
    let Phase::Poker(table) = state.phase() else { return state.clone() };
    let (seat, _) = table.game.asks().unwrap();
    let open = table.game.open(seat);
    let held = state.poker().hands[seat] - open;
    let mut pile: Vec<_> = (state.poker().stock | held).iter().collect();
    let mut dealt = CardSet::EMPTY;
    for _ in 0..held.len() {
        let place = rng.below(u32::try_from(pile.len()).unwrap()) as usize;
        dealt.insert(pile.swap_remove(place));
    }
    let mut value = serde_json::to_value(state).unwrap();
    value["poker"]["hands"][seat.index()] = serde_json::to_value(dealt | open).unwrap();
    let stock = (state.poker().stock | held) - dealt;
    value["poker"]["stock"] = serde_json::to_value(stock).unwrap();
    serde_json::from_value(value).unwrap()
}

#[test]
fn w7_the_size_of_a_bet_tells_nothing_of_the_hand() {
    let mut rng = Seeded::new(Seed::from_number(8), 1);
    let (mut looked, mut several) = (0, 0);
    look(&matchup("normal", 3, FlopCards::Three, 5), |before, action, _| {
        let Action::Poker(Move::Wager(_)) = action else { return };
        let mut sizes = BTreeSet::new();
        let mut kinds = BTreeSet::new();
        for _ in 0..24 {
            let other = with_another_hand(before, &mut rng);
            let seat = other.prompt().unwrap().seat;
            let decision = decide(&mut Normal::new(1), &other.observe(Some(seat))).unwrap();
            assert!(!decision.is_fault);
            match decision.action {
                Action::Poker(Move::Wager(by)) => {
                    sizes.insert(by);
                    kinds.insert("wager".to_owned());
                }
                other => {
                    kinds.insert(other.to_string());
                }
            }
        }
        assert!(sizes.len() <= 1, "bets of {sizes:?}");
        looked += 1;
        several += usize::from(kinds.len() > 1);
    });
    assert!(looked > 10 && several > 5, "{looked} bets, {several} of them by some hands only");
}

#[test]
fn w7_a_computer_player_bluffs_sometimes_and_folds_what_is_not_worth_its_price() {
    let (mut weak, mut bluffs, mut folds) = (0, 0, 0);
    for seed in 0..3 {
        look(&matchup("normal", 2, FlopCards::Three, 20 + seed), |before, action, _| {
            let Phase::Poker(table) = before.phase() else { return };
            let Stage::Bets(_) = table.game.stage() else { return };
            let (seat, _) = table.game.asks().unwrap();
            let deal = table.game.known_to(seat, before.observe(Some(seat)).table().poker());
            let Some(deal) = deal else { return };
            let suits = before.suits(table.ally);
            let odds = deal.sampled(table.game.ranking(), suits, 1, 200);
            if odds.win > 0.35 {
                return;
            }
            weak += 1;
            bluffs += u32::from(matches!(action, Action::Poker(Move::Wager(_))));
            folds += u32::from(*action == Action::Poker(Move::Bet(Bet::Fold)));
        });
    }
    assert!(
        weak > 20 && bluffs > 0 && folds > 0,
        "{weak} weak hands, {bluffs} bluffs, {folds} folds"
    );
    assert!(bluffs * 2 < weak, "{weak} weak hands, {bluffs} bluffs");
}
