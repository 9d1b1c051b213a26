//! What chains of attacks come to.

use engine::world::Territory;

/// Below this probability a conquest is not counted on.
pub(super) const LEAST_CHANCE: f32 = 0.4;

/// What it costs to leave an army behind.
pub(super) const LEFT_BEHIND: f32 = 0.4;

/// The best chain of attacks from a territory.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(in crate::bot) struct Plan {
    /// What it is worth, in armies.
    pub worth: f32,
    /// Its first target; `None` if nothing is worth attacking.
    pub target: Option<Territory>,
}

#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "armies of a plan")]
pub(super) fn whole(armies: f32) -> u32 {
    armies as u32
}
