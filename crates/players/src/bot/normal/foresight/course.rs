//! The search through a turn, attack by attack: the results of success and of failure.

use super::outlook::{Change, Outlook, Thought};
use crate::bot::forecast::Forecast;
use crate::bot::foresight::Foresight;
use crate::bot::judgement::Sketch;
use crate::bot::normal::plan::whole;
use engine::core::{InOrder, Seat};
use engine::world::{Territory, TerritorySet};

/// The probability of success below which an attack isn't considered.
const LEAST_CHANCE: f32 = 0.15;

/// The bonus for attacking one's last attacker, as a part of the chance to win, for a player whose
/// grudge weighs double.
const GRUDGE: f32 = 0.02;

/// The probability of success from which failure is ignored.
const SURE: f32 = 0.97;

/// A possible attack of one territory on another.
struct Onset {
    from: Territory,
    to: Territory,
    forecast: Forecast,
    /// The heuristic worth of the attack.
    promise: f32,
}

/// The beam search: the most promising lines of a turn, followed side by side.
pub(super) struct Course<'m, 'a> {
    pub outlook: &'m Outlook<'m, 'a>,
    pub foresight: Foresight,
}

impl Outlook<'_, '_> {
    /// Returns the best line from a position.
    pub fn best(&self, start: Thought, foresight: Foresight) -> Thought {
        Course { outlook: self, foresight }.best(start)
    }
}

impl Course<'_, '_> {
    /// Returns the best of all lines considered, including stopping at once.
    pub fn best(&self, mut start: Thought) -> Thought {
        let change = (std::mem::take(&mut start.changed), None);
        self.judge(&mut start, change);
        let mut best = start.clone();
        let mut edge = vec![start];
        for _ in 0..self.foresight.depth {
            let mut next: Vec<Thought> = Vec::new();
            for thought in &edge {
                self.go_on(thought, &mut next);
            }
            next.order_by(|a, b| b.value.total_cmp(&a.value));
            next.dedup_by(|b, a| is_same(a, b, self.outlook.mind.view.me));
            next.truncate(self.foresight.width);
            match next.first() {
                Some(first) if first.value > best.value => best = first.clone(),
                Some(_) => {}
                None => break,
            }
            edge = next;
        }
        best
    }

    fn judge(&self, thought: &mut Thought, since: Change) {
        let chance = self.outlook.chance(&thought.sketch, &mut thought.findings, since);
        thought.value = thought.banked + thought.reach * chance + thought.liked;
    }

    /// Adds the results of the most promising attacks that are possible now.
    fn go_on(&self, thought: &Thought, next: &mut Vec<Thought>) {
        let view = &self.outlook.mind.view;
        let held = thought.sketch.held[view.me];
        let spared = held | thought.sketch.held[view.player];
        let able: TerritorySet = (held - view.state.turn().exhausted)
            .iter()
            .filter(|from| thought.sketch.armies[*from] >= 2.0)
            .collect();
        let mut attacks: Vec<Onset> = Vec::new();
        for from in able {
            for to in view.neighbours(from) - spared {
                attacks.extend(self.onset(thought, from, to));
            }
        }
        attacks.order_by(|a, b| b.promise.total_cmp(&a.promise));
        for onset in attacks.iter().take(self.foresight.breadth) {
            self.attack(thought, onset, next);
        }
    }

    /// Returns an attack of one territory on another with its heuristic worth, or `None` if it is
    /// too unlikely to succeed.
    fn onset(&self, thought: &Thought, from: Territory, to: Territory) -> Option<Onset> {
        let mind = self.outlook.mind;
        let (here, there) = (thought.sketch.armies[from], thought.sketch.armies[to]);
        let (_, forecast) = mind.manner_against(whole(here), whole(there + 0.5), to);
        if forecast.conquest < LEAST_CHANCE {
            return None;
        }
        let gain = mind.values().gain(&thought.sketch.held, to);
        let promise = mind.attack_worth(to, &forecast, gain);
        Some(Onset { from, to, forecast, promise })
    }

    /// Adds the results of an attack: all armies advance into the conquered territory, or all but
    /// one stay.
    fn attack(&self, thought: &Thought, onset: &Onset, next: &mut Vec<Thought>) {
        let Onset { from, to, forecast, .. } = *onset;
        let left = (thought.sketch.armies[from] - forecast.lost_if_won - 1.0).max(1.0);
        let then = self.follow(thought, onset, left);
        let view = &self.outlook.mind.view;
        let others = view.neighbours(from) - then.sketch.held[view.me];
        if left > 2.0 && !others.is_empty() {
            let mut stay = then.clone();
            stay.sketch.armies[from] += left - 1.0;
            stay.sketch.armies[to] -= left - 1.0;
            self.judge(&mut stay, (TerritorySet::of(&[from, to]), None));
            next.push(stay);
        }
        next.push(then);
    }

    /// Returns the bonus for an attack on a seat, beyond its effect on the chance to win.
    fn liking(&self, owner: Option<Seat>) -> f32 {
        let view = &self.outlook.mind.view;
        view.traits.eager + GRUDGE * (view.grudge(owner) - 1.0)
    }

    /// Returns the result of an attack after which, if it succeeds, this many armies advance.
    fn follow(&self, thought: &Thought, onset: &Onset, left: f32) -> Thought {
        let Onset { from, to, forecast, .. } = *onset;
        let chance = forecast.conquest;
        let changed = TerritorySet::of(&[from, to]);
        let mut banked = thought.banked;
        if chance < SURE {
            let failed = failed(thought, onset);
            let mut findings = thought.findings.clone();
            let lost = self.outlook.chance(&failed, &mut findings, (changed, None));
            banked += thought.reach * (1.0 - chance) * lost;
        }
        let mut then = thought.clone();
        then.reach *= if chance < SURE { chance } else { 1.0 };
        then.banked = banked;
        then.first = thought.first.or(Some((from, to)));
        let me = self.outlook.mind.view.me;
        let taken = then.sketch.owner(to).map(|owner| (to, owner));
        then.liked += thought.reach * self.liking(taken.map(|(_, owner)| owner));
        then.sketch.take(&self.outlook.table, to, me);
        if !thought.conquered {
            then.sketch.cards[me] += 1.0;
        }
        then.conquered = true;
        then.sketch.armies[from] = 1.0;
        then.sketch.armies[to] = left;
        self.judge(&mut then, (changed, taken));
        then
    }
}

/// Returns the position after a failed attack, with the average armies left on both sides.
fn failed(thought: &Thought, onset: &Onset) -> Sketch {
    let Onset { from, to, forecast, .. } = *onset;
    let mut sketch = thought.sketch.clone();
    let chance = forecast.conquest;
    let failing = 1.0 - chance;
    let lost = (forecast.lost - chance * forecast.lost_if_won) / failing;
    let killed = (forecast.killed - chance * sketch.armies[to]) / failing;
    sketch.armies[from] = (sketch.armies[from] - lost).max(1.0);
    sketch.armies[to] = (sketch.armies[to] - killed.max(0.0)).max(1.0);
    sketch
}

/// Returns `true` if both lines lead to the same land and value.
fn is_same(one: &Thought, other: &Thought, me: Seat) -> bool {
    one.sketch.held[me] == other.sketch.held[me] && (one.value - other.value).abs() < 1e-4
}
