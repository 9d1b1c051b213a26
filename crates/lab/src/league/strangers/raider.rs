//! The policy that saves its strength and then spends it.

use engine::world::Territory;

use super::policy::Policy;
use super::table::StrangerView;

/// The number of rounds from one raid to the next.
const ROUNDS: u32 = 3;

/// The least chance of an attack in a raid, and of one for a card between two raids.
const LEAST: f64 = 0.35;
const SURE: f64 = 0.8;

/// Gathers its armies in one place for two rounds, and attacks as long as it can in the third.
pub(super) struct Raider;

fn raids(table: &StrangerView) -> bool {
    table.state.turn().round.is_multiple_of(ROUNDS)
}

impl Policy for Raider {
    fn place(&self, table: &StrangerView, left: u32) -> Option<(Territory, u32)> {
        Some((table.strongest_front()?, left))
    }

    fn attack(&self, table: &StrangerView) -> Option<(Territory, Territory)> {
        if raids(table) {
            return table.best_attack(LEAST, |from, to| table.chance(from, to));
        }
        table.attack_for_card(SURE)
    }

    /// Keeps its sets for the raid.
    fn turns_in(&self, table: &StrangerView) -> bool {
        raids(table)
    }
}
