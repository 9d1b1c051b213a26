//! Reading the words of a line, with the column of any error.

use std::fmt::{self, Formatter};
use std::str::FromStr;

use super::expected::Expected;
use crate::battle::Post;
use crate::core::{English, Seat, ShipId, excerpt, messages, one_of};
use crate::game::{Objective, TerritoryCard, Until};
use crate::poker;
use crate::world::{Hex, Territory, UnknownTerritory, World};

/// The largest number in a position, far above real games and far below overflow.
pub const LARGEST_NUMBER: u32 = 99_999;

/// The most words in the name of a territory.
const LONGEST_NAME: usize = 3;

/// An error in a word.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{}", English(self))]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum WordFault {
    /// The line ends too early.
    Missing {
        /// The word or value that was expected.
        expected: Expected,
    },
    /// The line has something else in this place.
    Unexpected {
        /// The word or value that was expected.
        expected: Expected,
        /// The word that was found.
        found: String,
    },
    /// The word is the beginning of several words.
    Ambiguous {
        /// The word that was found.
        found: String,
        /// The words that it may stand for.
        candidates: Vec<&'static str>,
    },
    /// The word isn't a territory.
    #[error(transparent)]
    Territory(UnknownTerritory),
    /// A quotation mark isn't closed.
    OpenQuotation,
}

/// A word that isn't understood.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{}", English(self))]
pub struct Misread {
    /// The column at which the word begins, in characters from 1.
    pub column: usize,
    /// The error.
    pub fault: WordFault,
}

messages! { WordFault {
    Self::Missing { expected } => ["missing", "{expected} is missing", expected],
    Self::Unexpected { expected: Expected::EndOfLine, found } => [
        "surplus", "the line should end before “{found}”", found
    ],
    Self::Unexpected { expected: Expected::NewCard, found } => [
        "already-named", "“{found}” has already been named", found
    ],
    Self::Unexpected { expected: Expected::FewerShips, found } => [
        "one-ship-too-many", "ship {found} is one too many", found
    ],
    Self::Unexpected { expected, found } => [
        "unexpected", "“{found}” is not {expected}", found, expected
    ],
    Self::Ambiguous { found, candidates } => [
        "ambiguous", "“{found}” could be {names}", found, names = one_of(candidates)
    ],
    Self::Territory(error) => (error),
    Self::OpenQuotation => ["open-quotation", "the closing quotation mark is missing"],
} }

messages! { Misread {
    Self { column, fault } => ["at-column", "column {column}: {fault}", column, fault],
} }

/// The words of a line up to a comment (`#`), and the world to which its places belong.
#[derive(Clone)]
pub(super) struct Words<'a> {
    world: &'static World,
    line: &'a str,
    rest: &'a str,
}

impl<'a> Words<'a> {
    pub fn new(line: &'a str, world: &'static World) -> Self {
        Self { world, line, rest: line.trim_start() }
    }

