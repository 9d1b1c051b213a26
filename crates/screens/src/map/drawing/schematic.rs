//! The artwork of a world that comes without any: its territories as squares in rows, above its
//! sea. It shows every territory and hex, though not where they are.

use super::artwork::{Artwork, HexGrid, TerritoryShape};
use engine::world::{Hex, Territory, World};

/// The width of the map.
const WIDTH: u32 = 1600;

/// The number of squares in a row, and the distance from one to the next.
const IN_A_ROW: u32 = 16;
const SQUARE: u32 = WIDTH / IN_A_ROW;

/// The width of the land in a square.
const LAND: u32 = 92;

/// The distance from the middle of a square up to its badge, which leaves room for the name.
const RAISED: u32 = 18;

/// The distance from a badge within which a touch means its territory.
const HIT_RADIUS: f32 = 34.4;

/// The number of steps of path data in a unit of the map.
const STEPS: u32 = 5;

/// Lays out a schematic map of a world, with a square for each territory.
pub(super) fn artwork(world: &World) -> Artwork {
    let territories: Vec<TerritoryShape> =
        (0..).zip(world.territories().iter()).map(square).collect();
    let top = SQUARE * number(territories.len()).div_ceil(IN_A_ROW);
    let (hexes, height) = sea(world, top);
    let part = WIDTH / number(world.continents().len()).max(1);
    let continents: Vec<_> = (0..)
        .zip(world.continents())
        .map(|(index, _)| (units(part * index + part / 2), units(top)))
        .collect();
    Artwork {
        size: (WIDTH, top + height),
        wrap: units(WIDTH),
        hit_radius: HIT_RADIUS,
        middle: 0,
        territories: territories.leak(),
        lanes: &[],
        continents: continents.leak(),
        anchorages: &[],
        hexes,
    }
}

/// Draws a territory as the square with this number.
fn square((number, territory): (u32, Territory)) -> TerritoryShape {
    let [row, column] = [number / IN_A_ROW, number % IN_A_ROW];
    let [x, y] = [column, row].map(|at| SQUARE * at + (SQUARE - LAND) / 2);
    let [left, top, side] = [x, y, LAND].map(|units| units * STEPS);
    let path = format!("M{left} {top}l{side} 0 0 {side}-{side} 0z");
    TerritoryShape {
        path: path.leak(),
        badge: (units(x + LAND / 2), units(y + LAND / 2 - RAISED)),
        leader: None,
        name: (0.0, 23.0),
        label: territory.name().split(' ').collect::<Vec<_>>().leak(),
    }
}

/// Returns hexes that fill the width of the map below `top`, and their height.
fn sea(world: &World, top: u32) -> (HexGrid, u32) {
    let most = |of: fn(Hex) -> usize| world.hexes().map(|hex| number(of(hex)) + 1).max();
    let (columns, rows) = (most(Hex::column).unwrap_or(1), most(Hex::row).unwrap_or(0));
    let half = WIDTH / columns / 2;
    // The length of an edge, which is also the distance from the centre to a corner.
    let edge = half * 1155 / 1000;
    let [wide, high, slope] = [half, edge, edge / 2].map(|units| units * STEPS);
    let outline =
        format!("m0-{high}l{wide} {slope} 0 {high}-{wide} {slope}-{wide}-{slope} 0-{high}z");
    let grid = HexGrid {
        origin: (units(half), units(top + edge)),
        width: units(2 * half),
        row: units(edge * 3) / 2.0,
        outline: outline.leak(),
        cells: &[],
        anchors: &[],
    };
    (grid, edge * (3 * rows + 1) / 2)
}

/// Returns the number of places of a kind, of which no world has many.
fn number(of_places: usize) -> u32 {
    u32::try_from(of_places).unwrap_or(u32::MAX)
}

#[expect(clippy::cast_precision_loss, reason = "no map is millions of units wide")]
fn units(number: u32) -> f32 {
    number as f32
}
