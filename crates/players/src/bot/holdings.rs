//! The territories of each seat in a plan, and the worth of armies.

use engine::core::BySeat;
use engine::game::State;
use engine::world::TerritorySet;

/// The territories that each seat holds, or would hold.
pub(super) type Holdings = BySeat<TerritorySet>;

/// Converts a number to a weight.
#[allow(clippy::cast_precision_loss, reason = "weights, not counts")]
pub(super) fn weight(number: u32) -> f32 {
    number as f32
}

/// Returns the worth of the next set, in armies; the average where two dice decide.
pub(super) fn set_worth(state: &State) -> f32 {
    state.rules().set_armies(state.sets_turned_in()).map_or(7.0, weight)
}
