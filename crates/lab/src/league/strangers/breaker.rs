//! The policy that lets nobody keep a continent.

use engine::core::Seat;
use engine::world::{Continent, Territory, TerritorySet};

use super::policy::Policy;
use super::table::StrangerView;

/// The least chance of an attack that breaks a continent, and of any other.
const LEAST: f64 = 0.35;
const SURE: f64 = 0.7;

/// Attacks the continents that others hold whole, the one with the highest bonus first, and
/// attacks elsewhere only at good odds.
pub(super) struct Breaker;

/// Returns the land of the continent with the highest bonus, of those that others hold and its
/// armies can reach.
fn wanted(table: &StrangerView) -> TerritorySet {
    let held = |seat: Seat| table.board().continents(seat);
    let theirs = table.rivals().into_iter().flat_map(held);
    let reachable = theirs.filter(|it| table.strongest_beside(it.territories()).is_some());
    let best = reachable.max_by_key(|continent| continent.bonus());
    best.map_or(TerritorySet::EMPTY, Continent::territories)
}

impl Policy for Breaker {
    fn place(&self, table: &StrangerView, left: u32) -> Option<(Territory, u32)> {
        let beside = table.strongest_beside(wanted(table));
        Some((beside.or_else(|| table.strongest_front())?, left))
    }

    fn attack(&self, table: &StrangerView) -> Option<(Territory, Territory)> {
        let land = wanted(table);
        let worth = |from, to| {
            if land.contains(to) { table.chance(from, to) } else { -1.0 }
        };
        let breaks = table.best_attack(LEAST, worth).filter(|(_, to)| land.contains(*to));
        breaks.or_else(|| table.best_attack(SURE, |from, to| table.chance(from, to)))
    }
}
