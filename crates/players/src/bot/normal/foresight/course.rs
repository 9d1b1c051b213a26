//! One attack after the other in thought: what each leads to if it comes off, and if it does not.

use super::outlook::{Attack, Change, Outlook, Thought};
use crate::bot::forecast::Forecast;
use crate::bot::foresight::Foresight;
use crate::bot::holdings::weight;
use crate::bot::judgement::Sketch;
use crate::bot::normal::manner::Manner;
use crate::bot::normal::pincers::{Arm, best_pincers};
use crate::bot::normal::plan::whole;
use engine::battle::Post;
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
    manner: Manner,
    forecast: Forecast,
    /// What it is worth by rules of thumb.
    promise: f32,
}

/// Courses of a turn that are followed side by side, the most promising ones.
pub(super) struct Course<'a> {
    pub outlook: &'a Outlook<'a>,
    pub foresight: Foresight,
}

impl Outlook<'_> {
    /// The best course from a position.
    pub fn best(&self, start: Thought, foresight: Foresight) -> Thought {
        Course { outlook: self, foresight }.best(start)
    }
}

impl Course<'_> {
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
            .filter(|from| thought.fighters(*from) >= 2.0)
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
        if view.traits.pincers && view.state.rules().large_attacks {
            let beside = able.iter().fold(TerritorySet::EMPTY, |all, at| all | view.neighbours(at));
            for to in beside - spared {
                self.close_in(thought, to, able, next);
            }
        }
    }

    /// An attack of one territory on another, and what rules of thumb think of it.
    fn onset(&self, thought: &Thought, from: Territory, to: Territory) -> Option<Onset> {
        let mind = self.outlook.mind;
        let (here, there) = (thought.fighters(from), thought.sketch.armies[to]);
        let (manner, forecast) = mind.manner_against(whole(here), whole(there + 0.5), to);
        if forecast.conquest < LEAST_CHANCE {
            return None;
        }
        let gain = mind.values.gain(&thought.sketch.held, to);
        let promise = mind.attack_worth(to, &forecast, gain);
        Some(Onset { from, to, manner, forecast, promise })
    }

    /// What follows from such an attack.
    fn attack(&self, thought: &Thought, onset: &Onset, next: &mut Vec<Thought>) {
        let Onset { from, to, manner, forecast, .. } = *onset;
        let here = thought.fighters(from);
        let left = (here - forecast.lost_if_won - 1.0).max(1.0);
        let arms = [(from, here - 1.0)];
        let Some(then) =
            self.follow(thought, &arms, to, &forecast, left, || Attack::From(from, to))
        else {
            return;
        };
        let view = &self.outlook.mind.view;
        let others = view.neighbours(from) - then.sketch.held[view.me];
        if manner == Manner::Normal && left > 2.0 && !others.is_empty() {
            let mut stay = then.clone();
            stay.sketch.armies[from] += left - 1.0;
            stay.sketch.armies[to] -= left - 1.0;
            self.judge(&mut stay, (TerritorySet::of(&[from, to]), None));
            next.push(stay);
        }
        next.push(then);
    }

    /// An attack of several territories together.
    fn close_in(
        &self,
        thought: &Thought,
        to: Territory,
        able: TerritorySet,
        next: &mut Vec<Thought>,
    ) {
        let view = &self.outlook.mind.view;
        let mut arms: Vec<Arm> = (view.neighbours(to) & able)
            .iter()
            .map(|from| (from, whole(thought.fighters(from) - 1.0)))
            .collect();
        if arms.len() < 2 {
            return;
        }
        arms.order_by_key(|(_, spare)| std::cmp::Reverse(*spare));
        let Some(pincers) = best_pincers(&arms, whole(thought.sketch.armies[to] + 0.5)) else {
            return;
        };
        let forecast = pincers.forecast;
        let mut sent: Vec<(Territory, f32)> = Vec::new();
        for post in &pincers.blocks {
            let Post::Land(from) = *post else { continue };
            match sent.iter_mut().find(|(at, _)| *at == from) {
                Some((_, armies)) => *armies += weight(pincers.size),
                None => sent.push((from, weight(pincers.size))),
            }
        }
        let all: f32 = sent.iter().map(|(_, armies)| armies).sum();
        let left = (all - forecast.lost_if_won).max(1.0);
        let first = || Attack::Pincers(to, pincers.clone());
        next.extend(self.follow(thought, &sent, to, &forecast, left, first));
    }

    /// What is liked about an attack on a seat beside what it brings.
    fn liking(&self, owner: Option<Seat>) -> f32 {
        let view = &self.outlook.mind.view;
        view.traits.eager + GRUDGE * (view.grudge(owner) - 1.0)
    }

    /// What follows from an attack in which so many armies leave each territory, and so many arrive if it comes off.
    fn follow(
        &self,
        thought: &Thought,
        arms: &[(Territory, f32)],
        to: Territory,
        forecast: &Forecast,
        left: f32,
        first: impl Fn() -> Attack,
    ) -> Option<Thought> {
        let chance = forecast.conquest;
        if chance < LEAST_CHANCE {
            return None;
        }
        let mut changed = TerritorySet::only(to);
        for (from, _) in arms {
            changed.insert(*from);
        }
        let mut banked = thought.banked;
        if chance < SURE {
            let failed = failed(thought, arms, to, forecast);
            let mut findings = thought.findings.clone();
            let lost = self.outlook.chance(&failed, &mut findings, (changed, None));
            banked += thought.reach * (1.0 - chance) * lost;
        }
        let mut then = thought.clone();
        then.reach *= if chance < SURE { chance } else { 1.0 };
        then.banked = banked;
        then.first = thought.first.clone().or_else(|| Some(first()));
        let me = self.outlook.mind.view.me;
        let taken = then.sketch.owner(to).map(|owner| (to, owner));
        then.liked += thought.reach * self.liking(taken.map(|(_, owner)| owner));
        then.sketch.take(&self.outlook.table, to, me);
        if !thought.conquered {
            then.sketch.cards[me] += 1.0;
        }
        then.conquered = true;
        for (from, sent) in arms {
            then.sketch.armies[*from] -= sent;
        }
        then.captives[to] = forecast.captured / chance;
        then.sketch.armies[to] = left + then.captives[to];
        self.judge(&mut then, (changed, taken));
        Some(then)
    }
}

/// What is left on both sides where an attack fails, on average.
fn failed(
    thought: &Thought,
    arms: &[(Territory, f32)],
    to: Territory,
    forecast: &Forecast,
) -> Sketch {
    let mut sketch = thought.sketch.clone();
    let chance = forecast.conquest;
    let failing = 1.0 - chance;
    let lost = (forecast.lost - chance * forecast.lost_if_won) / failing;
    let killed = (forecast.killed - chance * sketch.armies[to]) / failing;
    let all: f32 = arms.iter().map(|(_, sent)| sent).sum();
    for (from, sent) in arms {
        let armies = &mut sketch.armies[*from];
        *armies = (*armies - lost * sent / all.max(1.0)).max(1.0);
    }
    sketch.armies[to] = (sketch.armies[to] - killed.max(0.0)).max(1.0);
    sketch
}

/// Whether both come to the same.
fn is_same(one: &Thought, other: &Thought, me: Seat) -> bool {
    one.sketch.held[me] == other.sketch.held[me] && (one.value - other.value).abs() < 1e-4
}
