//! Computer players use their ships by the rules, and finish their games.
#![allow(clippy::unwrap_used, missing_docs, reason = "a test fails by panicking")]

use std::collections::BTreeMap;

use red_queens_engine::battle::Post;
use red_queens_engine::core::{Seat, ShipId};
use red_queens_engine::game::{
    AllyPlay, Event, Game, LandEvent, Phase, RuleSet, SeaEvent, SeatEvent, State, option,
};
use red_queens_players::arena::{GameLimits, GameResult, Match};

/// The number of times that each event happened.
type EventCounts = BTreeMap<&'static str, u64>;

/// The events that must happen in a number of games, so that every rule is exercised.
const EVENTS: [&str; 16] = [
    "launched in play",
    "sailed (N1)",
    "embarked (N2)",
    "disembarked (N2)",
    "landing won (N5)",
    "landing with land flanks (N5)",
    "landing lost, ship sunk (N6)",
    "sea battle begun (N7)",
    "ship sent in (N7)",
    "sea battle won (N8)",
    "sunk by a total defeat (N9)",
    "captured (N10)",
    "taken without a fight (N3)",
    "commandeered (N14)",
    "turned pirate (T43)",
    "pirate came ashore (T43)",
];

/// Returns a match with ships and without calls for allies.
fn matchup(levels: &[&str], games: u64) -> Match {
    let levels = levels.iter().map(|level| (*level).to_owned()).collect();
    Match {
        rules: RuleSet { ally_play: AllyPlay::Off, ..RuleSet::NAUTICAL },
        levels,
        games,
        seed: 23,
        seated: false,
        limits: GameLimits { rounds: 300, actions: 50_000 },
    }
}

/// A log that replays a game and counts the events at sea, and the most actions of one turn.
struct Log<'a> {
    /// The state before the action.
    before: State,
    counts: &'a mut EventCounts,
    /// The seats without land that sail on.
    pirates: Vec<Seat>,
    /// The posts of the current attack on land, if any.
    posts: Vec<Post>,
    /// The ship that has lost a sinking roll.
    doomed: Option<ShipId>,
}

impl Log<'_> {
    fn count(&mut self, what: &'static str) {
        assert!(EVENTS.contains(&what), "{what}");
        *self.counts.entry(what).or_default() += 1;
    }

    fn hear(&mut self, event: Event) {
        let by_sea = |posts: &[Post]| posts.iter().any(|post| post.ship().is_some());
        match event {
            Event::Sea(SeaEvent::Launched { .. }) if self.before.turn().round > 0 => {
                self.count("launched in play");
            }
            Event::Sea(SeaEvent::Sailed { .. }) => self.count("sailed (N1)"),
            Event::Sea(SeaEvent::Embarked { .. }) => self.count("embarked (N2)"),
            Event::Sea(SeaEvent::Disembarked { .. }) if self.posts.is_empty() => {
                self.count("disembarked (N2)");
            }
            Event::Land(LandEvent::Attacked { .. }) => self.posts.clear(),
            Event::Land(LandEvent::BlockSent { from, .. }) => self.posts.push(from),
            Event::Land(LandEvent::Conquered { by, .. }) => {
                if by_sea(&self.posts) {
                    self.count("landing won (N5)");
                    if self.posts.iter().any(|post| post.territory().is_some()) {
                        self.count("landing with land flanks (N5)");
                    }
                }
                if let Some(place) = self.pirates.iter().position(|pirate| *pirate == by) {
                    self.pirates.remove(place);
                    self.count("pirate came ashore (T43)");
                }
            }
            Event::Sea(SeaEvent::BattleBegan { .. }) => {
                self.posts.clear();
                self.count("sea battle begun (N7)");
            }
            Event::Sea(SeaEvent::Engaged { by, target, .. }) => self.engaged(by, target),
            Event::Sea(SeaEvent::EngagementEnded { won: true, .. }) => {
                self.count("sea battle won (N8)");
            }
            Event::Sea(SeaEvent::SinkingRolled { ship, own, victor }) => {
                self.doomed = (own < victor).then_some(ship);
            }
            Event::Sea(SeaEvent::Sank { ship, .. }) if self.doomed == Some(ship) => {
                self.doomed = None;
                self.count("sunk by a total defeat (N9)");
            }
            Event::Sea(SeaEvent::Sank { ship, .. }) if self.posts.contains(&ship.into()) => {
                self.count("landing lost, ship sunk (N6)");
            }
            Event::Sea(SeaEvent::ShipCaptured { .. }) => self.count("captured (N10)"),
            Event::Sea(SeaEvent::Commandeered { .. }) => self.count("commandeered (N14)"),
            Event::Seat(SeatEvent::TurnedPirate { seat }) => {
                self.pirates.push(seat);
                self.count("turned pirate (T43)");
            }
            _ => {}
        }
    }

    fn engaged(&mut self, by: Seat, target: ShipId) {
        let fleet = self.before.fleet();
        let derelict = fleet.get(target).is_some_and(|target| target.crew == 0);
        if by != self.before.turn().seat {
            self.count("ship sent in (N7)");
        }
        if derelict {
            self.count("taken without a fight (N3)");
        }
    }
}

