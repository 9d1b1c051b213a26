//! `rq-lab tune`: tunes the weights of the heuristic policy.

mod evolution;

use std::fs;
use std::path::{Path, PathBuf};

use clap::Args;

use engine::core::{Seed, Seeded};
use engine::game::RuleSet;
use evolution::{Evolution, SHORTEST};
use players::arena::{GameLimits, Match, MatchError};
use players::bot::{self, Bot, HeuristicPolicy, TunableWeights};
use rq::arguments::{level, preset};
use rq::output::{Failure, Output};
use rq::parallel::play_all;
use rq::program::Run;
use rq::source::failed;

/// The offset added to a number before it is varied by a factor, so that 0 can grow.
const BESIDE: f64 = 0.02;

/// The factor by which the final test plays more games.
const IN_THE_END: u64 = 4;

/// Abandon a game after this many rounds.
const MOST_ROUNDS: u32 = 300;

/// Tune the weights of the heuristic policy (level `at-once`) to win more games against the given levels.
#[derive(Debug, Args)]
pub(super) struct Tune {
    /// Output file, one name and weight per line, written after every generation.
    #[arg(long, value_name = "FILE")]
    write: PathBuf,
    /// Weights to start from; the built-in ones by default.
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,
    /// Rule set.
    #[arg(long, default_value = "nautical", value_parser = preset)]
    rules: RuleSet,
    /// Levels to play against.
    #[arg(long, value_delimiter = ',', value_parser = level, default_value = "hard")]
    against: Vec<String>,
    /// Number of generations.
    #[arg(long, default_value_t = 20, value_parser = clap::value_parser!(u64).range(1..))]
    generations: u64,
    /// Variants per generation, in pairs: an odd number is rounded down.
    #[arg(long, default_value_t = 12, value_parser = clap::value_parser!(u16).range(4..))]
    variants: u16,
    /// Games per variant.
    #[arg(long, default_value_t = 400, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// Initial relative step size, up to 2.
    #[arg(long, default_value_t = 0.25, value_parser = step)]
    step: f64,
    /// Seed of the search and of all dice.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

impl Run for Tune {
    fn run(self, output: &mut Output) -> Result<(), Failure> {
        self.matchup(0).check_setup().map_err(MatchError::from)?;
        let built_in = TunableWeights::of(&self.rules, 1 + self.against.len());
        let begin = match &self.from {
            Some(file) => read(file, &built_in)?,
            None => built_in,
        };
        let mean = begin.numbers().map(|(_, number)| (f64::from(number) + BESIDE).ln()).collect();
        let variants = self.variants - self.variants % 2;
        let chance = Seeded::new(Seed::from_number(self.seed), 0);
        let mut evolution = Evolution::new(mean, self.step, variants.into(), chance);
        output.line(format!("won before tuning: {:.1} %", 100.0 * self.in_the_end(&begin)?))?;
        output.line("generation   won: best   mean   step")?;
        let mut weights = begin;
        for generation in 1..=self.generations {
            let mut judged = Vec::new();
            for variant in evolution.variants() {
                let tried = with(&weights, &evolution.numbers(&variant));
                judged.push((self.won(&tried, generation, self.games)?, variant));
            }
            let best = judged.iter().map(|(won, _)| *won).fold(0.0, f64::max);
            let mean = judged.iter().map(|(won, _)| won).sum::<f64>() / f64::from(variants);
            evolution.learn(judged);
            weights = with(&weights, &evolution.mean);
            let (best, mean, step) = (100.0 * best, 100.0 * mean, evolution.step);
            output.line(format!("{generation:10} {best:9.1} % {mean:4.1} % {step:6.2}"))?;
            write(&self.write, &weights)?;
        }
        output.line(format!("won after tuning: {:.1} %", 100.0 * self.in_the_end(&weights)?))
    }
}

impl Tune {
    /// Returns the share of games that the weights win in the final test, on games not used to
    /// choose them.
    fn in_the_end(&self, weights: &TunableWeights) -> Result<f64, Failure> {
        self.won(weights, 0, IN_THE_END * self.games)
    }

