//! How far ahead who thinks turns through looks.

use super::judgement::{Net, learned, learned_for};
use engine::game::RuleSet;

/// How much of a turn is thought through.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Foresight {
    /// How many courses are followed side by side.
    pub width: usize,
    /// How many attacks are thought of at each step, the most promising by rules of thumb.
    pub breadth: usize,
    /// How many attacks one after the other.
    pub depth: usize,
    /// How many ways to place reinforcements are thought through.
    pub musters: usize,
    /// Whether a game is judged by what was learned of games of its kind, instead of by what was learned of all.
    pub of_its_kind: bool,
}

impl Foresight {
    /// One course at a time: what a turn may cost in a game of milliseconds. By what was learned of games of a kind there would
    /// hardly be a step from here to who looks far (docs/learning.md).
    pub const NARROW: Self =
        Self { width: 1, breadth: 5, depth: 6, musters: 3, of_its_kind: false };

    /// Several courses side by side, as many as there is time for; half as many win hardly fewer games.
    pub const WIDE: Self = Self { width: 6, breadth: 10, depth: 10, musters: 6, of_its_kind: true };

    /// What the ends of turns are judged by.
    pub fn judges_by(&self, rules: &RuleSet) -> Option<&'static Net> {
        if self.of_its_kind { learned_for(rules) } else { learned() }
    }

    /// Half as wide.
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
