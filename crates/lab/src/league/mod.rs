//! `rq-lab league`: validates candidates against opponents that training and selection never see.

mod entrant;
mod report;
mod rows;
mod strangers;

use std::iter;

use clap::Args;
use rayon::ThreadPoolBuilder;

use engine::game::{OPTIONS, RuleOption, RuleSet};
pub(super) use entrant::{Entrant, EntrantGroup};
use players::arena::{GameLimits, Match, MatchError};
use report::LeagueReport;
use rows::{NamedRules, Pairing};
use rq::arguments::{Setting, preset};
use rq::output::{Failure, Output};
use rq::program::Run;

/// Validate candidates against a league of strangers: simple policies that no level was trained on or selected against.
#[derive(Debug, Args)]
pub(super) struct League {
    /// Candidates: levels, with or without a play style, or with weights, such as `expert@FILE`, `expert@general` (without
    /// those of its kind of game) or `expert@first`. One candidate plays in each game, in one seat.
    #[arg(long, value_delimiter = ',', value_parser = Entrant::read, default_value = "normal,hard,expert")]
    candidates: Vec<Entrant>,
    /// Opponents: `strangers`, `held-out` (other strangers, to confirm a choice made by games against the first), `styles`
    /// (the play styles of the levels), `earlier` (levels with earlier weights), or names.
    /// All other seats of a game have the same opponent, except in a last row, for which each is drawn at random.
    #[arg(long, value_delimiter = ',', value_parser = EntrantGroup::read, default_value = "strangers")]
    opponents: Vec<EntrantGroup>,
    /// Rule sets.
    #[arg(long, value_delimiter = ',', value_parser = named, default_value = "next")]
    rules: Vec<NamedRules>,
    /// Option of all rule sets, such as `start=headquarters`; can be repeated.
    #[arg(long = "option", value_name = "KEY=VALUE", value_parser = Setting::read)]
    options: Vec<Setting>,
    /// Play each rule set as it is, and once more for each other value of each of its options.
    #[arg(long)]
    each_option: bool,
    /// Numbers of players.
    #[arg(long, value_delimiter = ',', value_parser = clap::value_parser!(u8).range(2..=6), default_value = "2,3,6")]
    players: Vec<u8>,
    /// Games per row, rounded up so that everybody has every seat equally often.
    #[arg(long, default_value_t = 120)]
    games: u64,
    /// Seed of all dice, cards and random choices.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Select the best candidate by the first half of the games, and report how much its figures there are above those of
    /// the second half.
    #[arg(long)]
    split: bool,
    /// Number of threads, by default one per core. Doesn't change the result.
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: Option<u16>,
    /// Abandon a game after this many rounds; it counts as not won.
    #[arg(long, default_value_t = 200)]
    most_rounds: u32,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

/// Parses the name of a rule set, and keeps it.
fn named(name: &str) -> Result<NamedRules, String> {
    preset(name).map(|rules| NamedRules { name: name.to_owned(), rules })
}

impl Run for League {
    fn run(self, output: &mut Output) -> Result<(), Failure> {
        let opponents = self.opponents.iter().flat_map(|EntrantGroup(entrants)| entrants).cloned();
        let opponents: Vec<Entrant> = opponents.collect();
        let mut rules: Vec<NamedRules> =
            self.rules.iter().map(|rules| self.with_options(rules)).collect();
        if self.each_option {
            rules = rules.iter().flat_map(variants).collect();
        }
        let mut rows = self.rows(&rules, &opponents);
        if self.each_option {
            // Some values need others: `victory=headquarters` also needs a start with headquarters.
            rows.retain(|row| check(row.rules.rules, row.players).is_ok());
        } else {
            rows.iter().try_for_each(|row| check(row.rules.rules, row.players))?;
        }
        let limits = GameLimits { rounds: self.most_rounds, ..GameLimits::default() };
        let threads = self.threads.map_or(0, usize::from);
        let pool = ThreadPoolBuilder::new().num_threads(threads).build()?;
        let halves = pool.install(|| rows::play_all(&rows, (self.games, self.seed), limits))?;
        let report = LeagueReport::new(self.seed, &rows, &halves, self.split);
        if self.json { output.json(&report) } else { report.print(output) }
    }
}

impl League {
    /// Returns a rule set with the options that were set, which become part of its name.
    fn with_options(&self, rules: &NamedRules) -> NamedRules {
        let mut changed = rules.clone();
        for setting in &self.options {
            setting.apply(&mut changed.rules);
            changed.name = format!("{} {setting}", changed.name);
        }
        changed
    }

    /// Returns all rows: by rule set, number of players, candidate and opponent. Numbers of players
    /// that a rule set doesn't allow are left out.
    fn rows<'a>(&'a self, rules: &'a [NamedRules], opponents: &'a [Entrant]) -> Vec<Pairing<'a>> {
        let mut rows = Vec::new();
        for rules in rules {
            let seats = rules.rules.table();
            for players in self.players.iter().map(|it| usize::from(*it)) {
                if !seats.contains(&players) {
                    continue;
                }
                for candidate in &self.candidates {
                    let row = |opponents| Pairing { rules, players, candidate, opponents };
                    rows.extend(opponents.chunks(1).map(row));
                    if opponents.len() > 1 {
                        rows.push(row(opponents));
                    }
                }
            }
        }
        rows
    }
}

/// Returns a rule set, followed by those in which one option has another value.
fn variants(rules: &NamedRules) -> Vec<NamedRules> {
    let board = rules.rules.world().id();
    let offered = OPTIONS.iter().filter(|option| option.is_offered() && option.is_on(board));
    let values =
        offered.flat_map(|option| option.values_on(board).map(move |value| (option, value)));
    let others = values.filter(|(option, value)| option.get(&rules.rules) != *value);
    let variant = |(option, value): (&RuleOption, &str)| {
        let mut changed = rules.clone();
        option.set(&mut changed.rules, value).ok()?;
        changed.name = format!("{} {}={value}", rules.name, option.key);
        Some(changed)
    };
    iter::once(rules.clone()).chain(others.filter_map(variant)).collect()
}

/// Checks that games by these rules can be played.
fn check(rules: RuleSet, players: usize) -> Result<(), MatchError> {
    let (levels, limits) = (vec!["normal".to_owned(); players], GameLimits::default());
    Ok(Match { rules, levels, games: 1, seed: 1, seated: false, limits }.check_setup()?)
}
