//! How long a new game is to last, at most.

use engine::game::{RuleSet, Victory};

/// How long a game may last.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Length {
    Quarter,
    Half,
    Hour,
    /// Until somebody has won.
    #[default]
    ToTheEnd,
}

/// A person's turn takes so long: some thirty deeds of five seconds.
const PERSON: u32 = 150;

/// The turn of a computer player at the usual pace, as `scripts/rounds.mjs` measures it.
pub(super) const COMPUTER: u32 = 4;

/// With fewer rounds nobody has anything to build on.
const FEWEST: u32 = 2;

impl Length {
    /// All of them, the shortest first.
    pub const ALL: [Self; 4] = [Self::Quarter, Self::Half, Self::Hour, Self::ToTheEnd];

    /// What people call it.
    pub fn in_words(self) -> String {
        self.minutes()
            .map_or_else(|| text::new_game::to_the_end().to_owned(), text::new_game::minutes)
    }

    fn minutes(self) -> Option<u32> {
        match self {
            Self::Quarter => Some(15),
            Self::Half => Some(30),
            Self::Hour => Some(60),
            Self::ToTheEnd => None,
        }
    }

    /// The rounds that so many people and computers play in this time; `None` if there is no end to it.
    pub fn rounds(self, people: u32, computers: u32) -> Option<u32> {
        let round = (people * PERSON + computers * COMPUTER).max(1);
        self.minutes().map(|minutes| ((minutes * 60 + round / 2) / round).max(FEWEST))
    }

    /// Whether games by these rules can be cut short: where the goal is to be the last, the largest empire stands
    /// for it; a secret objective or a headquarters has nothing that does.
    pub fn fits(rules: &RuleSet) -> bool {
        matches!(
            rules.victory,
            Victory::LastStanding | Victory::Domination | Victory::Territories(_)
        )
    }
}
