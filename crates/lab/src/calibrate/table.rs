//! Calibration table: predicted win probabilities against results.

use rayon::iter::{IndexedParallelIterator, IntoParallelIterator, ParallelIterator};
use serde::Serialize;

use super::sample::{Conquest, Sample, conquests, positions};
use engine::core::{BySeat, Seat};
use engine::record::Record;
use players::analysis::{CERTAIN, Features, chances_by};
use rq::output::{Failure, Output};

const TENTHS: usize = 10;

/// The samples with predictions in one range, and their results.
#[derive(Debug, Clone, Copy, Default, Serialize)]
struct CalibrationRow {
    /// The number of samples: players in positions.
    said: u64,
    /// The mean prediction.
    chance: f64,
    /// The share of these players who won.
    won: f64,
}

/// Changes of the conquerors' chances to win.
#[derive(Debug, Clone, Copy, Default, Serialize)]
struct ConquestEffects {
    conquests: u64,
    /// The mean change.
    rise: f64,
    /// The shares of conquests with a drop of over one point, and of over five.
    fell: [f64; 2],
}

/// A drop and a large one, as probabilities.
const FALLS: [f64; 2] = [0.01, 0.05];

/// The two kinds of conquests.
const CONQUERED: [&str; 2] = ["rivals’ last territories", "other territories"];

#[derive(Debug, Clone, Default, Serialize)]
pub(super) struct CalibrationTable {
    games: u64,
    positions: u64,
    /// The predictions by tenths.
    tenths: [CalibrationRow; TENTHS],
    /// The same for each rule set.
    rules: Vec<(String, [CalibrationRow; TENTHS])>,
    /// The largest error in any tenth.
    error: f64,
    /// The mean squared error (Brier score), and the same if all players had the same chance.
    squares: (f64, f64),
    /// Conquests of a rival's last territory, and all others.
    moves: [ConquestEffects; 2],
}

impl CalibrationTable {
    pub fn of(weights: &Features, records: Vec<Record>) -> Self {
        let games = records.len() as u64;
        let numbered = records.into_par_iter().enumerate();
        let judged: Vec<(&'static str, Vec<Sample>, Vec<Conquest>)> = numbered
            .map(|(number, record)| {
                let (rules, number) = (rule_set(&record), number as u64);
                (rules, positions(number, record.clone()), conquests(number, record))
            })
            .collect();
        let mut table = Self { games, ..Self::default() };
        for (name, samples, conquests) in judged {
            for sample in &samples {
                table.add(name, sample, weights);
            }
            for conquest in &conquests {
                table.add_move(conquest, weights);
            }
        }
        table.finish();
        table
    }

    fn add_move(&mut self, conquest: &Conquest, weights: &Features) {
        let rise = conquest.after.chance(weights).0 - conquest.before.chance(weights).0;
        let moves = &mut self.moves[usize::from(!conquest.is_last)];
        moves.conquests += 1;
        moves.rise += rise;
        for (fell, by) in moves.fell.iter_mut().zip(FALLS) {
            *fell += f64::from(u8::from(rise < -by));
        }
    }

    #[allow(clippy::cast_precision_loss, reason = "a share")]
    fn add(&mut self, rules: &str, sample: &Sample, weights: &Features) {
        let place = self.rules.iter().position(|(name, _)| name == rules);
        let place = place.unwrap_or_else(|| {
            self.rules.push((rules.to_owned(), Default::default()));
            self.rules.len() - 1
        });
        let of = |seat: Seat| sample.players.get(seat.index()).map(|it| it.0);
        let chances = chances_by(weights, &BySeat::from_fn(of));
        let even = 1.0 / sample.players.len().max(1) as f64;
        self.positions += 1;
        for (seat, (_, won)) in Seat::ALL.into_iter().zip(&sample.players) {
            let chance = f64::from(chances[seat]) / f64::from(CERTAIN);
            self.squares.0 += (chance - won) * (chance - won);
            self.squares.1 += (even - won) * (even - won);
            #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a tenth")]
            let tenth = ((chance * TENTHS as f64) as usize).min(TENTHS - 1);
            for row in [&mut self.tenths[tenth], &mut self.rules[place].1[tenth]] {
                row.said += 1;
                row.chance += chance;
                row.won += won;
            }
        }
    }

    #[allow(clippy::cast_precision_loss, reason = "a share")]
    fn finish(&mut self) {
        let all: u64 = self.tenths.iter().map(|row| row.said).sum();
        self.squares = (self.squares.0 / all.max(1) as f64, self.squares.1 / all.max(1) as f64);
        let rules = self.rules.iter_mut().flat_map(|(_, rows)| rows);
        for row in self.tenths.iter_mut().chain(rules) {
            row.chance /= row.said.max(1) as f64;
            row.won /= row.said.max(1) as f64;
        }
        for moves in &mut self.moves {
            let all = moves.conquests.max(1) as f64;
            moves.rise /= all;
            moves.fell = moves.fell.map(|it| it / all);
        }
        self.error = greatest(&self.tenths);
        self.rules.sort_by(|a, b| a.0.cmp(&b.0));
    }

    pub fn print(&self, output: &mut Output) -> Result<(), Failure> {
        output.line(format!("{} games, {} positions", self.games, self.positions))?;
        output.line("| predicted | mean prediction | won | samples |\n|---|---|---|---|")?;
        for (place, row) in self.tenths.iter().enumerate() {
            let (from, to) = (place * TENTHS, (place + 1) * TENTHS);
            output.line(format!(
                "| {from}–{to} % | {:.1} % | {:.1} % | {} |",
                100.0 * row.chance,
                100.0 * row.won,
                row.said
            ))?;
        }
        output.line(format!("largest error: {:.1} points", 100.0 * self.error))?;
        for (name, rows) in &self.rules {
            let error = 100.0 * greatest(rows);
            output.line(format!("  {name}: {error:.1} points (rows of 1,000 samples or more)"))?;
        }
        let (squares, even) = self.squares;
        output.line(format!("Brier score: {squares:.4} ({even:.4} with equal chances)"))?;
        for (what, moves) in CONQUERED.iter().zip(&self.moves) {
            let [fell, deep] = moves.fell.map(|it| 100.0 * it);
            let (conquests, rise) = (moves.conquests, 100.0 * moves.rise);
            output.line(format!(
                "{conquests} conquests of {what}: {rise:+.1} points on average; \
                 {fell:.1} % lowered the chance by over 1 point, {deep:.1} % by over 5"
            ))?;
        }
        Ok(())
    }
}

/// The largest error in tenths with many samples.
fn greatest(rows: &[CalibrationRow; TENTHS]) -> f64 {
    const MANY: u64 = 1_000;
    let counted = rows.iter().filter(|row| row.said >= MANY);
    counted.map(|row| (row.chance - row.won).abs()).fold(0.0, f64::max)
}

/// The name of the rule set, whatever the goal.
fn rule_set(record: &Record) -> &'static str {
    let rules = record.setup.rules;
    let presets = engine::RuleSet::PRESETS.into_iter();
    let same =
        |preset: &engine::RuleSet| engine::RuleSet { victory: rules.victory, ..*preset } == rules;
    presets.filter(|(_, preset)| same(preset)).map(|(name, _)| name).next().unwrap_or("mix")
}
