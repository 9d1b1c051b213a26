//! The policy that keeps all borders equally secure.

use engine::world::Territory;

use super::policy::Policy;
use super::table::StrangerView;

/// The armies by which an attack must outnumber the defender after the largest other threat is
/// provided for.
const SPARE: u32 = 2;

/// Evens out the ratio of foreign armies around each border to its own, and attacks only with what
/// a border can spare: more than it needs against its strongest other neighbour.
pub(super) struct BorderBalancer;

/// Returns the armies that a border needs when it attacks `to`.
fn needed(table: &StrangerView, from: Territory, to: Territory) -> u32 {
    let others = table.foes_beside(from).iter().filter(|foe| *foe != to);
    others.map(|foe| table.armies(foe)).max().unwrap_or(0)
}

impl Policy for BorderBalancer {
    fn place(&self, table: &StrangerView, _left: u32) -> Option<(Territory, u32)> {
        let at = table.least_secure(table.held);
        Some((at.or_else(|| table.strongest_front())?, 1))
    }

    fn attack(&self, table: &StrangerView) -> Option<(Territory, Territory)> {
        let spare = |from, to| {
            f64::from(table.armies(from))
                - f64::from(needed(table, from, to) + table.armies(to) + SPARE)
        };
        let worth = |from, to| spare(from, to) + table.chance(from, to) / 2.0;
        table.best_attack(0.0, worth).filter(|(from, to)| spare(*from, *to) >= 0.0)
    }

    /// Divides the armies as the threats on both sides are.
    fn advance(&self, table: &StrangerView, from: Territory, to: Territory, most: u32) -> u32 {
        let (here, there) = (table.threat(from), table.threat(to));
        (most * there).checked_div(here + there).unwrap_or(most)
    }
}
