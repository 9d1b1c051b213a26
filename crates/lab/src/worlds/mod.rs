//! `rq-lab worlds`: measures how fair generated worlds are.

mod shape;

use std::fmt::{self, Display, Formatter};

use clap::Args;
use rayon::iter::{IntoParallelIterator, ParallelIterator};
use serde::Serialize;
use serde_json::Value;

use engine::core::{RandomSource, Seed, Seeded};
use engine::game::RuleSet;
use engine::world::World;
use players::arena::{
    AsMuchLand, Balance, ContinentResults, GameLimits, Match, even_start, interval,
};
use rq::output::{Failure, Output};
use rq::program::Run;
use shape::ContinentShape;
use worldgen::{MOST, WorldSeed, generate};

/// The games that are played before they are added up.
const AT_ONCE: u64 = 64;

/// The last round of a game.
const ROUNDS: u32 = 500;

/// The sliders of a new world in the app.
const USUAL: [u8; 3] = [5; 3];

/// The most worlds: a program has room for hardly more boards.
const MOST_WORLDS: u32 = 90;

/// Play games on generated worlds, and compare the players who first held each continent with those who first held another
/// one and had as much land.
#[derive(Debug, Args)]
pub(super) struct Worlds {
    /// Number of worlds: every other one with the usual sliders.
    #[arg(long = "worlds", default_value_t = 20, value_parser = clap::value_parser!(u32).range(1..=i64::from(MOST_WORLDS)))]
    count: u32,
    /// Number of the first world.
    #[arg(long, default_value_t = 0)]
    first: u32,
    /// Number of games on each world.
    #[arg(long, default_value_t = 2_000)]
    games: u64,
    /// Number of players, all of level hard.
    #[arg(long, default_value_t = 4)]
    players: usize,
    /// Seed of all games.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Change each bonus by up to this many armies at random, to tell what a bonus does from what its continent is like.
    #[arg(long, default_value_t = 0)]
    vary: u32,
    /// Begin with an even start: extra armies for whoever moves later.
    #[arg(long, conflicts_with = "later_seats")]
    even: bool,
    /// Number of extra armies for whoever moves later.
    #[arg(long, default_value_t = 0)]
    later_seats: u8,
    /// Rule set.
    #[arg(long, default_value = "nautical", value_parser = RuleSet::PRESETS.map(|(name, _)| name))]
    rules: String,
    /// Print a line of JSON for each continent.
    #[arg(long)]
    json: bool,
}

/// A continent of a world, and the results of those who first held it.
#[derive(Serialize)]
struct ContinentRow {
    world: String,
    name: &'static str,
    bonus: u32,
    #[serde(flatten)]
    shape: ContinentShape,
    own: ContinentResults,
    others: ContinentResults,
}

impl ContinentRow {
    /// Returns the percentage points by which its first holders win more often than others.
    fn points(&self) -> f64 {
        100.0 * (share(&self.own) - share(&self.others))
    }

    /// Returns the standard error of these points.
    fn error(&self) -> f64 {
        let variance =
            |it: &ContinentResults| share(it) * (1.0 - share(it)) / number(it.players).max(1.0);
        100.0 * (variance(&self.own) + variance(&self.others)).sqrt()
    }
}

impl Display for ContinentRow {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let Self { world, name, bonus, own, others, .. } = self;
        let [own_share, others_share] = [own, others].map(|it| {
            let (low, high) = interval(it.wins, it.players);
            format!("{:.1} % ({:.1} to {:.1})", 100.0 * share(it), 100.0 * low, 100.0 * high)
        });
        write!(
            f,
            "{world} {name:<10} bonus {bonus}: {:>5} first holders won {own_share}, others with as much land {others_share}",
            own.players
        )
    }
}

impl Run for Worlds {
    fn run(self, output: &mut Output) -> Result<(), Failure> {
        let mut rows = Vec::new();
        let mut by_turn = vec![0; self.players];
        for number in self.first..self.first + self.count {
            let (found, balance) = self.measured(number)?;
            by_turn.iter_mut().zip(&balance.tally.by_turn).for_each(|(sum, wins)| *sum += wins);
            for row in &found {
                if self.json { output.json(row)? } else { output.line(row.to_string())? }
            }
            rows.extend(found);
        }
        if self.json { Ok(()) } else { summary(&rows, &by_turn, output) }
    }
}

