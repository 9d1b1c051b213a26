//! The limits of the search through a turn.

use super::evaluation::{ValueNet, learned, learned_for};
use engine::game::RuleSet;

/// The limits of the search through a turn.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct SearchLimits {
    /// The beam width: the number of lines followed side by side.
    pub width: usize,
    /// The number of attacks considered at each step, those most promising to the heuristics.
    pub breadth: usize,
    /// The greatest number of attacks in a row.
    pub depth: usize,
    /// The number of ways to place reinforcements to search.
    pub placements: usize,
    /// True to evaluate positions by the network trained on games of the same kind, instead of the
    /// one trained on all.
    pub specialised: bool,
}

impl SearchLimits {
    /// A single line: as much as a turn may cost in a game of milliseconds. With the network for
    /// its kind of game, it would hardly differ in strength from a wide search
    /// (crates/lab/learning.md).
    pub const NARROW: Self =
        Self { width: 1, breadth: 5, depth: 6, placements: 3, specialised: false };

    /// A beam as wide as time allows; half of it wins hardly fewer games.
    pub const WIDE: Self =
        Self { width: 6, breadth: 10, depth: 10, placements: 6, specialised: true };

    /// Returns the network that evaluates the ends of turns, or `None` if its weights can't be
    /// read.
    pub fn value_net(&self, rules: &RuleSet) -> Option<&'static ValueNet> {
        if self.specialised { learned_for(rules) } else { learned() }
    }

    /// Returns the same limits with half the beam width.
    pub fn halved(self) -> Self {
        Self { width: self.width.div_ceil(2), ..self }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_wide_search_evaluates_games_by_the_network_of_their_kind() {
        for rules in [RuleSet::NEXT, RuleSet::RISIKO_POCKET] {
            assert!(SearchLimits::NARROW.value_net(&rules) == learned());
            assert!(SearchLimits::WIDE.value_net(&rules) != learned());
        }
        assert!(SearchLimits::WIDE.halved().specialised);
    }
}