    pub fn world(&self) -> &'static World {
        self.world
    }

    /// Returns the next word without consuming it, or `None` at the end or before a comment.
    pub fn peek(&self) -> Option<&'a str> {
        self.rest.split_whitespace().next().filter(|word| !word.starts_with('#'))
    }

    pub fn is_empty(&self) -> bool {
        self.peek().is_none()
    }

    fn next(&mut self) -> Option<&'a str> {
        let word = self.peek()?;
        self.rest = self.rest[word.len()..].trim_start();
        Some(word)
    }

    /// Returns this error for the next word.
    fn misread<T>(&self, fault: WordFault) -> Result<T, Misread> {
        let before = &self.line[..self.line.len() - self.rest.len()];
        Err(Misread { column: before.chars().count() + 1, fault })
    }

    /// Returns the error that something else was expected in place of the next word.
    pub fn unexpected<T>(&self, expected: Expected) -> Result<T, Misread> {
        self.misread(match self.peek() {
            None => WordFault::Missing { expected },
            Some(found) => WordFault::Unexpected { expected, found: excerpt(found) },
        })
    }

    /// Returns an error if any words are left.
    pub fn end(&self) -> Result<(), Misread> {
        if self.is_empty() { Ok(()) } else { self.unexpected(Expected::EndOfLine) }
    }

    /// Reads any one word.
    pub fn word(&mut self, expected: Expected) -> Result<&'a str, Misread> {
        match self.next() {
            Some(word) => Ok(word),
            None => self.unexpected(expected),
        }
    }

    /// Consumes the next word if it is this one or a beginning of it, in any case, and returns
    /// `true` if it was.
    pub fn takes(&mut self, word: &str) -> bool {
        let taken = self.peek().is_some_and(|next| begins(word, next));
        if taken {
            self.next();
        }
        taken
    }

    /// Reads one of these names, or an unambiguous beginning of one.
    pub fn one_of<T: Clone>(
        &mut self,
        expected: Expected,
        names: &[(&'static str, T)],
    ) -> Result<T, Misread> {
        let Some(found) = self.peek() else { return self.unexpected(expected) };
        let whole = names.iter().find(|(name, _)| name.eq_ignore_ascii_case(found));
        let candidates: Vec<_> = match whole {
            Some(name) => vec![name],
            None => names.iter().filter(|(name, _)| begins(name, found)).collect(),
        };
        match candidates.as_slice() {
            [] => self.unexpected(expected),
            [(_, value)] => {
                self.next();
                Ok(value.clone())
            }
            several => {
                let candidates = several.iter().map(|(name, _)| *name).collect();
                self.misread(WordFault::Ambiguous { found: excerpt(found), candidates })
            }
        }
    }

    pub fn read<T: FromStr>(&mut self, expected: Expected) -> Result<T, Misread> {
        match self.peek().map(str::parse) {
            Some(Ok(value)) => {
                self.next();
                Ok(value)
            }
            _ => self.unexpected(expected),
        }
    }

    /// Reads a number from `least` to [`LARGEST_NUMBER`].
    pub fn number(&mut self, least: u32, expected: Expected) -> Result<u32, Misread> {
        let before = self.clone();
        let number = self.read(expected)?;
        if (least..=LARGEST_NUMBER).contains(&number) {
            Ok(number)
        } else {
            before.unexpected(expected)
        }
    }

    /// Reads the number of armies on a territory.
    pub fn armies(&mut self) -> Result<u32, Misread> {
        self.number(1, Expected::Armies)
    }

    /// Reads any number of armies; the game refuses impossible ones.
    pub fn number_of_armies(&mut self) -> Result<u32, Misread> {
        self.read(Expected::Armies)
    }

    /// Reads the number of a block, counted from 1, and returns it counted from 0.
    pub fn block(&mut self) -> Result<u8, Misread> {
        self.counted(Expected::Block)
    }

    /// Reads the number of an engagement, counted from 1, and returns it counted from 0.
    pub fn engagement(&mut self) -> Result<u8, Misread> {
        self.counted(Expected::Engagement)
    }

    /// Reads a number counted from 1 and returns it counted from 0.
    fn counted(&mut self, expected: Expected) -> Result<u8, Misread> {
        let before = self.clone();
        let number: u16 = self.read(expected)?;
        match number.checked_sub(1).map(u8::try_from) {
            Some(Ok(number)) => Ok(number),
            _ => before.unexpected(expected),
        }
    }

    /// Reads the condition at which an attack stops, as written by [`write_until`].
    pub fn until(&mut self) -> Result<Until, Misread> {
        if !self.takes("until") {
            return Ok(Until::Once);
        }
        if self.takes("conquest") {
            return Ok(Until::Conquest);
        }
        let least = self.read(Expected::ArmiesOrConquest)?;
        self.takes("left");
        Ok(Until::Left(least))
    }

    /// Reads the face of a die, 1 to 6.
    pub fn face(&mut self) -> Result<u8, Misread> {
        let before = self.clone();
        let face = self.read(Expected::Face)?;
        if (1..=6).contains(&face) { Ok(face) } else { before.unexpected(Expected::Face) }
    }

    pub fn seat(&mut self) -> Result<Seat, Misread> {
        self.one_of(Expected::Army, &Seat::ALL.map(|seat| (seat.name(), seat)))
    }

    /// Reads a territory, from as many words as form a name; but a word that is a whole name, as
    /// records write it, is one even if a longer name begins with it.
    pub fn territory(&mut self) -> Result<Territory, Misread> {
        if self.is_empty() {
            return self.unexpected(Expected::Territory);
        }
        let after = |words: usize| {
            let mut rest = self.clone();
            let name: Vec<_> = std::iter::from_fn(|| rest.next()).take(words).collect();
            self.world.territory(&name.join(" ")).map(|territory| (territory, rest))
        };
        let is_whole = self.peek().is_some_and(|word| self.world.named(word).is_some());
        let (territory, rest) = (2..=LONGEST_NAME)
            .rev()
            .filter(|_| !is_whole)
            .find_map(|words| after(words).ok())
            .map_or_else(|| after(1), Ok)
            .or_else(|unknown| self.misread(WordFault::Territory(unknown)))?;
        self.rest = rest.rest;
        Ok(territory)
    }

    /// Reads a ship by its number.
    pub fn ship(&mut self) -> Result<ShipId, Misread> {
        self.read(Expected::Ship)
    }

    /// Reads a sea hex.
    pub fn hex(&mut self) -> Result<Hex, Misread> {
        match self.peek().map(|word| self.world.hex(word)) {
            Some(Ok(hex)) => {
                self.next();
                Ok(hex)
            }
            _ => self.unexpected(Expected::Hex),
        }
    }

    /// Reads a territory, or `ship` and its number.
    pub fn post(&mut self) -> Result<Post, Misread> {
        if self.takes_exactly("ship") {
            return self.ship().map(Post::Ship);
        }
        self.territory().map(Post::Land)
    }

    /// Reads a territory card.
    pub fn card(&mut self) -> Result<TerritoryCard, Misread> {
        if self.takes_exactly("wild") {
            return Ok(TerritoryCard::Wild);
        }
        self.territory().map(TerritoryCard::Territory)
    }

    /// Consumes the next word if it is this one, in any case, and returns `true` if it was.
    pub fn takes_exactly(&mut self, word: &str) -> bool {
        let taken = self.peek().is_some_and(|next| next.eq_ignore_ascii_case(word));
        if taken {
            self.next();
        }
        taken
    }

    /// Reads an objective: a colour, or two continents as `Asia+Africa`.
    pub fn objective(&mut self) -> Result<Objective, Misread> {
        let pairs = self.world.objectives().map(Objective::Continents);
        let mut all = pairs.chain(Seat::ALL.map(Objective::Colour));
        let named = |word: &str| all.find(|it| it.to_string().eq_ignore_ascii_case(word));
        match self.peek().and_then(named) {
            Some(objective) => {
                self.next();
                Ok(objective)
            }
            None => self.unexpected(Expected::Objective),
        }
    }

    pub fn poker_card(&mut self) -> Result<poker::Card, Misread> {
        self.read(Expected::PokerCard)
    }

    /// Reads everything that is left, item by item.
    pub fn all<T>(
        &mut self,
        mut read: impl FnMut(&mut Self) -> Result<T, Misread>,
    ) -> Result<Vec<T>, Misread> {
        let mut values = Vec::new();
        while !self.is_empty() {
            values.push(read(self)?);
        }
        Ok(values)
    }

    /// Reads a text in quotation marks, as written by [`quoted`].
    pub fn quotation(&mut self) -> Result<String, Misread> {
        let Some(inner) = self.rest.strip_prefix('"') else {
            return self.unexpected(Expected::Quotation);
        };
        let mut text = String::new();
        let mut chars = inner.char_indices();
        while let Some((place, c)) = chars.next() {
            match c {
                '"' => {
                    self.rest = inner[place + 1..].trim_start();
                    return Ok(text);
                }
                '\\' => match chars.next() {
                    Some((_, 'n')) => text.push('\n'),
                    Some((_, 'r')) => text.push('\r'),
                    Some((_, escaped)) => text.push(escaped),
                    None => break,
                },
                _ => text.push(c),
            }
        }
        self.misread(WordFault::OpenQuotation)
    }
}

/// Returns `true` if a word begins like this, in any case.
fn begins(word: &str, beginning: &str) -> bool {
    word.get(..beginning.len()).is_some_and(|start| start.eq_ignore_ascii_case(beginning))
}

/// Returns a territory or ship in the form that [`Words::post`] reads.
pub(super) fn spelled_post(post: Post) -> String {
    match post {
        Post::Land(territory) => spelled(territory),
        Post::Ship(ship) => format!("ship {ship}"),
    }
}

/// Returns the name of a territory as one word.
pub(super) fn spelled(territory: Territory) -> String {
    territory.name().replace(' ', "-")
}

/// Returns a territory card as one word.
pub(super) fn spelled_card(card: TerritoryCard) -> String {
    card.to_string().replace(' ', "-")
}

/// Converts a number counted from 0 into one counted from 1.
pub(super) fn one_up(number: u8) -> u16 {
    u16::from(number) + 1
}

/// Writes the condition at which an attack stops, or nothing for a single roll.
pub(super) fn write_until(f: &mut Formatter<'_>, until: Until) -> fmt::Result {
    match until {
        Until::Once => Ok(()),
        Until::Conquest => f.write_str(" until conquest"),
        Until::Left(least) => write!(f, " until {least} left"),
    }
}

/// Returns a text in quotation marks, on one line.
pub(super) fn quoted(text: &str) -> String {
    let mut quoted = String::from('"');
    for c in text.chars() {
        match c {
            '"' | '\\' => quoted.extend(['\\', c]),
            '\n' => quoted.push_str("\\n"),
            '\r' => quoted.push_str("\\r"),
            _ => quoted.push(c),
        }
    }
    quoted.push('"');
    quoted
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::world::names::{Brazil, GreatBritain, NorthAfrica};

    fn of(line: &str) -> Words<'_> {
        Words::new(line, World::earth())
    }

    #[test]
    fn territories_are_one_word_or_as_many_as_fit() {
        for territory in Territory::ALL {
            let line = format!("{} {}", spelled(territory), territory.name());
            let mut words = of(&line);
            assert_eq!(words.all(Words::territory).unwrap(), [territory, territory]);
        }
        let mut words = of("great britain braz north afr");
        assert_eq!(words.all(Words::territory).unwrap(), [GreatBritain, Brazil, NorthAfrica]);
    }

    #[test]
    fn faults_tell_the_column() {
        let mut words = of("  brazil  Atlantis");
        words.territory().unwrap();
        let error = words.territory().unwrap_err();
        assert_eq!(error.to_string(), "column 11: there is no territory called “Atlantis”");
        let mut words = of("b");
        let error = words.seat().unwrap_err();
        assert_eq!(error.to_string(), "column 1: “b” could be Blue or Black");
        assert_eq!(of("").armies().unwrap_err().column, 1);
        assert!(of("100000").armies().is_err());
    }

    #[test]
    fn comments_are_no_words() {
        let mut words = of("3 # armies");
        assert_eq!(words.armies(), Ok(3));
        assert_eq!(words.end(), Ok(()));
    }

    #[test]
    fn quotations_keep_any_text() {
        for text in ["", "Ann", "a \"b\" \\ #c", "two\nlines\r", "Zoë 🂭"] {
            let line = format!("{} next", quoted(text));
            assert!(!line.contains('\n'));
            let mut words = of(&line);
            assert_eq!(words.quotation().as_deref(), Ok(text));
            assert_eq!(words.word(Expected::Line), Ok("next"));
        }
        assert!(of("\"open").quotation().is_err());
        assert!(of("\"open\\").quotation().is_err());
    }
}
