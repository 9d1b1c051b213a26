//! The mistake: spreading reinforcements over all borders, so that none is strong.

use crate::bot::view::View;
use engine::game::{Action, Choice, Legal};
use engine::world::Territory;

/// The number of parts into which armies are split, again and again.
const HEAPS: u32 = 4;

/// Places a part of the armies on the weakest border, until all are placed.
pub(super) fn deploy(view: &View, left: u32) -> Option<Action> {
    if left == 0 {
        return Some(Action::Done);
    }
    Some(Action::Deploy { territory: thinnest(view)?, armies: left.div_ceil(HEAPS) })
}

/// Spreads starting armies over the borders in the same way (X1).
pub(super) fn garrison(view: &View, left: u32, legal: &Legal) -> Option<Action> {
    let most = legal.choices.iter().find_map(|choice| {
        if let Choice::Garrison { most, .. } = choice { Some(*most) } else { None }
    })?;
    let armies = most.min(left.div_ceil(HEAPS));
    Some(Action::Garrison { territory: thinnest(view)?, armies })
}

/// Returns the border with the fewest armies, whoever is beside it.
fn thinnest(view: &View) -> Option<Territory> {
    let front = view.front();
    front.iter().min_by_key(|own| view.armies(*own)).or_else(|| view.held().first())
}
