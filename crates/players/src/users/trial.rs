//! A test match: a bot of a person against one of our levels.

use serde::{Deserialize, Serialize};

use super::Script;
use super::fault::Fault;
use crate::arena::{Contest, Limits, Playing, Tally};
use crate::bot::{self, Bot, Decision};
use engine::game::{Action, Observation, RuleSet};

/// The most different reasons that are told apart.
const MOST_INCIDENTS: usize = 8;

/// The most games of a match.
pub const MOST_GAMES: u32 = 100;

/// A match that is wanted.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Order {
    /// The bot that is tried out.
    pub script: Script,
    /// The level it plays against.
    pub level: String,
    /// The options of the games.
    pub rules: RuleSet,
    /// How many games; at most [`MOST_GAMES`].
    pub games: u32,
    /// All dice follow from it: a match can be played again.
    pub seed: u64,
}

/// How a match stands.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Report {
    /// Games that are over.
    pub played: u32,
    /// All games of the match.
    pub games: u32,
    /// Games the bot has won.
    pub won: u32,
    /// Games the level has won.
    pub lost: u32,
    /// The round of the game that is played.
    pub round: u32,
    /// Questions to the bot in all games.
    pub asked: u32,
    /// Its slowest answer, in milliseconds.
    pub slowest: u32,
    /// Why decisions were lost, in the order of the first of each kind.
    pub incidents: Vec<Incident>,
    /// The end of what it has printed.
    pub printed: String,
    /// Whether the match has been played or stopped.
    pub is_over: bool,
}

/// Why decisions were lost.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Incident {
    /// The reason, in a sentence for whoever wrote the bot.
    pub what: String,
    /// The rule it cites.
    pub rule: Option<String>,
    /// How many were lost by it.
    pub times: u32,
    /// In which game it was first,
    pub game: u32,
    /// in which round,
    pub round: u32,
    /// and by which question.
    pub question: String,
}

impl Report {
    /// Games that nobody has won, or that went on for too long.
    pub fn drawn(&self) -> u32 {
        self.played.saturating_sub(self.won + self.lost)
    }

    /// How many decisions were lost.
    pub fn faults(&self) -> u32 {
        self.incidents.iter().map(|incident| incident.times).sum()
    }
}

/// A match that is played.
pub(crate) struct Trial {
    script: Script,
    contest: Contest,
    tally: Tally,
    playing: Option<Playing>,
    opponent: Box<dyn Bot>,
    report: Report,
}

/// What comes next in a match.
pub(crate) enum Step {
    /// The bot decides about this.
    Ask(Box<Observation>),
    /// A game has ended.
    Ended,
    /// The last one has.
    Over,
}

impl Trial {
    /// The match before its first game.
    pub fn new(order: Order) -> Option<Self> {
        let Order { script, level, rules, games, seed } = order;
        let games = games.clamp(1, MOST_GAMES);
        // The level sits in all other places of the smallest table.
        let others = if rules.three_or_four { 2 } else { 1 };
        let mut levels = vec![level; others + 1];
        levels[0] = script.level();
        let contest = Contest {
            rules,
            levels,
            games: games.into(),
            seed,
            seated: false,
            limits: Limits { rounds: 200, actions: 20_000 },
        };
        let (playing, opponent) = open(&contest, 0)?;
        let report = Report { games, ..Report::default() };
        let tally = contest.tally();
        Some(Self { script, contest, tally, playing: Some(playing), opponent, report })
    }

    /// The bot that is tried out.
    pub fn script(&self) -> &Script {
        &self.script
    }

    /// How the match stands.
    pub fn report(&self) -> &Report {
        &self.report
    }

    /// Counts a question.
    pub fn count(&mut self) -> u32 {
        self.report.asked += 1;
        self.report.asked
    }

    /// Notes how long an answer took and what was printed meanwhile.
    pub fn note(&mut self, millis: u32, printed: String) {
        self.report.slowest = self.report.slowest.max(millis);
        if !printed.is_empty() {
            self.report.printed = printed;
        }
    }

    /// Notes that a decision was lost.
    pub fn blame(&mut self, fault: &Fault, question: String) {
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

    /// Ends the match before its time.
    pub fn stop(&mut self) {
        self.playing = None;
        self.report.is_over = true;
    }

    /// Plays a decision of the bot, or what stands in for it.
    pub fn play(&mut self, action: Action, is_fault: bool) {
        let played = self.playing.as_mut().map(|it| it.play(Decision { action, is_fault }));
        if !matches!(played, Some(Ok(()))) {
            self.stop();
        }
    }

    /// Plays on until the bot is asked, a game has ended, or all have.
    pub fn step(&mut self) -> Step {
        let number = u64::from(self.report.played);
        loop {
            let Some(playing) = &mut self.playing else { return Step::Over };
            let Some((place, view)) = playing.asked() else { break };
            self.report.round = playing.game().state().turn().round;
            if self.contest.entry(place, number) == 0 {
                return Step::Ask(Box::new(view));
            }
            let decision = bot::decide(self.opponent.as_mut(), &view);
            if decision.is_none_or(|decision| playing.play(decision).is_err()) {
                break;
            }
        }
        self.end_game(number)
    }

    fn end_game(&mut self, number: u64) -> Step {
        if let Some(playing) = self.playing.take() {
            self.tally.add(&self.contest.score(number, &playing.finish()));
        }
        let wins = |entries: &[u64]| u32::try_from(entries.iter().sum::<u64>()).unwrap_or(u32::MAX);
        let (bot, level) = self.tally.wins.split_at(1);
        (self.report.won, self.report.lost) = (wins(bot), wins(level));
        self.report.played += 1;
        let next = if self.report.played < self.report.games {
            open(&self.contest, self.report.played.into())
        } else {
            None
        };
        let Some((playing, opponent)) = next else {
            self.stop();
            return Step::Over;
        };
        (self.playing, self.opponent) = (Some(playing), opponent);
        Step::Ended
    }
}

/// The game of a number, and who plays against the bot in it.
fn open(contest: &Contest, number: u64) -> Option<(Playing, Box<dyn Bot>)> {
    let playing = Playing::new(contest.setup(number), contest.limits).ok()?;
    let (level, seed) = (0..)
        .zip(contest.seats(number))
        .find_map(|(place, seat)| (contest.entry(place, number) == 1).then_some(seat))?;
    Some((playing, bot::by_name(level, seed).ok()?))
}
