//! The elimination of a rival in one turn, planned over all fronts at once: a chain follows one
//! stack, but the last territories of a rival mostly border on several.

mod stacks;

#[cfg(test)]
mod tests;

use super::Planner;
use crate::bot::holdings::weight;
use engine::core::Seat;
use engine::game::{Action, Role};
use engine::world::{ByTerritory, Territory, TerritorySet};
use stacks::{Paths, Stack, Stacks};

/// The most territories of a rival that is considered: planning takes time, and would hardly ever
/// succeed.
const MOST_TERRITORIES: usize = 18;

/// The armies assumed for the cost of one conquest: a number for each defender, and a constant.
const STRONG: (u32, u32) = (3, 6);

/// The worth of being alone on the board.
const LAST: f32 = 400.0;

/// A plan to take the last territories of a rival.
#[derive(Debug, Clone)]
struct Sweep {
    rival: Seat,
    /// The approximate probability that all of it succeeds.
    chance: f32,
    /// The worth of the plan, in armies.
    worth: f32,
    /// The territory that gets most reinforcements, and their number.
    deploy: Option<(Territory, u32)>,
    /// The first attack.
    attack: Option<(Territory, Territory)>,
}

/// Armies that advance into a conquered territory.
#[derive(Debug, Clone, Copy)]
struct Following {
    from: Territory,
    to: Territory,
    armies: u32,
}

