//! Whole games of random rule sets: none hangs, none panics, armies are conserved, and the
//! record of each gives the same game again.

use std::fmt::{self, Display};
use std::thread;
use std::time::{Duration, Instant};

use red_queens_engine::core::{RandomSource, Seat, Seed, Seeded};
use red_queens_engine::game::{Control, Game, OPTIONS, Player, RuleSet, Setup};
use red_queens_engine::record::{CustomRules, Record};
use red_queens_engine::world::WorldId;

use crate::accounts::Books;
use crate::journey::Journey;

/// The number of actions after which an unfinished game is given up, since random play seldom
/// conquers the world.
const BOUND: usize = 2_500;

/// One in this many games may take longer, and the limit for it.
const LONG: (u64, usize) = (16, 20_000);

/// The number of actions between two counts of all cards.
const AUDITS: usize = 16;

/// A number of actions beyond any random turn, not counting those that cost armies, whose number
/// grows with the size of armies.
const LONGEST_TURN: usize = 1_000;

/// Games with more than a thousand rolls in one turn.
const LARGE_ARMIES: [u64; 1] = [12_048];

fn any(number: usize, rng: &mut Seeded) -> usize {
    rng.below(u32::try_from(number).unwrap()) as usize
}

/// Returns a preset with options set to random values in random order, as far as possible.
fn any_rules(rng: &mut Seeded) -> RuleSet {
    let mut rules = RuleSet::PRESETS[any(RuleSet::PRESETS.len(), rng)].1;
    let mut options: Vec<_> = OPTIONS.iter().collect();
    while !options.is_empty() {
        let option = options.swap_remove(any(options.len(), rng));
        let values: Vec<_> = option.values_on(WorldId::EARTH).collect();
        let mut changed = rules;
        option.set(&mut changed, values[any(values.len(), rng)]).unwrap();
        if changed.check().is_ok() {
            rules = changed;
        }
    }
    rules
}

/// A game of such rules for a number of players that it takes.
fn any_setup(number: u64) -> (Setup, u32) {
    let mut rng = Seeded::new(Seed::from_number(number), 17);
    let mut refused = 0;
    loop {
        let (rules, first) = (any_rules(&mut rng), any(Seat::COUNT, &mut rng));
        let players = (0..2 + any(Seat::COUNT - 1, &mut rng))
            .map(|place| Player::new(Seat::ALL[(first + place) % Seat::COUNT], Control::Human));
        let mut setup = Setup::new(rules, players.collect(), Seed::from_number(number));
        setup.rules_title = format!("mix {number}");
        match Game::new(setup.clone()) {
            Ok(_) => return (setup, refused),
            Err(error) => assert!(error.to_string().contains(error.rule().0), "{error}"),
        }
        refused += 1;
        assert!(refused < 1_000, "no number of players can play");
    }
}

#[derive(Debug, Default)]
struct RuleTally {
    games: u64,
    over: u64,
    refused: u64,
    actions: usize,
    longest_turn: usize,
}

impl RuleTally {
    fn add(&mut self, other: &Self) {
        self.games += other.games;
        self.over += other.over;
        self.refused += other.refused;
        self.actions += other.actions;
        self.longest_turn = self.longest_turn.max(other.longest_turn);
    }
}

/// A game as failures report it, with enough to replay it.
struct Trace<'a>(&'a Game);

impl Display for Trace<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let actions = self.0.actions().len();
        write!(
            f,
            "{} after {actions} actions: {}",
            CustomRules::of(self.0.setup()),
            Record::of(self.0).to_link()
        )
    }
}

fn armies_of_all(game: &Game) -> u32 {
    Seat::ALL.iter().map(|seat| game.state().total_armies(*seat)).sum()
}

