//! The policy that attacks whatever is weakest.

use engine::world::Territory;

use super::policy::Policy;
use super::table::StrangerView;

/// The least chance of an attack.
const LEAST: f64 = 0.55;

/// Attacks the neighbour with the fewest armies, whoever it belongs to, and reinforces beside it.
pub(super) struct WeakestFirst;

impl Policy for WeakestFirst {
    fn place(&self, table: &StrangerView, left: u32) -> Option<(Territory, u32)> {
        let around = table.front().iter().flat_map(|own| table.foes_beside(own).iter());
        let weakest = around.min_by_key(|foe| table.armies(*foe));
        let beside = weakest.and_then(|foe| {
            let beside = |own: &Territory| table.foes_beside(*own).contains(foe);
            table.strongest(table.held.iter().filter(beside).collect())
        });
        Some((beside.or_else(|| table.strongest_front())?, left))
    }

    fn attack(&self, table: &StrangerView) -> Option<(Territory, Territory)> {
        let worth = |from, to| table.chance(from, to) - 2.0 * f64::from(table.armies(to));
        table.best_attack(LEAST, worth)
    }
}
