//! `rq-lab selfplay`: training games for the value function.

use std::ops::RangeInclusive;
use std::path::PathBuf;

use clap::Args;

use super::games::{self, ANY_NUMBER, Tables};
use engine::game::RuleSet;
use rq::arguments::{level, preset};
use rq::output::{Failure, Output};
use rq::program::Run;

/// Play training games for the value function: all rule sets, two to six players, random goals and options. Games that
/// the file already has are not played again.
#[derive(Debug, Args)]
pub(super) struct Selfplay {
    /// Output file: one link per line, empty for a game that does not finish.
    file: PathBuf,
    /// Number of games the file should have.
    #[arg(long, default_value_t = 10_000)]
    games: u64,
    /// Levels that players are drawn from.
    #[arg(long, value_delimiter = ',', value_parser = level, default_value = "normal,hard")]
    levels: Vec<String>,
    /// Rule sets to draw from; all by default.
    #[arg(long, value_delimiter = ',', value_parser = preset)]
    rules: Vec<RuleSet>,
    /// Range of the number of players, such as `2-6`, as far as the rule set allows.
    #[arg(long, default_value = "2-6", value_parser = players)]
    players: RangeInclusive<usize>,
    /// Seed of all games.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Exploration rate: percentage of decisions about army placement and about continuing that are made at random, so that
    /// unusual positions are learned too.
    #[arg(long, default_value_t = 0, value_name = "PERCENT", value_parser = clap::value_parser!(u32).range(0..=100))]
    epsilon: u32,
    /// Part of the games to play, such as `3/8`, to spread them over machines.
    #[arg(long, default_value = "1/1", value_parser = shard)]
    shard: (u64, u64),
}

/// Parses a part such as `3/8`.
fn shard(text: &str) -> Result<(u64, u64), String> {
    let wrong = || "write it like 3/8, with the first number at most the second".to_owned();
    let (number, of) = text.split_once('/').ok_or_else(wrong)?;
    let (number, of) = (number.parse().map_err(|_| wrong())?, of.parse().map_err(|_| wrong())?);
    if (1..=of).contains(&number) { Ok((number, of)) } else { Err(wrong()) }
}

/// Parses a number of players, or a range such as `2-6`.
fn players(text: &str) -> Result<RangeInclusive<usize>, String> {
    let (least, most) = text.split_once('-').unwrap_or((text, text));
    let number = |text: &str| text.parse().ok().filter(|number| ANY_NUMBER.contains(number));
    match (number(least), number(most)) {
        (Some(least), Some(most)) if least <= most => Ok(least..=most),
        _ => Err("write a number of players, or a range such as 2-6".to_owned()),
    }
}

impl Run for Selfplay {
    fn run(self, output: &mut Output) -> Result<(), Failure> {
        let (number, every) = self.shard;
        let Self { levels, seed, games, epsilon, players, .. } = self;
        let rules = if self.rules.is_empty() { games::presets() } else { self.rules };
        let first = number - 1;
        let tables = Tables { levels, rules, players, seed, every, first, usual_goal: 6, epsilon };
        let lines = games::complete(&self.file, games, &tables)?;
        let ended = lines.iter().filter(|line| !line.is_empty()).count();
        output.line(format!("{ended} of {} games finished.", lines.len()))
    }
}
