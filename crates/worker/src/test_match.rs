//! A test match: a user's bot against one of the built-in levels.

use crate::fault::DecisionFault;
use crate::script::Script;
use engine::game::{Action, Observation, RuleSet};
use players::arena::{GameInProgress, GameLimits, Match, Tally};
use players::bot::{self, Bot, Decision};
use serde::{Deserialize, Serialize};

/// The most different reasons to distinguish.
const MOST_INCIDENTS: usize = 8;

/// The most games in a match.
pub const MOST_GAMES: u32 = 100;

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct MatchSettings {
    /// The bot to test.
    pub script: Script,
    /// The level to play against.
    pub level: String,
    /// The options of the games.
    pub rules: RuleSet,
    /// The number of games; at most [`MOST_GAMES`].
    pub games: u32,
    /// The seed of all dice: a match can be played again.
    pub seed: u64,
}

/// The state of a match.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct MatchReport {
    /// The number of finished games.
    pub played: u32,
    /// The number of all games in the match.
    pub games: u32,
    /// The number of games that the bot has won.
    pub won: u32,
    /// The number of games that the level has won.
    pub lost: u32,
    /// The round of the current game.
    pub round: u32,
    /// The number of questions to the bot in all games.
    pub asked: u32,
    /// The bot's slowest answer, in milliseconds.
    pub slowest: u32,
    /// The reasons for lost decisions, in the order of their first occurrence.
    pub incidents: Vec<Incident>,
    /// The last part of the bot's printed output.
    pub printed: String,
    /// True once the match has been played or stopped.
    pub is_over: bool,
}

/// A reason for lost decisions.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Incident {
    /// The reason, in a sentence for the author of the bot.
    pub what: String,
    /// The rule it cites, if any.
    pub rule: Option<String>,
    /// The number of decisions lost for it.
    pub times: u32,
    /// The game of its first occurrence.
    pub game: u32,
    /// The round of its first occurrence.
    pub round: u32,
    /// The question at its first occurrence.
    pub question: String,
}

impl MatchReport {
    /// Returns the number of games that nobody has won, or that went on for too long.
    pub fn drawn(&self) -> u32 {
        self.played.saturating_sub(self.won + self.lost)
    }

    /// Returns the number of lost decisions.
    pub fn faults(&self) -> u32 {
        self.incidents.iter().map(|incident| incident.times).sum()
    }
}

/// A match in progress.
pub(crate) struct TestMatch {
    script: Script,
    matchup: Match,
    tally: Tally,
    current: Option<GameInProgress>,
    opponent: Box<dyn Bot>,
    report: MatchReport,
}

/// The next step of a match.
pub(crate) enum MatchStep {
    /// A decision for the bot.
    Ask(Box<Observation>),
    /// The end of a game.
    Ended,
    /// The end of the last game.
    Over,
}

impl TestMatch {
    /// Creates the match before its first game.
    pub fn new(settings: MatchSettings) -> Option<Self> {
        let MatchSettings { script, level, rules, games, seed } = settings;
        let games = games.clamp(1, MOST_GAMES);
        // The level takes all other places at a table of the smallest size.
        let others = if rules.three_or_four { 2 } else { 1 };
        let mut levels = vec![level; others + 1];
        levels[0] = script.level();
        let matchup = Match {
            rules,
            levels,
            games: games.into(),
            seed,
            seated: false,
            limits: GameLimits { rounds: 200, actions: 20_000 },
        };
        let (current, opponent) = open(&matchup, 0)?;
        let report = MatchReport { games, ..MatchReport::default() };
        let tally = matchup.tally();
        Some(Self { script, matchup, tally, current: Some(current), opponent, report })
    }

    /// Returns the bot under test.
    pub fn script(&self) -> &Script {
        &self.script
    }

    /// Returns the state of the match.
    pub fn report(&self) -> &MatchReport {
        &self.report
    }

    /// Counts a question and returns its number.
    pub fn count(&mut self) -> u32 {
        self.report.asked += 1;
        self.report.asked
    }

    /// Records the time of an answer and the output printed meanwhile.
    pub fn note(&mut self, millis: u32, printed: String) {
        self.report.slowest = self.report.slowest.max(millis);
        if !printed.is_empty() {
            self.report.printed = printed;
        }
    }

    /// Records a lost decision.
    pub fn record_fault(&mut self, fault: &DecisionFault, question: String) {
        let what = fault.to_string();
        let incidents = &mut self.report.incidents;
        if let Some(known) = incidents.iter_mut().find(|known| known.what == what) {
            known.times += 1;
        } else if incidents.len() < MOST_INCIDENTS {
            let rule = fault.rule().map(|rule| rule.to_string());
            let (game, round) = (self.report.played + 1, self.report.round);
            incidents.push(Incident { what, rule, times: 1, game, round, question });
        } else if let Some(last) = incidents.last_mut() {
            last.times += 1;
            text::faults::others().clone_into(&mut last.what);
            (last.rule, last.question) = (None, String::new());
        }
    }

    /// Ends the match early.
    pub fn stop(&mut self) {
        self.current = None;
        self.report.is_over = true;
    }

    /// Plays a decision of the bot, or its replacement.
    pub fn play(&mut self, action: Action, is_fault: bool) {
        let played = self.current.as_mut().map(|it| it.play(Decision { action, is_fault }));
        if !matches!(played, Some(Ok(()))) {
            self.stop();
        }
    }

    /// Plays on until the bot is to decide, a game has ended, or all have.
    pub fn step(&mut self) -> MatchStep {
        let number = u64::from(self.report.played);
        loop {
            let Some(current) = &mut self.current else { return MatchStep::Over };
            let Some((place, view)) = current.to_move() else { break };
            self.report.round = current.game().state().turn().round;
            if self.matchup.entry(place, number) == 0 {
                return MatchStep::Ask(Box::new(view));
            }
            let decision = bot::decide(self.opponent.as_mut(), &view);
            if decision.is_none_or(|decision| current.play(decision).is_err()) {
                break;
            }
        }
        self.end_game(number)
    }

    fn end_game(&mut self, number: u64) -> MatchStep {
        if let Some(current) = self.current.take() {
            self.tally.add(&self.matchup.score(number, &current.finish()));
        }
        let wins = |entries: &[u64]| u32::try_from(entries.iter().sum::<u64>()).unwrap_or(u32::MAX);
        let (bot, level) = self.tally.wins.split_at(1);
        (self.report.won, self.report.lost) = (wins(bot), wins(level));
        self.report.played += 1;
        let next = if self.report.played < self.report.games {
            open(&self.matchup, self.report.played.into())
        } else {
            None
        };
        let Some((current, opponent)) = next else {
            self.stop();
            return MatchStep::Over;
        };
        (self.current, self.opponent) = (Some(current), opponent);
        MatchStep::Ended
    }
}

/// Returns the game of a number, and the bot's opponent in it.
fn open(matchup: &Match, number: u64) -> Option<(GameInProgress, Box<dyn Bot>)> {
    let current = GameInProgress::new(matchup.setup(number), matchup.limits).ok()?;
    let (level, seed) = (0..)
        .zip(matchup.seats(number))
        .find_map(|(place, seat)| (matchup.entry(place, number) == 1).then_some(seat))?;
    Some((current, bot::by_name(level, seed).ok()?))
}
