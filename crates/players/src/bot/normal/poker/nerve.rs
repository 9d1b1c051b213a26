//! Boldness at poker: the difference that a play style makes, and unpredictable choices.

use super::Planner;

/// The part by which a gambler lowers the threshold of a good hand.
const BOLDNESS: f32 = 0.1;

/// The factor by which a gambler bluffs more often.
const MORE_BLUFFS: u8 = 2;

impl Planner<'_> {
    /// Returns the threshold of a good hand for this play style, given the usual one.
    pub(super) fn bold(&self, strong: f32) -> f32 {
        strong * (1.0 - BOLDNESS * self.view.weights.nerve)
    }

    /// Returns the chance to bluff for this play style, out of 256, given the usual one.
    pub(super) fn tempted(&self, bluffs: u8) -> u8 {
        if self.view.weights.nerve > 0.0 { bluffs.saturating_mul(MORE_BLUFFS) } else { bluffs }
    }
}

/// Returns a number that nobody can predict without the seed.
pub(super) fn whim(seed: u64) -> u8 {
    seed.wrapping_mul(0x9E37_79B9_7F4A_7C15).to_be_bytes()[0]
}
