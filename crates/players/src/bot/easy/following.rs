//! The mistake: armies are left behind. Most stay at home when a territory is taken, so that an attack soon has no
//! strength left, and the move at the end of the turn is often forgotten.

use super::mood::Mood;
use crate::bot::view::View;
use engine::game::Action;

/// Of so many armies that may follow one does.
const ONE_OF: u32 = 3;

/// So many armies are a heap, which moves as one: nobody overlooks it. Without that a few games would go to and fro for
/// hundreds of rounds.
const HEAP: u32 = 15;

/// How often, of 256, the move at the end of a turn is forgotten.
const FORGETFUL: u8 = 128;

/// A few follow, or all of a heap.
pub(super) fn advance(most: u32) -> Action {
    let armies = if most >= HEAP { most } else { most.div_ceil(ONE_OF) };
    Action::Advance { armies }
}

/// Whether this turn ends without a move.
pub(super) fn forgets(view: &View, mood: Mood) -> bool {
    mood.of_turn(view) < FORGETFUL
}
