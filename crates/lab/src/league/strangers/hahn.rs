//! An imitation of the heuristics that Hahn found best.

use engine::world::Territory;

use super::policy::Policy;
use super::table::StrangerView;

/// The chance above which it attacks.
const HALF: f64 = 0.5;

/// Reinforces the border with the largest border security ratio, and attacks with full force
/// wherever the chance of conquest is above one half: the combination that did best in the round
/// robin of Franz Hahn’s bachelor thesis on heuristics for this kind of game (Maastricht University,
/// 2010).
pub(super) struct Hahn;

impl Policy for Hahn {
    fn place(&self, table: &StrangerView, left: u32) -> Option<(Territory, u32)> {
        Some((
            table.least_secure(table.held).or_else(|| table.strongest_front())?,
            left.div_ceil(2),
        ))
    }

    fn attack(&self, table: &StrangerView) -> Option<(Territory, Territory)> {
        let worth = |from, to| table.chance(from, to);
        table.best_attack(HALF, worth).filter(|(from, to)| table.chance(*from, *to) > HALF)
    }

    fn nerve(&self) -> f64 {
        0.0
    }
}
