//! The results of chains of attacks.

use engine::world::Territory;

/// The lowest probability of a conquest that a plan counts on.
pub(super) const LEAST_CHANCE: f32 = 0.4;

/// The cost of leaving an army behind.
pub(super) const LEFT_BEHIND: f32 = 0.4;

/// The best chain of attacks from a territory.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(in crate::bot) struct ChainPlan {
    /// The worth of the chain, in armies.
    pub worth: f32,
    /// The first target; `None` if nothing is worth attacking.
    pub target: Option<Territory>,
}

#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "armies of a plan")]
pub(super) fn whole(armies: f32) -> u32 {
    armies as u32
}
