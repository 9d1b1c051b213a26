//! The report of a match.

use std::time::Duration;

use serde::Serialize;

use crate::output::{Failure, Output};
use crate::stopwatch::{Stopwatch, Thinking};
use players::arena::{Tally, interval};

#[derive(Serialize)]
pub(super) struct MatchResults {
    games: u64,
    wins: Vec<u64>,
    /// The 95 percent confidence interval of each one's share.
    intervals: Vec<(f64, f64)>,
    /// The number of games won, by place in the turn order, the first to move first.
    by_turn: Vec<u64>,
    /// The players whose first continent this was.
    by_continent: Vec<FirstHolders>,
    /// The number of games in which each one lost at most one territory before its first turn.
    whole: Vec<u64>,
    /// The number of games in which each one was eliminated before its second turn.
    cut_short: Vec<u64>,
    /// The territories that each one held when its second and its third turn began.
    territories_at_turn: Vec<EarlyLand>,
    /// The share of the games in which each one held at least six at both turns.
    kept_six: Vec<f64>,
    /// The share of the games in which the leader, the player with most territories at the start of
    /// a round, changed.
    leader_changed: f64,
    draws: u64,
    unfinished: u64,
    faults: u64,
    /// The thinking time of each one per turn.
    thinking: Vec<Thinking>,
    rounds_mean: f64,
    rounds: Spread,
    actions: u64,
    seconds: f64,
    games_per_second: f64,
    digest: String,
    /// The bytes of the links, if requested.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub links: Option<Links>,
}

/// The players who held a continent before any other, and the games that they won.
#[derive(Serialize)]
struct FirstHolders {
    name: &'static str,
    players: u64,
    wins: u64,
}

/// The territories held at the start of the second and the third turn.
#[derive(Serialize)]
struct EarlyLand {
    #[serde(rename = "2")]
    second: LandSpread,
    #[serde(rename = "3")]
    third: LandSpread,
}

/// The numbers of territories that 10 and 50 percent of the games don't exceed.
#[derive(Serialize)]
struct LandSpread {
    p10: usize,
    p50: usize,
}

impl EarlyLand {
    fn of(tally: &Tally, entry: usize) -> Self {
        let spread = |turn| LandSpread {
            p10: tally.land_percentile(entry, turn, 10),
            p50: tally.land_percentile(entry, turn, 50),
        };
        Self { second: spread(2), third: spread(3) }
    }
}

/// The numbers of bytes that 50, 95 and 100 percent of the links don't exceed.
#[derive(Serialize)]
pub(super) struct Links {
    p50: usize,
    p95: usize,
    max: usize,
}

/// The numbers of rounds that 5, 50, 95 and 100 percent of the games don't exceed.
#[derive(Serialize)]
struct Spread {
    p5: u32,
    p50: u32,
    p95: u32,
    max: u32,
}

impl Links {
    pub fn of(mut bytes: Vec<usize>) -> Option<Self> {
        bytes.sort_unstable();
        let at = |percent: usize| {
            bytes.get((bytes.len() * percent).div_ceil(100).checked_sub(1)?).copied()
        };
        Some(Self { p50: at(50)?, p95: at(95)?, max: at(100)? })
    }
}

/// Returns the share of some games.
#[allow(clippy::cast_precision_loss, reason = "a rate for people")]
fn share(games: u64, of: u64) -> f64 {
    games as f64 / of.max(1) as f64
}

