//! Whole games by computer players who command allies and play poker for them. They count each
//! event, and fail if one never happens.
#![allow(clippy::unwrap_used, missing_docs, reason = "a test fails by panicking")]

use std::collections::BTreeMap;

use red_queens_engine::game::{
    Action, AllyEvent, AllyPlay, CardEvent, Event, Game, Outcome, Phase, Role, RuleSet, SeaAction,
    SeatEvent, State, Victory,
};
use red_queens_engine::poker::{Bet, Fact, Move, PokerQuestion, Stage};
use red_queens_players::arena::{GameLimits, Match};

/// All events about allies, by rule.
const WHAT_HAPPENS: [&str; 42] = [
    "T24 called nobody",
    "T24 called an ally",
    "P1 unchallenged",
    "P1 contested",
    "P1 let it pass",
    "P1 gave up",
    "P1 had nothing to answer with",
    "P1 played for it",
    "P3 somebody outside of the game dealt",
    "P4 counted out",
    "P4 staked what was left",
    "P2 used one card",
    "P2 used several cards",
    "P5 checked",
    "P5 bet",
    "P5 called",
    "P5 raised",
    "P5 folded",
    "P5 all-in",
    "P5 side pot",
    "P5 took back",
    "P6 kept all",
    "P6 was dealt others",
    "P6 took some of the stash",
    "P7 showed",
    "P7 mucked",
    "P7 split",
    "P8 showed an uncalled win",
    "P8 mucked an uncalled win",
    "P8 won the ally",
    "P8 won nothing but armies",
    "P8 another won",
    "P9 T8 a pot came at the turn",
    "T11 mobilized against an ally",
    "T23 an ally's transfer",
    "T25 laid down after an ally",
    "T30 an ally attacked",
    "T30 an ally was reinforced by factories",
    "T30 an ally cruised",
    "T31 an ally's conquest drew cards",
    "T42 fell to an ally",
    "T42 took over an ally while another was played",
];

#[derive(Default)]
struct AllyTally(BTreeMap<&'static str, u32>);

impl AllyTally {
    fn note(&mut self, what: &'static str) {
        assert!(WHAT_HAPPENS.contains(&what), "{what}");
        *self.0.entry(what).or_default() += 1;
    }

    fn count(&self, what: &str) -> u32 {
        self.0.get(what).copied().unwrap_or(0)
    }

    fn add(&mut self, before: &State, action: &Action, game: &Game) {
        let (after, events) = (game.state(), game.events());
        for what in of_action(before, action, after) {
            self.note(what);
        }
        for event in events {
            for what in of_event(before, action, event, events) {
                self.note(what);
            }
        }
    }
}

fn of_action(before: &State, action: &Action, after: &State) -> Vec<&'static str> {
    let commands = before.turn().commander.is_some();
    let uncalled = matches!(before.phase(), Phase::Poker(table) if matches!(table.game.stage(), Stage::Uncalled(_)));
    vec![match (action, before.phase()) {
        (Action::Done, Phase::Call) => "T24 called nobody",
        (Action::Accept, Phase::Answer(_)) => "P1 played for it",
        (Action::Poker(Move::Show), _) if uncalled => "P8 showed an uncalled win",
        (Action::Poker(Move::Muck), _) if uncalled => "P8 mucked an uncalled win",
        (Action::Attack { .. } | Action::Commit { .. } | Action::Flank { .. }, _) if commands => {
            "T30 an ally attacked"
        }
        (Action::Sea(SeaAction::Cruise { .. }), _) if commands => "T30 an ally cruised",
        (Action::Transfer { .. }, _) if commands => "T23 an ally's transfer",
        (Action::Mobilize { .. }, _) if commands => "T11 mobilized against an ally",
        (Action::TakeOver { .. }, _) if commands => {
            "T42 took over an ally while another was played"
        }
        (_, _) if commands && matches!(after.phase(), Phase::Discard) => {
            "T25 laid down after an ally"
        }
        _ => return Vec::new(),
    }]
}

