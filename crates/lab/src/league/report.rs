//! The report of a league: a Markdown table for each table size, or JSON.

use serde::Serialize;

use rq::output::{Failure, Output};

use super::rows::{Halves, MIXED, NamedRules, Pairing, Score};

/// The results of a league, with everything needed to play it again.
#[derive(Debug, Serialize)]
pub(super) struct LeagueReport {
    version: &'static str,
    seed: u64,
    rows: Vec<RowResult>,
    summaries: Vec<MeanAndWorst>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    selections: Vec<Selection>,
}

/// The games of a candidate against one opponent.
#[derive(Debug, Clone, Serialize)]
struct RowResult {
    rules: String,
    players: usize,
    candidate: String,
    opponent: String,
    #[serde(flatten)]
    figure: WinShare,
    unfinished: u64,
    faults: u64,
    #[serde(skip)]
    halves: Halves,
}

/// A share of games won, with its 95 % interval (Wilson).
#[derive(Debug, Clone, Copy, Serialize)]
struct WinShare {
    games: u64,
    wins: u64,
    share: f64,
    interval: (f64, f64),
}

impl WinShare {
    fn of(score: Score) -> Self {
        let Score { games, wins, .. } = score;
        Self { games, wins, share: score.share(), interval: score.interval() }
    }

    fn text(&self) -> String {
        let (low, high) = self.interval;
        format!("{:.1} % ({:.0} to {:.0})", 100.0 * self.share, 100.0 * low, 100.0 * high)
    }
}

/// A candidate's mean and worst row at tables of one kind. The row with opponents drawn for each
/// game isn't part of it.
#[derive(Debug, Clone, Serialize)]
struct MeanAndWorst {
    rules: String,
    players: usize,
    candidate: String,
    mean: WinShare,
    worst: WinShare,
    worst_opponent: String,
}

/// The candidate that did best in the first half of the games, and its figures in both halves.
#[derive(Debug, Clone, Serialize)]
struct Selection {
    rules: String,
    players: usize,
    candidate: String,
    figures: Vec<Overstatement>,
}

/// A figure in the half that selected the candidate, and in the other.
#[derive(Debug, Clone, Serialize)]
struct Overstatement {
    row: String,
    selecting: WinShare,
    reporting: WinShare,
    /// The difference, in percentage points.
    overstated: f64,
}

impl LeagueReport {
    pub fn new(seed: u64, rows: &[Pairing], halves: &[Halves], splits: bool) -> Self {
        let rows: Vec<RowResult> = rows.iter().zip(halves).map(RowResult::of).collect();
        let mut summaries = Vec::new();
        let mut selections = Vec::new();
        for table in rows.chunk_by(|a, b| (&a.rules, a.players) == (&b.rules, b.players)) {
            let candidates: Vec<&[RowResult]> =
                table.chunk_by(|a, b| a.candidate == b.candidate).collect();
            summaries.extend(candidates.iter().filter_map(|rows| summary(rows)));
            if splits {
                selections.extend(selection(&candidates));
            }
        }
        Self { version: env!("CARGO_PKG_VERSION"), seed, rows, summaries, selections }
    }

    /// Prints a Markdown table for each table size, with a column for each candidate.
    pub fn print(&self, output: &mut Output) -> Result<(), Failure> {
        if self.differ_in_rules_only() {
            self.print_by_rules(output)?;
        } else {
            self.print_by_opponents(output)?;
        }
        self.selections.iter().try_for_each(|selection| selection.print(output))
    }

    fn print_by_opponents(&self, output: &mut Output) -> Result<(), Failure> {
        for table in self.rows.chunk_by(|a, b| (&a.rules, a.players) == (&b.rules, b.players)) {
            let candidates: Vec<&[RowResult]> =
                table.chunk_by(|a, b| a.candidate == b.candidate).collect();
            let Some([first, ..]) = candidates.first().copied() else { continue };
            output.line(format!(
                "\n{}, {} players, {} games a row, seed {} (even share {:.0} %)\n",
                first.rules,
                first.players,
                first.figure.games,
                self.seed,
                100.0 / f64::from(u32::try_from(first.players).unwrap_or(1))
            ))?;
            let names: Vec<&str> =
                candidates.iter().map(|rows| rows[0].candidate.as_str()).collect();
            output.line(format!("| opponent | {} |", names.join(" | ")))?;
            output.line(format!("|---|{}", "---:|".repeat(names.len())))?;
            for (at, row) in candidates[0].iter().enumerate() {
                let cells: Vec<String> =
                    candidates.iter().map(|rows| rows[at].figure.text()).collect();
                output.line(format!("| {} | {} |", row.opponent, cells.join(" | ")))?;
            }
            self.print_summaries(first, output)?;
            print_lost(table, output)?;
        }
        Ok(())
    }

    /// Returns `true` if there is one candidate, one opponent and one table size, but several rule
    /// sets.
    fn differ_in_rules_only(&self) -> bool {
        let alike = |a: &RowResult, b: &RowResult| {
            (a.players, &a.candidate, &a.opponent) == (b.players, &b.candidate, &b.opponent)
        };
        self.rows.len() > 1 && self.rows.windows(2).all(|pair| alike(&pair[0], &pair[1]))
    }

