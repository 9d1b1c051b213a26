//! The mistake: cards are kept. More of them look like more, and so the armies of a set come turns too late.

use crate::bot::view::View;

/// With so many cards it thinks of turning some in.
const MANY: usize = 5;

/// Whether there are so many cards that a set comes to mind.
pub(super) fn are_many(view: &View) -> bool {
    view.observation.hand_in_action().len() >= MANY
}