/// Counts the events in a game; returns the most actions of one turn.
fn count(result: &GameResult, counts: &mut EventCounts) -> usize {
    let mut game = Game::new(result.game.setup().clone()).unwrap();
    let before = game.state().clone();
    let mut log = Log { before, counts, pirates: Vec::new(), posts: Vec::new(), doomed: None };
    let (mut longest, mut length, mut turn) = (0, 0, None);
    for action in result.game.actions() {
        for event in game.play(action.clone()).unwrap() {
            log.hear(*event);
        }
        log.before = game.state().clone();
        if *game.state().phase() == Phase::Campaign {
            log.posts.clear();
        }
        let now = Some((game.state().turn().seat, game.state().turn().round));
        length = if now == turn { length + 1 } else { 0 };
        turn = now;
        longest = longest.max(length);
    }
    longest
}

fn print(counts: &EventCounts, games: u64) {
    for what in EVENTS {
        println!("{:>8} {what}", counts.get(what).copied().unwrap_or(0));
    }
    println!("in {games} games");
}

/// Plays games between this many players of the level `normal` and counts the events at sea.
fn play(players: usize, games: u64, counts: &mut EventCounts) {
    let matchup = matchup(&["normal"; 6][..players], games);
    for number in 0..games {
        let result = matchup.play(number).unwrap();
        assert_eq!(result.faults, 0, "{players} players, game {number}");
        assert!(result.is_finished(), "{players} players, game {number} does not end");
        let longest = count(&result, counts);
        assert!(longest < 300, "{players} players, game {number}: {longest} actions in a turn");
    }
}

fn check(counts: &EventCounts, games: u64) {
    print(counts, games);
    for what in EVENTS {
        assert!(counts.contains_key(what), "never happened: {what}");
    }
}

#[test]
fn games_with_ships_end_and_ships_are_used_in_every_way() {
    let (mut counts, games) = (EventCounts::new(), 40);
    for players in 2..=6 {
        play(players, games, &mut counts);
    }
    check(&counts, 5 * games);
}

#[test]
fn every_option_of_the_sea_is_played() {
    for (key, value) in [("canals", "open"), ("australian-coasts", "geographic")] {
        let mut matchup = matchup(&["normal", "random", "normal"], 4);
        option(key).unwrap().set(&mut matchup.rules, value).unwrap();
        let tally = matchup.play_all().unwrap();
        assert_eq!((tally.faults, tally.unfinished), (0, 0), "{key}={value}");
    }
}

#[test]
fn random_players_never_answer_illegally_with_ships() {
    for players in 2..=6 {
        let mut matchup = matchup(&["random"; 6][..players], 3);
        matchup.limits.actions = 3_000;
        assert_eq!(matchup.play_all().unwrap().faults, 0);
    }
}

#[test]
fn normal_with_ships_beats_random() {
    let tally = matchup(&["normal", "random"], 60).play_all().unwrap();
    println!("normal {} random {} of 60", tally.wins[0], tally.wins[1]);
    assert!(tally.wins[0] >= 57, "{:?}", tally.wins);
}

#[test]
#[ignore = "ten thousand whole games take minutes"]
fn soak_ten_thousand_whole_games_with_ships() {
    let (mut counts, games) = (EventCounts::new(), 2_000);
    for players in 2..=6 {
        play(players, games, &mut counts);
    }
    check(&counts, 5 * games);
}
