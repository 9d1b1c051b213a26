//! What is worth trying beside the usual action.

use crate::bot::normal::Mind;
use engine::game::{Action, Ask, Legal};

/// How many other places for reinforcements are tried.
const FRONTS: usize = 4;

/// How many other attacks: there are many choices in a turn.
const ATTACKS: usize = 3;

/// Other actions that are legal and may be better: where reinforcements go, and among several with large attacks what
/// is attacked next. Of other decisions the differences are smaller than what so many trials can tell; none where turns are
/// thought through anyway.
pub(super) fn beside(mind: &Mind, legal: &Legal, usual: &Action) -> Vec<Action> {
    if mind.thinks_turns_through() {
        return Vec::new();
    }
    let others = match mind.ask() {
        Some(Ask::Reinforce { left, forced: false }) => {
            let fronts = mind.promising(left, FRONTS).into_iter();
            fronts.map(|territory| Action::Deploy { territory, armies: left }).collect()
        }
        Some(Ask::Campaign) => mind.first_attacks(ATTACKS),
        _ => Vec::new(),
    };
    others.into_iter().filter(|action| action != usual && legal.allows(action)).collect()
}
