//! `rq simulate`: many games between computer players.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::time::{Duration, Instant};

use clap::Args;
use rayon::ThreadPoolBuilder;
use serde::Serialize;

use super::output::{Failure, Output};
use super::parallel::{play_all, progress_bar};
use super::rules_argument::RulesFrom;
use super::stopwatch::{Stopwatch, Thinking};
use super::{Run, exec};
use engine::game::{OPTIONS, RuleOption, RuleSet, option};
use engine::record::{CustomRules, Record};
use players::arena::{GameLimits, Match, MatchError, Tally, interval};
use players::bot::{self, Bot, LEVELS, PlayStyle};

/// Play many games between computer players.
#[derive(Debug, Args)]
pub(super) struct Simulate {
    /// Rule set, or a file with custom rules.
    #[arg(long, default_value = "nautical", value_name = "NAME|FILE", value_parser = RulesFrom::named)]
    rules: RulesFrom,
    /// Option of the rule set, such as `fortify=connected`; can be repeated.
    #[arg(long = "option", value_name = "KEY=VALUE", value_parser = Setting::read)]
    options: Vec<Setting>,
    /// Each player: a level, such as `normal,random`, with an optional play style, such as `hard:turtle`, or a program that
    /// speaks the bot protocol, such as `exec:./my-bot --bold` (run without a shell). They rotate seats from game to game,
    /// unless --seated.
    #[arg(long, required = true, value_delimiter = ',', value_parser = level)]
    seats: Vec<String>,
    /// Time limit for a program's decision, in milliseconds; after it the default action is played.
    #[arg(long, default_value_t = 1_000, value_parser = clap::value_parser!(u64).range(1..=600_000))]
    bot_time: u64,
    /// Keep the same seats in every game.
    #[arg(long)]
    seated: bool,
    /// Number of games.
    #[arg(long, default_value_t = 100)]
    games: u64,
    /// Seed of all dice, cards and random choices.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Number of threads, by default one per core. Doesn't change the result.
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: Option<u16>,
    /// Abandon a game after this many rounds.
    #[arg(long, default_value_t = GameLimits::default().rounds)]
    most_rounds: u32,
    /// Report the length of the games' links, in bytes before encoding: three bytes become four characters.
    #[arg(long)]
    links: bool,
    /// Save the record of every game in this directory.
    #[arg(long, value_name = "DIR")]
    save: Option<PathBuf>,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

/// A level, or a program to run.
pub(super) fn level(name: &str) -> Result<String, String> {
    if bot::by_name(name, 0).is_ok() || exec::is_program(name) {
        return Ok(name.to_owned());
    }
    let styles =
        PlayStyle::ALL.into_iter().skip(1).map(PlayStyle::word).collect::<Vec<_>>().join(", ");
    let levels = LEVELS.join(", ");
    Err(format!(
        "the levels are {levels}, with an optional play style such as hard:turtle ({styles}); or write exec:PROGRAM"
    ))
}

/// An option with a valid value.
#[derive(Debug, Clone)]
struct Setting {
    option: &'static RuleOption,
    value: String,
}

impl Setting {
    fn read(text: &str) -> Result<Self, String> {
        let (key, value) = text.split_once('=').ok_or("write KEY=VALUE")?;
        let option = option(key).ok_or_else(|| {
            let keys: Vec<&str> = OPTIONS.iter().map(|option| option.key).collect();
            format!("the options are {}", keys.join(", "))
        })?;
        option
            .set(&mut RuleSet::NAUTICAL.clone(), value)
            .map_err(|_| format!("“{key}” can be {}", option.values().join(", ")))?;
        Ok(Self { option, value: value.to_owned() })
    }
}

#[derive(Serialize)]
struct MatchResults {
    games: u64,
    wins: Vec<u64>,
    /// The 95 percent confidence interval of each one's share.
    intervals: Vec<(f64, f64)>,
    /// The number of games won, by place in the turn order, the first to move first.
    by_turn: Vec<u64>,
    /// The number of games in which each one lost at most one territory before its first turn.
    whole: Vec<u64>,
    /// The number of games in which each one was eliminated before its second turn.
    cut_short: Vec<u64>,
    draws: u64,
    unfinished: u64,
    faults: u64,
    /// The thinking time of each one per turn.
    thinking: Vec<Thinking>,
    rounds_mean: f64,
    rounds: Spread,
    actions: u64,
    seconds: f64,
    games_per_second: f64,
    digest: String,
    /// The bytes of the links, if requested.
    #[serde(skip_serializing_if = "Option::is_none")]
    links: Option<Links>,
}

/// The numbers of bytes that 50, 95 and 100 percent of the links don't exceed.
#[derive(Serialize)]
struct Links {
    p50: usize,
    p95: usize,
    max: usize,
}

/// The numbers of rounds that 5, 50, 95 and 100 percent of the games don't exceed.
#[derive(Serialize)]
struct Spread {
    p5: u32,
    p50: u32,
    p95: u32,
    max: u32,
}

impl Run for Simulate {
    fn run(self, output: &mut Output) -> Result<(), Failure> {
        let custom_rules = self.custom_rules()?;
        let matchup = self.matchup(custom_rules.rules);
        matchup.check_setup().map_err(MatchError::from)?;
        let started = Instant::now();
        let watches = self.seats.iter().map(|_| Stopwatch::default()).collect::<Vec<_>>();
        let links = self.links.then(Mutex::default);
        let tally = self.play(&matchup, &custom_rules.title, &watches, links.as_ref())?;
        let mut report = MatchResults::new(&tally, &watches, started.elapsed());
        report.links = links.and_then(|links| Links::of(links.into_inner().ok()?));
        if self.json { output.json(&report) } else { report.print(&self.seats, output) }
    }
}

impl Simulate {
    /// Returns the rules with the options that were set.
    fn custom_rules(&self) -> Result<CustomRules, Failure> {
        let mut custom_rules = self.rules.custom_rules()?;
        for setting in &self.options {
            // The value was checked when it was parsed.
            let _ = setting.option.set(&mut custom_rules.rules, &setting.value);
        }
        Ok(custom_rules)
    }

