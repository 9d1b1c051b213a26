//! The policy that stakes everything on one stack.

use engine::world::Territory;

use super::policy::Policy;
use super::table::StrangerView;

/// The least chance of an attack.
const LEAST: f64 = 0.2;

/// Puts every army on its strongest stack, attacks from there as long as it has armies, and never
/// breaks off.
pub(super) struct AllIn;

impl Policy for AllIn {
    fn place(&self, table: &StrangerView, left: u32) -> Option<(Territory, u32)> {
        Some((table.strongest_front()?, left))
    }

    fn attack(&self, table: &StrangerView) -> Option<(Territory, Territory)> {
        let worth =
            |from, to| 1_000.0 * f64::from(table.armies(from)) - f64::from(table.armies(to));
        table.best_attack(LEAST, worth)
    }

    fn nerve(&self) -> f64 {
        0.0
    }

    fn advance(&self, _: &StrangerView, _: Territory, _: Territory, most: u32) -> u32 {
        most
    }
}
