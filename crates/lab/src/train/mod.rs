//! `rq-lab train`: trains the value function on games.

mod gradient;
mod optimizer;
mod positions;
mod training_position;

use std::fs;
use std::path::{Path, PathBuf};

use clap::Args;
use rayon::iter::{IndexedParallelIterator, IntoParallelIterator, ParallelIterator};

use super::games::game;
use optimizer::Optimizer;
use positions::TrainingTarget;
use rq::output::{Failure, Output};
use rq::program::Run;
use rq::source::failed;
use rq::weights;
use training_position::TrainingPosition;

/// One game in this many is kept for validation.
const KEPT_OUT: usize = 16;

/// Train the value function on games from `rq-lab selfplay`.
#[derive(Debug, Args)]
pub(super) struct Train {
    /// Files with one link to a game per line, such as shards.
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// Output file for the weights, written after every pass.
    #[arg(long, value_name = "FILE")]
    write: PathBuf,
    /// Weights to fine-tune; random by default.
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,
    /// Number of passes over all positions.
    #[arg(long, default_value_t = 12)]
    passes: u32,
    /// Initial learning rate; it decreases towards the end.
    #[arg(long, default_value_t = 0.003)]
    step: f32,
    /// Weight of what happens after the next turn, when fine-tuning: 1 to learn from the outcome alone (no bootstrapping).
    #[arg(long, default_value_t = 0.8)]
    far: f32,
    /// Share of the original weights when fine-tuning: the output is the average of both, so that what was learned earlier
    /// from other players is not lost.
    #[arg(long, default_value_t = 0.0, value_parser = part, requires = "from")]
    keep: f32,
    /// Write only the low-precision offsets from the original weights, for games of one kind.
    #[arg(long, requires = "from")]
    lean: bool,
    /// Seed of the order of positions and the initial weights.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

impl Run for Train {
    fn run(self, output: &mut Output) -> Result<(), Failure> {
        let net = match &self.from {
            Some(file) => weights::read(file)?,
            None => optimizer::at_random(self.seed),
        };
        let target =
            TrainingTarget { net: &net, far: if self.from.is_some() { self.far } else { 1.0 } };
        let mut learned = Vec::new();
        let mut measured = Vec::new();
        for file in &self.files {
            for (game, positions) in read(file, target)?.into_iter().enumerate() {
                let kept_out = game % KEPT_OUT == KEPT_OUT - 1;
                (if kept_out { &mut measured } else { &mut learned }).extend(positions);
            }
        }
        let (number, of_measure) = (learned.len(), measured.len());
        output.line(format!("{number} positions for training, {of_measure} for validation"))?;
        let mut optimizer = Optimizer::new(net.clone(), self.seed, self.step);
        output.line("pass   log loss: train  validation   Brier score: validation")?;
        let before = optimizer.error(&measured);
        output.line(format!("   0                    – {before}"))?;
        for pass in 1..=self.passes {
            let here = optimizer.pass(&learned, (pass - 1, self.passes));
            let there = optimizer.error(&measured);
            output.line(format!("{pass:4}             {:.4} {there}", here.log_loss))?;
            let found = optimizer.net.interpolate(&net, self.keep);
            let bytes = if self.lean { net.offsets_to(&found) } else { found.write() };
            fs::write(&self.write, bytes).map_err(|error| failed(&self.write, error))?;
        }
        Ok(())
    }
}

/// Parses a number from 0 to 1.
fn part(text: &str) -> Result<f32, String> {
    let part = text.parse().ok().filter(|part| (0.0..=1.0).contains(part));
    part.ok_or_else(|| "write a number from 0 to 1".to_owned())
}

/// Reads the positions of each game in a file.
fn read(file: &Path, target: TrainingTarget) -> Result<Vec<Vec<TrainingPosition>>, Failure> {
    let text = fs::read_to_string(file).map_err(|error| failed(file, error))?;
    let lines: Vec<(usize, &str)> =
        (1..).zip(text.lines()).filter(|(_, line)| !line.is_empty()).collect();
    let games = lines.into_par_iter().enumerate().map(|(number, (at, line))| {
        Ok(positions::positions(number as u64, game(file, at, line)?, target))
    });
    games.collect()
}
