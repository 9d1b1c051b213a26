//! `rq selfplay`: the games that a judgement is learned from.

use std::ops::RangeInclusive;
use std::path::PathBuf;

use clap::Args;

use super::Run;
use super::bot::level;
use super::games::{self, ANY_NUMBER, Tables};
use super::output::{Failure, Output};
use super::simulate::preset;
use engine::game::RuleSet;

/// Play games that a judgement is learned from: all rule sets, two to six players, goals and options at random. What a
/// file has already is not played again.
#[derive(Debug, Args)]
pub(super) struct Selfplay {
    /// Where the games go: a link a line, nothing for a game that does not end.
    file: PathBuf,
    /// How many games the file is to have.
    #[arg(long, default_value_t = 10_000)]
    games: u64,
    /// The levels that sit down, at random.
    #[arg(long, value_delimiter = ',', value_parser = level, default_value = "normal,hard")]
    levels: Vec<String>,
    /// The rule sets that are played, at random; all if not given.
    #[arg(long, value_delimiter = ',', value_parser = preset)]
    rules: Vec<RuleSet>,
    /// How many players sit down, at random, as in `2-6`; where the rule set seats so many.
    #[arg(long, default_value = "2-6", value_parser = players)]
    players: RangeInclusive<usize>,
    /// All games follow from it.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Of a hundred decisions about where armies go, and whether to go on, so many are made at random: what nobody does
    /// is not learned either.
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u32).range(0..=100))]
    whims: u32,
    /// Which part of the games this is, as in `3/8`: any job runner can spread them.
    #[arg(long, default_value = "1/1", value_parser = shard)]
    shard: (u64, u64),
}

/// A part as in `3/8`.
fn shard(text: &str) -> Result<(u64, u64), String> {
    let wrong = || "write it as in 3/8, the first number not above the second".to_owned();
    let (number, of) = text.split_once('/').ok_or_else(wrong)?;
    let (number, of) = (number.parse().map_err(|_| wrong())?, of.parse().map_err(|_| wrong())?);
    if (1..=of).contains(&number) { Ok((number, of)) } else { Err(wrong()) }
}

/// A number of players, or a range as in `2-6`.
fn players(text: &str) -> Result<RangeInclusive<usize>, String> {
    let (least, most) = text.split_once('-').unwrap_or((text, text));
    let number = |text: &str| text.parse().ok().filter(|number| ANY_NUMBER.contains(number));
    match (number(least), number(most)) {
        (Some(least), Some(most)) if least <= most => Ok(least..=most),
        _ => Err("write a number of players, or the least and the most as in 2-6".to_owned()),
    }
}

impl Run for Selfplay {
    fn run(self, output: &mut Output) -> Result<(), Failure> {
        let (number, every) = self.shard;
        let Self { levels, seed, games, whims, players, .. } = self;
        let rules = if self.rules.is_empty() { games::presets() } else { self.rules };
        let first = number - 1;
        let tables = Tables { levels, rules, players, seed, every, first, usual_goal: 6, whims };
        let lines = games::complete(&self.file, games, &tables)?;
        let ended = lines.iter().filter(|line| !line.is_empty()).count();
        output.line(format!("{ended} of {} games came to their end.", lines.len()))
    }
}
