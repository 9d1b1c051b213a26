//! `rq train`: learns to judge positions from games.

mod descent;
mod positions;
mod slope;
mod stand;

use std::fs;
use std::path::{Path, PathBuf};

use clap::Args;
use rayon::iter::{IndexedParallelIterator, IntoParallelIterator, ParallelIterator};

use super::Run;
use super::games::game;
use super::output::{Failure, Output};
use super::source::failed;
use descent::Descent;
use players::bot::judgement::Net;
use positions::Lesson;
use stand::Position;

/// Of so many games one is not learned from but measured by.
const KEPT_OUT: usize = 16;

/// Learn to judge positions from games that `rq selfplay` has played.
#[derive(Debug, Args)]
pub(super) struct Train {
    /// Files with a link to a game a line; several, as shards.
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// Where the weights go; they are written after every pass.
    #[arg(long, value_name = "FILE")]
    write: PathBuf,
    /// Weights to go on from; without them it begins at random.
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,
    /// How often all positions are gone through.
    #[arg(long, default_value_t = 12)]
    passes: u32,
    /// How far a step goes at first; it becomes shorter towards the end.
    #[arg(long, default_value_t = 0.003)]
    step: f32,
    /// How much of what comes after the next turn counts, where weights are gone on from: 1 for nothing but the end.
    #[arg(long, default_value_t = 0.8)]
    far: f32,
    /// How much of the weights that are gone on from is kept: what is written lies so far back on the way from them. What was
    /// learned of other players before is not lost then.
    #[arg(long, default_value_t = 0.0, value_parser = part, requires = "from")]
    keep: f32,
    /// Write only how the weights lean from those that are gone on from, in coarse steps: for games of one kind.
    #[arg(long, requires = "from")]
    lean: bool,
    /// The order of positions, and the first weights, follow from it.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

impl Run for Train {
    fn run(self, output: &mut Output) -> Result<(), Failure> {
        let net = match &self.from {
            Some(file) => weights(file)?,
            None => descent::at_random(self.seed),
        };
        let lesson = Lesson { net: &net, far: if self.from.is_some() { self.far } else { 1.0 } };
        let mut learned = Vec::new();
        let mut measured = Vec::new();
        for file in &self.files {
            for (game, positions) in read(file, lesson)?.into_iter().enumerate() {
                let kept_out = game % KEPT_OUT == KEPT_OUT - 1;
                (if kept_out { &mut measured } else { &mut learned }).extend(positions);
            }
        }
        let (number, of_measure) = (learned.len(), measured.len());
        output.line(format!("{number} positions to learn from, {of_measure} to measure by"))?;
        let mut descent = Descent::new(net.clone(), self.seed, self.step);
        output.line("pass   surprise: learned  measured   mean square: measured")?;
        let before = descent.error(&measured);
        output.line(format!("   0                    – {before}"))?;
        for pass in 1..=self.passes {
            let here = descent.pass(&learned, (pass - 1, self.passes));
            let there = descent.error(&measured);
            output.line(format!("{pass:4}             {:.4} {there}", here.surprise))?;
            let found = descent.net.between(&net, self.keep);
            let bytes = if self.lean { net.towards(&found) } else { found.write() };
            fs::write(&self.write, bytes).map_err(|error| failed(&self.write, error))?;
        }
        Ok(())
    }
}

/// A part of one.
fn part(text: &str) -> Result<f32, String> {
    let part = text.parse().ok().filter(|part| (0.0..=1.0).contains(part));
    part.ok_or_else(|| "write a number from 0 to 1".to_owned())
}

/// Reads the weights in a file.
pub(super) fn weights(file: &Path) -> Result<Net, Failure> {
    let bytes = fs::read(file).map_err(|error| failed(file, error))?;
    let other = |error| std::io::Error::new(std::io::ErrorKind::InvalidData, error);
    Net::read(&bytes).map_err(|error| failed(file, other(error)))
}

/// The positions of each game in a file.
fn read(file: &Path, lesson: Lesson) -> Result<Vec<Vec<Position>>, Failure> {
    let text = fs::read_to_string(file).map_err(|error| failed(file, error))?;
    let lines: Vec<(usize, &str)> =
        (1..).zip(text.lines()).filter(|(_, line)| !line.is_empty()).collect();
    let games = lines.into_par_iter().enumerate().map(|(number, (at, line))| {
        Ok(positions::positions(number as u64, game(file, at, line)?, lesson))
    });
    games.collect()
}
