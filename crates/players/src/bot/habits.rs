//! The heuristic weights of the heuristic policy, as numbers with names.

use super::character::{Character, Occasion};
use engine::game::RuleSet;

/// The heuristic weights of an [`AtOnce`](super::AtOnce).
///
/// ```
/// use red_queens_players::bot::Habits;
/// let habits = Habits::of(&engine::RuleSet::NEXT, 2);
/// let (names, numbers): (Vec<_>, Vec<_>) = habits.numbers().unzip();
/// assert!(names.contains(&"horizon"));
/// assert_eq!(habits.with(&numbers), Some(habits.clone()));
/// assert_eq!(habits.with(&numbers[1..]), None, "one is missing");
/// ```
#[derive(Debug, Clone, PartialEq)]
pub struct Habits(pub(super) Character);

impl Habits {
    /// Returns the built-in weights for this many players by these rules.
    pub fn of(rules: &RuleSet, players: usize) -> Self {
        Self(*Character::at_once(Occasion::at(rules, players)))
    }

    /// Returns the weights with their names, always in the same order. Worths are in armies.
    pub fn numbers(&self) -> impl Iterator<Item = (&'static str, f32)> {
        Character::NAMES.into_iter().zip(self.0.numbers())
    }

    /// Returns the same habits with these weights; `None` if there are too few, too many, or ones
    /// that aren't finite.
    pub fn with(&self, numbers: &[f32]) -> Option<Self> {
        let numbers = numbers.try_into().ok()?;
        let habits = Self(self.0.with_numbers(numbers));
        numbers.iter().all(|number| number.is_finite()).then_some(habits)
    }
}