    fn matchup(&self, rules: RuleSet) -> Match {
        Match {
            rules,
            levels: self.seats.clone(),
            games: self.games,
            seed: self.seed,
            seated: self.seated,
            limits: GameLimits { rounds: self.most_rounds, ..GameLimits::default() },
        }
    }

    /// Plays on several threads, and adds up the results in the order of the games.
    fn play(
        &self,
        matchup: &Match,
        rules_title: &str,
        watches: &[Stopwatch],
        links: Option<&Mutex<Vec<usize>>>,
    ) -> Result<Tally, Failure> {
        if let Some(directory) = &self.save {
            fs::create_dir_all(directory).map_err(|error| unsaved(directory, error))?;
        }
        let progress = progress_bar(matchup.games);
        let threads = self.threads.map_or(0, usize::from);
        let pool = ThreadPoolBuilder::new().num_threads(threads).build()?;
        let play = |number| {
            let mut bots = self.bots(matchup, number, watches)?;
            let result = matchup.play_with(number, &mut bots).map_err(MatchError::from)?;
            let mut record = Record::of(&result.game);
            rules_title.clone_into(&mut record.setup.rules_title);
            self.save(number, &record)?;
            if let Some(Ok(mut links)) = links.map(Mutex::lock) {
                links.push(record.pack().len());
            }
            progress.inc(1);
            Ok(matchup.score(number, &result))
        };
        let tally = pool.install(|| play_all(matchup, play));
        progress.finish_and_clear();
        tally
    }

    /// Returns a bot for each place of a game; programs are restarted for every game.
    fn bots(
        &self,
        matchup: &Match,
        number: u64,
        watches: &[Stopwatch],
    ) -> Result<Vec<Box<dyn Bot>>, Failure> {
        let time = Duration::from_millis(self.bot_time);
        let bots = matchup.seats(number).enumerate().map(|(place, (level, seed))| {
            let bot = exec::bot(level, seed, time)?;
            Ok(match watches.get(matchup.entry(place, number)) {
                Some(watch) => watch.timed(bot),
                None => bot,
            })
        });
        bots.collect()
    }

