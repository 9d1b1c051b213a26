//! Alternative actions to try in rollouts besides the heuristic's choice.

use super::trial::{ATTACKS, Care, LASTING, PLACES, PLACES_AMONG_SEVERAL};
use crate::bot::normal::Mind;
use engine::game::{Action, Ask, Legal};

/// Returns legal alternatives that may be better, with the settings of their rollouts: where to
/// place reinforcements, and with massed attacks also the next attack, the final moves of the turn
/// and placements. For other decisions, the differences are too small for rollouts to detect. If
/// turns are searched, only their final moves are tried.
pub(super) fn beside(mind: &Mind, legal: &Legal, usual: &Action) -> Option<(Vec<Action>, Care)> {
    let ask = mind.ask()?;
    if mind.thinks_turns_through() && ask != Ask::Transfer {
        return None;
    }
    let (mut others, care) = match ask {
        Ask::Reinforce { left, forced: false } => {
            let care = if mind.occasion().several() { PLACES_AMONG_SEVERAL } else { PLACES };
            let fronts = mind.promising(left, care.others).into_iter();
            let deploy = |territory| Action::Deploy { territory, armies: left };
            (fronts.map(deploy).collect(), care)
        }
        Ask::Campaign => (mind.first_attacks(ATTACKS.others), ATTACKS),
        _ => (mind.instead(legal, LASTING.others)?, LASTING),
    };
    others.retain(|action| action != usual && legal.allows(action));
    (!others.is_empty()).then_some((others, care))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bot::character::Character;
    use crate::bot::view::View;
    use engine::core::Seat;
    use engine::record::Position;

    /// Returns the least number of rollouts for a place for reinforcements, among these players.
    fn trials_of_places(rules: &str, rivals: &str) -> Option<u32> {
        let rest = rivals.split(' ').next_back()?;
        let text = format!(
            "rules {rules}\nplayers Red {rivals}\nBrazil Red 9\nJapan Red 3\nUral Blue 4\n* {rest} 1\nturn Red reinforce 5"
        );
        let view = Position::parse(&text).unwrap().observe(Some(Seat::Red));
        let mind = Mind::new(View::new(&view, Character::expert(&view)).unwrap(), 1);
        let legal = view.legal();
        let usual = mind.answer(&&legal).unwrap();
        let (others, care) = beside(&mind, &legal, &usual)?;
        assert!(!others.is_empty() && !others.contains(&usual), "{others:?}");
        Some(care.trials)
    }

    #[test]
    fn places_are_tried_longer_against_one_rival() {
        let alone = trials_of_places("nautical", "Blue").unwrap();
        let among_several = trials_of_places("nautical", "Blue Green").unwrap();
        assert!(alone > among_several, "{alone} {among_several}");
        assert_eq!(trials_of_places("next", "Blue"), Some(alone));
        assert_eq!(trials_of_places("next", "Blue Green"), None, "the turn is thought through");
    }
}
