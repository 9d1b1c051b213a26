//! `rq simulate`: many games between computer players.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use clap::Args;
use clap::builder::PossibleValuesParser;
use indicatif::{ProgressBar, ProgressStyle};
use rayon::ThreadPoolBuilder;
use rayon::iter::{IntoParallelIterator, ParallelIterator};
use serde::Serialize;

use super::Run;
use super::output::{Failure, Output};
use crate::arena::{Bout, Contest, Limits, Tally};
use crate::bot::LEVELS;
use crate::game::{OPTIONS, RuleOption, RuleSet, option};
use crate::record::Record;

/// Let computer players play many games against each other.
#[derive(Debug, Args)]
pub(super) struct Simulate {
    /// The rule set.
    #[arg(long, default_value = "nautical", value_parser = preset)]
    rules: RuleSet,
    /// An option of the rule set, as in `fortify=connected`; can be given several times.
    #[arg(long = "option", value_name = "KEY=VALUE", value_parser = Setting::read)]
    options: Vec<Setting>,
    /// The level of each player, as in `normal,random`. They change places from game to game.
    #[arg(long, required = true, value_delimiter = ',', value_parser = PossibleValuesParser::new(LEVELS))]
    seats: Vec<String>,
    /// How many games.
    #[arg(long, default_value_t = 100)]
    games: u64,
    /// All dice, cards and whims follow from it.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many threads; as many as there are cores if not given. The result is the same.
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: Option<u16>,
    /// A game is given up after so many rounds.
    #[arg(long, default_value_t = Limits::default().rounds)]
    most_rounds: u32,
    /// Write the record of every game into this directory.
    #[arg(long, value_name = "DIR")]
    save: Option<PathBuf>,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

pub(super) fn preset(name: &str) -> Result<RuleSet, String> {
    RuleSet::preset(name).ok_or_else(|| {
        let names: Vec<&str> = RuleSet::PRESETS.into_iter().map(|(name, _)| name).collect();
        format!("the rule sets are {}", names.join(", "))
    })
}

/// An option with a value that it takes.
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
        option.set(&mut RuleSet::NAUTICAL.clone(), value).map_err(|_| {
            let values: Vec<&str> = option.choices.iter().map(|(value, _)| *value).collect();
            format!("“{key}” can be {}", values.join(", "))
        })?;
        Ok(Self { option, value: value.to_owned() })
    }
}

#[derive(Serialize)]
struct Report {
    games: u64,
    wins: Vec<u64>,
    draws: u64,
    unfinished: u64,
    faults: u64,
    rounds_mean: f64,
    rounds: Spread,
    actions: u64,
    seconds: f64,
    games_per_second: f64,
    digest: String,
}

/// Numbers of rounds that 5, 50, 95 and 100 percent of the games do not exceed.
#[derive(Serialize)]
struct Spread {
    p5: u32,
    p50: u32,
    p95: u32,
    max: u32,
}

impl Run for Simulate {
    fn run(self, output: &mut Output) -> Result<(), Failure> {
        let contest = self.contest();
        contest.check()?;
        let started = Instant::now();
        let tally = self.play(&contest)?;
        let report = Report::new(&tally, started.elapsed());
        if self.json { output.json(&report) } else { report.print(&self.seats, output) }
    }
}

impl Simulate {
    fn contest(&self) -> Contest {
        let mut rules = self.rules;
        for setting in &self.options {
            // The value was tried when it was read.
            let _ = setting.option.set(&mut rules, &setting.value);
        }
        Contest {
            rules,
            levels: self.seats.clone(),
            games: self.games,
            seed: self.seed,
            limits: Limits { rounds: self.most_rounds, ..Limits::default() },
        }
    }

    /// Plays on several threads and adds up in the order of the games.
    fn play(&self, contest: &Contest) -> Result<Tally, Failure> {
        if let Some(directory) = &self.save {
            fs::create_dir_all(directory).map_err(|error| unsaved(directory, error))?;
        }
        let progress = progress_bar(contest.games);
        let threads = self.threads.map_or(0, usize::from);
        let pool = ThreadPoolBuilder::new().num_threads(threads).build()?;
        let tally = pool.install(|| {
            (0..contest.games)
                .into_par_iter()
                .map(|number| {
                    let bout = contest.play(number)?;
                    self.save(number, &bout)?;
                    progress.inc(1);
                    Ok::<Tally, Failure>(contest.score(number, &bout))
                })
                .try_reduce(
                    || contest.tally(),
                    |mut tally, later| {
                        tally.add(&later);
                        Ok(tally)
                    },
                )
        });
        progress.finish_and_clear();
        tally
    }

    fn save(&self, number: u64, bout: &Bout) -> Result<(), Failure> {
        let Some(directory) = &self.save else { return Ok(()) };
        let path = directory.join(format!("game-{:06}.txt", number + 1));
        let text = Record::of(&bout.game).to_string();
        fs::write(&path, text).map_err(|error| unsaved(&path, error))
    }
}

fn unsaved(path: &Path, error: std::io::Error) -> Failure {
    Failure::File { what: path.display().to_string(), error }
}

/// Shown only where stderr is a terminal.
fn progress_bar(games: u64) -> ProgressBar {
    let bar = ProgressBar::new(games);
    let template = "{wide_bar} {pos}/{len} games, {eta} left";
    bar.with_style(
        ProgressStyle::with_template(template).unwrap_or_else(|_| ProgressStyle::default_bar()),
    )
}

impl Report {
    #[allow(clippy::cast_precision_loss, reason = "a rate for people")]
    fn new(tally: &Tally, time: Duration) -> Self {
        let seconds = time.as_secs_f64();
        Self {
            games: tally.games,
            wins: tally.wins.clone(),
            draws: tally.draws,
            unfinished: tally.unfinished,
            faults: tally.faults,
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
        }
    }

    #[allow(clippy::cast_precision_loss, reason = "a percentage for people")]
    fn print(&self, seats: &[String], output: &mut Output) -> Result<(), Failure> {
        output.line(format!(
            "{} games in {:.1} s ({:.0} a second), {} actions",
            self.games, self.seconds, self.games_per_second, self.actions
        ))?;
        for (level, wins) in seats.iter().zip(&self.wins) {
            let share = 100.0 * *wins as f64 / self.games.max(1) as f64;
            output.line(format!("  {level:<10} won {wins:>8}  {share:5.1} %"))?;
        }
        for (number, what) in [
            (self.draws, "without a single winner"),
            (self.unfinished, "given up"),
            (self.faults, "illegal answers replaced"),
        ] {
            if number > 0 {
                output.line(format!("  {number} {what}"))?;
            }
        }
        let Spread { p5, p50, p95, max } = self.rounds;
        output.line(format!(
            "rounds: mean {:.1}, half within {p50}, most from {p5} to {p95}, longest {max}",
            self.rounds_mean
        ))?;
        output.line(format!("digest: {}", self.digest))
    }
}