    fn save(&self, number: u64, record: &Record) -> Result<(), Failure> {
        let Some(directory) = &self.save else { return Ok(()) };
        let path = directory.join(format!("game-{:06}.txt", number + 1));
        fs::write(&path, record.to_string()).map_err(|error| unsaved(&path, error))
    }
}

fn unsaved(path: &Path, error: std::io::Error) -> Failure {
    Failure::File { what: path.display().to_string(), error }
}

impl Links {
    fn of(mut bytes: Vec<usize>) -> Option<Self> {
        bytes.sort_unstable();
        let at = |percent: usize| {
            bytes.get((bytes.len() * percent).div_ceil(100).checked_sub(1)?).copied()
        };
        Some(Self { p50: at(50)?, p95: at(95)?, max: at(100)? })
    }
}

impl MatchResults {
    #[allow(clippy::cast_precision_loss, reason = "a rate for people")]
    fn new(tally: &Tally, watches: &[Stopwatch], time: Duration) -> Self {
        let seconds = time.as_secs_f64();
        Self {
            games: tally.games,
            wins: tally.wins.clone(),
            intervals: tally.wins.iter().map(|wins| interval(*wins, tally.games)).collect(),
            by_turn: tally.by_turn.clone(),
            whole: tally.whole.clone(),
            cut_short: tally.cut_short.clone(),
            draws: tally.draws,
            unfinished: tally.unfinished,
            faults: tally.faults,
            thinking: watches.iter().map(Stopwatch::thinking).collect(),
            rounds_mean: tally.rounds_mean(),
            rounds: Spread {
                p5: tally.rounds_percentile(5),
                p50: tally.rounds_percentile(50),
                p95: tally.rounds_percentile(95),
                max: tally.rounds_percentile(100),
            },
            actions: tally.actions,
            seconds,
            games_per_second: if seconds > 0.0 { tally.games as f64 / seconds } else { 0.0 },
            digest: tally.digest().to_string(),
            links: None,
        }
    }

    #[allow(clippy::cast_precision_loss, reason = "a percentage for people")]
    fn print(&self, seats: &[String], output: &mut Output) -> Result<(), Failure> {
        output.line(format!(
            "{} games in {:.1} s ({:.0} per second), {} actions",
            self.games, self.seconds, self.games_per_second, self.actions
        ))?;
        for ((level, wins), (low, high)) in seats.iter().zip(&self.wins).zip(&self.intervals) {
            let share = 100.0 * *wins as f64 / self.games.max(1) as f64;
            let (low, high) = (100.0 * low, 100.0 * high);
            output.line(format!(
                "  {level:<10} won {wins:>8}  {share:5.1} %  (95 %: {low:.1} to {high:.1})"
            ))?;
        }
        let won = self.by_turn.iter().map(|wins| {
            let (low, high) = interval(*wins, self.games);
            let share = 100.0 * *wins as f64 / self.games.max(1) as f64;
            format!("{share:.1} % ({:.1} to {:.1})", 100.0 * low, 100.0 * high)
        });
        let won: Vec<String> = won.collect();
        output.line(format!("won by turn order, first to last: {}", won.join(", ")))?;
        output.line("early game:")?;
        for ((level, whole), cut_short) in seats.iter().zip(&self.whole).zip(&self.cut_short) {
            let share = |games: &u64| 100.0 * *games as f64 / self.games.max(1) as f64;
            output.line(format!(
                "  {level:<10} lost at most one territory before its first turn {:5.1} %, eliminated within two turns {:4.1} %",
                share(whole), share(cut_short)
            ))?;
        }
        for (number, what) in [
            (self.draws, "without a single winner"),
            (self.unfinished, "abandoned"),
            (self.faults, "decisions lost"),
        ] {
            if number > 0 {
                output.line(format!("  {number} {what}"))?;
            }
        }
        let Spread { p5, p50, p95, max } = self.rounds;
        output.line(format!(
            "rounds: mean {:.1}, median {p50}, 90 % from {p5} to {p95}, maximum {max}",
            self.rounds_mean
        ))?;
        for (level, Thinking { p50, p95, max }) in seats.iter().zip(&self.thinking) {
            output.line(format!(
                "thinking per turn: {level} median {p50:.1} ms, 95 % within {p95:.1}, maximum {max:.1}"
            ))?;
        }
        if let Some(Links { p50, p95, max }) = self.links {
            output.line(format!("links: median {p50} bytes, 95 % within {p95}, maximum {max}"))?;
        }
        output.line(format!("digest: {}", self.digest))
    }
}
