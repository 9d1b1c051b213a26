//! The goals of a ship: landings, its side's fronts, enemy ships, armies to pick up.

use super::distance::{after_cruise, before_cruise};
use super::{Planner, WORTHWHILE};
use crate::bot::normal::chain_plan::whole;
use crate::bot::sea_forecast;
use engine::game::Ship;
use engine::world::{Hex, HexSet, Lengths, Ocean, Territory, TerritorySet, World};
use stdx::InOrder;

/// The number of goals of a kind that are evaluated closely.
const CLOSELY: usize = 4;

/// The worth of armies that wait for a ship, as a part of their worth aboard.
const WAITING: f32 = 0.6;

/// A place to sail to.
#[derive(Debug, Clone)]
pub(super) struct Destination {
    worth: f32,
    hexes: HexSet,
}

/// The goals of a ship, the best first.
#[derive(Debug, Clone)]
pub(super) struct Goals(Vec<Destination>);

impl Goals {
    fn new(goals: impl IntoIterator<Item = Destination>) -> Self {
        let mut goals: Vec<Destination> = goals.into_iter().collect();
        goals.order_by(|a, b| b.worth.total_cmp(&a.worth));
        Self(goals)
    }

    /// Returns the worth of the best goal to a ship that can cruise, at these distances.
    pub fn before_cruise(&self, from: Lengths) -> f32 {
        self.at_least(0.0, from, before_cruise)
    }

    /// Returns the same, not counting goals that are already reached.
    pub fn elsewhere(&self, from: Lengths) -> f32 {
        self.at_least(0.0, from, |lengths| if lengths == 0 { 0.0 } else { before_cruise(lengths) })
    }

    /// Returns the hex among these from which the best goal is worth most, once the ship has sailed
    /// there, and that worth; the last of equals.
    pub fn best_of(&self, hexes: &HexSet, world: &World) -> Option<(Hex, f32)> {
        hexes.iter().fold(None, |best, hex| {
            let least = best.map_or(0.0, |(_, most)| most);
            let counts = self.at_least(least, world.lengths(hex), after_cruise);
            if counts >= least { Some((hex, counts)) } else { best }
        })
    }

    /// Returns the worth of the best goal, if it is at least `least`. A goal never counts more than
    /// its worth, so no path is computed to one that can't be the best.
    fn at_least(&self, least: f32, from: Lengths, part: impl Fn(u32) -> f32) -> f32 {
        let able = self.0.iter().take_while(|goal| goal.worth >= least);
        able.fold(0.0, |best: f32, goal| {
            if goal.worth <= best {
                return best;
            }
            let lengths = from.to_nearest(&goal.hexes);
            lengths.map_or(best, |lengths| best.max(goal.worth * part(lengths)))
        })
    }
}

