//! What a world is made of, as `data/*.json` says it.

/// A world before anything is worked out. Numbers are places in its lists; hexes are given by row and
/// column.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Plan {
    /// What it is called.
    pub title: &'static str,
    /// The names of the territories, and the number of the continent that each is part of.
    pub territories: &'static [(&'static str, u8)],
    /// The continents.
    pub continents: &'static [PlannedContinent],
    /// The pairs of continents that an objective can name (K7).
    pub objectives: &'static [(u8, u8)],
    /// Territories that armies can step between, each pair once.
    pub borders: &'static [(u8, u8)],
    /// Borders that some printings leave out.
    pub lanes: &'static [(u8, u8)],
    /// The oceans, each with the letter that stands for it in `sea`.
    pub oceans: &'static [(&'static str, u8)],
    /// The sea, row by row: two characters a hex, of which one is the letter of its ocean or a dot for
    /// land. Odd rows lie half a hex to the right; the last column borders on the first.
    pub sea: &'static [&'static str],
    /// Neighbouring hexes that no ship can pass between.
    pub walls: &'static [[(u8, u8); 2]],
    /// Neighbouring hexes with a canal between them.
    pub canals: &'static [[(u8, u8); 2]],
    /// The shores of each territory.
    pub shores: &'static [&'static [Shore]],
    /// The territories whose shores differ where the coasts are the geographic ones.
    pub geographic: &'static [(u8, &'static [Shore])],
}

/// A continent in a [`Plan`].
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct PlannedContinent {
    /// Its name.
    pub name: &'static str,
    /// The armies that holding all of it brings each turn.
    pub bonus: u32,
    /// How easily it is held: from 0, not at all, to 1, without a doubt.
    pub hold: f32,
}

/// The number of an ocean, and the hexes of it from which a ship reaches a territory: its harbour.
pub type Shore = (u8, &'static [(u8, u8)]);

impl Plan {
    /// How many hexes the sea has.
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

    /// How many hexes there are in a row, land among them.
    pub(super) const fn columns(&self) -> usize {
        if self.sea.is_empty() { 0 } else { self.sea[0].len() / 2 }
    }

    /// The letter of the ocean at a row and a column, or a dot.
    pub(super) const fn letter(&self, row: usize, column: usize) -> u8 {
        self.sea[row].as_bytes()[2 * column + row % 2]
    }
}
