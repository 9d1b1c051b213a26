//! Output of `rq odds`, for programs and for people.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::output::{Failure, Output};
use engine::battle::{self, ChainAttack, ChainOdds, LandingOdds, SeaOutcome};

type Left = BTreeMap<usize, f64>;

/// The odds of a kind of battle.
#[derive(Serialize)]
pub(super) struct LandOdds {
    conquest: f64,
    attackers_left: Left,
    defenders_left: Left,
    expected_attacker_losses: f64,
    expected_defender_losses: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    attackers_for_80_percent: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    expected_captives: Option<f64>,
}

/// The odds of a kind of battle.
#[derive(Serialize)]
pub(super) struct SeaReport {
    beaten: f64,
    sank: f64,
    lost: f64,
    attackers_left: Left,
    defenders_left: Left,
    expected_attacker_losses: f64,
    expected_defender_losses: f64,
}

/// The odds of a kind of battle.
#[derive(Serialize)]
pub(super) struct LandingReport {
    patrol_beaten: f64,
    conquest: f64,
    ship_lost: f64,
    ashore: Left,
    #[serde(skip_serializing_if = "Option::is_none")]
    inland: Option<ChainReport>,
}

/// The odds of a kind of battle.
#[derive(Serialize)]
pub(super) struct ChainReport {
    conquest: f64,
    steps: Vec<StepReport>,
    armies_left: Left,
}

#[derive(Serialize)]
struct StepReport {
    conquest: f64,
    expected_armies: f64,
}

/// The possible outcomes.
fn possible(left: &[f64]) -> Left {
    left.iter().copied().enumerate().filter(|(_, p)| *p > 0.0).collect()
}

/// The likeliest numbers, as text.
fn in_words(left: &Left) -> String {
    let mut likely: Vec<(&usize, &f64)> = left.iter().filter(|(_, p)| **p >= 0.005).collect();
    likely.sort_by(|a, b| b.1.total_cmp(a.1));
    likely.truncate(6);
    likely.sort_by_key(|(number, _)| **number);
    let shown = likely.iter().map(|(number, p)| format!("{number}: {:.1} %", 100.0 * **p));
    shown.collect::<Vec<_>>().join(", ")
}

/// A report that can be printed as JSON or as text.
pub(super) trait Tell: Serialize + Sized {
    fn lines(&self) -> Vec<String>;

    fn tell(self, json: bool, output: &mut Output) -> Result<(), Failure> {
        if json {
            return output.json(&self);
        }
        self.lines().into_iter().try_for_each(|line| output.line(line))
    }
}

impl LandOdds {
    pub fn new(odds: &battle::Odds, needed: Option<usize>, captives: Option<f64>) -> Self {
        Self {
            conquest: odds.conquest,
            attackers_left: possible(&odds.attackers_left),
            defenders_left: possible(&odds.defenders_left),
            expected_attacker_losses: odds.expected_attacker_losses(),
            expected_defender_losses: odds.expected_defender_losses(),
            attackers_for_80_percent: needed,
            expected_captives: captives,
        }
    }
}

impl Tell for LandOdds {
    fn lines(&self) -> Vec<String> {
        let mut lines = vec![
            format!("conquest: {:.2} %", 100.0 * self.conquest),
            format!(
                "losses on average: attacker {:.2}, defender {:.2}",
                self.expected_attacker_losses, self.expected_defender_losses
            ),
            format!("attackers left: {}", in_words(&self.attackers_left)),
            format!("defenders left: {}", in_words(&self.defenders_left)),
        ];
        let needed = self.attackers_for_80_percent;
        lines.extend(needed.map(|armies| format!("armies needed for an 80 % chance: {armies}")));
        let captives = self.expected_captives;
        lines.extend(captives.map(|armies| format!("expected captives: {armies:.2}")));
        lines
    }
}

impl SeaReport {
    pub fn new(chain_attack: ChainAttack, crew: u32, against: u32) -> Self {
        let SeaOutcome { odds, attackers_left, defenders_left, .. } = match chain_attack {
            ChainAttack::Normal | ChainAttack::Even => SeaOutcome::normal(crew, against),
            ChainAttack::Committed => SeaOutcome::committed(crew, against),
        };
        Self {
            beaten: odds.beaten,
            sank: odds.sank,
            lost: odds.lost,
            attackers_left: possible(&attackers_left),
            defenders_left: possible(&defenders_left),
            expected_attacker_losses: odds.attacker_losses,
            expected_defender_losses: odds.defender_losses,
        }
    }
}

impl Tell for SeaReport {
    fn lines(&self) -> Vec<String> {
        vec![
            format!(
                "other ship beaten: {:.2} %, sunk: {:.2} %; own ship lost: {:.2} %",
                100.0 * self.beaten,
                100.0 * self.sank,
                100.0 * self.lost
            ),
            format!(
                "losses on average: attacker {:.2}, defender {:.2}",
                self.expected_attacker_losses, self.expected_defender_losses
            ),
            format!("attackers left: {}", in_words(&self.attackers_left)),
            format!("defenders left: {}", in_words(&self.defenders_left)),
        ]
    }
}

impl LandingReport {
    /// Includes the odds of moving on inland, with the landing as the first step.
    pub fn new(odds: &LandingOdds, inland: Option<&ChainOdds>) -> Self {
        Self {
            patrol_beaten: odds.patrol_beaten,
            conquest: odds.conquest,
            ship_lost: odds.ship_lost,
            ashore: possible(&odds.ashore),
            inland: inland.map(ChainReport::new),
        }
    }
}

impl Tell for LandingReport {
    fn lines(&self) -> Vec<String> {
        let mut lines = vec![
            format!("patrol beaten: {:.2} %", 100.0 * self.patrol_beaten),
            format!("conquest: {:.2} %", 100.0 * self.conquest),
            format!("ship lost: {:.2} %", 100.0 * self.ship_lost),
            format!("armies ashore: {}", in_words(&self.ashore)),
        ];
        lines.extend(self.inland.iter().flat_map(Tell::lines));
        lines
    }
}

impl ChainReport {
    pub fn new(odds: &ChainOdds) -> Self {
        let steps = odds.steps.iter();
        Self {
            conquest: odds.steps.last().map_or(1.0, |step| step.conquest),
            steps: steps
                .map(|step| StepReport { conquest: step.conquest, expected_armies: step.left })
                .collect(),
            armies_left: possible(&odds.left),
        }
    }
}

impl Tell for ChainReport {
    fn lines(&self) -> Vec<String> {
        let step = |(number, step): (usize, &StepReport)| {
            let StepReport { conquest, expected_armies } = step;
            let chance = 100.0 * conquest;
            format!(
                "through territory {}: {chance:.2} %, with {expected_armies:.2} armies left",
                number + 1
            )
        };
        let steps = self.steps.iter().enumerate().map(step);
        steps
            .chain([format!("armies on the last territory: {}", in_words(&self.armies_left))])
            .collect()
    }
}