impl Worlds {
    fn measured(&self, number: u32) -> Result<(Vec<ContinentRow>, Balance), Failure> {
        let seed = seed(number);
        let board = self.board(seed, number)?;
        let world = World::read(&board)
            .map_err(|error| Failure::NoBoard { file: seed.to_string(), error })?;
        let rules = RuleSet::preset(&self.rules).unwrap_or(RuleSet::NAUTICAL);
        let later_seats =
            if self.even { even_start(&self.rules, world, self.players) } else { self.later_seats };
        let matchup = Match {
            rules: RuleSet { later_seats, ..rules.on_board(world) },
            levels: vec!["hard".to_owned(); self.players],
            games: self.games,
            seed: self.seed,
            seated: true,
            limits: GameLimits { rounds: ROUNDS, ..GameLimits::default() },
        };
        let world = World::home(world);
        let mut balance = Balance::new(world, self.players);
        for batch in 0..self.games.div_ceil(AT_ONCE) {
            let first = batch * AT_ONCE;
            let games = first..(first + AT_ONCE).min(self.games);
            let results = games.into_par_iter().map(|number| matchup.play(number));
            let results: Result<Vec<_>, _> = results.collect();
            results?.iter().for_each(|result| balance.add(result));
        }
        let row = |AsMuchLand { continent, own, others }: AsMuchLand| ContinentRow {
            world: seed.to_string(),
            name: continent.name(),
            bonus: continent.bonus(),
            shape: ContinentShape::of(world, continent),
            own,
            others,
        };
        let rows = balance.with_as_much_land().map(row).collect();
        Ok((rows, balance))
    }

    /// Returns the board of a world, with changed bonuses if that is wanted.
    fn board(&self, seed: WorldSeed, number: u32) -> Result<String, Failure> {
        let board = generate(seed)?;
        let Ok(mut json) = serde_json::from_str::<Value>(&board) else { return Ok(board) };
        if self.vary == 0 {
            return Ok(board);
        }
        let mut dice = Seeded::new(Seed::from_number(number.into()), 1);
        for continent in json["continents"].as_array_mut().into_iter().flatten() {
            let bonus =
                continent["bonus"].as_u64().unwrap_or(0) + u64::from(dice.below(2 * self.vary + 1));
            continent["bonus"] = bonus.saturating_sub(self.vary.into()).max(1).into();
        }
        json["title"] = format!("Varied-{seed}").into();
        Ok(json.to_string())
    }
}

/// Derives a world's seed from its number.
fn seed(number: u32) -> WorldSeed {
    let mut dice = Seeded::new(Seed::from_number(number.into()), 0);
    let word = dice.below(u32::MAX);
    let any = [(); 3].map(|()| u8::try_from(dice.below(u32::from(MOST) + 1)).unwrap_or(MOST));
    WorldSeed::new(word, if number.is_multiple_of(2) { USUAL } else { any })
}

fn summary(rows: &[ContinentRow], by_turn: &[u64], output: &mut Output) -> Result<(), Failure> {
    let squares = rows.iter().map(|row| row.points() * row.points()).sum::<f64>();
    let chance = rows.iter().map(|row| row.error() * row.error()).sum::<f64>();
    let count = number(rows.len() as u64).max(1.0);
    let beyond = |points: f64| rows.iter().filter(|row| row.points().abs() > points).count();
    let surely = rows.iter().filter(|row| row.points().abs() - 1.96 * row.error() > 5.0).count();
    let most = rows.iter().map(ContinentRow::points).fold(0.0, f64::max);
    let least = rows.iter().map(ContinentRow::points).fold(0.0, f64::min);
    output.line(format!(
        "{} continents: {least:.1} to {most:+.1} points, {:.2} in quadratic mean, {:.2} without chance",
        rows.len(), (squares / count).sqrt(), ((squares - chance).max(0.0) / count).sqrt()
    ))?;
    output.line(format!(
        "beyond 5 points: {}, surely {surely}; beyond 10: {}",
        beyond(5.0),
        beyond(10.0)
    ))?;
    let games: u64 = by_turn.iter().sum();
    let shares: Vec<String> = by_turn
        .iter()
        .map(|wins| format!("{:.1} %", 100.0 * number(*wins) / number(games).max(1.0)))
        .collect();
    output.line(format!("won by turn order: {}", shares.join(", ")))
}

fn share(results: &ContinentResults) -> f64 {
    number(results.wins) / number(results.players).max(1.0)
}

#[allow(clippy::cast_precision_loss, reason = "a number of games")]
fn number(count: u64) -> f64 {
    count as f64
}
