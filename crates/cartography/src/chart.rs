//! A board before it is written.

use super::lanes::Lane;
use super::layout::Placed;
use super::sea::Sea;
use super::trace::Ring;
use super::worth::Worth;

/// Everything about a board. Territories, continents, hexes and seas are known by their places in the
/// lists.
pub struct Chart {
    pub territories: Vec<ChartTerritory>,
    pub continents: Vec<ChartContinent>,
    /// Pairs of territories that border on each other by land.
    pub land: Vec<(usize, usize)>,
    pub lanes: Vec<Lane>,
    pub sea: Sea,
    /// The names of the seas.
    pub seas: Vec<String>,
    /// The map in labelled cells.
    pub cells: Vec<u8>,
}

/// A territory on a chart.
pub struct ChartTerritory {
    pub id: String,
    pub name: String,
    /// The name in the lines in which it is drawn.
    pub lines: Vec<String>,
    pub continent: usize,
    pub shape: Vec<Ring>,
    pub placed: Placed,
}

/// A continent on a chart.
pub struct ChartContinent {
    pub name: String,
    pub worth: Worth,
    /// The number of its territories, and of those that border on other continents.
    pub frontier: (usize, usize),
}

impl Chart {
    /// Returns the territory nearest to the middle of the map.
    pub(super) fn middle(&self) -> usize {
        let far = |it: &Placed| {
            let (x, y) = (it.badge.0 - 800.0, it.badge.1 - 450.0);
            x * x + y * y
        };
        let all = self.territories.iter().map(|it| &it.placed).enumerate();
        all.min_by(|a, b| far(a.1).total_cmp(&far(b.1))).map_or(0, |(number, _)| number)
    }
}
