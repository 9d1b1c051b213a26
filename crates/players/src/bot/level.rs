//! The levels that people play against.

/// A level that people play against, the weakest first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Makes the mistakes of people in their first games.
    Easy,
    /// Attacks with good odds, takes a card every turn and finishes off weak rivals.
    Normal,
    /// Looks further ahead: at chains of conquests instead of single ones.
    Hard,
    /// Searches whole turns, with rollouts and a learned value function.
    Expert,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Self; 4] = [Self::Easy, Self::Normal, Self::Hard, Self::Expert];

    /// The level that plays in place of an unknown one.
    pub const SUBSTITUTE: Self = Self::Normal;

    /// Returns the name that records and the command line use, which never changes.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Easy => "easy",
            Self::Normal => "normal",
            Self::Hard => "hard",
            Self::Expert => "expert",
        }
    }

    /// Returns the level of this name, or `None` if there is none.
    ///
    /// ```
    /// use red_queens_players::bot::Level;
    /// assert_eq!(Level::read("hard"), Some(Level::Hard));
    /// assert_eq!(Level::read("clairvoyant"), None);
    /// ```
    pub fn read(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.name() == name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_levels_never_change() {
        assert_eq!(Level::ALL.map(Level::name), ["easy", "normal", "hard", "expert"]);
        assert!(Level::ALL.into_iter().all(|level| Level::read(level.name()) == Some(level)));
        assert_eq!(["", "Easy", "random", "hard:turtle"].map(Level::read), [None; 4]);
        assert!(Level::ALL.is_sorted());
    }
}
