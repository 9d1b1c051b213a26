//! A board as other programs describe it: names, borders and some geometry, but no seas.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use engine::world::{Territory, letters};

use super::checks::LEAST;
use super::fault::{ImportFault, ImportProblem};
use super::note::Note;
use super::sets::set;

/// A point on another program's map; y grows downwards.
pub type SketchPoint = (f64, f64);

/// The most characters of a name.
const LONGEST: usize = 48;

/// Words that mean something else where records have a territory.
const RESERVED: [&str; 2] = ["ship", "wild"];

/// A board before it is drawn.
#[derive(Default)]
pub struct Sketch {
    pub name: String,
    pub continents: Vec<SketchContinent>,
    pub territories: Vec<SketchTerritory>,
    /// Pairs of territories, the lower number first.
    pub borders: BTreeSet<(usize, usize)>,
    pub notes: Vec<Note>,
}

/// A continent of a sketch.
pub struct SketchContinent {
    pub name: String,
    pub bonus: Option<u32>,
}

/// A territory of a sketch.
pub struct SketchTerritory {
    pub name: String,
    pub continent: usize,
    /// The position of its badge, if the file says it.
    pub at: Option<SketchPoint>,
    /// Its outlines, if the file has any.
    pub outlines: Vec<Vec<SketchPoint>>,
    /// The line that it is defined in.
    pub line: usize,
}

/// Borders as they are listed, of which some may be listed for one side only.
#[derive(Default)]
pub struct Listed(BTreeSet<(usize, usize)>);

impl Listed {
    /// Adds a border as seen from the first territory.
    pub fn add(&mut self, from: usize, to: usize) {
        self.0.insert((from, to));
    }

    /// Moves the borders to a sketch, in both directions.
    pub fn settle(self, sketch: &mut Sketch) {
        let own = self.0.iter().filter(|(a, b)| a == b).count();
        sketch.note(own, |count| Note::OwnBorders { count });
        let others = self.0.iter().filter(|(a, b)| a != b);
        sketch.borders = set(others.clone().map(|(a, b)| (*a.min(b), *a.max(b))));
        let one_way = others.filter(|(a, b)| !self.0.contains(&(*b, *a))).count();
        sketch.note(one_way, |count| Note::OneWay { count });
    }
}

/// Returns a name of at most [`LONGEST`] characters, as records can have it: a hash at the start of a
/// word begins a comment there, and some words are not names.
fn plain(name: &str) -> String {
    let words = name.split(|it: char| it.is_whitespace() || it.is_control());
    let words: Vec<&str> = words.map(|it| it.trim_start_matches('#')).collect();
    let words = words.into_iter().filter(|it| !it.is_empty()).collect::<Vec<_>>().join(" ");
    let name: String = words.chars().take(LONGEST).collect();
    if RESERVED.contains(&letters(&name).as_str()) { format!("{name} Land") } else { name }
}

impl Sketch {
    /// Adds a note if it is about anything.
    pub fn note(&mut self, count: usize, note: impl Fn(usize) -> Note) {
        if count > 0 {
            self.notes.push(note(count));
        }
    }

    /// Checks the number of territories.
    ///
    /// # Errors
    /// Fails at the first territory beyond the limit, or if there are too few.
    pub fn check_size(&self, file: &str) -> Result<(), ImportFault> {
        let at = |line, problem| Err(ImportFault { file: file.to_owned(), line, problem });
        let found = self.territories.len();
        if let Some(first) = self.territories.get(Territory::CAPACITY) {
            let most = Territory::CAPACITY;
            return at(Some(first.line), ImportProblem::TooManyTerritories { found, most });
        }
        if found < LEAST {
            return at(None, ImportProblem::TooFewTerritories { found, least: LEAST });
        }
        Ok(())
    }

    /// Checks the sketch, and makes names unlike each other.
    ///
    /// # Errors
    /// Fails if it can't become a board.
    pub fn settle(&mut self, file: &str) -> Result<(), ImportFault> {
        let at = |line, problem| ImportFault { file: file.to_owned(), line: Some(line), problem };
        self.drop_empty_continents();
        self.number_names();
        if let Some(lost) = self.unreachable() {
            let (from, to) = (self.territories[0].name.clone(), lost.name.clone());
            return Err(at(lost.line, ImportProblem::Unreachable { from, to }));
        }
        Ok(())
    }

    fn drop_empty_continents(&mut self) {
        let mut new = BTreeMap::new();
        for territory in &self.territories {
            new.insert(territory.continent, 0);
        }
        new.values_mut().enumerate().for_each(|(number, place)| *place = number);
        let mut number = 0;
        let before = self.continents.len();
        self.continents.retain(|_| {
            number += 1;
            new.contains_key(&(number - 1))
        });
        for territory in &mut self.territories {
            territory.continent = new.get(&territory.continent).copied().unwrap_or(0);
        }
        self.note(before - self.continents.len(), |count| Note::EmptyContinents { count });
    }

    /// Numbers names that several territories have, and gives names to those without.
    fn number_names(&mut self) {
        for territory in &mut self.territories {
            territory.name = plain(&territory.name);
        }
        for continent in &mut self.continents {
            continent.name = plain(&continent.name);
        }
        let nameless = self.territories.iter_mut().filter(|it| letters(&it.name).is_empty());
        let count =
            nameless.enumerate().map(|(at, it)| it.name = format!("Land {}", at + 1)).count();
        self.note(count, |count| Note::Nameless { count });
        let names: Vec<String> = self.territories.iter().map(|it| letters(&it.name)).collect();
        let mut taken = set(names.iter().cloned());
        let mut renamed = 0;
        for (territory, name) in self.territories.iter_mut().zip(&names) {
            if names.iter().filter(|other| *other == name).count() > 1 {
                let numbered = (1_usize..).map(|number| format!("{} {number}", territory.name));
                let free = numbered.into_iter().find(|name| taken.insert(letters(name)));
                territory.name = free.unwrap_or_default();
                renamed += 1;
            }
        }
        self.note(renamed, |count| Note::Numbered { count });
        let mut taken = BTreeSet::new();
        for continent in &mut self.continents {
            let numbered = (2_usize..).map(|number| format!("{} {number}", continent.name));
            let mut names = std::iter::once(continent.name.clone()).chain(numbered);
            let free = names.find(|name| !name.is_empty() && taken.insert(name.clone()));
            free.unwrap_or_default().trim().clone_into(&mut continent.name);
        }
    }

    /// Returns a territory that no chain of borders reaches from the first one.
    fn unreachable(&self) -> Option<&SketchTerritory> {
        let mut seen = vec![false; self.territories.len()];
        let mut queue = VecDeque::from([0]);
        while let Some(at) = queue.pop_front() {
            if std::mem::replace(seen.get_mut(at)?, true) {
                continue;
            }
            for (a, b) in &self.borders {
                if *a == at {
                    queue.push_back(*b);
                } else if *b == at {
                    queue.push_back(*a);
                }
            }
        }
        seen.iter().position(|seen| !seen).and_then(|at| self.territories.get(at))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_such_as_records_can_have() {
        assert_eq!(plain("  No. #1\t(north) "), "No. 1 (north)");
        assert_eq!(plain("##"), "");
        assert_eq!(plain("Ship"), "Ship Land");
        assert_eq!(plain(&"ä".repeat(99)).chars().count(), LONGEST);
    }
}