fn of_event(before: &State, action: &Action, event: &Event, events: &[Event]) -> Vec<&'static str> {
    let commands = before.turn().commander.is_some();
    let fact = match *event {
        Event::Ally(AllyEvent::Declared { .. }) => return vec!["T24 called an ally"],
        Event::Ally(AllyEvent::Contested { .. }) => return vec!["P1 contested"],
        Event::Ally(AllyEvent::LetPass { .. }) => return vec!["P1 let it pass"],
        Event::Ally(AllyEvent::GaveUp { .. })
            if *action == Action::Done && matches!(before.phase(), Phase::Answer(_)) =>
        {
            return vec!["P1 gave up"];
        }
        Event::Ally(AllyEvent::GaveUp { .. }) => return vec!["P1 had nothing to answer with"],
        Event::Ally(AllyEvent::CountedOut { .. }) => return vec!["P4 counted out"],
        Event::Ally(AllyEvent::PokerBegan { player, dealer, .. }) => {
            return began(before, player, dealer, events);
        }
        Event::Ally(AllyEvent::PlaysAlly { income, .. }) => {
            let won = matches!(before.phase(), Phase::Won(_));
            let mut what = vec![if won { "P8 won the ally" } else { "P1 unchallenged" }];
            if income.factories > 0 {
                what.push("T30 an ally was reinforced by factories");
            }
            return what;
        }
        Event::TurnBegan { income, .. } if income.pot.is_some() => {
            return vec!["P9 T8 a pot came at the turn"];
        }
        Event::Card(CardEvent::Drew { .. })
            if commands
                && !events.iter().any(|e| {
                    matches!(e, Event::Seat(SeatEvent::Joined { .. } | SeatEvent::TookOver { .. }))
                }) =>
        {
            return vec!["T31 an ally's conquest drew cards"];
        }
        Event::Seat(SeatEvent::Fell { .. }) if commands => return vec!["T42 fell to an ally"],
        Event::Poker(fact) => fact,
        _ => return Vec::new(),
    };
    of_fact(before, fact, events)
}

fn began(
    before: &State,
    player: red_queens_engine::core::Seat,
    dealer: red_queens_engine::core::Seat,
    events: &[Event],
) -> Vec<&'static str> {
    let Phase::Answer(bid) = before.phase() else { return Vec::new() };
    let mut what = Vec::new();
    if !bid.contesters.contains(dealer) {
        what.push("P3 somebody outside of the game dealt");
    }
    let counted = events
        .iter()
        .filter(|event| matches!(event, Event::Ally(AllyEvent::CountedOut { .. })))
        .count();
    if counted < bid.contesters.with(player).len() {
        what.push("P4 staked what was left");
    }
    what
}

fn of_fact(before: &State, fact: Fact, events: &[Event]) -> Vec<&'static str> {
    let Phase::Poker(table) = before.phase() else { return Vec::new() };
    let wins = || events.iter().filter(|event| matches!(event, Event::Poker(Fact::Won { .. })));
    let ends = events.iter().any(|event| matches!(event, Event::TurnBegan { .. }));
    vec![match fact {
        Fact::Used { number: 1, .. } => "P2 used one card",
        Fact::Used { .. } => "P2 used several cards",
        Fact::Bet { armies: 1.., left: 0, .. } => "P5 all-in",
        Fact::Bet { bet: Bet::Check, .. } => "P5 checked",
        Fact::Bet { bet: Bet::Bet, .. } => "P5 bet",
        Fact::Bet { bet: Bet::Call, .. } => "P5 called",
        Fact::Bet { bet: Bet::Raise, .. } => "P5 raised",
        Fact::Bet { bet: Bet::Fold, .. } => "P5 folded",
        Fact::TookBack { .. } => "P5 took back",
        Fact::Exchanged { number: 0, .. } => "P6 kept all",
        Fact::Exchanged { taken: 1.., .. } => "P6 took some of the stash",
        Fact::Exchanged { .. } => "P6 was dealt others",
        Fact::Shown { .. } => "P7 showed",
        Fact::Mucked { .. } => "P7 mucked",
        Fact::Won { seat, .. } => {
            let mut what = Vec::new();
            if table.game.betting().pots().len() > 1 {
                what.push("P5 side pot");
            }
            if wins().count() > table.game.betting().pots().len() {
                what.push("P7 split");
            } else if seat != before.turn().player() {
                what.push("P8 another won");
            } else if ends {
                what.push("P8 won nothing but armies");
            }
            return what;
        }
        Fact::Anted { .. }
        | Fact::Dealt { .. }
        | Fact::Filled { .. }
        | Fact::Named { .. }
        | Fact::Burned { .. }
        | Fact::TurnedUp { .. }
        | Fact::Opened { .. } => return Vec::new(),
    }]
}

