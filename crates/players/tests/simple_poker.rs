//! A player who does the same at every bet, whatever the cards, must not gain by it against a
//! level.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::fmt;

use red_queens_engine::core::{Seat, Seed, Seeded};
use red_queens_engine::game::{
    Action, Choice, Event, Game, Legal, Observation, Phase, RuleSet, State,
};
use red_queens_engine::poker::{Bet, Fact, Limit, Move, Moves};
use red_queens_players::arena::{GameLimits, Match, interval};
use red_queens_players::bot::{Bot, by_name, decide};

/// The fixed reply to every question for a bet.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Strategy {
    Folds,
    Calls,
    /// Bets and raises by the most possible, whatever the others do.
    Raises,
    /// Bets, and calls a raise.
    Bets,
}

impl Strategy {
    const ALL: [Self; 4] = [Self::Folds, Self::Calls, Self::Raises, Self::Bets];

    /// Returns the bets in order of preference; the first possible one is made.
    fn likes(self) -> &'static [Bet] {
        match self {
            Self::Folds => &[Bet::Fold],
            Self::Calls => &[Bet::Check, Bet::Call],
            Self::Raises => &[Bet::Bet, Bet::Raise, Bet::Check, Bet::Call],
            Self::Bets => &[Bet::Bet, Bet::Check, Bet::Call],
        }
    }
}

/// The most that a player who always bets puts in at no limit.
const PLAIN_BET: u32 = 3;

/// A player like a level, with a fixed strategy at poker.
struct Simple {
    level: Box<dyn Bot>,
    strategy: Strategy,
}

impl Simple {
    fn of(level: &str, seed: u64, strategy: Strategy) -> Box<dyn Bot> {
        Box::new(Self { level: by_name(level, seed).unwrap(), strategy })
    }
}

impl Bot for Simple {
    fn decide(&mut self, view: &Observation, legal: &Legal) -> Action {
        let bets = legal.choices.iter().find_map(|choice| match choice {
            Choice::Poker(Moves::Bet { bets, amounts }) => Some((*bets, *amounts)),
            _ => None,
        });
        let Some((bets, amounts)) = bets else { return self.level.decide(view, legal) };
        let mut likes = self.strategy.likes().iter().copied();
        let bet = likes.find(|bet| bets.contains(*bet)).unwrap();
        let amounts = amounts.filter(|_| matches!(bet, Bet::Bet | Bet::Raise));
        Action::Poker(match amounts {
            None => Move::Bet(bet),
            Some(amounts) if self.strategy == Strategy::Raises => Move::Wager(amounts.most),
            Some(amounts) => Move::Wager(amounts.most.min(PLAIN_BET).max(amounts.least)),
        })
    }
}

/// The armies that hands of poker brought a player.
#[derive(Clone, Copy, Default)]
struct PokerBalance {
    hands: f64,
    armies: f64,
    squares: f64,
}

impl PokerBalance {
    fn add(&mut self, armies: i32) {
        let armies = f64::from(armies);
        self.hands += 1.0;
        self.armies += armies;
        self.squares += armies * armies;
    }

    /// Returns the mean number of armies per hand, and its standard error.
    fn mean(&self) -> (f64, f64) {
        let mean = self.armies / self.hands;
        (mean, ((self.squares / self.hands - mean * mean) / self.hands).sqrt())
    }

    fn is_gain(&self) -> bool {
        let (mean, error) = self.mean();
        mean > 3.0 * error
    }
}

impl fmt::Display for PokerBalance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (mean, error) = self.mean();
        write!(f, "{mean:+.2} ± {error:.2} armies in each of {} hands", self.hands)
    }
}

/// Returns the armies that an event brings a player at poker.
fn gain(event: &Event, seat: Seat) -> i32 {
    let Event::Poker(fact) = event else { return 0 };
    let armies = match *fact {
        Fact::Anted { .. } => -1,
        Fact::Bet { armies, .. } => -i32::try_from(armies).unwrap(),
        Fact::Won { armies, .. } | Fact::TookBack { armies, .. } => i32::try_from(armies).unwrap(),
        _ => 0,
    };
    if fact.seat() == seat { armies } else { 0 }
}

fn matchup(rules: RuleSet, level: &str, players: usize, limits: GameLimits) -> Match {
    let levels = vec![level.to_owned(); players];
    Match { rules, levels, games: 0, seed: 7, seated: false, limits }
}

/// Returns the states in which hands begin in games of a level.
fn beginnings(rules: RuleSet, level: &str, players: usize, games: u64) -> Vec<State> {
    let matchup = matchup(rules, level, players, GameLimits { rounds: 8, actions: 20_000 });
    let mut found = Vec::new();
    for number in 0..games {
        let mut game = Game::new(matchup.setup(number)).unwrap();
        for action in matchup.play(number).unwrap().game.actions() {
            let began = |event: &Event| matches!(event, Event::Poker(Fact::Anted { .. }));
            if game.play(action.clone()).unwrap().iter().any(began) {
                found.push(game.state().clone());
            }
        }
    }
    found
}

