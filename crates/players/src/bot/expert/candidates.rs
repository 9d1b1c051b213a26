//! What is worth trying beside the usual action.

use crate::bot::normal::Mind;
use engine::game::{Action, Ask, Legal};

/// How many places are tried.
const MOST: usize = 4;

/// Other actions that are legal and may be better: where reinforcements go decides the turn. Of other
/// decisions the differences are smaller than what so many trials can tell; none where turns are thought through anyway.
pub(super) fn beside(mind: &Mind, legal: &Legal, usual: &Action) -> Vec<Action> {
    if mind.thinks_turns_through() {
        return Vec::new();
    }
    let Some(Ask::Reinforce { left, forced: false }) = mind.ask() else { return Vec::new() };
    let fronts = mind.promising(left, MOST).into_iter();
    fronts
        .map(|territory| Action::Deploy { territory, armies: left })
        .filter(|action| action != usual && legal.allows(action))
        .collect()
}
