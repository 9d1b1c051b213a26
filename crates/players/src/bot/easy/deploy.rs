//! The mistake: reinforcements for everybody. No border is to go short, and so none is strong.

use crate::bot::view::View;
use engine::game::{Action, Choice, Legal};
use engine::world::Territory;

/// Into how many heaps armies are split, over and over.
const HEAPS: u32 = 4;

/// A part of the armies, where the fewest stand, until all are placed.
pub(super) fn deploy(view: &View, left: u32) -> Option<Action> {
    if left == 0 {
        return Some(Action::Done);
    }
    Some(Action::Deploy { territory: thinnest(view)?, armies: left.div_ceil(HEAPS) })
}

/// Starting armies go round the borders in the same way (X1).
pub(super) fn garrison(view: &View, left: u32, legal: &Legal) -> Option<Action> {
    let most = legal.choices.iter().find_map(|choice| {
        if let Choice::Garrison { most, .. } = choice { Some(*most) } else { None }
    })?;
    let armies = most.min(left.div_ceil(HEAPS));
    Some(Action::Garrison { territory: thinnest(view)?, armies })
}

/// The border with the fewest armies, whoever stands beside it.
fn thinnest(view: &View) -> Option<Territory> {
    let front = view.front();
    front.iter().min_by_key(|own| view.armies(*own)).or_else(|| view.held().first())
}
