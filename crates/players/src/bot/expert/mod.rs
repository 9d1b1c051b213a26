//! The player that tries things out. Among several rivals it thinks whole turns through, side by side, and judges where
//! they end by what was learned. Against one, and with large attacks, it plays the most promising fronts to their consequences before its armies
//! are placed, and among several the most promising attacks too, up to its next turn and many times over, with dice of its own
//! and cards that it can only guess; in between it follows longer chains than any other player.

mod candidates;
mod rollout;
mod score;

pub(crate) use score::cards_in_armies;

use super::character::{Character, Occasion};
use super::habits::Habits;
use super::normal::{Mind, think};
use super::taste::Taste;
use super::view::View;
use super::{Bot, plain_action};
use crate::arithmetic::Mean;
use engine::core::{Digest, Seed, Seeded, digest};
use engine::game::{Action, Legal, Observation};

/// How many actions are played in thought for one decision. It is a number of actions and no time, so
/// that the same seed plays the same game everywhere.
const NODES: usize = 3_500;

/// How many times everything is tried before what does worse is left out.
const TRIALS: u32 = 4;

/// By how many standard errors an action must do worse than the best one to be left out.
const CLEARLY: f64 = 1.0;

/// A computer player that searches. What it does follows from what it sees and from its seed.
#[derive(Debug, Clone)]
pub struct Expert {
    seed: u64,
    nodes: usize,
    taste: Taste,
}

/// An expert that goes by rules of thumb alone: quick enough to learn from games of it, and a match for most.
#[derive(Debug, Clone)]
pub struct AtOnce {
    seed: u64,
    habits: Option<Habits>,
}

impl AtOnce {
    /// A player whose whims follow from the seed, by the habits that serve best in the game that it plays.
    pub fn new(seed: u64) -> Self {
        Self { seed, habits: None }
    }

    /// A player that goes by these habits, whatever it plays.
    pub fn with_habits(seed: u64, habits: Habits) -> Self {
        Self { seed, habits: Some(habits) }
    }
}

impl Bot for AtOnce {
    fn decide(&mut self, view: &Observation, legal: &Legal) -> Action {
        let usual = || Character::at_once(Occasion::of(view));
        let character = self.habits.as_ref().map_or_else(usual, |Habits(character)| character);
        think(view, character, self.seed, legal)
    }
}

/// What comes to an expert's mind at once, less far ahead: how it plays on in thought.
pub(crate) fn in_thought(view: &Observation, legal: &Legal) -> Action {
    think(view, Character::rollout(view), 0, legal)
}

/// An action, and how much better than the usual one it did.
struct Trial {
    action: Action,
    better_by: Mean,
}

impl Trial {
    fn new(action: Action) -> Self {
        Self { action, better_by: Mean::default() }
    }

    /// What it is better by at best, as far as can be told.
    fn perhaps_better_by(&self) -> f64 {
        self.better_by.mean() + CLEARLY * self.better_by.error()
    }

    /// What it is better by for certain.
    fn surely_better_by(&self) -> f64 {
        self.better_by.mean() - CLEARLY * self.better_by.error()
    }
}

/// Leaves out what is worse than the usual action or than the best of all; whether it is plain then what to do.
fn race(trials: &mut Vec<Trial>) -> bool {
    let lead = trials.iter().map(|it| it.better_by.mean()).fold(0.0, f64::max);
    trials.retain(|it| it.perhaps_better_by() >= lead && it.perhaps_better_by() > 0.0);
    match trials.as_slice() {
        [] => true,
        [only] => only.surely_better_by() > 0.0,
        _ => false,
    }
}

impl Expert {
    /// A player whose whims and guesses follow from the seed.
    pub fn new(seed: u64) -> Self {
        Self::with_budget(seed, NODES)
    }

    /// The same with another budget: how many actions it plays in thought for one decision. One trial is
    /// always made.
    pub fn with_budget(seed: u64, nodes: usize) -> Self {
        Self { seed, nodes, taste: Taste::Balanced }
    }

    /// A player with a taste.
    pub fn with_taste(seed: u64, taste: Taste) -> Self {
        Self::new(seed).tasting(taste)
    }

    /// The same player with another taste.
    pub(super) fn tasting(self, taste: Taste) -> Self {
        Self { taste, ..self }
    }

    /// The action with the best consequences.
    fn search(&self, view: &Observation, usual: Action, others: Vec<Action>) -> Action {
        let Some(me) = view.viewer() else { return usual };
        let Digest(mixed) = digest(&(self.seed, view));
        let seed = Seed::from_number(mixed);
        let mut trials: Vec<Trial> = others.into_iter().map(Trial::new).collect();
        let (mut nodes, mut round) = (0, 0);
        while round == 0 || nodes < self.nodes {
            // Every action is tried with the same guess and the same dice.
            let guess = view.guess(&mut Seeded::new(seed, 2 * u64::from(round)));
            let mut score = |action: &Action| {
                let chance = Seeded::new(seed, 2 * u64::from(round) + 1);
                let (score, played) = rollout::play(&guess, me, action, chance);
                nodes += played;
                score
            };
            let usually = score(&usual);
            for trial in &mut trials {
                trial.better_by.add(score(&trial.action) - usually);
            }
            round += 1;
            if round >= TRIALS && race(&mut trials) {
                break;
            }
        }
        let mean = |trial: &Trial| trial.better_by.mean();
        let best = trials.into_iter().max_by(|a, b| mean(a).total_cmp(&mean(b)));
        best.filter(|best| mean(best) > 0.0).map_or(usual, |best| best.action)
    }
}

impl Bot for Expert {
    fn decide(&mut self, view: &Observation, legal: &Legal) -> Action {
        let traits = self.taste.season(*Character::expert(view));
        let mind = View::new(view, &traits).map(|view| Mind::new(view, self.seed));
        let Some(mind) = mind else { return plain_action(legal) };
        let usual = mind.answer(legal).filter(|action| legal.allows(action));
        let usual = usual.unwrap_or_else(|| plain_action(legal));
        let others = candidates::beside(&mind, legal, &usual);
        if others.is_empty() { usual } else { self.search(view, usual, others) }
    }
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
}
