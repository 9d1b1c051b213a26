//! One attack after the other in thought: what each leads to if it comes off, and if it does not.

use super::outlook::{Change, Outlook, Thought};
use crate::bot::forecast::Forecast;
use crate::bot::foresight::Foresight;
use crate::bot::judgement::Sketch;
use crate::bot::normal::plan::whole;
use engine::core::{InOrder, Seat};
use engine::world::{Territory, TerritorySet};

/// An attack less likely to come off is not thought of.
const LEAST_CHANCE: f32 = 0.15;

/// What it is worth to whom harm to its last attacker counts twice to attack it, as a part of the chance to win.
const GRUDGE: f32 = 0.02;

/// So likely, what follows if it fails is left out.
const SURE: f32 = 0.97;

/// An attack of one territory on another that is possible.
struct Onset {
    from: Territory,
    to: Territory,
    forecast: Forecast,
    /// What it is worth by rules of thumb.
    promise: f32,
}

/// Courses of a turn that are followed side by side, the most promising ones.
pub(super) struct Course<'m, 'a> {
    pub outlook: &'m Outlook<'m, 'a>,
    pub foresight: Foresight,
}

impl Outlook<'_, '_> {
    /// The best course from a position.
    pub fn best(&self, start: Thought, foresight: Foresight) -> Thought {
        Course { outlook: self, foresight }.best(start)
    }
}

impl Course<'_, '_> {
    /// The best of all that come to mind, to stop at once among them.
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

    /// Every attack that is possible now.
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

    /// An attack of one territory on another, and what rules of thumb think of it.
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

    /// What follows from such an attack: all follow into what was taken, or all but one stay.
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

    /// What is liked about an attack on a seat beside what it brings.
    fn liking(&self, owner: Option<Seat>) -> f32 {
        let view = &self.outlook.mind.view;
        view.traits.eager + GRUDGE * (view.grudge(owner) - 1.0)
    }

    /// What follows from an attack of which so many armies arrive if it comes off.
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

/// What is left on both sides where an attack fails, on average.
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

/// Whether both come to the same.
fn is_same(one: &Thought, other: &Thought, me: Seat) -> bool {
    one.sketch.held[me] == other.sketch.held[me] && (one.value - other.value).abs() < 1e-4
}
