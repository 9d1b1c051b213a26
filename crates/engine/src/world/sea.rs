//! The grid of the sea, computed from its picture in the plan.
//!
//! The hexes stand on a corner, in rows. Odd rows are shifted right by half a hex, and the last
//! column borders on the first.

use super::hex::Hex;
use super::id::WorldId;
use super::ocean::Ocean;
use super::options::Canals;
use super::plan::WorldPlan;

/// The hexes of a world.
pub(super) struct HexMap {
    columns: usize,
    /// The hexes by row and column, `None` for land.
    grid: Vec<Option<Hex>>,
    places: Vec<HexData>,
}

/// The data of one hex.
#[derive(Clone, Copy)]
pub(super) struct HexData {
    pub(super) row: u8,
    pub(super) column: u8,
    pub(super) ocean: Ocean,
    neighbours: [Hex; 6],
    count: u8,
}

impl HexMap {
    pub(super) fn new(home: WorldId, plan: &WorldPlan, canals: Canals) -> Self {
        let columns = plan.columns();
        let mut sea = Self { columns, grid: Vec::new(), places: Vec::new() };
        let mut next = 0;
        for cell in 0..columns * plan.sea.len() {
            let is_land = plan.letter(cell / columns, cell % columns) == b'.';
            sea.grid.push((!is_land).then(|| Hex::new(home, next)));
            next += usize::from(!is_land);
        }
        sea.places =
            (0..sea.grid.len()).filter_map(|cell| sea.place(home, plan, canals, cell)).collect();
        sea
    }

    /// Returns the number of hexes.
    #[inline]
    pub(super) fn len(&self) -> usize {
        self.places.len()
    }

    /// Returns the hex at this row and column, or `None` if there is land.
    pub(super) fn at(&self, row: usize, column: usize) -> Option<Hex> {
        let is_inside = column < self.columns;
        *self.grid.get(row.checked_mul(self.columns)?.checked_add(column)?).filter(|_| is_inside)?
    }

    #[inline]
    pub(super) fn of(&self, hex: Hex) -> &HexData {
        &self.places[hex.index()]
    }

    /// Returns the hexes that a ship reaches in one boat length.
    #[inline]
    pub(super) fn neighbours(&self, hex: Hex) -> &[Hex] {
        let place = self.of(hex);
        &place.neighbours[..place.count.into()]
    }

    fn place(
        &self,
        home: WorldId,
        plan: &WorldPlan,
        canals: Canals,
        cell: usize,
    ) -> Option<HexData> {
        let hex = self.grid[cell]?;
        let (row, column) = (cell / self.columns, cell % self.columns);
        let letter = plan.letter(row, column);
        let ocean = plan.oceans.iter().position(|(_, other)| *other == letter)?;
        let mut place = HexData {
            row: u8::try_from(row).ok()?,
            column: u8::try_from(column).ok()?,
            ocean: Ocean::new(home, ocean),
            neighbours: [hex; 6],
            count: 0,
        };
        let (canal, open): (Vec<Hex>, Vec<Hex>) = self
            .around(row, column)
            .filter(|next| !self.parts(plan.walls, hex, *next))
            .partition(|next| self.parts(plan.canals, hex, *next));
        let canal = canal.into_iter().filter(|_| canals == Canals::Open);
        for (slot, next) in place.neighbours.iter_mut().zip(open.into_iter().chain(canal)) {
            *slot = next;
            place.count += 1;
        }
        Some(place)
    }

    /// Returns the hexes that touch this one, clockwise from the east, ignoring walls.
    fn around(&self, row: usize, column: usize) -> impl Iterator<Item = Hex> {
        let east = (column + 1) % self.columns;
        let west = (column + self.columns - 1) % self.columns;
        let (left, right) = if row.is_multiple_of(2) { (west, column) } else { (column, east) };
        let (above, below) = (row.wrapping_sub(1), row + 1);
        [(row, east), (below, right), (below, left), (row, west), (above, left), (above, right)]
            .into_iter()
            .filter_map(|(row, column)| self.at(row, column))
    }

    /// Returns `true` if `pairs` includes the pair of these two hexes, in either order.
    fn parts(&self, pairs: &[[(u8, u8); 2]], here: Hex, there: Hex) -> bool {
        let hex = |(row, column): (u8, u8)| self.at(row.into(), column.into());
        pairs.iter().any(|pair| {
            let pair = pair.map(hex);
            pair == [Some(here), Some(there)] || pair == [Some(there), Some(here)]
        })
    }
}
