//! The mistake: hoarding cards. More of them look like more, so the armies of a set come too late.

use crate::bot::view::View;

/// The number of cards from which it considers turning in a set.
const MANY: usize = 5;

/// Returns `true` if there are enough cards to consider a set.
pub(super) fn are_many(view: &View) -> bool {
    view.observation.hand_in_action().len() >= MANY
}
