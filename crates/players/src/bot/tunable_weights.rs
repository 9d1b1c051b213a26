//! The heuristic weights of the heuristic policy, as numbers with names.

use super::heuristics::{GameType, HeuristicWeights};
use engine::game::RuleSet;

/// The heuristic weights of a [`HeuristicPolicy`](super::HeuristicPolicy).
///
/// ```
/// use red_queens_players::bot::TunableWeights;
/// let weights = TunableWeights::of(&red_queens_engine::RuleSet::NEXT, 2);
/// let (names, numbers): (Vec<_>, Vec<_>) = weights.numbers().unzip();
/// assert!(names.contains(&"horizon"));
/// assert_eq!(weights.with(&numbers), Some(weights.clone()));
/// assert_eq!(weights.with(&numbers[1..]), None, "one is missing");
/// ```
#[derive(Debug, Clone, PartialEq)]
pub struct TunableWeights(pub(super) HeuristicWeights);

impl TunableWeights {
    /// Returns the built-in weights for this many players by these rules.
    pub fn of(rules: &RuleSet, players: usize) -> Self {
        Self(*HeuristicWeights::heuristic_policy(GameType::at_start(rules, players)))
    }

    /// Returns the weights with their names, always in the same order. Worths are in armies.
    pub fn numbers(&self) -> impl Iterator<Item = (&'static str, f32)> {
        HeuristicWeights::NAMES.into_iter().zip(self.0.numbers())
    }

    /// Returns the same weights with these numbers; `None` if there are too few, too many, or ones
    /// that aren't finite.
    pub fn with(&self, numbers: &[f32]) -> Option<Self> {
        let numbers = numbers.try_into().ok()?;
        let weights = Self(self.0.with_numbers(numbers));
        numbers.iter().all(|number| number.is_finite()).then_some(weights)
    }
}