    /// Prints one table with a row for each rule set, the weakest first.
    fn print_by_rules(&self, output: &mut Output) -> Result<(), Failure> {
        let Some(first) = self.rows.first() else { return Ok(()) };
        let even = 1.0 / f64::from(u32::try_from(first.players).unwrap_or(1));
        output.line(format!(
            "\n{} against {}, {} players, {} games a row, seed {} (even share {:.0} %)\n",
            first.candidate,
            first.opponent,
            first.players,
            first.figure.games,
            self.seed,
            100.0 * even
        ))?;
        output.line("| rules | wins | |\n|---|---:|---|")?;
        let mut rows: Vec<&RowResult> = self.rows.iter().collect();
        rows.sort_by(|a, b| a.figure.share.total_cmp(&b.figure.share));
        for row in rows {
            let mark = if row.figure.interval.1 < even { "fewer than even" } else { "" };
            output.line(format!("| {} | {} | {mark} |", row.rules, row.figure.text()))?;
        }
        print_lost(&self.rows, output)
    }

    fn print_summaries(&self, of: &RowResult, output: &mut Output) -> Result<(), Failure> {
        let mine: Vec<&MeanAndWorst> = self
            .summaries
            .iter()
            .filter(|it| (&it.rules, it.players) == (&of.rules, of.players))
            .collect();
        let means: Vec<String> = mine.iter().map(|it| it.mean.text()).collect();
        output.line(format!("| **mean** | {} |", means.join(" | ")))?;
        let worst: Vec<String> = mine
            .iter()
            .map(|it| format!("{}: {:.1} %", it.worst_opponent, 100.0 * it.worst.share))
            .collect();
        output.line(format!("| **worst** | {} |", worst.join(" | ")))
    }
}

/// Prints how many games and decisions are missing from a table, if any.
fn print_lost(table: &[RowResult], output: &mut Output) -> Result<(), Failure> {
    let (unfinished, faults) = table.iter().fold((0, 0), |(unfinished, faults), row| {
        (unfinished + row.unfinished, faults + row.faults)
    });
    if unfinished + faults == 0 {
        return Ok(());
    }
    output.line(format!("\n{unfinished} games abandoned, {faults} decisions forfeited"))
}

impl RowResult {
    fn of((row, halves): (&Pairing, &Halves)) -> Self {
        let all = halves.all();
        let NamedRules { name, .. } = row.rules;
        Self {
            rules: name.clone(),
            players: row.players,
            candidate: row.candidate.name.clone(),
            opponent: row.opponent().to_owned(),
            figure: WinShare::of(all),
            unfinished: all.unfinished,
            faults: all.faults,
            halves: *halves,
        }
    }
}

/// Returns the rows that count for the mean and the worst row.
fn counted(rows: &[RowResult]) -> impl Iterator<Item = &RowResult> + Clone {
    rows.iter().filter(|row| row.opponent != MIXED)
}

fn total(rows: &[RowResult], half: impl Fn(&Halves) -> Score) -> Score {
    counted(rows).map(|row| half(&row.halves)).fold(Score::default(), Score::add)
}

fn worst(rows: &[RowResult], half: impl Fn(&Halves) -> Score) -> Option<&RowResult> {
    let share = |row: &RowResult| half(&row.halves).share();
    counted(rows).min_by(|a, b| share(a).total_cmp(&share(b)))
}

/// Returns a candidate's mean and worst row.
fn summary(rows: &[RowResult]) -> Option<MeanAndWorst> {
    let worst = worst(rows, |halves| halves.all())?;
    Some(MeanAndWorst {
        rules: worst.rules.clone(),
        players: worst.players,
        candidate: worst.candidate.clone(),
        mean: WinShare::of(total(rows, |halves| halves.all())),
        worst: worst.figure,
        worst_opponent: worst.opponent.clone(),
    })
}

/// Selects the candidate with the highest sum of mean and worst row in the first half of its games.
fn selection(candidates: &[&[RowResult]]) -> Option<Selection> {
    let first = |halves: &Halves| halves.first;
    let merit = |rows: &&[RowResult]| {
        let worst = worst(rows, first).map_or(0.0, |row| row.halves.first.share());
        total(rows, first).share() + worst
    };
    let rows = candidates.iter().copied().max_by(|a, b| merit(a).total_cmp(&merit(b)))?;
    let figure = |row: &str, halves: Halves| {
        let (selecting, reporting) = (WinShare::of(halves.first), WinShare::of(halves.second));
        let overstated = 100.0 * (selecting.share - reporting.share);
        Overstatement { row: row.to_owned(), selecting, reporting, overstated }
    };
    let [mean_first, mean_second] =
        [total(rows, first), total(rows, |halves: &Halves| halves.second)];
    let mean = Halves { first: mean_first, second: mean_second };
    let worst = worst(rows, first)?;
    let mut figures = vec![figure("mean", mean), figure("worst", worst.halves)];
    figures.extend(rows.iter().map(|row| figure(&row.opponent, row.halves)));
    Some(Selection {
        rules: worst.rules.clone(),
        players: worst.players,
        candidate: worst.candidate.clone(),
        figures,
    })
}

impl Selection {
    fn print(&self, output: &mut Output) -> Result<(), Failure> {
        let Self { rules, players, candidate, figures } = self;
        output.line(format!(
            "\n{rules}, {players} players: {candidate} is selected by the first half of the games\n"
        ))?;
        output.line("| row | selecting half | reporting half | overstated by |")?;
        output.line("|---|---:|---:|---:|")?;
        figures.iter().try_for_each(|it| {
            let Overstatement { row, selecting, reporting, overstated } = it;
            let (selecting, reporting) = (selecting.text(), reporting.text());
            output.line(format!("| {row} | {selecting} | {reporting} | {overstated:+.1} |"))
        })
    }
}
