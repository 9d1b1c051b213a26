//! An imitation of what Osborne recommends.

use engine::world::Territory;

use super::policy::Policy;
use super::table::StrangerView;

/// The number of armies from which equal numbers favour the attacker.
const FAVOURS_ATTACK: u32 = 5;

/// Concentrates its armies and attacks large stacks aggressively: with at least five armies and at
/// least as many as the defender, the largest defender first. Jason A. Osborne’s Markov chains for
/// battles (*Mathematics Magazine* 76 (2), 2003, pages 129 to 135) show that chances favour the
/// attacker there; he recommends to attack rather than to wait.
pub(super) struct Osborne;

impl Policy for Osborne {
    fn place(&self, table: &StrangerView, left: u32) -> Option<(Territory, u32)> {
        Some((table.strongest_front()?, left))
    }

    fn attack(&self, table: &StrangerView) -> Option<(Territory, Territory)> {
        let favours = |from, to| {
            let (own, theirs) = (table.armies(from), table.armies(to));
            own >= FAVOURS_ATTACK && own >= theirs
        };
        let worth = |from, to| {
            if favours(from, to) { f64::from(table.armies(to)) } else { -1.0 }
        };
        table.best_attack(0.0, worth).filter(|(from, to)| favours(*from, *to))
    }
}