impl Planner<'_> {
    /// Returns everything that a crew of this size could do, except going ashore on these
    /// territories.
    pub(super) fn goals(&self, crew: u32, except: TerritorySet) -> Goals {
        let landings = self.landing_goals(crew);
        let shores = self.delivery_goals(crew, except);
        Goals::new(landings.into_iter().chain(shores).chain(self.hunts(crew)))
    }

    /// Returns the same for a ship where it is, with armies that it could pick up on its way.
    pub(super) fn goals_of(&self, ship: &Ship) -> Goals {
        let Goals(aboard) = self.goals(ship.crew, ship.ports);
        Goals::new(aboard.into_iter().chain(self.pick_ups(ship)))
    }

    fn harbour(&self, territory: Territory, ocean: Ocean) -> impl Iterator<Item = Hex> + use<> {
        self.view.world().harbour(territory, ocean).iter().copied()
    }

    fn is_coastal(&self, territory: Territory) -> bool {
        !self.view.world().coasts(territory).is_empty()
    }

    fn landing_goals(&self, crew: u32) -> Vec<Destination> {
        let found = (self.view.foreign() - self.view.state.unclaimed())
            .iter()
            .filter(|to| self.is_coastal(*to));
        let mut landings: Vec<_> =
            found.filter_map(|to| Some((to, self.landing(to, crew)?))).collect();
        landings.order_by(|(_, a), (_, b)| b.worth.total_cmp(&a.worth));
        landings.truncate(CLOSELY);
        let mut goals = Vec::new();
        for (to, landing) in landings {
            let worth = self.with_sequel(to, crew, &landing);
            let mut open = HexSet::EMPTY;
            for ocean in self.view.world().oceans() {
                if self.is_patrolled(to, ocean) {
                    let worth = self.behind_patrol(to, ocean, crew);
                    goals.extend(goal(worth, self.harbour(to, ocean)));
                } else {
                    open.extend(self.harbour(to, ocean));
                }
            }
            goals.extend(goal(worth, open.iter()));
        }
        goals
    }

    fn is_patrolled(&self, to: Territory, ocean: Ocean) -> bool {
        let owner = self.view.board().owner(to);
        owner.is_some_and(|owner| self.view.state.fleet().patrol(owner, ocean).next().is_some())
    }

    /// Returns the worth of a landing once the patrol is beaten, ship by ship (N4).
    fn behind_patrol(&self, to: Territory, ocean: Ocean, crew: u32) -> f32 {
        let Some(owner) = self.view.board().owner(to) else { return 0.0 };
        let (mut left, mut won) = (crew, 1.0);
        for (_, enemy) in self.view.state.fleet().patrol(owner, ocean) {
            let odds = sea_forecast::normal(left, enemy.crew);
            won *= super::fight::real(odds.victory());
            left = left.saturating_sub(whole(super::fight::real(odds.losses_if_won.ceil())));
        }
        let landing = self.landing(to, left);
        landing.map_or(0.0, |landing| won * self.with_sequel(to, left, &landing))
    }

    fn delivery_goals(&self, crew: u32, except: TerritorySet) -> Vec<Destination> {
        let front = self.view.front() - except;
        let mut ports: Vec<_> = front.iter().filter(|port| self.is_coastal(*port)).collect();
        ports.order_by_key(|port| std::cmp::Reverse(self.view.armies(*port)));
        ports.truncate(CLOSELY);
        let goals = ports.into_iter().filter_map(|port| {
            let hexes = self.view.world().harbours(port);
            goal(self.delivery(port, crew), hexes)
        });
        goals.collect()
    }

    /// Returns the worth of a crew, one of which stays aboard, on a territory of its side.
    pub(super) fn delivery(&self, port: Territory, crew: u32) -> f32 {
        let armies = self.view.armies(port);
        let more = armies.saturating_add(crew.saturating_sub(1));
        self.plan(port, more).worth - self.plan(port, armies).worth
    }

    fn hunts(&self, crew: u32) -> Vec<Destination> {
        let enemies =
            self.view.state.fleet().iter().filter(|(_, ship)| self.view.is_foe(ship.owner));
        let worth = |ocean: Ocean| {
            let here = enemies.clone().filter(move |(_, enemy)| enemy.at.ocean() == ocean);
            let fights = here.filter_map(|(_, enemy)| self.fight(crew, enemy));
            fights.map(|fight| fight.worth).fold(0.0, f32::max)
        };
        let oceans = self.view.world().oceans();
        let goals = oceans.filter_map(|ocean| goal(worth(ocean), ocean.hexes()));
        goals.collect()
    }

    /// Returns the largest idle stacks in harbours.
    fn pick_ups(&self, ship: &Ship) -> Vec<Destination> {
        let held = self.view.held() - ship.ports - self.view.state.turn().exhausted;
        let mut waiting: Vec<_> = held
            .iter()
            .map(|port| (port, self.to_take(port)))
            .filter(|(port, armies)| *armies >= 2 && self.is_coastal(*port))
            .collect();
        waiting.order_by_key(|(_, armies)| std::cmp::Reverse(*armies));
        waiting.truncate(1);
        let goals = waiting.into_iter().filter_map(|(port, armies)| {
            let idle = self.plan(port, self.view.armies(port)).worth;
            let except = ship.ports.with(port);
            let hexes: HexSet = self.view.world().harbours(port).collect();
            let from = self.lengths(hexes.nth(0)?);
            let aboard = self.goals(ship.crew + armies, except).before_cruise(from);
            goal(WAITING * (aboard - idle), hexes.iter())
        });
        goals.collect()
    }
}

/// Returns a goal if it is worth while and can be sailed to.
fn goal(worth: f32, hexes: impl IntoIterator<Item = Hex>) -> Option<Destination> {
    let useful =
        (worth > WORTHWHILE).then(|| Destination { worth, hexes: hexes.into_iter().collect() });
    useful.filter(|goal| !goal.hexes.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bot::heuristics::HeuristicWeights;
    use crate::bot::view::View;
    use engine::core::Seat;
    use engine::record::Position;

    #[test]
    fn n1_the_best_place_to_sail_to_is_the_same_when_all_are_looked_at() {
        let text = "rules nautical\nplayers Red Blue Green\nBrazil Red 9\nJapan Red 7\nUral Blue 4\n\
            Iceland Blue 1\nship 1 Red 6 at 4,12\nship 2 Blue 3 at 11,3\n* Green 2\nturn Red sail 1 lengths 9";
        let view = Position::parse(text).unwrap().observe(Some(Seat::Red));
        let planner = Planner::new(View::new(&view, &HeuristicWeights::EXPERT_MASSED).unwrap(), 1);
        let (_, ship) = planner.ready().next().unwrap();
        let (goals, world) = (planner.goals_of(ship), planner.view.world());
        assert!(goals.0.len() > 4 && goals.0.is_sorted_by(|a, b| a.worth >= b.worth), "{goals:?}");
        let reach: HexSet = world.within(ship.at, 9).into_iter().map(|(hex, _)| hex).collect();
        let counts = |hex: Hex| {
            let part = |goal: &Destination| {
                let lengths = world.lengths(hex).to_nearest(&goal.hexes);
                lengths.map_or(0.0, |lengths| goal.worth * after_cruise(lengths))
            };
            goals.0.iter().map(part).fold(0.0, f32::max)
        };
        let all = reach.iter().map(|hex| (hex, counts(hex)));
        let best = all.max_by(|(_, a), (_, b)| a.total_cmp(b));
        assert_eq!(goals.best_of(&reach, world), best);
        assert!(best.unwrap().1 > 0.0);
    }
}
