//! Rollouts of several actions side by side, until one is clearly the best.

use crate::arithmetic::Mean;
use engine::game::Action;

/// The effort spent on a kind of decision.
#[derive(Debug, Clone, Copy)]
pub(super) struct Care {
    /// The number of alternatives tried besides the heuristic's choice.
    pub others: usize,
    /// The number of actions played in rollouts for one decision. It limits actions rather than
    /// time, so that the same seed plays the same game everywhere.
    pub nodes: usize,
    /// The number of rollouts of each action before the worse ones are dropped.
    pub trials: u32,
    /// The number of standard errors by which an alternative must beat the heuristic's choice.
    surely: f64,
}

/// Places for reinforcements. The heuristic's choice is often the best, so an alternative must be
/// clearly better.
pub(super) const PLACES: Care = Care { others: 4, nodes: 6_000, trials: 8, surely: CLEARLY };

/// The same among several rivals: a single place matters less there, and half the rollouts find as
/// good a one.
pub(super) const PLACES_AMONG_SEVERAL: Care = Care { nodes: 3_000, trials: 4, ..PLACES };

/// Attacks. There are many in a turn, and little favours the heuristic's choice.
pub(super) const ATTACKS: Care = Care { others: 3, nodes: 5_000, trials: 4, surely: 0.0 };

/// Placements that last until others have moved: decided once a turn, and important.
pub(super) const LASTING: Care = Care { others: 6, nodes: 5_000, trials: 4, surely: 0.0 };

/// The number of standard errors by which an action must trail the best one to be dropped.
const CLEARLY: f64 = 1.0;

/// An action and its advantage over the heuristic's choice.
pub(super) struct Trial {
    pub action: Action,
    pub better_by: Mean,
}

impl Trial {
    pub fn new(action: Action) -> Self {
        Self { action, better_by: Mean::default() }
    }

    /// Returns the upper estimate of its advantage.
    fn perhaps_better_by(&self) -> f64 {
        self.better_by.mean() + CLEARLY * self.better_by.error()
    }

    /// Returns the lower estimate of its advantage, this many standard errors below the mean.
    fn better_by_at_least(&self, errors: f64) -> f64 {
        self.better_by.mean() - errors * self.better_by.error()
    }
}

/// Drops actions worse than the heuristic's choice or than the best; returns `true` if the decision
/// is clear.
pub(super) fn race(trials: &mut Vec<Trial>) -> bool {
    let lead = trials.iter().map(|it| it.better_by.mean()).fold(0.0, f64::max);
    trials.retain(|it| it.perhaps_better_by() >= lead && it.perhaps_better_by() > 0.0);
    match trials.as_slice() {
        [] => true,
        [only] => only.better_by_at_least(CLEARLY) > 0.0,
        _ => false,
    }
}

/// Returns the best action; `None` if none beats the heuristic's choice.
pub(super) fn best(trials: Vec<Trial>, care: Care) -> Option<Action> {
    let better_by = |trial: &Trial| trial.better_by_at_least(care.surely);
    let best = trials.into_iter().max_by(|a, b| better_by(a).total_cmp(&better_by(b)))?;
    (better_by(&best) > 0.0).then_some(best.action)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns trials with these advantages.
    fn trials(all: &[&[f64]]) -> Vec<Trial> {
        let trial = |numbers: &&[f64]| {
            let mut trial = Trial::new(Action::Done);
            numbers.iter().for_each(|number| trial.better_by.add(*number));
            trial
        };
        all.iter().map(trial).collect()
    }

    #[test]
    fn what_is_surely_worse_is_left_out_of_a_race() {
        let worse = [-0.3, -0.2, -0.3, -0.2];
        let better = [0.3, 0.2, 0.3, 0.2];
        let open = [0.5, -0.4, 0.6, -0.5];
        let after = |all: &[&[f64]]| {
            let mut trials = trials(all);
            let is_plain = race(&mut trials);
            (trials.iter().map(|it| it.better_by.mean()).collect::<Vec<_>>(), is_plain)
        };
        assert_eq!(after(&[&worse, &worse]), (vec![], true), "the usual action is best");
        assert_eq!(after(&[&worse, &better]), (vec![0.25], true));
        let (left, is_plain) = after(&[&open, &better, &worse]);
        assert_eq!((left.len(), is_plain), (2, false), "{left:?}");
        assert!(!after(&[&open]).1, "it may be better or worse than usual");
        assert_eq!(after(&[&[0.0; 4]]), (vec![], true), "it comes to the same");
    }

    #[test]
    fn another_place_must_be_better_for_certain_and_another_attack_only_better() {
        let better_or_worse = [0.5, -0.4, 0.6, -0.5];
        let chosen = |care| best(trials(&[&better_or_worse]), care).is_some();
        assert_eq!((chosen(ATTACKS), chosen(PLACES)), (true, false));
        assert!(best(trials(&[&[0.3, 0.2, 0.3, 0.2]]), PLACES).is_some());
        assert_eq!(best(trials(&[&[-0.3, -0.2], &[0.0, 0.0]]), ATTACKS), None);
    }
}
