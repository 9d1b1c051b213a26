//! Stacks of armies, and how what is to be taken is shared out among them.

use crate::bot::normal::plan::whole;
use engine::world::{ByTerritory, Territory, TerritorySet};

/// The variance of what it costs to take a territory, for each of its defenders.
const VARIANCE: f32 = 0.8;

/// What a stack should have left when all that it takes has fallen: the last attack needs dice, too.
const TO_SPARE: f32 = 1.0;

/// Armies that start from one territory, and what is to be done with them.
#[derive(Debug, Clone, Copy)]
pub(super) struct Stack {
    from: Territory,
    /// Armies that can leave.
    spare: f32,
    /// Armies that it costs to take its share, with those that stay on the way.
    cost: f32,
    /// How many defenders it meets.
    defenders: f32,
}

impl Stack {
    /// Armies of a territory that can leave, with nothing to do.
    pub fn new(from: Territory, spare: f32) -> Self {
        Self { from, spare, cost: 0.0, defenders: 0.0 }
    }

    /// How many armies it lacks to take one territory more.
    pub fn lacks(&self) -> f32 {
        self.cost + 1.0 - self.spare
    }

    /// By how many standard deviations there are more armies than it costs.
    fn ease(&self) -> f32 {
        if self.cost <= 0.0 {
            return f32::INFINITY;
        }
        (self.spare - self.cost - TO_SPARE) / (VARIANCE * self.defenders + 0.25).sqrt()
    }
}

/// What is planned step by step: which stack takes which territory, and from where.
pub(super) struct Stacks {
    pub all: Vec<Stack>,
    /// The stack, by number, that takes a territory or starts from it.
    pub of: ByTerritory<Option<usize>>,
    /// From where a territory is taken.
    pub before: ByTerritory<Option<Territory>>,
    pub taken: Vec<Territory>,
}

impl Stacks {
    /// Stacks with nothing to do.
    pub fn new(stacks: impl Iterator<Item = Stack>) -> Self {
        let all: Vec<Stack> = stacks.collect();
        let mut of = ByTerritory::splat(None);
        for (number, stack) in all.iter().enumerate() {
            of[stack.from] = Some(number);
        }
        Self { all, of, before: ByTerritory::splat(None), taken: Vec::new() }
    }

    /// Armies that can leave, of all together.
    pub fn spare(&self) -> f32 {
        self.all.iter().map(|stack| stack.spare).sum()
    }

    /// Where stacks start from, and what is shared out.
    pub fn reached(&self) -> TerritorySet {
        let start = self.all.iter().map(|stack| stack.from);
        start.chain(self.taken.iter().copied()).collect()
    }

    /// Gives a territory to a stack, which takes it from another.
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

    /// The ways that begin at own land and at what is shared out already; those of stacks without armies to spare only where
    /// reinforcements can still come.
    pub fn ways(&self, reinforced: bool) -> Ways {
        let mut ways = Ways {
            cost: ByTerritory::splat(f32::INFINITY),
            before: ByTerritory::splat(None),
            open: TerritorySet::EMPTY,
        };
        for at in self.reached() {
            let stack = self.of[at].and_then(|number| self.all.get(number));
            let lacks = stack.map_or(0.0, Stack::lacks);
            if lacks <= 0.0 || reinforced {
                ways.cost[at] = lacks.max(0.0);
                ways.open.insert(at);
            }
        }
        ways
    }

    /// Gives reinforcements to who needs them most; where most of them went, and how many.
    pub fn reinforce(&mut self, armies: u32) -> Option<(Territory, u32)> {
        let before: Vec<f32> = self.all.iter().map(|stack| stack.spare).collect();
        for _ in 0..armies {
            let weakest = self.all.iter_mut().min_by(|a, b| a.ease().total_cmp(&b.ease()))?;
            weakest.spare += 1.0;
        }
        let given = |(stack, before): (&Stack, f32)| (stack.from, whole(stack.spare - before));
        let most = self.all.iter().zip(before).map(given).max_by_key(|(_, armies)| *armies);
        most.filter(|(_, armies)| *armies > 0)
    }

    /// The probability that every stack takes its share, roughly.
    pub fn chance(&self) -> f32 {
        self.all.iter().map(|stack| probability(stack.ease())).product()
    }

    /// Whether the way to a territory leads over another, or is that.
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

/// The cheapest ways to where stacks have not been.
pub(super) struct Ways {
    cost: ByTerritory<f32>,
    pub before: ByTerritory<Option<Territory>>,
    /// What was reached and not yet gone on from.
    open: TerritorySet,
}

impl Ways {
    /// What costs least to reach of all that was not yet gone on from.
    pub fn nearest(&self) -> Option<Territory> {
        self.open.iter().min_by(|a, b| self.cost[*a].total_cmp(&self.cost[*b]))
    }

    /// Goes on from a territory to others, each at a cost.
    pub fn go_on(&mut self, from: Territory, around: impl Iterator<Item = (Territory, f32)>) {
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

    /// Ways lead on from here at no cost.
    pub fn arrive(&mut self, at: Territory) {
        self.cost[at] = 0.0;
        self.open.insert(at);
    }
}

/// The probability of staying below so many standard deviations, by arithmetic that is the same everywhere.
fn probability(ease: f32) -> f32 {
    if ease > 4.0 {
        return 1.0;
    }
    let bent = 0.8 * ease + 0.09 * ease * ease * ease;
    0.5 + 0.5 * bent / (1.0 + bent * bent).sqrt()
}
