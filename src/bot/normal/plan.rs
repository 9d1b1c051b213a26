//! Chains of attacks: how far a stack of armies can go from where it stands, and what that is worth.

use super::Mind;
use crate::bot::forecast::Forecast;
use crate::bot::value::{Holdings, weight};
use crate::world::{Territory, TerritorySet};

/// How many conquests a chain looks ahead. Among several rivals, whoever looks farther than this
/// spreads too thin and loses more games.
const DEPTH: usize = 3;

/// How many continuations are followed at each step after the first.
const WIDTH: usize = 2;

/// Below this probability a conquest is not counted on.
pub(super) const LEAST_CHANCE: f32 = 0.4;

/// What it costs to leave an army behind.
pub(super) const LEFT_BEHIND: f32 = 0.4;

/// The best chain of attacks from a territory.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Plan {
    /// What it is worth, in armies.
    pub worth: f32,
    /// Its first target; `None` if nothing is worth attacking.
    pub target: Option<Territory>,
}

impl Plan {
    const NONE: Self = Self { worth: 0.0, target: None };
}

struct Step {
    territory: Territory,
    forecast: Forecast,
    worth: f32,
}

impl Mind<'_> {
    /// The best chain from a territory with so many armies, as things stand.
    pub fn plan(&self, from: Territory, armies: u32) -> Plan {
        let turn = self.view.state.turn();
        let drew = if turn.conquered && turn.seat == self.view.me { 0.0 } else { self.values.card };
        self.chain(&mut self.values.holdings(), from, weight(armies), drew, DEPTH)
    }

    /// The best chain from a territory that would be taken, with so many armies there.
    pub fn plan_after(&self, taken: Territory, armies: f32) -> Plan {
        let mut holdings = self.values.holdings();
        take(&mut holdings, self.view.me, taken);
        self.chain(&mut holdings, taken, armies, 0.0, DEPTH - 1)
    }

    fn chain(
        &self,
        holdings: &mut Holdings,
        from: Territory,
        armies: f32,
        card: f32,
        depth: usize,
    ) -> Plan {
        if armies < 2.0 || depth == 0 {
            return Plan::NONE;
        }
        let mut steps = self.steps(holdings, from, armies, card);
        if depth < DEPTH {
            steps.sort_by(|a, b| b.worth.total_cmp(&a.worth));
            steps.truncate(WIDTH);
        }
        let mut best = Plan::NONE;
        for step in steps {
            let left = armies - step.forecast.lost_if_won - 1.0;
            let before = *holdings;
            take(holdings, self.view.me, step.territory);
            let then = self.chain(holdings, step.territory, left, 0.0, depth - 1);
            *holdings = before;
            let worth = step.worth + step.forecast.conquest * then.worth;
            if worth > best.worth {
                best = Plan { worth, target: Some(step.territory) };
            }
        }
        best
    }

    fn steps(&self, holdings: &Holdings, from: Territory, armies: f32, card: f32) -> Vec<Step> {
        let own = holdings[self.view.me] | holdings[self.view.player];
        let targets: TerritorySet = self.view.neighbours(from) - own;
        let step = |territory: Territory| {
            let (_, forecast) = self.manner(whole(armies), self.view.armies(territory));
            let gain = self.values.gain(holdings, territory) + card - LEFT_BEHIND;
            let worth = forecast.conquest * gain
                + (forecast.captured - forecast.lost) * self.values.army
                + forecast.killed * self.values.kill(territory);
            Step { territory, forecast, worth }
        };
        targets.iter().map(step).filter(|step| step.forecast.conquest >= LEAST_CHANCE).collect()
    }
}

fn take(holdings: &mut Holdings, seat: crate::core::Seat, territory: Territory) {
    for (_, held) in holdings.iter_mut() {
        held.remove(territory);
    }
    holdings[seat].insert(territory);
}

#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "armies of a plan")]
pub(super) fn whole(armies: f32) -> u32 {
    armies as u32
}
