//! `rq simulate`: many games between computer players.

mod report;

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::time::{Duration, Instant};

use clap::Args;
use rayon::ThreadPoolBuilder;

use super::board::on_board;
use super::output::{Failure, Output};
use super::parallel::{play_all, progress_bar};
use super::rules_argument::RulesFrom;
use super::stopwatch::Stopwatch;
use super::{Run, exec};
use engine::game::{OPTIONS, RuleOption, RuleSet, option};
use engine::record::{CustomRules, Record};
use players::arena::{GameLimits, Match, MatchError, Tally, quick_start};
use players::bot::{self, Bot, LEVELS, Level, PlayStyle};
use report::{Links, MatchResults};

/// Play many games between computer players.
#[derive(Debug, Args)]
#[allow(clippy::struct_excessive_bools, reason = "each is a switch of the command")]
pub(super) struct Simulate {
    /// Rule set, or a file with custom rules.
    #[arg(long, default_value = "nautical", value_name = "NAME|FILE", value_parser = RulesFrom::named)]
    rules: RulesFrom,
    /// Deal the app's quick start: its rules, with the first player in the place of the person, who moves first in every
    /// game. Without --seats, the first plays as the app's hints do, which is `normal` against `easy`.
    #[arg(long, conflicts_with = "rules")]
    quick_start: bool,
    /// Option of the rule set, such as `fortify=connected`; can be repeated.
    #[arg(long = "option", value_name = "KEY=VALUE", value_parser = Setting::read)]
    options: Vec<Setting>,
    /// Each player: a level, such as `normal,random`, with an optional play style, such as `hard:turtle`, or a program that
    /// speaks the bot protocol, such as `exec:./my-bot --bold` (run without a shell). They rotate seats from game to game,
    /// unless --seated. In the app, hints are what `hard` plays; in games of some rounds, such as a quick start, they are one
    /// level above the strongest opponent, so `normal` against `easy`.
    #[arg(long, required_unless_present = "quick_start", value_delimiter = ',', value_parser = level)]
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

impl Run for Simulate {
    fn run(self, output: &mut Output) -> Result<(), Failure> {
        let custom_rules = self.custom_rules()?;
        let matchup = self.matchup(custom_rules.rules);
        matchup.check_setup().map_err(MatchError::from)?;
        let started = Instant::now();
        let watches = matchup.levels.iter().map(|_| Stopwatch::default()).collect::<Vec<_>>();
        let links = self.links.then(Mutex::default);
        let tally = self.play(&matchup, &custom_rules.title, &watches, links.as_ref())?;
        let mut report = MatchResults::new(&tally, &watches, started.elapsed());
        report.links = links.and_then(|links| Links::of(links.into_inner().ok()?));
        if self.json { output.json(&report) } else { report.print(&matchup.levels, output) }
    }
}

impl Simulate {
    /// Returns the rules with the options that were set.
    fn custom_rules(&self) -> Result<CustomRules, Failure> {
        let mut custom_rules = if self.quick_start {
            CustomRules { rules: quick_start::RULES, title: String::new() }
        } else {
            self.rules.custom_rules()?
        };
        custom_rules.rules = on_board(custom_rules.rules);
        for setting in &self.options {
            // The value was checked when it was parsed.
            let _ = setting.option.set(&mut custom_rules.rules, &setting.value);
        }
        Ok(custom_rules)
    }

    /// Returns the entries: those given, or those of a quick start.
    fn levels(&self) -> Vec<String> {
        if self.seats.is_empty() {
            return quick_start::levels().map(Level::name).map(str::to_owned).collect();
        }
        self.seats.clone()
    }

    fn matchup(&self, rules: RuleSet) -> Match {
        Match {
            rules,
            levels: self.levels(),
            games: self.games,
            seed: self.seed,
            seated: self.seated || self.quick_start,
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
