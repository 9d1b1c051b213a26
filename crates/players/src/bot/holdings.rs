//! Who holds what in thought, and armies as worth.

use engine::core::BySeat;
use engine::world::TerritorySet;

/// Who holds what, as it is or as it would be.
pub(super) type Holdings = BySeat<TerritorySet>;

/// A number as a weight.
#[allow(clippy::cast_precision_loss, reason = "weights, not counts")]
pub(super) fn weight(number: u32) -> f32 {
    number as f32
}
