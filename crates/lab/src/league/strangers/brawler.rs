//! The policy that fights where it is surrounded.

use engine::world::Territory;

use super::policy::Policy;
use super::table::StrangerView;

/// Puts its armies where most foreign territories are around them, and attacks whatever a stack
/// outnumbers, the largest stack first.
pub(super) struct Brawler;

impl Policy for Brawler {
    fn place(&self, table: &StrangerView, left: u32) -> Option<(Territory, u32)> {
        let crowd = |at: &Territory| (table.foes_beside(*at).len(), table.armies(*at));
        let at = table.front().iter().max_by_key(crowd);
        Some((at.or_else(|| table.strongest_front())?, left))
    }

    fn attack(&self, table: &StrangerView) -> Option<(Territory, Territory)> {
        let outnumbers = |from, to| table.armies(from) > table.armies(to);
        let worth = |from, to| {
            let [own, theirs] = [from, to].map(|at| f64::from(table.armies(at)));
            if outnumbers(from, to) { 1_000.0 * own - theirs } else { -1.0 }
        };
        table.best_attack(0.0, worth).filter(|(from, to)| outnumbers(*from, *to))
    }

    fn nerve(&self) -> f64 {
        0.2
    }

    /// Goes where more foreign territories are.
    fn advance(&self, table: &StrangerView, from: Territory, to: Territory, most: u32) -> u32 {
        let crowd = |at| table.foes_beside(at).len();
        if crowd(to) >= crowd(from) { most } else { 0 }
    }
}
