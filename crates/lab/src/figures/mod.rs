//! `rq-lab figures`: measures the figures of the reports again.

mod figure;

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use clap::Args;
use rayon::ThreadPoolBuilder;
use rayon::iter::{IntoParallelIterator, ParallelIterator};

use figure::Figure;
use players::arena::MatchError;
use rq::output::{Failure, Output};
use rq::parallel::progress_bar;
use rq::program::Run;
use rq::source::failed;

/// Measure the figures of the reports again, and fail if one lies outside its interval. A quick rerun plays a part of the
/// games of some figures: the same games as when they were measured, unless the players have changed since.
#[derive(Debug, Args)]
pub(super) struct Figures {
    /// File with the figures.
    #[arg(default_value = "crates/lab/figures.json")]
    file: PathBuf,
    /// Measure only the figures of these tables.
    #[arg(long, value_delimiter = ',')]
    tables: Vec<String>,
    /// Play all games of all figures, which takes hours; every figure must come out exactly.
    #[arg(long)]
    full: bool,
    /// Number of threads, by default one per core. Doesn't change the result.
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: Option<u16>,
}

impl Run for Figures {
    fn run(self, output: &mut Output) -> Result<(), Failure> {
        let figures: Vec<Figure> = read(&self.file)?;
        let wanted = |it: &&Figure| self.tables.is_empty() || self.tables.contains(&it.table);
        let games = |it: &Figure| if self.full { it.games } else { it.rerun.min(it.games) };
        let measured: Vec<&Figure> =
            figures.iter().filter(wanted).filter(|it| games(it) > 0).collect();
        let threads = self.threads.map_or(0, usize::from);
        let pool = ThreadPoolBuilder::new().num_threads(threads).build()?;
        let progress = progress_bar(measured.iter().map(|it| games(it)).sum());
        let mut outside = 0;
        output.line("figure   rerun            table (version): rules and players")?;
        for figure in &measured {
            let wins = pool.install(|| {
                self.wins(figure, games(figure)).inspect(|_| progress.inc(games(figure)))
            })?;
            let fits = figure.fits(wins, games(figure));
            outside += usize::from(!fits);
            output.line(line(figure, (wins, games(figure)), fits))?;
        }
        progress.finish_and_clear();
        if outside > 0 {
            return Err(Failure::Figures { outside, measured: measured.len() });
        }
        output.line(format!("All {} figures lie within their intervals.", measured.len()))
    }
}

impl Figures {
    /// Returns the number of wins in the first games of a figure.
    fn wins(&self, figure: &Figure, games: u64) -> Result<u64, Failure> {
        let other = |error| failed(&self.file, io::Error::new(io::ErrorKind::InvalidData, error));
        let measurement = figure.measurement().map_err(other)?;
        let won = (0..games).into_par_iter().map(|number| measurement.play(number).map(u64::from));
        Ok(won.try_reduce(|| 0, |a, b| Ok::<u64, MatchError>(a + b))?)
    }
}

/// Reads figures from a file.
fn read(file: &Path) -> Result<Vec<Figure>, Failure> {
    let text = fs::read_to_string(file).map_err(|error| failed(file, error))?;
    serde_json::from_str(&text).map_err(|error| failed(file, error.into()))
}

/// Returns the line of a measured figure.
#[allow(clippy::cast_precision_loss, reason = "a percentage for people")]
fn line(figure: &Figure, (wins, games): (u64, u64), fits: bool) -> String {
    let rerun = 100.0 * wins as f64 / games as f64;
    let rules = [std::slice::from_ref(&figure.rules), &figure.options].concat().join(" ");
    let Figure { report, table, seats, percent, version, .. } = figure;
    let verdict = if fits { "" } else { "   OUTSIDE" };
    let seats = seats.join(",");
    format!(
        "{percent:5.1} %  {rerun:5.1} % of {games:4}  {report}, {table} ({version}): {rules} {seats}{verdict}"
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    /// The comments above tables: the name of the table in `figures.json`, the reason why its figures
    /// can't be measured again, or what else measures them.
    const MARK: &str = "<!-- figures: ";
    const HISTORIC: &str = "<!-- not reproducible";
    const TESTED: &str = "<!-- measured by ";

    const REPORTS: [(&str, &str); 6] = [
        ("strength.md", include_str!("../../strength.md")),
        ("experiments.md", include_str!("../../experiments.md")),
        ("learning.md", include_str!("../../learning.md")),
        ("rollouts.md", include_str!("../../rollouts.md")),
        ("calibration.md", include_str!("../../calibration.md")),
        ("worlds.md", include_str!("../../worlds.md")),
    ];

    fn figures() -> Vec<Figure> {
        serde_json::from_str(include_str!("../../figures.json")).unwrap()
    }

    /// Returns the parts of a report that begin with a mark, up to the next mark or heading.
    fn parts(report: &str) -> Vec<(&str, &str)> {
        let parts = report.split(MARK).skip(1).filter_map(|rest| rest.split_once(" -->"));
        parts.map(|(table, rest)| (table, rest.split("\n## ").next().unwrap_or(rest))).collect()
    }

    #[test]
    fn every_figure_can_be_measured_and_is_in_its_report() {
        for figure in figures() {
            assert!(figure.measurement().is_ok(), "{figure:?}");
            assert!(!figure.version.is_empty() && figure.rerun <= figure.games, "{figure:?}");
            let (_, report) = REPORTS.iter().find(|(name, _)| *name == figure.report).unwrap();
            let part = parts(report).into_iter().find(|(table, _)| *table == figure.table);
            let (_, part) = part.unwrap_or_else(|| panic!("no mark for {}", figure.table));
            let printed = format!("{:.1} %", figure.percent);
            assert!(part.contains(&printed), "{printed} of {} isn't printed", figure.table);
        }
    }

    #[test]
    fn every_mark_has_figures() {
        let known: BTreeSet<String> = figures().into_iter().map(|it| it.table).collect();
        for (name, report) in REPORTS {
            for (table, _) in parts(report) {
                assert!(known.contains(table), "{name} has no figures for {table}");
            }
        }
    }

    #[test]
    fn every_table_of_shares_is_marked() {
        for (name, report) in REPORTS {
            if report.contains(&format!("{HISTORIC} (this report)")) {
                continue;
            }
            let tables = report.split("\n\n").collect::<Vec<_>>();
            for pair in tables.windows(2) {
                let is_table = pair[1].starts_with('|') && pair[1].contains('%');
                let is_marked = [MARK, HISTORIC, TESTED].iter().any(|mark| pair[0].contains(mark));
                assert!(!is_table || is_marked, "{name}: {}", pair[1]);
            }
        }
    }
}
