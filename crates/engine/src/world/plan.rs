//! The plan of a world: the content of `data/*.json`.

use crate::core::Seat;

/// A world as stored, before anything is computed from it. Numbers are indices into its lists;
/// hexes are given by row and column.
///
/// ```
/// use red_queens_engine::World;
///
/// let plan = World::earth().plan();
/// assert_eq!((plan.title, plan.territories.len(), plan.oceans.len()), ("Earth", 42, 4));
/// ```
#[derive(Debug, Clone, Copy, PartialEq)]
#[non_exhaustive]
pub struct WorldPlan {
    /// The title of the world.
    pub title: &'static str,
    /// The names of the territories, each with the number of its continent.
    pub territories: &'static [(&'static str, u8)],
    /// The continents.
    pub continents: &'static [PlannedContinent],
    /// The pairs of continents that an objective can name (K7).
    pub objectives: &'static [(u8, u8)],
    /// The pairs of territories with a common border, each pair once.
    pub borders: &'static [(u8, u8)],
    /// Borders that some printings leave out.
    pub lanes: &'static [(u8, u8)],
    /// The oceans, each with its letter in `sea`.
    pub oceans: &'static [(&'static str, u8)],
    /// The sea, row by row, with two characters for each hex: one is the letter of its ocean, or a
    /// dot for land. Odd rows are shifted right by half a hex; the last column borders on the
    /// first.
    pub sea: &'static [&'static str],
    /// Pairs of neighbouring hexes that no ship can pass between.
    pub walls: &'static [[(u8, u8); 2]],
    /// Pairs of neighbouring hexes with a canal between them.
    pub canals: &'static [[(u8, u8); 2]],
    /// The shores of each territory.
    pub shores: &'static [&'static [Shore]],
    /// The territories whose shores differ with the geographic coasts.
    pub geographic: &'static [(u8, &'static [Shore])],
    /// The territories that armies can start with (X8).
    pub starts: &'static [(Seat, &'static [u8])],
    /// The title of the board that this one is a copy of, if they differ in names at most.
    pub plays_like: Option<&'static str>,
}

/// A continent in a [`WorldPlan`].
#[derive(Debug, Clone, Copy, PartialEq)]
#[non_exhaustive]
pub struct PlannedContinent {
    /// Its name.
    pub name: &'static str,
    /// The armies per turn for holding the whole continent.
    pub bonus: u32,
    /// The ease of holding it, from 0 (hopeless) to 1 (safe).
    pub hold: f32,
}

/// The number of an ocean, and the harbour of a territory there: the hexes from which ships reach
/// it.
pub type Shore = (u8, &'static [(u8, u8)]);

impl WorldPlan {
    /// Returns the number of hexes of the sea.
    pub(super) const fn hexes(&self) -> usize {
        let mut count = 0;
        let mut row = 0;
        while row < self.sea.len() {
            let mut column = 0;
            while column < self.columns() {
                count += !matches!(self.letter(row, column), b'.') as usize;
                column += 1;
            }
            row += 1;
        }
        count
    }

    /// Returns the number of hexes in a row, including land.
    pub(super) const fn columns(&self) -> usize {
        if self.sea.is_empty() { 0 } else { self.sea[0].len() / 2 }
    }

    /// Returns the letter of the ocean at a row and a column, or a dot for land.
    pub(super) const fn letter(&self, row: usize, column: usize) -> u8 {
        self.sea[row].as_bytes()[2 * column + row % 2]
    }
}