impl Planner<'_> {
    /// Returns the placement of reinforcements that eliminate a rival, if they can.
    pub(super) fn deploy_to_sweep(&self, left: u32) -> Option<Action> {
        let (territory, armies) = self.best_sweep(left, None)?.deploy?;
        Some(Action::Deploy { territory, armies: armies.min(left) })
    }

    /// Returns the next attack of a plan to eliminate a rival, if there is one.
    pub(super) fn sweep_on(&self) -> Option<Action> {
        let (from, to) = self.best_sweep(0, None)?.attack?;
        Some(self.attack_or_expand(from, to))
    }

    /// Returns the number of armies that should advance, out of `most`, to eliminate a rival, if
    /// that is likely then.
    pub(super) fn advance_to_sweep(
        &self,
        from: Territory,
        to: Territory,
        most: u32,
    ) -> Option<u32> {
        let with = |armies: u32| Some(Following { from, to, armies });
        let rival = [most, 0].into_iter().find_map(|it| self.best_sweep(0, with(it)))?.rival;
        let chance = |armies: u32| Some((armies, self.sweep(rival, 0, with(armies))?.chance));
        let options = [most, most - most / 4, most / 2, most / 4, 1.min(most), 0];
        let best = options.into_iter().filter_map(chance);
        best.max_by(|(_, a), (_, b)| a.total_cmp(b)).map(|(armies, _)| armies)
    }

    /// Returns the most promising plan to eliminate a rival, with this many reinforcements still to
    /// place. There is none while a rival could go on with an ally (T42).
    fn best_sweep(&self, reinforcements: u32, following: Option<Following>) -> Option<Sweep> {
        let least = self.view.weights.sweeps_from;
        if least >= 1.0 || self.view.is_ally() || !self.view.state.active_allies().is_empty() {
            return None;
        }
        let sweeps = self.view.rivals().filter_map(|it| self.sweep(it, reinforcements, following));
        let able = sweeps.filter(|sweep| sweep.chance >= least && sweep.worth > 0.0);
        able.max_by(|a, b| a.worth.total_cmp(&b.worth))
    }

    /// Returns the plan to eliminate this rival; `None` if it is out of reach.
    fn sweep(
        &self,
        rival: Seat,
        reinforcements: u32,
        following: Option<Following>,
    ) -> Option<Sweep> {
        let targets = self.view.board().held(rival);
        let is_afloat = self.view.state.fleet().is_afloat(rival);
        if targets.is_empty() || targets.len() > MOST_TERRITORIES || is_afloat {
            return None;
        }
        let mut stacks = self.stacks(following);
        let least: f32 = targets.iter().map(|at| self.cost(at)).sum();
        if least > stacks.spare() + weight(reinforcements) {
            return None;
        }
        self.share_out(&mut stacks, targets, reinforcements > 0)?;
        let deploy = stacks.reinforce(reinforcements);
        let attack = self.first_attack(&stacks);
        let chance = stacks.chance();
        let worth = self.worth_of_sweep(rival, &stacks, chance);
        Some(Sweep { rival, chance, worth, deploy, attack })
    }

    /// Returns the worth, in armies, of all shared-out conquests, which succeed with this
    /// probability.
    fn worth_of_sweep(&self, rival: Seat, stacks: &Stacks, chance: f32) -> f32 {
        let is_last = self.view.state.seats(Role::Player).count() == 2;
        let prize = if is_last { LAST } else { self.values().prize(rival) };
        let held = self.values().holdings();
        let gain = |at: &Territory| {
            let killed = weight(self.view.armies(*at)) * self.values().kill(*at);
            self.values().own_gain(&held, *at) + killed
        };
        let gained: f32 = stacks.taken.iter().map(gain).sum();
        let lost: f32 = stacks.taken.iter().map(|at| self.cost(*at) - 1.0).sum();
        chance * (prize + gained) - lost * self.values().army
    }

    /// Returns the stacks that can attack.
    fn stacks(&self, following: Option<Following>) -> Stacks {
        let fresh = self.view.front() - self.view.state.turn().exhausted;
        let armies = |at: Territory| {
            let here = self.view.armies(at);
            match following {
                Some(it) if it.from == at => here.saturating_sub(it.armies),
                Some(it) if it.to == at => here + it.armies,
                _ => here,
            }
        };
        let spare = |at| armies(at).saturating_sub(1).saturating_sub(self.garrison_of(at));
        Stacks::new(fresh.iter().map(|at| Stack::new(at, weight(spare(at)))))
    }

    /// Returns the cost of taking a territory and staying there with one army.
    fn cost(&self, at: Territory) -> f32 {
        let (per_defender, besides) = STRONG;
        let cost = |at: Territory| match self.view.armies(at) {
            0 => 1.0,
            armies => self.best_attack(per_defender * armies + besides, at).1.lost_if_won + 1.0,
        };
        let all = || {
            let mut costs = ByTerritory::splat(1.0);
            for at in self.view.foreign() {
                costs[at] = cost(at);
            }
            costs
        };
        self.costs.get_or_init(all)[at]
    }

    /// Shares the targets out among the stacks, the cheapest path first; `None` if one is out of
    /// reach.
    fn share_out(
        &self,
        stacks: &mut Stacks,
        targets: TerritorySet,
        reinforced: bool,
    ) -> Option<()> {
        let foreign = self.view.foreign();
        let mut left = targets;
        let mut paths = stacks.paths(reinforced);
        while !left.is_empty() {
            let nearest = paths.nearest()?;
            if left.contains(nearest) {
                left.remove(nearest);
                let stack = self.take_on(stacks, &mut paths, nearest)?;
                // A stack with too few armies now comes last, or never again.
                if stack.lacks() > 0.0 {
                    paths = stacks.paths(reinforced);
                }
            } else {
                let around = (self.view.neighbours(nearest) & foreign) - stacks.reached();
                paths.expand(nearest, around.iter().map(|next| (next, self.cost(next))));
            }
        }
        Some(())
    }

    /// Assigns a territory, and those on the path to it, to the stack at the start of the path.
    fn take_on(&self, stacks: &mut Stacks, paths: &mut Paths, at: Territory) -> Option<Stack> {
        let mut start = at;
        while stacks.of[start].is_none() {
            start = paths.before[start]?;
        }
        let number = stacks.of[start]?;
        let mut here = at;
        while here != start {
            let before = paths.before[here]?;
            stacks.take(number, here, before, self.cost(here), weight(self.view.armies(here)));
            paths.reach(here);
            here = before;
        }
        stacks.all.get(number).copied()
    }

    /// Returns the first attack: dead ends before territories that lead on.
    fn first_attack(&self, stacks: &Stacks) -> Option<(Territory, Territory)> {
        let behind =
            |at: Territory| stacks.taken.iter().filter(|it| stacks.is_behind(**it, at)).count();
        let first = stacks.taken.iter().filter_map(|to| {
            let from = stacks.before[*to]?;
            let able = self.view.is_mine(from) && self.view.spare(from) > 0;
            able.then_some((from, *to))
        });
        first.min_by_key(|(_, to)| behind(*to))
    }
}
