//! Reasons for a turn that begins without reinforcements (T8, T43).

use engine::game::{Event, Income, RuleSet};
use table::Session;

/// The reason why there are no armies to place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Lack {
    /// The armies counted out in advance are lost.
    Pot,
    /// There is no land to get armies from.
    Land,
    /// There are fewer than three territories, and no minimum (K2).
    FewLands,
}

impl Lack {
    /// Returns the reason why a turn with this income brings no armies to place, if it doesn't.
    pub(crate) fn of(income: Income, rules: &RuleSet) -> Option<Self> {
        let why = match income.pot {
            Some(_) => Self::Pot,
            None if rules.least_three => Self::Land,
            None => Self::FewLands,
        };
        (income.placeable() == 0).then_some(why)
    }
}

/// Returns a sentence for the player about a turn without reinforcements.
pub(crate) fn told(income: Income, rules: &RuleSet) -> Option<&'static str> {
    Some(match (Lack::of(income, rules)?, income.factories) {
        (Lack::FewLands, 0) => text::prompt::no_armies_few(),
        (Lack::FewLands, _) => text::prompt::no_armies_few_but(),
        (Lack::Pot, 0) => text::prompt::no_armies_pot(),
        (Lack::Pot, _) => text::prompt::no_armies_pot_but(),
        (Lack::Land, 0) => text::prompt::no_armies(),
        (Lack::Land, _) => text::prompt::no_armies_but(),
    })
}

/// Returns the income of the turn that has just begun, as long as nothing has been done in it.
pub(crate) fn fresh_income(session: &Session) -> Option<Income> {
    session.moments().last()?.events.iter().find_map(|event| {
        if let Event::TurnBegan { income, .. } = *event { Some(income) } else { None }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::story::log;
    use crate::story::recap::RecapView;
    use crate::table::prompt::PromptView;
    use engine::core::Seat;
    use engine::game::{Control, RuleSet};
    use table::{Duty, Intent, testing};

    #[test]
    fn t8_t43_no_armies_have_a_reason() {
        let rules = RuleSet::NAUTICAL;
        let pot = Income { pot: Some(0), ..Income::default() };
        assert_eq!(
            told(pot, &rules),
            Some("You get no armies this turn: you lost your pot at poker.")
        );
        let factories = Income { factories: 4, ..pot };
        assert!(
            told(factories, &rules).is_some_and(|told| told.contains("except from your factories"))
        );
        assert_eq!(
            told(Income::default(), &rules),
            Some("You get no armies this turn: you hold no land.")
        );
        assert_eq!(told(Income { pot: Some(2), ..Income::default() }, &rules), None);
        assert_eq!(told(Income { territories: 3, ..Income::default() }, &rules), None);
    }

    #[test]
    fn k2_too_few_territories_are_a_reason_too() {
        let few = told(Income::default(), &RuleSet::RISIKO_POCKET);
        assert_eq!(
            few,
            Some("You get no armies this turn: you hold fewer than three territories.")
        );
    }

    #[test]
    fn who_gets_nothing_is_told_at_the_hand_over_in_the_bar_and_in_the_log() {
        let mut told = 0;
        for seed in 0..40 {
            let people = [Seat::Red, Seat::Blue].map(|seat| (seat, Control::Human));
            let mut session = testing::dealt(RuleSet::NAUTICAL, &people, seed);
            for _ in 0..1_200 {
                testing::play_some(&mut session, 1);
                let Some(lack) =
                    fresh_income(&session).and_then(|income| Lack::of(income, &RuleSet::NAUTICAL))
                else {
                    continue;
                };
                let (theirs, yours) = match lack {
                    Lack::Pot => ("they were lost at poker", "you lost your pot at poker"),
                    Lack::Land => ("has no land left", "you hold no land"),
                    Lack::FewLands => unreachable!("three armies are the least"),
                };
                let log = log::log(&session, 1);
                let mut lines = log.turns.iter().flat_map(|turn| &turn.lines);
                assert!(lines.any(|line| line.text.contains(theirs)));
                if let Some(recap) = RecapView::handover(&session) {
                    let mut first = recap.lines.iter().take(2);
                    assert!(first.any(|line| line.starts_with("You get no armies")));
                    session.dispatch(Intent::Uncover);
                }
                if let Duty::Decide(_) = session.duty() {
                    let sentence = PromptView::of(&session).sentence;
                    assert!(sentence.contains(yours), "{sentence}");
                    told += 1;
                }
            }
        }
        assert!(told > 0);
    }
}
