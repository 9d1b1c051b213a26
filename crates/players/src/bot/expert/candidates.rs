//! Alternative actions to try in rollouts besides the heuristic's choice.

use super::race::{ATTACKS, LASTING, PLACES, PLACES_SEVERAL_RIVALS, SearchBudget};
use crate::bot::normal::Planner;
use engine::game::{Action, Ask, Legal};

/// Returns legal alternatives that may be better, with the settings of their rollouts: where to
/// place reinforcements, and with massed attacks also the next attack, the final moves of the turn
/// and placements. For other decisions, the differences are too small for rollouts to detect. If
/// turns are searched, only their final moves are tried.
pub(super) fn alternatives(
    planner: &Planner,
    legal: &Legal,
    usual: &Action,
) -> Option<(Vec<Action>, SearchBudget)> {
    let ask = planner.ask()?;
    if planner.searches_turns() && ask != Ask::Transfer {
        return None;
    }
    let (mut others, budget) = match ask {
        Ask::Reinforce { left, forced: false } => {
            let budget = if planner.game_type().has_several_rivals() {
                PLACES_SEVERAL_RIVALS
            } else {
                PLACES
            };
            let fronts = planner.promising(left, budget.others).into_iter();
            let deploy = |territory| Action::Deploy { territory, armies: left };
            (fronts.map(deploy).collect(), budget)
        }
        Ask::Campaign => (planner.first_attacks(ATTACKS.others), ATTACKS),
        _ => (planner.alternatives(legal, LASTING.others)?, LASTING),
    };
    others.retain(|action| action != usual && legal.allows(action));
    (!others.is_empty()).then_some((others, budget))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bot::heuristics::HeuristicWeights;
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
        let planner = Planner::new(View::new(&view, HeuristicWeights::expert(&view)).unwrap(), 1);
        let legal = view.legal();
        let usual = planner.answer(&&legal).unwrap();
        let (others, budget) = alternatives(&planner, &legal, &usual)?;
        assert!(!others.is_empty() && !others.contains(&usual), "{others:?}");
        Some(budget.rollouts)
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
