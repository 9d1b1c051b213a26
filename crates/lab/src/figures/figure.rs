//! A published figure with everything needed to measure it again.

use serde::Deserialize;

use engine::game::RuleSet;
use players::arena::{GameLimits, Match, MatchError};
use rq::arguments::{Setting, preset};

use crate::league::{Entrant, EntrantGroup};

/// The number of standard errors by which a rerun may differ: one figure in a thousand does so by
/// chance.
const SIGMAS: f64 = 3.29;

/// The outcome that a figure counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Measure {
    /// Games won by the first of the seats.
    #[default]
    First,
    /// Games won by whoever moves first.
    FirstToMove,
}

/// A figure of a report: a share of games won, and the match that it was measured in.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Figure {
    /// The table, named in a comment above it: `<!-- figures: NAME -->`.
    pub table: String,
    /// The report, in `crates/lab`.
    pub report: String,
    /// The figure as printed there, in percent, such as `64.2`.
    pub percent: f64,
    /// The rule set.
    pub rules: String,
    /// Options that differ, such as `later-seats=6`.
    #[serde(default)]
    pub options: Vec<String>,
    /// The players, as in `rq simulate --seats` and `rq-lab league`; those after the first are the
    /// opponents. `strangers` and `held-out` stand for each of theirs in turn, in all such seats, as
    /// in the mean of a league.
    pub seats: Vec<String>,
    /// The quantity measured.
    #[serde(default)]
    pub measure: Measure,
    /// The number of games, and the seed of all of them.
    pub games: u64,
    pub seed: u64,
    /// The commit whose players were measured.
    pub version: String,
    /// The round after which a game was abandoned.
    #[serde(default)]
    pub most_rounds: Option<u32>,
    /// The number of games of a quick rerun; none by default.
    #[serde(default)]
    pub rerun: u64,
}

/// A figure that is ready to be measured.
pub(super) struct Measurement {
    matchup: Match,
    /// The entrants of each kind of game; the kinds take turns.
    tables: Vec<Vec<Entrant>>,
    measure: Measure,
}

impl Figure {
    /// Prepares the match.
    pub fn measurement(&self) -> Result<Measurement, String> {
        let mut rules: RuleSet = preset(&self.rules)?;
        for option in &self.options {
            Setting::read(option)?.apply(&mut rules);
        }
        let groups =
            self.seats.iter().map(|name| EntrantGroup::read(name).map(|EntrantGroup(all)| all));
        let groups: Vec<Vec<Entrant>> = groups.collect::<Result<_, _>>()?;
        let kinds = groups.iter().map(Vec::len).max().unwrap_or(1).max(1);
        let table = |kind: usize| {
            groups.iter().filter_map(|all| all.get(kind % all.len().max(1)).cloned()).collect()
        };
        let tables = (0..kinds).map(table).collect();
        let usual = GameLimits::default();
        let limits = GameLimits { rounds: self.most_rounds.unwrap_or(usual.rounds), ..usual };
        let (levels, games, seed) = (self.seats.clone(), self.games, self.seed);
        let matchup = Match { rules, levels, games, seed, seated: false, limits };
        Ok(Measurement { matchup, tables, measure: self.measure })
    }

    /// Returns `true` if this many wins in so many games fit the figure: exactly if these are all
    /// of its games, and within the error of a sample otherwise.
    #[allow(clippy::cast_precision_loss, reason = "counts of games")]
    pub fn fits(&self, wins: u64, games: u64) -> bool {
        if games == 0 {
            return true;
        }
        let (found, expected) = (wins as f64 / games as f64, self.percent / 100.0);
        if games >= self.games {
            return (found - expected).abs() <= 0.000_501;
        }
        // The variance vanishes near 0 and 1, where a game more or less still has to fit.
        let variance = (expected * (1.0 - expected)).max(1.0 / games as f64);
        (found - expected).abs() <= SIGMAS * (variance / games as f64).sqrt()
    }
}

impl Measurement {
    /// Plays the game of this number; returns `true` if it counts.
    pub fn play(&self, number: u64) -> Result<bool, MatchError> {
        let kinds = self.tables.len() as u64;
        let entrants = &self.tables[usize::try_from(number % kinds).unwrap_or(0)];
        let number = number / kinds;
        let seats = self.matchup.seats(number).enumerate();
        let bots =
            seats.map(|(place, (_, seed))| entrants[self.matchup.entry(place, number)].bot(seed));
        let mut bots = bots.collect::<Result<Vec<_>, _>>()?;
        let result = self.matchup.play_with(number, &mut bots)?;
        let tally = self.matchup.score(number, &result);
        let counted = match self.measure {
            Measure::First => tally.wins.first(),
            Measure::FirstToMove => tally.by_turn.first(),
        };
        Ok(counted.is_some_and(|wins| *wins > 0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn figure(percent: f64, games: u64) -> Figure {
        let text = format!(
            r#"{{"table": "t", "report": "strength.md", "percent": {percent}, "rules": "next",
               "seats": ["normal", "easy"], "games": {games}, "seed": 1, "version": "x"}}"#
        );
        serde_json::from_str(&text).unwrap()
    }

    #[test]
    fn all_games_must_give_the_figure_itself() {
        assert!(figure(64.2, 2_000).fits(1_284, 2_000));
        assert!(figure(64.2, 2_000).fits(1_285, 2_000), "64.25 rounds to either");
        assert!(!figure(64.2, 2_000).fits(1_290, 2_000));
    }

    #[test]
    fn a_part_of_the_games_must_give_it_within_the_error() {
        assert!(figure(64.2, 2_000).fits(50, 100));
        assert!(!figure(64.2, 2_000).fits(45, 100));
        assert!(figure(100.0, 1_000).fits(99, 100));
        assert!(!figure(100.0, 1_000).fits(90, 100));
        assert!(figure(50.0, 1_000).fits(0, 0));
    }

    #[test]
    fn a_figure_that_cannot_be_measured_says_why() {
        let wrong = |change: fn(&mut Figure)| {
            let mut figure = figure(50.0, 10);
            change(&mut figure);
            figure.measurement().err().unwrap()
        };
        assert!(wrong(|it| it.rules = "chess".to_owned()).contains("rule sets"));
        assert!(wrong(|it| it.options = vec!["fog=on".to_owned()]).contains("options"));
        assert!(wrong(|it| it.seats = vec!["champion".to_owned()]).contains("levels"));
    }

    #[test]
    fn strangers_take_turns() {
        let mut figure = figure(50.0, 26);
        figure.seats = ["normal", "strangers", "strangers"].map(str::to_owned).into();
        let Measurement { tables, .. } = figure.measurement().unwrap();
        assert_eq!(tables.len(), 13);
        let names = |table: &[Entrant]| table.iter().map(|it| it.name.clone()).collect::<Vec<_>>();
        assert_eq!(names(&tables[3]), ["normal", "turtle", "turtle"]);
    }

    #[test]
    fn games_are_those_of_a_simulation_with_the_same_seed() {
        let measurement = figure(96.0, 20).measurement().unwrap();
        let wins = (0..20).filter(|number| measurement.play(*number).unwrap()).count();
        let tally = measurement.matchup.play_all().unwrap();
        assert_eq!(wins as u64, tally.wins[0]);
    }
}
