//! Rollouts of several actions side by side, until one is clearly the best.

use crate::arithmetic::Mean;
use engine::game::Action;

/// The effort spent on a kind of decision.
#[derive(Debug, Clone, Copy)]
pub(super) struct SearchBudget {
    /// The number of alternatives tried besides the heuristic's choice.
    pub others: usize,
    /// The number of actions played in rollouts for one decision. It limits actions rather than
    /// time, so that the same seed plays the same game everywhere.
    pub nodes: usize,
    /// The number of rollouts of each action before the worse ones are dropped.
    pub rollouts: u32,
    /// The number of standard errors by which an alternative must beat the heuristic's choice.
    standard_errors: f64,
}

/// Places for reinforcements. The heuristic's choice is often the best, so an alternative must be
/// clearly better.
pub(super) const PLACES: SearchBudget =
    SearchBudget { others: 4, nodes: 6_000, rollouts: 8, standard_errors: CLEARLY };

/// The same among several rivals: a single place matters less there, and half the rollouts find as
/// good a one.
pub(super) const PLACES_SEVERAL_RIVALS: SearchBudget =
    SearchBudget { nodes: 3_000, rollouts: 4, ..PLACES };

/// Attacks. There are many in a turn, and little favours the heuristic's choice.
pub(super) const ATTACKS: SearchBudget =
    SearchBudget { others: 3, nodes: 5_000, rollouts: 4, standard_errors: 0.0 };

/// Placements that last until others have moved: decided once a turn, and important.
pub(super) const LASTING: SearchBudget =
    SearchBudget { others: 6, nodes: 5_000, rollouts: 4, standard_errors: 0.0 };

/// The number of standard errors by which an action must trail the best one to be dropped.
const CLEARLY: f64 = 1.0;

/// An action and its advantage over the heuristic's choice.
pub(super) struct Candidate {
    pub action: Action,
    pub advantage: Mean,
}

impl Candidate {
    pub fn new(action: Action) -> Self {
        Self { action, advantage: Mean::default() }
    }

    /// Returns the upper estimate of its advantage.
    fn upper_advantage(&self) -> f64 {
        self.advantage.mean() + CLEARLY * self.advantage.error()
    }

    /// Returns the lower estimate of its advantage, this many standard errors below the mean.
    fn lower_advantage(&self, errors: f64) -> f64 {
        self.advantage.mean() - errors * self.advantage.error()
    }
}

/// Drops actions worse than the heuristic's choice or than the best; returns `true` if the decision
/// is clear.
pub(super) fn race(candidates: &mut Vec<Candidate>) -> bool {
    let lead = candidates.iter().map(|it| it.advantage.mean()).fold(0.0, f64::max);
    candidates.retain(|it| it.upper_advantage() >= lead && it.upper_advantage() > 0.0);
    match candidates.as_slice() {
        [] => true,
        [only] => only.lower_advantage(CLEARLY) > 0.0,
        _ => false,
    }
}

/// Returns the best action; `None` if none beats the heuristic's choice.
pub(super) fn best(candidates: Vec<Candidate>, budget: SearchBudget) -> Option<Action> {
    let advantage = |candidate: &Candidate| candidate.lower_advantage(budget.standard_errors);
    let best = candidates.into_iter().max_by(|a, b| advantage(a).total_cmp(&advantage(b)))?;
    (advantage(&best) > 0.0).then_some(best.action)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns candidates with these advantages.
    fn candidates(all: &[&[f64]]) -> Vec<Candidate> {
        let candidate = |numbers: &&[f64]| {
            let mut candidate = Candidate::new(Action::Done);
            numbers.iter().for_each(|number| candidate.advantage.add(*number));
            candidate
        };
        all.iter().map(candidate).collect()
    }

    #[test]
    fn what_is_surely_worse_is_left_out_of_a_race() {
        let worse = [-0.3, -0.2, -0.3, -0.2];
        let better = [0.3, 0.2, 0.3, 0.2];
        let open = [0.5, -0.4, 0.6, -0.5];
        let after = |all: &[&[f64]]| {
            let mut candidates = candidates(all);
            let is_plain = race(&mut candidates);
            (candidates.iter().map(|it| it.advantage.mean()).collect::<Vec<_>>(), is_plain)
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
        let chosen = |budget| best(candidates(&[&better_or_worse]), budget).is_some();
        assert_eq!((chosen(ATTACKS), chosen(PLACES)), (true, false));
        assert!(best(candidates(&[&[0.3, 0.2, 0.3, 0.2]]), PLACES).is_some());
        assert_eq!(best(candidates(&[&[-0.3, -0.2], &[0.0, 0.0]]), ATTACKS), None);
    }
}
