//! The part of a board that can be changed.

use std::collections::BTreeSet;

use engine::core::{Seat, SeatSet};

/// Two territories, the one with the smaller number first.
pub type Pair = (usize, usize);

/// Everything about a board that can be changed. Places are known by their numbers in the lists.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct BoardContents {
    pub name: String,
    pub territories: Vec<Territory>,
    pub continents: Vec<Continent>,
    /// The names of the seas.
    pub seas: Vec<String>,
    /// The pairs of territories that border on each other, by land or by sea.
    pub borders: BTreeSet<Pair>,
    /// The harbours: territories with the seas on which they have one.
    pub harbours: BTreeSet<(usize, usize)>,
}

/// A territory of a board that is being changed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Territory {
    pub name: String,
    /// The index of its continent on the board.
    pub continent: usize,
    /// The army that starts with it, in games from the starting positions of the board.
    pub start: Option<Seat>,
}

/// A continent of a board that is being changed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Continent {
    /// Its id in the file, which stays when others are removed.
    pub id: String,
    pub name: String,
    pub bonus: u32,
}

/// Returns two territories in the order of their numbers.
pub(crate) fn pair(a: usize, b: usize) -> Pair {
    (a.min(b), a.max(b))
}

impl BoardContents {
    /// Returns the numbers of the territories of a continent.
    pub fn members(&self, continent: usize) -> impl Iterator<Item = usize> + '_ {
        let all = self.territories.iter().enumerate();
        all.filter(move |(_, it)| it.continent == continent).map(|(number, _)| number)
    }

    /// Returns the numbers of the territories that border on one.
    pub fn neighbours(&self, territory: usize) -> impl Iterator<Item = usize> + '_ {
        self.borders.iter().filter_map(move |(a, b)| match territory {
            it if it == *a => Some(*b),
            it if it == *b => Some(*a),
            _ => None,
        })
    }

    /// Returns the numbers of the territories that an army starts with.
    pub fn start_of(&self, seat: Seat) -> impl Iterator<Item = usize> + '_ {
        let all = self.territories.iter().enumerate();
        all.filter(move |(_, it)| it.start == Some(seat)).map(|(number, _)| number)
    }

    /// Returns the armies that have starting positions.
    pub fn starts(&self) -> SeatSet {
        self.territories.iter().filter_map(|it| it.start).collect()
    }

    /// Returns `true` if two boards differ in names at most.
    pub(crate) fn plays_like(&self, other: &Self) -> bool {
        let nameless = |board: &Self| {
            let mut board = board.clone();
            board.name.clear();
            board.seas.iter_mut().for_each(String::clear);
            board.territories.iter_mut().for_each(|it| it.name.clear());
            board.continents.iter_mut().for_each(|it| it.name.clear());
            board
        };
        nameless(self) == nameless(other)
    }

    /// Returns the number of territories of a continent, and of those that border on others.
    pub(crate) fn frontier(&self, continent: usize) -> (usize, usize) {
        let is_outside =
            |at: &usize| self.territories.get(*at).is_some_and(|it| it.continent != continent);
        let is_edge = |at: &usize| self.neighbours(*at).any(|other| is_outside(&other));
        (self.members(continent).count(), self.members(continent).filter(is_edge).count())
    }
}
