//! `rq-lab calibrate`: fits the win probabilities of the game analysis to games, and measures their calibration.

mod fit;
mod sample;
mod table;

use std::fmt::Write as _;
use std::fs;
use std::path::PathBuf;

use clap::Args;
use rayon::iter::{IndexedParallelIterator, IntoParallelIterator, ParallelIterator};

use super::games::{self, ANYBODY, Tables};
use engine::record::Record;
use players::analysis::{self, Features};
use rq::output::{Failure, Output};
use rq::program::Run;
use sample::{Conquest, Sample};
use table::CalibrationTable;

/// Fit the win probabilities of the game analysis to games between computer players, or measure their calibration.
#[derive(Debug, Args)]
pub(super) struct Calibrate {
    /// File with one link to a game per line; missing games are played and appended. They use all rule sets, with 2 to 6
    /// players of the levels easy, normal and hard.
    file: PathBuf,
    /// Number of games to measure on.
    #[arg(long, default_value_t = 10_000)]
    games: u64,
    /// Number of further games, the first in the file, to fit to; if 0, the shipped weights are measured.
    #[arg(long, default_value_t = 0)]
    fit: u64,
    /// Seed of all games.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Write the fitted weights to this file.
    #[arg(long, value_name = "FILE", requires = "fit")]
    write: Option<PathBuf>,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

impl Run for Calibrate {
    fn run(self, output: &mut Output) -> Result<(), Failure> {
        let mut records =
            games::read(&self.file, self.fit + self.games, &Tables::all(&ANYBODY, self.seed))?;
        let skipped = usize::try_from(self.fit).unwrap_or(usize::MAX).min(records.len());
        let others = records.split_off(skipped);
        let weights = if records.is_empty() { analysis::weights() } else { fitted(records) };
        let weights = weights.map(|it| (it * 1_000.0).round() / 1_000.0);
        if let Some(file) = &self.write {
            let text = written(&weights, self.fit);
            fs::write(file, text)
                .map_err(|error| Failure::File { what: file.display().to_string(), error })?;
        }
        let table = CalibrationTable::of(&weights, others);
        if self.json { output.json(&table) } else { table.print(output) }
    }
}

fn fitted(records: Vec<Record>) -> Features {
    let numbered = records.into_par_iter().enumerate();
    let (samples, conquests): (Vec<Vec<Sample>>, Vec<Vec<Conquest>>) = numbered
        .map(|(number, record)| {
            let number = number as u64;
            (sample::positions(number, record.clone()), sample::conquests(number, record))
        })
        .unzip();
    let (samples, conquests): (Vec<Sample>, Vec<Conquest>) =
        (samples.into_iter().flatten().collect(), conquests.into_iter().flatten().collect());
    fit::fit(&samples, &conquests)
}

fn written(weights: &Features, games: u64) -> String {
    let mut text = format!(
        "# Weights of the features of a player in its chance to win, in thousandths.\n\
         # Made by `rq-lab calibrate games.txt --fit {games} --write crates/players/src/analysis/weights.txt`.\n"
    );
    for (name, weight) in analysis::names().iter().zip(weights) {
        // Writing to a `String` can't fail.
        let _ = writeln!(text, "{name} {:.0}", weight * 1_000.0);
    }
    text
}
