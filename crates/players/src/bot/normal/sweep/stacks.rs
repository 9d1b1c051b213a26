//! Stacks of armies, and the targets shared out among them.

use crate::bot::normal::chain_plan::whole;
use engine::world::{ByTerritory, Territory, TerritorySet};

/// The variance of the cost of a territory, for each of its defenders.
const VARIANCE: f32 = 0.8;

/// The armies that a stack should have left after all its conquests, since the last attack needs
/// dice, too.
const TO_SPARE: f32 = 1.0;

/// Armies that start from one territory, and their share of the plan.
#[derive(Debug, Clone, Copy)]
pub(super) struct Stack {
    from: Territory,
    /// The armies that can leave.
    spare: f32,
    /// The armies that its share costs, with those that stay on the way.
    cost: f32,
    /// The number of defenders that it meets.
    defenders: f32,
}

impl Stack {
    /// Creates a stack of armies that can leave a territory, with nothing to do.
    pub fn new(from: Territory, spare: f32) -> Self {
        Self { from, spare, cost: 0.0, defenders: 0.0 }
    }

    /// Returns the number of armies that it lacks to take one more territory.
    pub fn lacks(&self) -> f32 {
        self.cost + 1.0 - self.spare
    }

    /// Returns the surplus of armies over the cost, in standard deviations.
    fn margin(&self) -> f32 {
        if self.cost <= 0.0 {
            return f32::INFINITY;
        }
        (self.spare - self.cost - TO_SPARE) / (VARIANCE * self.defenders + 0.25).sqrt()
    }
}

/// A plan, built step by step: the stack that takes each territory, and the path it comes by.
pub(super) struct Stacks {
    pub all: Vec<Stack>,
    /// The number of the stack that takes a territory or starts from it.
    pub of: ByTerritory<Option<usize>>,
    /// The territory from which each one is taken.
    pub before: ByTerritory<Option<Territory>>,
    pub taken: Vec<Territory>,
}

impl Stacks {
    /// Creates stacks with nothing to do.
    pub fn new(stacks: impl Iterator<Item = Stack>) -> Self {
        let all: Vec<Stack> = stacks.collect();
        let mut of = ByTerritory::splat(None);
        for (number, stack) in all.iter().enumerate() {
            of[stack.from] = Some(number);
        }
        Self { all, of, before: ByTerritory::splat(None), taken: Vec::new() }
    }

    /// Returns the armies that can leave, of all stacks together.
    pub fn spare(&self) -> f32 {
        self.all.iter().map(|stack| stack.spare).sum()
    }

    /// Returns the territories from which stacks start, and those shared out.
    pub fn reached(&self) -> TerritorySet {
        let start = self.all.iter().map(|stack| stack.from);
        start.chain(self.taken.iter().copied()).collect()
    }

    /// Assigns a territory to a stack, which takes it from another.
    pub fn take(
        &mut self,
        number: usize,
        at: Territory,
        from: Territory,
        cost: f32,
        defenders: f32,
    ) {
        let Some(stack) = self.all.get_mut(number) else { return };
        stack.cost += cost;
        stack.defenders += defenders;
        self.of[at] = Some(number);
        self.before[at] = Some(from);
        self.taken.push(at);
    }

    /// Returns the paths from the stacks' territories and from those shared out already. Stacks
    /// without armies to spare are included only while reinforcements can still come.
    pub fn paths(&self, reinforced: bool) -> Paths {
        let mut paths = Paths {
            cost: ByTerritory::splat(f32::INFINITY),
            before: ByTerritory::splat(None),
            open: TerritorySet::EMPTY,
        };
        for at in self.reached() {
            let stack = self.of[at].and_then(|number| self.all.get(number));
            let lacks = stack.map_or(0.0, Stack::lacks);
            if lacks <= 0.0 || reinforced {
                paths.cost[at] = lacks.max(0.0);
                paths.open.insert(at);
            }
        }
        paths
    }

    /// Gives reinforcements to the stacks that need them most; returns the territory that gets most
    /// of them, and their number.
    pub fn reinforce(&mut self, armies: u32) -> Option<(Territory, u32)> {
        let before: Vec<f32> = self.all.iter().map(|stack| stack.spare).collect();
        for _ in 0..armies {
            let weakest = self.all.iter_mut().min_by(|a, b| a.margin().total_cmp(&b.margin()))?;
            weakest.spare += 1.0;
        }
        let given = |(stack, before): (&Stack, f32)| (stack.from, whole(stack.spare - before));
        let most = self.all.iter().zip(before).map(given).max_by_key(|(_, armies)| *armies);
        most.filter(|(_, armies)| *armies > 0)
    }

    /// Returns the approximate probability that every stack takes its share.
    pub fn chance(&self) -> f32 {
        self.all.iter().map(|stack| probability(stack.margin())).product()
    }

    /// Returns `true` if the path to a territory leads over another, or is that one.
    pub fn is_behind(&self, at: Territory, other: Territory) -> bool {
        let mut step = Some(at);
        while let Some(here) = step {
            if here == other {
                return true;
            }
            step = self.before[here];
        }
        false
    }
}

/// The cheapest paths to territories beyond the stacks.
pub(super) struct Paths {
    cost: ByTerritory<f32>,
    pub before: ByTerritory<Option<Territory>>,
    /// The territories reached but not yet expanded.
    open: TerritorySet,
}

impl Paths {
    /// Returns the territory that is cheapest to reach among those not yet expanded.
    pub fn nearest(&self) -> Option<Territory> {
        self.open.iter().min_by(|a, b| self.cost[*a].total_cmp(&self.cost[*b]))
    }

    /// Expands a territory to its neighbours, each at a cost.
    pub fn expand(&mut self, from: Territory, around: impl Iterator<Item = (Territory, f32)>) {
        self.open.remove(from);
        for (next, cost) in around {
            let cost = self.cost[from] + cost;
            if cost < self.cost[next] {
                self.cost[next] = cost;
                self.before[next] = Some(from);
                self.open.insert(next);
            }
        }
    }

    /// Continues paths from here at no cost.
    pub fn reach(&mut self, at: Territory) {
        self.cost[at] = 0.0;
        self.open.insert(at);
    }
}

/// Returns the probability of staying below this many standard deviations, by arithmetic that is
/// the same on every machine.
fn probability(margin: f32) -> f32 {
    if margin > 4.0 {
        return 1.0;
    }
    let bent = 0.8 * margin + 0.09 * margin * margin * margin;
    0.5 + 0.5 * bent / (1.0 + bent * bent).sqrt()
}
