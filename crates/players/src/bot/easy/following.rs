//! The mistake: leaving armies behind. Most stay at home when a territory is taken, so that an
//! attack soon runs out of strength, and the move at the end of the turn is often forgotten.

use super::noise::Noise;
use crate::bot::view::View;
use engine::game::Action;

/// The part of the armies that follows a conquest: one in this many.
const ONE_OF: u32 = 3;

/// The number of armies that always moves as one stack. Without this rule, a few games would go
/// back and forth for hundreds of rounds.
const HEAP: u32 = 15;

/// The chance, out of 256, to forget the move at the end of a turn.
const FORGETFUL: u8 = 128;

/// Returns the advance of a few armies, or of all in a large stack.
pub(super) fn advance(most: u32) -> Action {
    let armies = if most >= HEAP { most } else { most.div_ceil(ONE_OF) };
    Action::Advance { armies }
}

/// Returns `true` if this turn ends without a move.
pub(super) fn forgets(view: &View, noise: Noise) -> bool {
    noise.of_turn(view) < FORGETFUL
}
