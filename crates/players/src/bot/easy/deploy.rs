//! Reinforcements for everybody: where a neighbour looks strongest, a few at a time.

use crate::bot::view::View;
use engine::game::{Action, Choice, Legal};
use engine::world::Territory;

/// Into how many heaps reinforcements are split.
const HEAPS: u32 = 3;

/// A part of the armies where they seem to be missed most; `Done` is never asked for here.
pub(super) fn deploy(view: &View, left: u32) -> Option<Action> {
    let armies = left.div_ceil(HEAPS);
    Some(Action::Deploy { territory: most_afraid(view)?, armies })
}

/// Starting armies go round the borders (X1).
pub(super) fn garrison(view: &View, left: u32, legal: &Legal) -> Option<Action> {
    let most = legal.choices.iter().find_map(|choice| {
        if let Choice::Garrison { most, .. } = choice { Some(*most) } else { None }
    })?;
    let armies = most.min(left.div_ceil(HEAPS));
    Some(Action::Garrison { territory: most_afraid(view)?, armies })
}

/// The border with the least armies beside its strongest neighbour.
fn most_afraid(view: &View) -> Option<Territory> {
    let fear = |own: &Territory| {
        let around = (view.neighbours(*own) - view.held()).iter();
        let strongest = around.map(|other| view.armies(other)).max().unwrap_or(0);
        i64::from(strongest) - i64::from(view.armies(*own))
    };
    let front = view.front();
    front.iter().max_by_key(fear).or_else(|| view.held().first())
}
