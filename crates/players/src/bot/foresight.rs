//! The limits of the search through a turn.

use super::judgement::{Net, learned, learned_for};
use engine::game::RuleSet;

/// The limits of the search through a turn.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Foresight {
    /// The beam width: the number of lines followed side by side.
    pub width: usize,
    /// The number of attacks considered at each step, those most promising to the heuristics.
    pub breadth: usize,
    /// The greatest number of attacks in a row.
    pub depth: usize,
    /// The number of ways to place reinforcements to search.
    pub musters: usize,
    /// True to evaluate positions by the network trained on games of the same kind, instead of the
    /// one trained on all.
    pub of_its_kind: bool,
}

impl Foresight {
    /// A single line: as much as a turn may cost in a game of milliseconds. With the network for
    /// its kind of game, it would hardly differ in strength from a wide search
    /// (crates/lab/learning.md).
    pub const NARROW: Self =
        Self { width: 1, breadth: 5, depth: 6, musters: 3, of_its_kind: false };

    /// As many lines side by side as time allows; half as many win hardly fewer games.
    pub const WIDE: Self = Self { width: 6, breadth: 10, depth: 10, musters: 6, of_its_kind: true };

    /// Returns the network that evaluates the ends of turns.
    pub fn judges_by(&self, rules: &RuleSet) -> Option<&'static Net> {
        if self.of_its_kind { learned_for(rules) } else { learned() }
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
    fn the_wide_one_alone_judges_a_game_by_what_was_learned_of_its_kind() {
        for rules in [RuleSet::NEXT, RuleSet::RISIKO_POCKET] {
            assert!(Foresight::NARROW.judges_by(&rules) == learned());
            assert!(Foresight::WIDE.judges_by(&rules) != learned());
        }
        assert!(Foresight::WIDE.halved().of_its_kind);
    }
}