/// Returns the armies that a seat gains in a hand from its beginning, against others of a level.
fn hand(start: &State, (seat, own): (Seat, &mut dyn Bot), level: &str, rng: &mut Seeded) -> i32 {
    let mut state = start.clone();
    let mut others = Seat::ALL.map(|seat| by_name(level, 90 + seat as u64).unwrap());
    let (mut events, mut gained) = (Vec::new(), -1);
    while let Phase::Poker(_) = state.phase() {
        let asked = state.prompt().unwrap().seat;
        let bot = if asked == seat { &mut *own } else { others[asked.index()].as_mut() };
        let decision = decide(bot, &state.observe(Some(asked))).unwrap();
        assert!(!decision.is_fault);
        events.clear();
        state.play(&decision.action, rng, &mut events).unwrap();
        gained += events.iter().map(|event| gain(event, seat)).sum::<i32>();
    }
    gained
}

/// Returns the armies that a strategy gains in this many hands. Each is played once for every seat in
/// it, with new cards, so that playing like the others neither gains nor loses.
fn hands(starts: &[State], level: &str, strategy: Strategy, number: usize) -> PokerBalance {
    let mut balance = PokerBalance::default();
    for (number, start) in starts.iter().cycle().take(number).enumerate() {
        let Phase::Poker(table) = start.phase() else { continue };
        let seed = Seed::from_number(number as u64);
        let dealt = start.observe(None).guess(&mut Seeded::new(seed, 1));
        for seat in table.game.betting().in_game() {
            let mut own = Simple::of(level, number as u64, strategy);
            let rng = &mut Seeded::new(seed, 2);
            balance.add(hand(&dealt, (seat, own.as_mut()), level, rng));
        }
    }
    balance
}

fn nobody_gains(name: &str, rules: RuleSet, level: &str, games: u64, number: usize) {
    for players in 2..=4 {
        let starts = beginnings(rules, level, players, games);
        for strategy in Strategy::ALL {
            let balance = hands(&starts, level, strategy, number);
            println!("{name}, {players} players, {strategy:?} against {level}: {balance}");
            assert!(!balance.is_gain(), "{name} {players} {strategy:?} {level}: {balance}");
            let loses = strategy != Strategy::Folds || balance.mean().0 < -0.8;
            assert!(loses, "who always folds loses the ante: {balance}");
        }
    }
}

#[test]
fn nobody_gains_by_folding_calling_raising_or_betting_whatever_the_cards() {
    for level in ["normal", "hard"] {
        nobody_gains("nautical", RuleSet::NAUTICAL, level, 6, 60);
    }
}

fn nobody_gains_over_many_hands(name: &str, rules: RuleSet) {
    for level in ["hard", "normal"] {
        nobody_gains(name, rules, level, 30, 1_000);
    }
}

#[test]
#[ignore = "soak: tens of thousands of hands take minutes"]
fn soak_nobody_gains_by_bets_of_one_army() {
    nobody_gains_over_many_hands("nautical", RuleSet::NAUTICAL);
}

#[test]
#[ignore = "soak: tens of thousands of hands take minutes"]
fn soak_nobody_gains_by_bets_of_any_size() {
    let large = RuleSet { betting: Limit::NoLimit, ..RuleSet::NAUTICAL };
    nobody_gains_over_many_hands("no limit", large);
}

#[test]
#[ignore = "soak: tens of thousands of hands take minutes"]
fn soak_nobody_gains_at_holdem_stud_and_draw() {
    nobody_gains_over_many_hands("new-rules", RuleSet::NEW_RULES);
}

/// Plays whole games of a strategy against a level; returns the number it won, and its gain at poker.
fn games(level: &str, players: usize, strategy: Strategy, games: u64) -> (u64, PokerBalance) {
    let matchup = matchup(RuleSet::NAUTICAL, level, players, GameLimits::default());
    let (mut won, mut balance) = (0, PokerBalance::default());
    for number in 0..games {
        let place = (0..players).find(|place| matchup.entry(*place, number) == 0).unwrap();
        let bots = matchup.seats(number).map(|(level, seed)| by_name(level, seed).unwrap());
        let mut bots: Vec<_> = bots.collect();
        bots[place] = Simple::of(level, number, strategy);
        let result = matchup.play_with(number, &mut bots).unwrap();
        won += u64::from(result.winners.contains(&place));
        let mut game = Game::new(result.game.setup().clone()).unwrap();
        let seat = game.setup().players[place].seat;
        let mut hand = None;
        for action in result.game.actions() {
            for event in game.play(action.clone()).unwrap() {
                let begins = matches!(event, Event::Poker(Fact::Anted { seat: it }) if *it == seat);
                if begins && let Some(armies) = hand.replace(0) {
                    balance.add(armies);
                }
                hand = hand.map(|armies| armies + gain(event, seat));
            }
        }
        if let Some(armies) = hand {
            balance.add(armies);
        }
    }
    (won, balance)
}

#[test]
#[ignore = "soak: thousands of whole games take minutes"]
fn soak_nobody_wins_more_games_by_playing_poker_always_alike() {
    let number = 300;
    for (level, players) in [("hard", 2), ("normal", 3), ("normal", 4)] {
        for strategy in Strategy::ALL {
            let (won, balance) = games(level, players, strategy, number);
            let (low, high) = interval(won, number);
            println!(
                "{players} players, {strategy:?} against {level}: won {won} of {number} games ({:.1} to {:.1} %), {balance}",
                100.0 * low,
                100.0 * high
            );
            let even = [0.0, 1.0, 1.0 / 2.0, 1.0 / 3.0, 1.0 / 4.0][players];
            assert!(low <= even && !balance.is_gain(), "{players} {strategy:?}: {won}, {balance}");
        }
    }
}
