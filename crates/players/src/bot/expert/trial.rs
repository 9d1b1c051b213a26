//! Trials of actions that run side by side until it is plain which does best.

use crate::arithmetic::Mean;
use engine::game::Action;

/// How thoroughly a kind of decision is tried out.
#[derive(Debug, Clone, Copy)]
pub(super) struct Care {
    /// How many other actions are tried beside the usual one.
    pub others: usize,
    /// How many actions are played in thought for one decision. It is a number of actions and no time, so that the same
    /// seed plays the same game everywhere.
    pub nodes: usize,
    /// How many times everything is tried before what does worse is left out.
    pub trials: u32,
    /// By how many standard errors another action must do better than the usual one to be done.
    surely: f64,
}

/// The usual place for reinforcements is often the best: another one must be better for certain.
pub(super) const PLACES: Care = Care { others: 4, nodes: 6_000, trials: 8, surely: CLEARLY };

/// Among several less hangs on one of them, and half of the trials find as good a one.
pub(super) const PLACES_AMONG_SEVERAL: Care = Care { nodes: 3_000, trials: 4, ..PLACES };

/// There are many attacks in a turn, and little speaks for the usual one.
pub(super) const ATTACKS: Care = Care { others: 3, nodes: 5_000, trials: 4, surely: 0.0 };

/// What stands where it is put until others have moved: it is decided once a turn, and much hangs on it.
pub(super) const LASTING: Care = Care { others: 6, nodes: 5_000, trials: 4, surely: 0.0 };

/// By how many standard errors an action must do worse than the best one to be left out.
const CLEARLY: f64 = 1.0;

/// An action, and how much better than the usual one it did.
pub(super) struct Trial {
    pub action: Action,
    pub better_by: Mean,
}

impl Trial {
    pub fn new(action: Action) -> Self {
        Self { action, better_by: Mean::default() }
    }

    /// What it is better by at best, as far as can be told.
    fn perhaps_better_by(&self) -> f64 {
        self.better_by.mean() + CLEARLY * self.better_by.error()
    }

    /// What it is better by at least, as far as can be told by so many standard errors.
    fn better_by_at_least(&self, errors: f64) -> f64 {
        self.better_by.mean() - errors * self.better_by.error()
    }
}

/// Leaves out what is worse than the usual action or than the best of all; whether it is plain then what to do.
pub(super) fn race(trials: &mut Vec<Trial>) -> bool {
    let lead = trials.iter().map(|it| it.better_by.mean()).fold(0.0, f64::max);
    trials.retain(|it| it.perhaps_better_by() >= lead && it.perhaps_better_by() > 0.0);
    match trials.as_slice() {
        [] => true,
        [only] => only.better_by_at_least(CLEARLY) > 0.0,
        _ => false,
    }
}

/// What did best; `None` if nothing did better than the usual action.
pub(super) fn best(trials: Vec<Trial>, care: Care) -> Option<Action> {
    let better_by = |trial: &Trial| trial.better_by_at_least(care.surely);
    let best = trials.into_iter().max_by(|a, b| better_by(a).total_cmp(&better_by(b)))?;
    (better_by(&best) > 0.0).then_some(best.action)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Trials that were better by these numbers.
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
