//! The policy that wants continents, one after the other.

use engine::world::{Continent, Territory};

use super::policy::Policy;
use super::table::StrangerView;

/// The least chance of an attack within the continent, and of one for a card.
const LEAST: f64 = 0.5;
const SURE: f64 = 0.75;

/// Takes the continent where it is strongest for the bonus, guards those that it holds, and attacks
/// elsewhere only for a card.
pub(super) struct ContinentFirst;

/// Returns the continent to take next.
fn wanted(table: &StrangerView) -> Option<Continent> {
    let worth = |continent: &Continent| {
        let own = table.armies_in(continent.territories() & table.held);
        let theirs = table.armies_in(table.missing(*continent));
        f64::from(own + 1) / f64::from(own + theirs + 2) * f64::from(continent.bonus() + 3).sqrt()
    };
    let reachable = table
        .state
        .world()
        .continents()
        .filter(|continent| table.strongest_beside(table.missing(*continent)).is_some());
    reachable.max_by(|a, b| worth(a).total_cmp(&worth(b)))
}

impl Policy for ContinentFirst {
    fn place(&self, table: &StrangerView, left: u32) -> Option<(Territory, u32)> {
        let guarded = table.least_secure(table.held_continents());
        let in_danger = guarded.filter(|at| table.threat(*at) > 2 * table.armies(*at));
        if let Some(at) = in_danger {
            return Some((at, left.div_ceil(3)));
        }
        let beside = wanted(table).and_then(|it| table.strongest_beside(table.missing(it)));
        Some((beside.or_else(|| table.strongest_front())?, left))
    }

    fn attack(&self, table: &StrangerView) -> Option<(Territory, Territory)> {
        let goal = wanted(table).map(|continent| table.missing(continent));
        let within = goal.and_then(|goal| {
            let worth = |from, to| {
                if goal.contains(to) { table.chance(from, to) } else { -1.0 }
            };
            table.best_attack(LEAST, worth).filter(|(_, to)| goal.contains(*to))
        });
        within.or_else(|| table.attack_for_card(SURE))
    }
}
