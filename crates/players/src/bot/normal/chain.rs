//! Chains of attacks: the reach of a stack of armies.

use super::Planner;
use super::chain_plan::{ChainPlan, whole};
use crate::bot::forecast::Forecast;
use crate::bot::holdings::{Holdings, weight};
use engine::world::{Territory, TerritorySet};
use stdx::InOrder;

struct ChainStep {
    territory: Territory,
    forecast: Forecast,
    worth: f32,
}

impl ChainStep {
    /// Returns the number of armies that can go on after the attack.
    fn left(&self, armies: f32) -> f32 {
        armies - self.forecast.lost_if_won - 1.0
    }

    /// Returns the worth including what follows.
    fn followed_by(&self, then: ChainPlan) -> f32 {
        self.worth + self.forecast.conquest * then.worth
    }
}

impl Planner<'_> {
    /// Returns the best chain from a territory with this many armies, in the current position.
    pub fn plan(&self, from: Territory, armies: u32) -> ChainPlan {
        let plan = || self.plan_with(from, armies);
        if armies == self.view.armies(from) { *self.plans[from].get_or_init(plan) } else { plan() }
    }

    fn plan_with(&self, from: Territory, armies: u32) -> ChainPlan {
        let (turn, values) = (self.view.state.turn(), self.values());
        let drew = if turn.conquered && turn.seat == self.view.me { 0.0 } else { values.card };
        self.chain(&mut values.holdings(), from, weight(armies), drew, self.view.weights.depth)
    }

    /// Returns the best chain from a territory still to be taken, with this many armies there.
    pub fn plan_after(&self, taken: Territory, armies: f32) -> ChainPlan {
        let mut holdings = self.values().holdings();
        take(&mut holdings, self.view.me, taken);
        self.chain(&mut holdings, taken, armies, 0.0, self.view.weights.depth - 1)
    }

    /// Returns the fronts that this many armies help most, the best first.
    pub fn promising(&self, armies: u32, most: usize) -> Vec<Territory> {
        let worth = |front: Territory| {
            self.plan(front, self.view.armies(front).saturating_add(armies)).worth
        };
        let mut fronts: Vec<_> =
            self.view.front().iter().map(|front| (worth(front), front)).collect();
        fronts.order_by(|(a, _), (b, _)| b.total_cmp(a));
        fronts.into_iter().take(most).map(|(_, front)| front).collect()
    }

    /// Returns the worth of an attack whose conquest gains this much.
    pub(super) fn attack_worth(&self, to: Territory, forecast: &Forecast, gain: f32) -> f32 {
        forecast.conquest * gain
            + (forecast.captured - forecast.lost) * self.values().army
            + forecast.killed * self.values().kill(to)
    }

    /// Returns the worth of the card for the first conquest of a turn.
    pub(super) fn card_of_conquest(&self) -> f32 {
        if self.view.state.turn().conquered { 0.0 } else { self.values().card }
    }

    /// Returns the attacks that can begin a chain from a territory with this many armies, each with
    /// the worth of its best chain.
    pub(super) fn beginnings(
        &self,
        from: Territory,
        armies: u32,
    ) -> impl Iterator<Item = (f32, Territory)> {
        let armies = weight(armies);
        let steps = self.steps(&self.values().holdings(), from, armies, self.card_of_conquest());
        steps.into_iter().map(move |step| {
            let then = self.plan_after(step.territory, step.left(armies));
            (step.followed_by(then), step.territory)
        })
    }

    fn chain(
        &self,
        holdings: &mut Holdings,
        from: Territory,
        armies: f32,
        card: f32,
        depth: usize,
    ) -> ChainPlan {
        let idle = ChainPlan { worth: self.poised(holdings, from, armies), target: None };
        if armies < 2.0 || depth == 0 {
            return idle;
        }
        let mut steps = self.steps(holdings, from, armies, card);
        if depth < self.view.weights.depth {
            steps.order_by(|a, b| b.worth.total_cmp(&a.worth));
            steps.truncate(self.view.weights.width);
        }
        let mut best = idle;
        for step in steps {
            let before = *holdings;
            take(holdings, self.view.me, step.territory);
            let then = self.chain(holdings, step.territory, step.left(armies), 0.0, depth - 1);
            *holdings = before;
            let worth = step.followed_by(then);
            if worth > best.worth {
                best = ChainPlan { worth, target: Some(step.territory) };
            }
        }
        best
    }

    fn steps(
        &self,
        holdings: &Holdings,
        from: Territory,
        armies: f32,
        card: f32,
    ) -> Vec<ChainStep> {
        let own = holdings[self.view.me] | holdings[self.view.player];
        let targets: TerritorySet = self.view.neighbours(from) - own;
        let weights = self.view.weights;
        let step = |territory: Territory| {
            let (_, forecast) = self.best_attack(whole(armies), territory);
            if forecast.conquest < weights.least_chance {
                return None;
            }
            let card = if self.view.armies(territory) == 0 { 0.0 } else { card };
            let gain = self.values().gain(holdings, territory) + card - weights.left_behind
                + self.worth_of_headquarters(territory);
            let worth = self.attack_worth(territory, &forecast, gain);
            Some(ChainStep { territory, forecast, worth })
        };
        let mut steps = Vec::with_capacity(targets.len());
        steps.extend(targets.iter().filter_map(step));
        steps
    }
}

impl Planner<'_> {
    /// Returns the worth of armies at the end of a chain: beside a rival, they threaten it.
    fn poised(&self, holdings: &Holdings, from: Territory, armies: f32) -> f32 {
        let poised = self.view.weights.poised;
        if poised == 0.0 {
            return 0.0;
        }
        let around = self.view.neighbours(from) - holdings[self.view.me];
        let near = around.iter().any(|other| self.view.is_rival(other));
        if near { poised * (armies - 1.0).max(0.0) } else { 0.0 }
    }
}

fn take(holdings: &mut Holdings, seat: engine::core::Seat, territory: Territory) {
    for (_, held) in holdings.iter_mut() {
        held.remove(territory);
    }
    holdings[seat].insert(territory);
}
