//! Territory lookup by typed name.

use std::str::FromStr;

use super::territory::{Territory, TerritorySet};
use super::world::World;
use crate::core::{English, excerpt, messages, one_of};

/// The error for a text that names no territory, or more than one.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{}", English(self))]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum UnknownTerritory {
    /// No name begins with this text.
    NoMatch(String),
    /// Several names begin with this text.
    Ambiguous {
        /// The text that was looked up.
        text: String,
        /// The territories that it may mean.
        candidates: TerritorySet,
    },
}

messages! { UnknownTerritory {
    Self::NoMatch(found) => ["no-territory", "there is no territory called “{found}”", found],
    Self::Ambiguous { text: found, candidates } => [
        "ambiguous", "“{found}” could be {names}", found, names = one_of(candidates.iter())
    ],
} }

impl World {
    /// Finds a territory by its name or by any unambiguous beginning of it, ignoring case, spaces,
    /// hyphens and underscores. A whole name means its own territory, even if others begin with it.
    ///
    /// ```
    /// use red_queens_engine::{Territory, World};
    ///
    /// let earth = World::earth();
    /// assert_eq!(earth.territory("great b"), Ok(Territory::GreatBritain));
    /// assert!(earth.territory("north").is_err(), "that could be several");
    /// ```
    ///
    /// # Errors
    /// Fails if no name begins with the text, or several do.
    pub fn territory(&self, text: &str) -> Result<Territory, UnknownTerritory> {
        let beginning = letters(text);
        if beginning.is_empty() {
            return Err(UnknownTerritory::NoMatch(excerpt(text)));
        }
        if let Some(named) = self.named(text) {
            return Ok(named);
        }
        let names = |at: &Territory| letters(at.name()).starts_with(&beginning);
        let candidates: TerritorySet = self.territories().iter().filter(names).collect();
        match (candidates.first(), candidates.len()) {
            (None, _) => Err(UnknownTerritory::NoMatch(excerpt(text))),
            (Some(territory), 1) => Ok(territory),
            _ => Err(UnknownTerritory::Ambiguous { text: excerpt(text), candidates }),
        }
    }

    /// Finds a territory by its whole name, written as for [`World::territory`].
    pub(crate) fn named(&self, text: &str) -> Option<Territory> {
        let name = letters(text);
        self.territories().iter().find(|at| letters(at.name()) == name)
    }
}

impl FromStr for Territory {
    type Err = UnknownTerritory;

    /// Finds a territory of the Earth, like [`World::territory`].
    fn from_str(text: &str) -> Result<Self, UnknownTerritory> {
        World::earth().territory(text)
    }
}

/// Returns the part of a name that counts when it is typed.
///
/// ```
/// use red_queens_engine::world::letters;
///
/// assert_eq!(letters("Great-Britain"), letters("great britain"));
/// ```
pub fn letters(text: &str) -> String {
    text.chars()
        .filter(|c| !c.is_whitespace() && !matches!(c, '-' | '_'))
        .map(|c| c.to_ascii_lowercase())
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_is_read_however_it_is_written() {
        for territory in Territory::ALL {
            let name = territory.name();
            for text in [
                name.to_owned(),
                name.to_uppercase(),
                name.replace(' ', "_"),
                format!("{territory:?}"),
            ] {
                assert_eq!(text.parse(), Ok(territory), "{text}");
            }
        }
    }

    #[test]
    fn a_beginning_is_enough_if_only_one_name_has_it() {
        assert_eq!("kam".parse(), Ok(Territory::Kamchatka));
        assert_eq!("western-u".parse(), Ok(Territory::WesternUnitedStates));
        let error = "western".parse::<Territory>().unwrap_err();
        assert_eq!(
            error.to_string(),
            "“western” could be Western United States, Western Europe or Western Australia"
        );
        for text in ["", " _", "Atlantis", "Alaskan"] {
            assert_eq!(text.parse::<Territory>(), Err(UnknownTerritory::NoMatch(text.into())));
        }
    }

    #[test]
    fn no_name_is_the_beginning_of_another() {
        for a in Territory::ALL {
            for b in Territory::ALL {
                assert!(a == b || !letters(a.name()).starts_with(&letters(b.name())));
            }
        }
    }
}
