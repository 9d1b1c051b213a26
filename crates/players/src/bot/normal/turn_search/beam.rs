//! The search through a turn, attack by attack: the results of success and of failure.

use super::node::{Node, TurnSearch};
use crate::bot::evaluation::ExpectedPosition;
use crate::bot::evaluation::PositionChange;
use crate::bot::forecast::Forecast;
use crate::bot::normal::chain_plan::whole;
use crate::bot::search_limits::SearchLimits;
use engine::core::Seat;
use engine::world::{Territory, TerritorySet};
use stdx::InOrder;

/// The probability of success below which an attack isn't considered.
const LEAST_CHANCE: f32 = 0.15;

/// The bonus for attacking one's last attacker, as a part of the chance to win, for a player whose
/// grudge weighs double.
const GRUDGE: f32 = 0.02;

/// The probability of success from which failure is ignored.
const SURE: f32 = 0.97;

/// A possible attack of one territory on another.
struct CandidateAttack {
    from: Territory,
    to: Territory,
    forecast: Forecast,
    /// The heuristic worth of the attack.
    heuristic_worth: f32,
}

/// The beam search: the most promising lines of a turn, followed side by side.
pub(super) struct BeamSearch<'m, 'a> {
    pub search: &'m TurnSearch<'m, 'a>,
    pub limits: SearchLimits,
}

impl TurnSearch<'_, '_> {
    /// Returns the best line from a position.
    pub fn best(&self, start: Node, limits: SearchLimits) -> Node {
        BeamSearch { search: self, limits }.best(start)
    }
}

impl BeamSearch<'_, '_> {
    /// Returns the best of all lines considered, including stopping at once.
    pub fn best(&self, mut start: Node) -> Node {
        let change = PositionChange::of_armies(std::mem::take(&mut start.changed));
        self.evaluate(&mut start, change);
        let mut best = start.clone();
        let mut beam = vec![start];
        for _ in 0..self.limits.depth {
            let mut next: Vec<Node> = Vec::new();
            for node in &beam {
                self.expand(node, &mut next);
            }
            next.order_by(|a, b| b.value.total_cmp(&a.value));
            next.dedup_by(|b, a| is_same(a, b, self.search.planner.view.me));
            next.truncate(self.limits.width);
            match next.first() {
                Some(first) if first.value > best.value => best = first.clone(),
                Some(_) => {}
                None => break,
            }
            beam = next;
        }
        best
    }

    fn evaluate(&self, node: &mut Node, since: PositionChange) {
        let chance = self.search.chance(&node.position, &mut node.activations, since);
        node.value = node.banked + node.reach * chance + node.bonus;
    }

    /// Adds the results of the most promising attacks that are possible now.
    fn expand(&self, node: &Node, next: &mut Vec<Node>) {
        let view = &self.search.planner.view;
        let held = node.position.held[view.me];
        let spared = held | node.position.held[view.player];
        let able: TerritorySet = (held - view.state.turn().exhausted)
            .iter()
            .filter(|from| node.position.armies[*from] >= 2.0)
            .collect();
        let mut attacks: Vec<CandidateAttack> = Vec::new();
        for from in able {
            for to in view.neighbours(from) - spared {
                attacks.extend(self.candidate(node, from, to));
            }
        }
        attacks.order_by(|a, b| b.heuristic_worth.total_cmp(&a.heuristic_worth));
        for candidate in attacks.iter().take(self.limits.breadth) {
            self.attack(node, candidate, next);
        }
    }

    /// Returns an attack of one territory on another with its heuristic worth, or `None` if it is
    /// too unlikely to succeed.
    fn candidate(&self, node: &Node, from: Territory, to: Territory) -> Option<CandidateAttack> {
        let planner = self.search.planner;
        let (here, there) = (node.position.armies[from], node.position.armies[to]);
        let (_, forecast) = planner.best_attack_against(whole(here), whole(there + 0.5), to);
        if forecast.conquest < LEAST_CHANCE {
            return None;
        }
        let gain = planner.values().gain(&node.position.held, to);
        let heuristic_worth = planner.attack_worth(to, &forecast, gain);
        Some(CandidateAttack { from, to, forecast, heuristic_worth })
    }

    /// Adds the results of an attack: all armies advance into the conquered territory, or all but
    /// one stay.
    fn attack(&self, node: &Node, candidate: &CandidateAttack, next: &mut Vec<Node>) {
        let CandidateAttack { from, to, forecast, .. } = *candidate;
        let left = (node.position.armies[from] - forecast.lost_if_won - 1.0).max(1.0);
        let then = self.follow(node, candidate, left);
        let view = &self.search.planner.view;
        let others = view.neighbours(from) - then.position.held[view.me];
        if left > 2.0 && !others.is_empty() {
            let mut stay = then.clone();
            stay.position.armies[from] += left - 1.0;
            stay.position.armies[to] -= left - 1.0;
            let armies = TerritorySet::of(&[from, to]);
            self.evaluate(&mut stay, PositionChange::of_armies(armies));
            next.push(stay);
        }
        next.push(then);
    }

    /// Returns the bonus for an attack on a seat, beyond its effect on the chance to win.
    fn attack_bonus(&self, owner: Option<Seat>) -> f32 {
        let view = &self.search.planner.view;
        view.weights.eager + GRUDGE * (view.grudge(owner) - 1.0)
    }

    /// Returns the result of an attack after which, if it succeeds, this many armies advance.
    fn follow(&self, node: &Node, candidate: &CandidateAttack, left: f32) -> Node {
        let CandidateAttack { from, to, forecast, .. } = *candidate;
        let chance = forecast.conquest;
        let changed = TerritorySet::of(&[from, to]);
        let mut banked = node.banked;
        if chance < SURE {
            let failed = failed(node, candidate);
            let mut activations = node.activations.clone();
            let since = PositionChange::of_armies(changed);
            let lost = self.search.chance(&failed, &mut activations, since);
            banked += node.reach * (1.0 - chance) * lost;
        }
        let mut then = node.clone();
        then.reach *= if chance < SURE { chance } else { 1.0 };
        then.banked = banked;
        then.first = node.first.or(Some((from, to)));
        let me = self.search.planner.view.me;
        let taken = then.position.owner(to).map(|owner| (to, owner));
        then.bonus += node.reach * self.attack_bonus(taken.map(|(_, owner)| owner));
        then.position.take(&self.search.context, to, me);
        if !node.conquered {
            then.position.cards[me] += 1.0;
        }
        then.conquered = true;
        then.position.armies[from] = 1.0;
        then.position.armies[to] = left;
        self.evaluate(&mut then, PositionChange { armies: changed, taken });
        then
    }
}

/// Returns the position after a failed attack, with the average armies left on both sides.
fn failed(node: &Node, candidate: &CandidateAttack) -> ExpectedPosition {
    let CandidateAttack { from, to, forecast, .. } = *candidate;
    let mut position = node.position.clone();
    let chance = forecast.conquest;
    let failing = 1.0 - chance;
    let lost = (forecast.lost - chance * forecast.lost_if_won) / failing;
    let killed = (forecast.killed - chance * position.armies[to]) / failing;
    position.armies[from] = (position.armies[from] - lost).max(1.0);
    position.armies[to] = (position.armies[to] - killed.max(0.0)).max(1.0);
    position
}

/// Returns `true` if both lines lead to the same land and value.
fn is_same(one: &Node, other: &Node, me: Seat) -> bool {
    one.position.held[me] == other.position.held[me] && (one.value - other.value).abs() < 1e-4
}
