//! `rq insight`: analysis of a finished game into luck and decisions.

use clap::Args;
use serde::Serialize;

use super::Run;
use super::output::{Failure, Output};
use super::source::RecordSource;
use super::verify;
use engine::core::Seat;
use engine::record::Record;
use players::analysis::{CERTAIN, Counts, GameAnalysis, LuckSource, Mistake, Share, Swing};

/// Analyse a finished game: how much was luck, how much decisions.
#[derive(Debug, Args)]
pub(super) struct Insight {
    #[command(flatten)]
    source: RecordSource,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

/// Chances are in parts of 1; moments are numbers of actions before.
#[derive(Serialize)]
struct AnalysisReport {
    players: Vec<PlayerLuck>,
    /// The chance of each player, in their order, after each action.
    course: Vec<Vec<f64>>,
}

#[derive(Serialize)]
struct PlayerLuck {
    seat: &'static str,
    start: f64,
    luck: f64,
    luck_by_kind: Vec<(&'static str, f64)>,
    own_decisions: f64,
    others_decisions: f64,
    result: f64,
    dice: Counts,
    costliest: Vec<DecisionReport>,
    luckiest: Vec<Fortune>,
    unluckiest: Vec<Fortune>,
}

#[derive(Serialize)]
struct DecisionReport {
    moment: usize,
    round: u32,
    done: String,
    better: String,
    cost: f64,
}

#[derive(Serialize)]
struct Fortune {
    moment: usize,
    round: u32,
    done: String,
    about: &'static str,
    luck: f64,
}

impl Run for Insight {
    fn run(self, output: &mut Output) -> Result<(), Failure> {
        let record = self.source.read()?;
        let analysis = GameAnalysis::of(record.clone())?;
        let report = AnalysisReport::new(&analysis, &record);
        if self.json { output.json(&report) } else { report.print(output) }
    }
}

fn part(chance: i32) -> f64 {
    f64::from(chance) / f64::from(CERTAIN)
}

fn about(kind: LuckSource) -> &'static str {
    match kind {
        LuckSource::Battle => "battles",
        LuckSource::Cards => "cards",
        LuckSource::Poker => "poker",
        LuckSource::Cruise => "cruises",
        LuckSource::Mobilization => "mobilization",
        LuckSource::Other => "other",
    }
}

impl AnalysisReport {
    fn new(analysis: &GameAnalysis, record: &Record) -> Self {
        let line = |chances: &players::analysis::Chances| {
            analysis.players.iter().map(|seat| part(chances[*seat])).collect()
        };
        Self {
            players: analysis
                .players
                .iter()
                .map(|seat| PlayerLuck::new(*seat, analysis, record))
                .collect(),
            course: analysis.chances.iter().map(line).collect(),
        }
    }

    fn print(&self, output: &mut Output) -> Result<(), Failure> {
        output.line(
            "chance to win, in %: start + luck + own decisions + others' decisions = result",
        )?;
        for it in &self.players {
            let [start, luck, own, others, result] =
                [it.start, it.luck, it.own_decisions, it.others_decisions, it.result]
                    .map(|it| 100.0 * it);
            output.line(format!(
                "  {:<8} {start:5.1} {luck:+6.1} {own:+6.1} {others:+6.1} = {result:5.1}",
                it.seat
            ))?;
        }
        for it in &self.players {
            it.print(output)?;
        }
        Ok(())
    }
}

impl PlayerLuck {
    fn new(seat: Seat, analysis: &GameAnalysis, record: &Record) -> Self {
        let share: Share = analysis.shares[seat];
        let done = |at: usize| record.actions.get(at).map(ToString::to_string).unwrap_or_default();
        let decision = |it: &Mistake| DecisionReport {
            moment: it.group.from,
            round: it.group.round,
            done: done(it.group.from),
            better: it.better.to_string(),
            cost: part(it.cost),
        };
        let moment = |it: &Swing| Fortune {
            moment: it.group.from,
            round: it.group.round,
            done: done(it.group.from),
            about: about(it.kind),
            luck: part(it.luck),
        };
        let kinds = LuckSource::ALL.into_iter().zip(share.luck);
        Self {
            seat: seat.name(),
            start: part(share.start),
            luck: part(share.all_luck()),
            luck_by_kind: kinds.map(|(kind, luck)| (about(kind), part(luck))).collect(),
            own_decisions: part(share.own),
            others_decisions: part(share.others),
            result: part(share.result),
            dice: analysis.counts[seat],
            costliest: analysis.costliest[seat].iter().map(decision).collect(),
            luckiest: analysis.luckiest[seat].iter().map(moment).collect(),
            unluckiest: analysis.unluckiest[seat].iter().map(moment).collect(),
        }
    }

    fn print(&self, output: &mut Output) -> Result<(), Failure> {
        let kinds = self.luck_by_kind.iter().filter(|(_, luck)| luck.abs() >= 0.0005);
        let kinds: Vec<String> =
            kinds.map(|(about, luck)| format!("{about} {:+.1}", 100.0 * luck)).collect();
        output.line(format!(
            "{}: luck, in points of the chance to win: {}",
            self.seat,
            kinds.join(", ")
        ))?;
        output.line(format!("  {}", verify::in_words(&self.dice.battles)))?;
        for it in &self.costliest {
            output.line(format!(
                "  round {} (action {}): {}; better: {} ({:.1} points)",
                it.round,
                it.moment,
                it.done,
                it.better,
                100.0 * it.cost
            ))?;
        }
        for it in self.luckiest.iter().chain(&self.unluckiest) {
            output.line(format!(
                "  round {} (action {}): {}: {:+.1} points ({})",
                it.round,
                it.moment,
                it.done,
                100.0 * it.luck,
                it.about
            ))?;
        }
        Ok(())
    }
}