    /// Returns the settings of the games played in a generation.
    fn matchup(&self, generation: u64) -> Match {
        let own = std::iter::once(bot::HEURISTIC_POLICY.to_owned());
        Match {
            rules: self.rules,
            levels: own.chain(self.against.iter().cloned()).collect(),
            games: self.games,
            seed: self.seed.wrapping_mul(1_000_003).wrapping_add(generation),
            seated: false,
            limits: GameLimits { rounds: MOST_ROUNDS, ..GameLimits::default() },
        }
    }

    /// Returns the share of games that these weights win.
    fn won(&self, weights: &TunableWeights, generation: u64, games: u64) -> Result<f64, Failure> {
        let matchup = Match { games, ..self.matchup(generation) };
        let play = |number| {
            let seats = matchup.seats(number).enumerate();
            let bots =
                seats.map(|(place, (level, seed))| match matchup.entry(place, number) {
                    0 => Ok(Box::new(HeuristicPolicy::with_weights(seed, weights.clone()))
                        as Box<dyn Bot>),
                    _ => bot::by_name(level, seed),
                });
            let mut bots = bots.collect::<Result<Vec<_>, _>>().map_err(MatchError::from)?;
            let result = matchup.play_with(number, &mut bots).map_err(MatchError::from)?;
            Ok(matchup.score(number, &result))
        };
        let tally = play_all(&matchup, play)?;
        #[allow(clippy::cast_precision_loss, reason = "a part of one")]
        Ok(tally.wins.first().copied().unwrap_or(0) as f64 / games.max(1) as f64)
    }
}

/// Parses an initial step size.
fn step(text: &str) -> Result<f64, String> {
    let step = text.parse().ok().filter(|step| (SHORTEST..=2.0).contains(step));
    step.ok_or_else(|| format!("write a number from {SHORTEST} to 2"))
}

/// Returns weights with the varied numbers.
fn with(weights: &TunableWeights, varied: &[f64]) -> TunableWeights {
    #[allow(clippy::cast_possible_truncation, reason = "these are worths in armies")]
    let numbers: Vec<f32> = varied.iter().map(|it| (it.exp() - BESIDE).max(0.0) as f32).collect();
    // If a number overflows, try the original weights instead.
    weights.with(&numbers).unwrap_or_else(|| weights.clone())
}

fn write(file: &Path, weights: &TunableWeights) -> Result<(), Failure> {
    let lines = weights.numbers().map(|(name, number)| format!("{name} {number}"));
    let text = lines.collect::<Vec<_>>().join("\n") + "\n";
    fs::write(file, text).map_err(|error| failed(file, error))
}

/// Reads weights from a file; those that it doesn't name stay as they are.
fn read(file: &Path, weights: &TunableWeights) -> Result<TunableWeights, Failure> {
    let text = fs::read_to_string(file).map_err(|error| failed(file, error))?;
    let (names, mut numbers): (Vec<_>, Vec<_>) = weights.numbers().unzip();
    for (line, text) in (1..).zip(text.lines()).filter(|(_, text)| !text.trim().is_empty()) {
        let wrong = || {
            let why = format!("line {line} is not a name and a weight, such as “horizon 2.5”");
            failed(file, std::io::Error::new(std::io::ErrorKind::InvalidData, why))
        };
        let (name, number) = text.trim().split_once(' ').ok_or_else(wrong)?;
        let place = names.iter().position(|known| *known == name).ok_or_else(wrong)?;
        let number: f32 = number.trim().parse().map_err(|_| wrong())?;
        let is_worth = number.is_finite() && number >= 0.0;
        numbers[place] = if is_worth { number } else { return Err(wrong()) };
    }
    Ok(weights.with(&numbers).unwrap_or_else(|| weights.clone()))
}
