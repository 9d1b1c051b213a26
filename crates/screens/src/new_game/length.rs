//! The longest time that a new game may last.

use engine::game::{RuleSet, Victory};

/// A limit on the length of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Length {
    Quarter,
    Half,
    Hour,
    /// No limit: until somebody has won.
    #[default]
    ToTheEnd,
}

/// The rounds in which most is fought over.
const BUSY: u32 = 5;

/// The length of a person's turn in seconds, in the busy rounds and in later ones, as measured in
/// games of one person who follows the hints, at 5 s an action.
const PERSON: [u32; 2] = [200, 110];

/// The length of a computer player's turn in seconds, as `scripts/rounds.mjs` measures it at the
/// usual pace.
pub(super) const COMPUTER: u32 = 4;

/// The fewest rounds of a game: with fewer, nobody could build anything up.
const FEWEST: u32 = 2;

impl Length {
    /// All lengths, the shortest first.
    pub const ALL: [Self; 4] = [Self::Quarter, Self::Half, Self::Hour, Self::ToTheEnd];

    /// Returns its label.
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

    /// Returns the rounds that these players can play in the time; `None` if there is no limit.
    pub fn rounds(self, people: u32, computers: u32) -> Option<u32> {
        let seconds = 60 * self.minutes()?;
        let [busy, later] = PERSON.map(|person| (people * person + computers * COMPUTER).max(1));
        let in_time = |seconds: u32, round: u32| (seconds + round / 2) / round;
        let begun = in_time(seconds, busy);
        let rounds =
            if begun > BUSY { BUSY + in_time(seconds - BUSY * busy, later) } else { begun };
        Some(rounds.max(FEWEST))
    }

    /// Returns `true` if games by these rules can be cut short. The largest empire can stand
    /// for the last one left, but nothing can stand for a secret objective or a headquarters.
    pub fn fits(rules: &RuleSet) -> bool {
        matches!(
            rules.victory,
            Victory::LastStanding | Victory::Domination | Victory::Territories(_)
        )
    }
}
