//! The artwork of a board as data: outlines, and the positions of everything on the map.
//!
//! Points are in units of the map, if nothing else is stated. Path data is in steps of [`STEP`]
//! units, without fractions: draw it under [`PATH_TRANSFORM`]. Territories and hexes are given by
//! their index in the engine.

/// The length of a step of path data, in units of the map.
pub const STEP: f64 = 0.2;

/// The transform under which all path data of a board is drawn.
pub const PATH_TRANSFORM: &str = "scale(0.2)";

/// The artwork of a board.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Artwork {
    /// The width and the height of the map.
    pub size: (u32, u32),
    /// The map repeats to the east and west after this many units.
    pub wrap: f32,
    /// The distance from a badge within which a touch means its territory.
    pub hit_radius: f32,
    /// The territory that the eye begins at.
    pub middle: usize,
    /// One shape for each territory.
    pub territories: &'static [TerritoryShape],
    /// The borders across water.
    pub lanes: &'static [LaneArtwork],
    /// The middle of the name of each continent, on open water.
    pub continents: &'static [(f32, f32)],
    /// The positions of ships in the picture of a new game.
    pub anchorages: &'static [(u32, u32)],
    pub hexes: HexGrid,
}

/// The shape of a territory.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct TerritoryShape {
    /// The outline, as path data.
    pub path: &'static str,
    /// The position of the number of armies.
    pub badge: (f32, f32),
    /// The end of a line from the badge, if the badge is outside the territory.
    pub leader: Option<(f32, f32)>,
    /// The offset in pixels from the badge to the baseline of the first line of the name.
    pub name: (f32, f32),
    /// The name, in lines.
    pub label: &'static [&'static str],
}

/// A border across water.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct LaneArtwork {
    pub between: (usize, usize),
    /// The lines to draw: one, or two where the lane leaves the map and comes back on the other
    /// side.
    pub segments: &'static [&'static [(f32, f32)]],
}

/// The hexes of the sea.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct HexGrid {
    /// The centre of the hex in row 0 and column 0.
    pub origin: (f32, f32),
    /// The distance from one hex to the next in its row. Odd rows are shifted right by half of it.
    pub width: f32,
    /// The distance from one row to the next.
    pub row: f32,
    /// The outline of a whole hex, as path data that follows a move to its centre.
    pub outline: &'static str,
    /// The hexes that land cuts into, with the outline of their water as path data.
    pub cells: &'static [(usize, &'static str)],
    /// The hexes in which a ship isn't at the centre, with its position and the radius of the room
    /// there.
    pub anchors: &'static [(usize, (f32, f32), f32)],
}
