//! The policy that spreads its armies evenly.

use engine::world::Territory;

use super::policy::Policy;
use super::table::StrangerView;

/// The least chance of an attack.
const LEAST: f64 = 0.7;

/// Gives every border the same number of armies, one at a time, attacks the fewest armies at good
/// odds, and leaves half of its armies behind wherever it goes.
pub(super) struct Leveller;

impl Policy for Leveller {
    fn place(&self, table: &StrangerView, _left: u32) -> Option<(Territory, u32)> {
        let at = table.front().iter().min_by_key(|at| table.armies(*at));
        Some((at.or_else(|| table.strongest_front())?, 1))
    }

    fn attack(&self, table: &StrangerView) -> Option<(Territory, Territory)> {
        table.best_attack(LEAST, |from, to| table.chance(from, to) - f64::from(table.armies(to)))
    }

    fn advance(&self, table: &StrangerView, from: Territory, to: Territory, most: u32) -> u32 {
        match (table.foes_beside(from).is_empty(), table.foes_beside(to).is_empty()) {
            (true, _) => most,
            (false, true) => 0,
            (false, false) => most / 2,
        }
    }
}
