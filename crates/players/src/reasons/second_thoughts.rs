//! Second thoughts about an attack that hardly succeeds, before it is passed on as advice.

use super::DecisionContext;
use super::move_effect::MoveEffect;
use super::target::SLIM;
use crate::bot::rollout_action;
use engine::battle::{AttackType, Outlook};
use engine::game::{Action, Effort, Observation, SeaAction};
use engine::world::Territory;

/// Returns what to do instead of an attack that hardly succeeds, if that leaves at least the same
/// chance to win: another attack, or none. It takes some ten milliseconds for such attacks.
pub fn second_thought(view: &Observation, action: &Action) -> Option<Action> {
    let context = DecisionContext::new(view)?;
    let is_slim = |action: &Action| context.success(action).is_some_and(|odds| odds < SLIM);
    if !is_slim(action) {
        return None;
    }
    let legal = view.legal();
    let stop = || [Action::Halt, Action::Done].into_iter().find(|stop| legal.allows(stop));
    let other = Some(rollout_action(view, &legal)).filter(|it| !is_slim(it)).or_else(stop)?;
    // Only attacks change the chance to win: the end of a campaign counts as no gain.
    let effect = |action: &Action| MoveEffect::of(view, action).map(|effect| effect.gain());
    let gain = |action: &Action| if *action == Action::Done { Some(0.0) } else { effect(action) };
    (gain(&other)? >= gain(action)?).then_some(other)
}

impl DecisionContext<'_> {
    /// Returns the chance of success of an attack carried on to its end; `None` for other actions.
    fn success(&self, action: &Action) -> Option<f64> {
        let blocks = |number: usize, size: u32, to: Territory| {
            let number = u32::try_from(number).unwrap_or(u32::MAX);
            Outlook::new(AttackType::Blocks(number), size, self.armies(to)).conquest
        };
        if let Action::Attack { from, to } = *action {
            Some(self.odds(self.armies(from), to))
        } else if let Action::Commit { to, armies, .. } = *action {
            Some(blocks(1, armies, to))
        } else if let Action::Flank { to, size, ref from } = *action {
            Some(blocks(from.len(), size, to))
        } else if let Action::Sea(SeaAction::Land { ship, to, effort }) = *action {
            Some(match effort {
                Effort::Normal => self.odds(self.crew(ship), to),
                Effort::Committed(armies) => blocks(1, armies, to),
            })
        } else if let Action::Sea(SeaAction::Engage { engagements }) = action {
            self.clash_odds(engagements.first()?)
        } else {
            let rolls = matches!(action, Action::Roll { .. } | Action::RollBlock { .. });
            rolls.then(|| self.success_of_battle()).flatten()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::core::Seat;
    use engine::record::Position;

    fn thoughts(position: &str, action: &str) -> Option<Action> {
        let view = Position::parse(position).unwrap().observe(Some(Seat::Red));
        let action = action.parse().unwrap();
        assert!(view.legal().allows(&action), "{action}");
        second_thought(&view, &action)
    }

    const WEAK: &str = "rules next\nplayers Red Blue\nround 3\nturn Red campaign\n\
        Alaska Red 3\nKamchatka Blue 9\n";

    #[test]
    fn an_attack_that_hardly_succeeds_is_not_passed_on() {
        let alone = format!("{WEAK}* Blue 9");
        assert_eq!(thoughts(&alone, "attack Alaska Kamchatka"), Some(Action::Done));
        let better = format!("{WEAK}Brazil Red 9\nPeru Red 9\n* Blue 1");
        let other = thoughts(&better, "attack Alaska Kamchatka").unwrap();
        let attacks = matches!(other, Action::Attack { from, .. } if from.name() != "Alaska");
        assert!(attacks, "another attack succeeds: {other}");
        assert_eq!(thoughts(&better, "attack Brazil Venezuela"), None);
        assert_eq!(thoughts(&better, "done"), None);
    }

    #[test]
    fn a_battle_that_goes_badly_is_broken_off() {
        let bad = format!("{WEAK}attacked Blue\n* Blue 9")
            .replace("turn Red campaign", "turn Red battle\nattack Alaska Kamchatka rolls 2");
        assert_eq!(thoughts(&bad, "roll 2"), Some(Action::Halt));
    }

    #[test]
    fn ships_that_would_sink_stay_where_they_are() {
        let weak = "rules nautical\nplayers Red Blue\nround 3\nturn Red campaign\n\
            Brazil Red 1\nship 1 Red 3 at 9,8\nship 3 Blue 9 at 9,8\n* Blue 9";
        assert_eq!(thoughts(weak, "engage 3 by 1"), Some(Action::Done));
    }
}