fn matchup(players: usize, games: u64, seed: u64) -> Match {
    let rules = RuleSet { ally_play: AllyPlay::Poker, ..RuleSet::NAUTICAL };
    let limits = GameLimits { rounds: 300, actions: 60_000 };
    Match { rules, levels: vec!["normal".to_owned(); players], games, seed, seated: false, limits }
}

/// Plays this many games of each number of players, and counts the events.
fn play(games: u64, seed: u64) -> AllyTally {
    let mut tally = AllyTally::default();
    for players in 2..=5 {
        let matchup = matchup(players, games, seed);
        for number in 0..games {
            let result = matchup.play(number).unwrap();
            let end = (result.is_finished(), result.faults);
            assert_eq!(end, (true, 0), "game {number} of {players}: {} rounds", result.rounds());
            let mut game = Game::new(result.game.setup().clone()).unwrap();
            for action in result.game.actions() {
                let before = game.state().clone();
                game.play(action.clone()).unwrap();
                tally.add(&before, action, &game);
            }
            assert_eq!(game, result.game);
        }
    }
    for what in WHAT_HAPPENS {
        println!("{:8} {what}", tally.count(what));
    }
    tally
}

#[test]
fn computer_players_play_allies_and_every_rule_about_them_comes_up() {
    let tally = play(12, 3);
    let rare = ["P7 split", "P8 mucked an uncalled win", "T25 laid down after an ally"];
    let never: Vec<_> = WHAT_HAPPENS
        .into_iter()
        .filter(|what| tally.count(what) == 0 && !rare.contains(what))
        .collect();
    assert_eq!(never, [""; 0], "never happened");
}

/// Ten thousand whole games, for `make soak`.
#[test]
#[ignore = "soak: takes minutes"]
fn soak_ten_thousand_games_with_allies_end() {
    let tally = play(2_500, 5);
    assert!(WHAT_HAPPENS.into_iter().all(|what| tally.count(what) > 0));
}

#[test]
fn random_players_play_allies_without_end_or_fault() {
    for players in 2..=5 {
        let rules = RuleSet { victory: Victory::Rounds(4), ..matchup(2, 1, 1).rules };
        let levels = vec!["random".to_owned(); players];
        let matchup = Match { rules, levels, ..matchup(players, 3, 9) };
        for number in 0..3 {
            let result = matchup.play(number).unwrap();
            assert!(result.is_finished() && result.faults == 0);
            let Outcome { winners, .. } = result.game.outcome().unwrap();
            assert!(winners.iter().all(|seat| result.game.state().role(seat) == Role::Player));
        }
    }
}

/// A decision at poker takes less than a millisecond in a release build; here the bound is one that
/// every debug build keeps.
#[test]
fn decisions_about_allies_are_quick() {
    let matchup = matchup(4, 1, 3);
    let result = matchup.play(0).unwrap();
    let mut game = Game::new(result.game.setup().clone()).unwrap();
    let (mut longest, mut all, mut number) = (0.0_f64, 0.0, 0);
    for action in result.game.actions() {
        let is_poker = matches!(
            game.prompt().map(|prompt| prompt.ask),
            Some(
                red_queens_engine::game::Ask::Call { .. }
                    | red_queens_engine::game::Ask::Contest { .. }
                    | red_queens_engine::game::Ask::Answer { .. }
                    | red_queens_engine::game::Ask::Poker {
                        question: PokerQuestion::Name
                            | PokerQuestion::Use
                            | PokerQuestion::Bet { .. }
                            | PokerQuestion::Exchange
                            | PokerQuestion::Show { .. },
                        ..
                    }
            )
        );
        if is_poker {
            let view = game.observe(game.prompt().unwrap().seat);
            let started = std::time::Instant::now();
            let decision = red_queens_players::bot::decide(
                &mut red_queens_players::bot::Normal::new(1),
                &view,
            );
            let time = started.elapsed().as_secs_f64();
            assert!(decision.is_some_and(|decision| !decision.is_fault));
            (longest, all, number) = (longest.max(time), all + time, number + 1);
        }
        game.play(action.clone()).unwrap();
    }
    println!(
        "{number} decisions, {:.3} ms on average, {:.3} at most",
        1e3 * all / f64::from(number),
        1e3 * longest
    );
    assert!(longest < 1.0);
}