/// Plays a game to its end or its limit.
fn play(number: u64) -> RuleTally {
    let (setup, refused) = any_setup(number);
    let bound = if number.is_multiple_of(LONG.0) { LONG.1 } else { BOUND };
    let mut journey = Journey::new(setup, number);
    let mut books = Books::open(&journey.game)
        .unwrap_or_else(|error| panic!("{error}: {}", Trace(&journey.game)));
    let (mut turn, mut in_turn, mut longest_turn) = (None, 0, 0);
    let mut armies = armies_of_all(&journey.game);
    while journey.game.actions().len() < bound {
        let Some(action) = journey.step() else { break };
        let game = &journey.game;
        let now = (game.state().turn().round, game.state().turn().seat);
        let before = std::mem::replace(&mut armies, armies_of_all(game));
        in_turn = match turn.replace(now) {
            Some(then) if then == now => in_turn + usize::from(armies >= before),
            _ => 0,
        };
        longest_turn = longest_turn.max(in_turn);
        assert!(in_turn < LONGEST_TURN, "a turn does not end: {}", Trace(game));
        let fault = |error| panic!("{error}: {}", Trace(game));
        books.balance(game, &action).unwrap_or_else(fault);
        if game.actions().len().is_multiple_of(AUDITS) {
            Books::audit(game).unwrap_or_else(fault);
        }
    }
    let game = &journey.game;
    assert_eq!(game.outcome().is_none(), game.prompt().is_some(), "{}", Trace(game));
    assert!(game.outcome().is_none_or(|outcome| !outcome.winners.is_empty()), "{}", Trace(game));
    reads_back(game, number);
    RuleTally {
        games: 1,
        over: u64::from(game.outcome().is_some()),
        refused: refused.into(),
        actions: game.actions().len(),
        longest_turn,
    }
}

/// Checks that the record, as text or as a link, gives the same game, under rules of the same name.
fn reads_back(game: &Game, number: u64) {
    let record = Record::of(game);
    let text = if number.is_multiple_of(2) { record.to_link() } else { record.to_string() };
    let read = Record::read(&text).unwrap_or_else(|error| panic!("{error}: {}", Trace(game)));
    assert_eq!(read, record, "{}", Trace(game));
    let again = read.replay().unwrap_or_else(|error| panic!("{error}: {}", Trace(game)));
    assert_eq!(again.digest(), game.digest(), "{}", Trace(game));
    assert_eq!(again.outcome(), game.outcome(), "{}", Trace(game));
}

/// Plays the games with these numbers on all cores.
fn play_all(games: std::ops::Range<u64>) -> RuleTally {
    let cores = thread::available_parallelism().map_or(1, |cores| cores.get() as u64);
    let started = Instant::now();
    let mut tally = RuleTally::default();
    thread::scope(|scope| {
        let share = |core: u64| {
            let mine = games.clone().filter(move |number| number % cores == core);
            scope.spawn(move || {
                let mut tally = RuleTally::default();
                mine.for_each(|number| tally.add(&play(number)));
                tally
            })
        };
        let shares: Vec<_> = (0..cores).map(share).collect();
        for share in shares {
            match share.join() {
                Ok(share) => tally.add(&share),
                Err(failure) => std::panic::resume_unwind(failure),
            }
        }
    });
    let seconds = started.elapsed().max(Duration::from_millis(1)).as_secs_f64();
    println!("{tally:?} in {seconds:.1} s");
    tally
}

#[test]
fn m1_games_of_random_rules_run_to_their_end_or_their_bound() {
    let tally = play_all(0..560);
    assert!(tally.over > 200, "{tally:?}");
}

#[test]
fn m1_turns_of_large_armies_end() {
    for number in LARGE_ARMIES {
        play(number);
    }
}

/// Plays many more, for `make soak`.
#[test]
#[ignore = "soak: takes minutes"]
fn soak_games_of_random_rules_run_to_their_end_or_their_bound() {
    let mut tally = RuleTally::default();
    // In blocks, so that an interrupted run has printed how far it got.
    for thousand in 1..101 {
        tally.add(&play_all(thousand * 1_000..(thousand + 1) * 1_000));
    }
    println!("{tally:?}");
    assert!(tally.over > 10_000, "{tally:?}");
}
