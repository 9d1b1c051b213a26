//! Who holds what in thought, and armies as worth.

use engine::core::BySeat;
use engine::game::State;
use engine::world::TerritorySet;

/// Who holds what, as it is or as it would be.
pub(super) type Holdings = BySeat<TerritorySet>;

/// A number as a weight.
#[allow(clippy::cast_precision_loss, reason = "weights, not counts")]
pub(super) fn weight(number: u32) -> f32 {
    number as f32
}

/// What the next set brings, in armies: on average, where two dice decide.
pub(super) fn set_worth(state: &State) -> f32 {
    state.rules().set_armies(state.sets_turned_in()).map_or(7.0, weight)
}
