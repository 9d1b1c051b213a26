//! What is worth trying beside the usual action.

use super::trial::{ATTACKS, Care, LASTING, PLACES};
use crate::bot::normal::Mind;
use engine::game::{Action, Ask, Legal};

/// Other actions that are legal and may be better, and how they are tried: where reinforcements go, and with large attacks what
/// is attacked next, where armies stand when the turn is over, and what is placed. Of other decisions the differences are
/// smaller than what so many trials can tell. Where turns are thought through only their ends are tried.
pub(super) fn beside(mind: &Mind, legal: &Legal, usual: &Action) -> Option<(Vec<Action>, Care)> {
    let ask = mind.ask()?;
    if mind.thinks_turns_through() && ask != Ask::Transfer {
        return None;
    }
    let (mut others, care) = match ask {
        Ask::Reinforce { left, forced: false } => {
            let fronts = mind.promising(left, PLACES.others).into_iter();
            let deploy = |territory| Action::Deploy { territory, armies: left };
            (fronts.map(deploy).collect(), PLACES)
        }
        Ask::Campaign => (mind.first_attacks(ATTACKS.others), ATTACKS),
        _ => (mind.instead(legal, LASTING.others)?, LASTING),
    };
    others.retain(|action| action != usual && legal.allows(action));
    (!others.is_empty()).then_some((others, care))
}