impl MatchResults {
    #[allow(clippy::cast_precision_loss, reason = "a rate for people")]
    pub fn new(tally: &Tally, watches: &[Stopwatch], time: Duration) -> Self {
        let seconds = time.as_secs_f64();
        Self {
            games: tally.games,
            wins: tally.wins.clone(),
            intervals: tally.wins.iter().map(|wins| interval(*wins, tally.games)).collect(),
            by_turn: tally.by_turn.clone(),
            by_continent: tally
                .by_continent
                .iter()
                .map(|(continent, results)| FirstHolders {
                    name: continent.name(),
                    players: results.players,
                    wins: results.wins,
                })
                .collect(),
            whole: tally.whole.clone(),
            cut_short: tally.cut_short.clone(),
            territories_at_turn: (0..tally.wins.len()).map(|at| EarlyLand::of(tally, at)).collect(),
            kept_six: tally.kept_land.iter().map(|games| share(*games, tally.games)).collect(),
            leader_changed: share(tally.leader_changed, tally.games),
            draws: tally.draws,
            unfinished: tally.unfinished,
            faults: tally.faults,
            thinking: watches.iter().map(Stopwatch::thinking).collect(),
            rounds_mean: tally.rounds_mean(),
            rounds: Spread {
                p5: tally.rounds_percentile(5),
                p50: tally.rounds_percentile(50),
                p95: tally.rounds_percentile(95),
                max: tally.rounds_percentile(100),
            },
            actions: tally.actions,
            seconds,
            games_per_second: if seconds > 0.0 { tally.games as f64 / seconds } else { 0.0 },
            digest: tally.digest().to_string(),
            links: None,
        }
    }

    pub fn print(&self, seats: &[String], output: &mut Output) -> Result<(), Failure> {
        output.line(format!(
            "{} games in {:.1} s ({:.0} per second), {} actions",
            self.games, self.seconds, self.games_per_second, self.actions
        ))?;
        for ((level, wins), (low, high)) in seats.iter().zip(&self.wins).zip(&self.intervals) {
            let share = 100.0 * share(*wins, self.games);
            let (low, high) = (100.0 * low, 100.0 * high);
            output.line(format!(
                "  {level:<10} won {wins:>8}  {share:5.1} %  (95 %: {low:.1} to {high:.1})"
            ))?;
        }
        let won = self.by_turn.iter().map(|wins| {
            let (low, high) = interval(*wins, self.games);
            let share = 100.0 * share(*wins, self.games);
            format!("{share:.1} % ({:.1} to {:.1})", 100.0 * low, 100.0 * high)
        });
        let won: Vec<String> = won.collect();
        output.line(format!("won by turn order, first to last: {}", won.join(", ")))?;
        for FirstHolders { name, players, wins } in &self.by_continent {
            let [won, kept] = [self.games, *players].map(|of| 100.0 * share(*wins, of));
            output.line(format!(
                "  first held {name:<20} by {players:>6} players, who won {kept:5.1} % of their games and {won:5.1} % of all"
            ))?;
        }
        output.line("early game:")?;
        for ((level, whole), cut_short) in seats.iter().zip(&self.whole).zip(&self.cut_short) {
            let share = |games: &u64| 100.0 * share(*games, self.games);
            output.line(format!(
                "  {level:<10} lost at most one territory before its first turn {:5.1} %, eliminated within two turns {:4.1} %",
                share(whole), share(cut_short)
            ))?;
        }
        for ((level, EarlyLand { second, third }), kept) in
            seats.iter().zip(&self.territories_at_turn).zip(&self.kept_six)
        {
            output.line(format!(
                "  {level:<10} began its second turn with {} territories (10 %: {}), its third with {} (10 %: {}), both with six {:5.1} %",
                second.p50, second.p10, third.p50, third.p10, 100.0 * kept
            ))?;
        }
        output.line(format!(
            "the leader changed in {:.1} % of the games",
            100.0 * self.leader_changed
        ))?;
        for (number, what) in [
            (self.draws, "without a single winner"),
            (self.unfinished, "abandoned"),
            (self.faults, "decisions forfeited"),
        ] {
            if number > 0 {
                output.line(format!("  {number} {what}"))?;
            }
        }
        let Spread { p5, p50, p95, max } = self.rounds;
        output.line(format!(
            "rounds: mean {:.1}, median {p50}, 90 % from {p5} to {p95}, maximum {max}",
            self.rounds_mean
        ))?;
        for (level, Thinking { p50, p95, max }) in seats.iter().zip(&self.thinking) {
            output.line(format!(
                "thinking per turn: {level} median {p50:.1} ms, 95 % within {p95:.1}, maximum {max:.1}"
            ))?;
        }
        if let Some(Links { p50, p95, max }) = self.links {
            output.line(format!("links: median {p50} bytes, 95 % within {p95}, maximum {max}"))?;
        }
        output.line(format!("digest: {}", self.digest))
    }
}
