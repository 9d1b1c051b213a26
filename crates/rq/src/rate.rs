//! `rq rate`: Elo ratings of levels from round-robin matches.

use std::time::Duration;

use clap::Args;
use rayon::ThreadPoolBuilder;
use rayon::iter::{IntoParallelIterator, ParallelIterator};
use serde::Serialize;

use super::arguments::preset;
use super::board::on_board;
use super::output::{Failure, Output};
use super::parallel::progress_bar;
use super::simulate::level;
use super::{Run, exec};
use engine::game::RuleSet;
use players::arena::{GameLimits, Match, MatchError, Rating, ratings};
use players::bot::LEVELS;

/// Rate levels by round-robin matches of two players.
#[derive(Debug, Args)]
pub(super) struct Rate {
    /// Rule set.
    #[arg(long, default_value = "next", value_parser = preset)]
    rules: RuleSet,
    /// Levels or programs, as in `rq simulate`; the first is rated 0.
    #[arg(long, value_delimiter = ',', value_parser = level, default_values = LEVELS)]
    levels: Vec<String>,
    /// Games per pair.
    #[arg(long, default_value_t = 200)]
    games: u64,
    /// Seed of all dice, cards and random choices.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Number of threads, by default one per core. Doesn't change the result.
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: Option<u16>,
    /// Time limit for a program's decision, in milliseconds.
    #[arg(long, default_value_t = 1_000, value_parser = clap::value_parser!(u64).range(1..=600_000))]
    bot_time: u64,
    /// Abandon a game after this many rounds.
    #[arg(long, default_value_t = 300)]
    most_rounds: u32,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct RatingReport {
    games: u64,
    levels: Vec<RatedLevel>,
}

#[derive(Serialize)]
struct RatedLevel {
    level: String,
    elo: f64,
    error: f64,
    /// Percent of the games won against each other level, in their order.
    scores: Vec<Option<f64>>,
}

impl Run for Rate {
    fn run(self, output: &mut Output) -> Result<(), Failure> {
        let won = self.play()?;
        let report = self.report(&won);
        if self.json { output.json(&report) } else { report.print(output) }
    }
}

impl Rate {
    fn pairs(&self) -> impl Iterator<Item = (usize, usize)> + use<> {
        let levels = self.levels.len();
        (0..levels).flat_map(move |first| (first + 1..levels).map(move |second| (first, second)))
    }

    fn matchup(&self, first: usize, second: usize) -> Match {
        Match {
            rules: on_board(self.rules),
            levels: [first, second].map(|entry| self.levels[entry].clone()).into(),
            games: self.games,
            seed: self.seed,
            seated: false,
            limits: GameLimits { rounds: self.most_rounds, ..GameLimits::default() },
        }
    }

    /// The number of games that each level (row) won against each other level (column).
    fn play(&self) -> Result<Vec<Vec<u64>>, Failure> {
        let levels = self.levels.len();
        let all: Vec<(usize, usize, u64)> = self
            .pairs()
            .flat_map(|(a, b)| (0..self.games).map(move |number| (a, b, number)))
            .collect();
        let progress = progress_bar(all.len() as u64);
        let threads = self.threads.map_or(0, usize::from);
        let pool = ThreadPoolBuilder::new().num_threads(threads).build()?;
        let time = Duration::from_millis(self.bot_time);
        let results = pool.install(|| {
            let play = |(first, second, number): (usize, usize, u64)| {
                let matchup = self.matchup(first, second);
                let seats = matchup.seats(number);
                let players = seats.map(|(level, seed)| exec::bot(level, seed, time));
                let mut players = players.collect::<Result<Vec<_>, Failure>>()?;
                let result = matchup.play_with(number, &mut players).map_err(MatchError::from)?;
                progress.inc(1);
                let tally = matchup.score(number, &result);
                Ok::<_, Failure>((first, second, tally.wins[0], tally.wins[1]))
            };
            all.into_par_iter().map(play).collect::<Result<Vec<_>, Failure>>()
        });
        progress.finish_and_clear();
        let mut won = vec![vec![0; levels]; levels];
        for (first, second, of_first, of_second) in results? {
            won[first][second] += of_first;
            won[second][first] += of_second;
        }
        Ok(won)
    }

    #[allow(clippy::cast_precision_loss, reason = "a percentage for people")]
    fn report(&self, won: &[Vec<u64>]) -> RatingReport {
        let share = |a: usize, b: usize| {
            (a != b && self.games > 0).then(|| 100.0 * won[a][b] as f64 / self.games as f64)
        };
        let line = |(entry, Rating { elo, error }): (usize, Rating)| RatedLevel {
            level: self.levels[entry].clone(),
            elo,
            error,
            scores: (0..self.levels.len()).map(|other| share(entry, other)).collect(),
        };
        let levels = ratings(won).into_iter().enumerate().map(line).collect();
        RatingReport { games: self.games, levels }
    }
}

impl RatingReport {
    /// Prints a Markdown table.
    fn print(&self, output: &mut Output) -> Result<(), Failure> {
        let names: Vec<&str> = self.levels.iter().map(|line| line.level.as_str()).collect();
        output.line(format!("| level | Elo | {} |", names.join(" | ")))?;
        output.line(format!("|---|---:|{}", "---:|".repeat(names.len())))?;
        self.levels.iter().try_for_each(|line| {
            let score =
                |score: &Option<f64>| score.map_or("–".to_owned(), |s| format!("{s:.1} %"));
            let scores: Vec<String> = line.scores.iter().map(score).collect();
            let RatedLevel { level, elo, error, .. } = line;
            output.line(format!("| {level} | {elo:.0} ± {error:.0} | {} |", scores.join(" | ")))
        })
    }
}
