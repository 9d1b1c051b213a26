//! The policy that waits behind its borders.

use engine::world::Territory;

use super::policy::Policy;
use super::table::StrangerView;

/// The least chance of its one attack a turn, and of any attack once it outnumbers everybody.
const SAFE: f64 = 0.9;
const SURE: f64 = 0.7;

/// Reinforces its least secure border and makes one safe conquest a turn, until it outnumbers all
/// others together.
pub(super) struct Turtle;

impl Policy for Turtle {
    fn place(&self, table: &StrangerView, left: u32) -> Option<(Territory, u32)> {
        if table.outnumbers_everybody() {
            return Some((table.strongest_front()?, left));
        }
        let own = table.least_secure(table.held_continents());
        let at = own.or_else(|| table.least_secure(table.held));
        Some((at.or_else(|| table.strongest_front())?, left.div_ceil(3)))
    }

    fn attack(&self, table: &StrangerView) -> Option<(Territory, Territory)> {
        if table.outnumbers_everybody() {
            return table.best_attack(SURE, |from, to| table.chance(from, to));
        }
        table.attack_for_card(SAFE)
    }

    fn nerve(&self) -> f64 {
        SURE
    }

    /// Leaves half behind if both ends are on the front.
    fn advance(&self, table: &StrangerView, from: Territory, to: Territory, most: u32) -> u32 {
        match (table.foes_beside(from).is_empty(), table.foes_beside(to).is_empty()) {
            (true, _) => most,
            (false, true) => 0,
            (false, false) => most / 2,
        }
    }
}
