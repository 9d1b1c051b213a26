//! The policy that lives on its cards.

use engine::world::Territory;

use super::policy::Policy;
use super::table::StrangerView;

/// The least chance of an attack.
const LEAST: f64 = 0.65;

/// The number of territory cards below which it keeps its sets.
const MANY: usize = 8;

/// Conquers one territory a turn for the card and stops there. It hoards sets until it must turn
/// them in or has many, and then attacks as long as it can.
pub(super) struct CardFarmer;

/// Returns `true` if its armies are at least twice the average of the others.
fn is_strong(table: &StrangerView) -> bool {
    let rivals = table.rivals();
    let theirs: u32 = rivals.iter().map(|it| table.state.total_armies(*it)).sum();
    let number = u32::try_from(rivals.len()).unwrap_or(1);
    number * table.state.total_armies(table.me) >= 2 * theirs
}

impl Policy for CardFarmer {
    fn place(&self, table: &StrangerView, left: u32) -> Option<(Territory, u32)> {
        Some((table.strongest_front()?, left))
    }

    fn attack(&self, table: &StrangerView) -> Option<(Territory, Territory)> {
        if is_strong(table) {
            return table.best_attack(LEAST, |from, to| table.chance(from, to));
        }
        table.attack_for_card(LEAST)
    }

    fn turns_in(&self, table: &StrangerView) -> bool {
        table.view.hand_in_action().len() >= MANY
    }
}
