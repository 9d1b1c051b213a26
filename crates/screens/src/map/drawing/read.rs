//! Reading a board with its artwork at run time, from the form of `crates/engine/data/board.json`.

use std::collections::BTreeMap;
use std::fmt::Write;

use serde::Deserialize;

use super::artwork::{Artwork, HexGrid, LaneArtwork, TerritoryShape};
use super::{Drawing, schematic};
use cartography::path::corners;
use engine::world::{World, WorldFault, WorldId};

/// An error in the file of a board.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum BoardFault {
    /// The board itself is invalid.
    #[error(transparent)]
    World(#[from] WorldFault),
    /// The artwork isn't JSON of the right form.
    #[error("{}", text::boards::unreadable(.0))]
    Unreadable(String),
    /// A board has artwork, but not for everything on it.
    #[error("{}", text::boards::FieldMissing { of, field }.say())]
    Missing { field: &'static str, of: String },
    /// An outline isn't a closed path of straight lines.
    #[error("{}", text::boards::NoPath { of, field }.say())]
    Path { field: &'static str, of: String },
    /// A number that isn't possible there.
    #[error("{}", text::boards::OutOfRange { of, field }.say())]
    Range { field: &'static str, of: String },
    /// A reference to a territory that doesn't exist.
    #[error("{}", text::boards::no_territory(.0))]
    Unknown(String),
}

/// The steps of path data in a unit of the map.
const STEPS: f64 = 5.0;

/// A map that isn't said to repeat does so only after this many units, out of everybody's reach.
const NEVER: f64 = 1_000_000.0;

/// The largest width or height of a map, in units.
const LARGEST: f64 = 10_000.0;

/// The offset of a name from its badge, if the board doesn't say otherwise.
const BELOW: [f64; 2] = [0.0, 23.0];

/// The distance from a badge within which a touch means its territory, if the board doesn't say.
const HIT_RADIUS: f64 = 34.4;

/// A ship this close to the centre of its hex, in units, is drawn at the centre.
const CENTRED: f64 = 0.2;

/// The width by which the room around a ship may fall short of half a hex.
const ROOMY: f64 = 0.5;

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct ArtworkDraft {
    title: String,
    view_box: Option<[f64; 4]>,
    wrap_width: Option<f64>,
    middle: Option<String>,
    #[serde(default)]
    anchorages: Vec<[f64; 2]>,
    continents: Vec<ContinentArtwork>,
    grid: GridArtwork,
    territories: Vec<DraftShape>,
    adjacency: BordersArtwork,
    hexes: Vec<HexArtwork>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct ContinentArtwork {
    name: String,
    name_at: Option<[f64; 2]>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct GridArtwork {
    origin_x: Option<f64>,
    origin_y: Option<f64>,
    hex_width: Option<f64>,
    side: Option<f64>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct DraftShape {
    id: String,
    name: String,
    lines: Option<Vec<String>>,
    badge: Option<DraftBadge>,
    hit_radius: Option<f64>,
    name_at: Option<[f64; 2]>,
    d: Option<String>,
}

#[derive(Deserialize)]
struct DraftBadge {
    x: f64,
    y: f64,
    leader: Option<[f64; 2]>,
}

#[derive(Deserialize)]
struct BordersArtwork {
    #[serde(default)]
    overseas: Vec<LaneLines>,
}

#[derive(Deserialize)]
struct LaneLines {
    a: String,
    b: String,
    #[serde(default)]
    segments: Vec<Vec<[f64; 2]>>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct HexArtwork {
    row: usize,
    col: usize,
    x: Option<f64>,
    y: Option<f64>,
    anchor: Option<[f64; 2]>,
    anchor_room: Option<f64>,
    cell: Option<String>,
}

impl Drawing {
    /// Reads a board with its artwork and keeps both until the program ends. A board without
    /// artwork is drawn as a schematic. If a board with this title has been read before, that one
    /// stays.
    ///
    /// # Errors
    /// Fails if the text is not a valid board or its artwork is incomplete; then nothing is kept.
    pub fn read(json: &str) -> Result<&'static Self, BoardFault> {
        let draft: ArtworkDraft = serde_json::from_str(json)
            .map_err(|error| BoardFault::Unreadable(error.to_string()))?;
        if let Some(known) = WorldId::titled(&draft.title).filter(|id| id.is_read()) {
            return Ok(Self::of(known));
        }
        let artwork = draft.artwork()?;
        let world = World::home(World::read(json)?);
        let artwork = artwork.unwrap_or_else(|| schematic::artwork(world));
        Ok(Self::made(world, || artwork))
    }
}

impl ArtworkDraft {
    /// Returns the artwork, or `None` if the board has none.
    fn artwork(&self) -> Result<Option<Artwork>, BoardFault> {
        let is_drawn = self.view_box.is_some() || self.territories.iter().any(|at| at.d.is_some());
        if !is_drawn {
            return Ok(None);
        }
        let [.., width, height] = self.of_board("viewBox", self.view_box)?;
        for size in [width, height] {
            self.check("viewBox", (1.0..=LARGEST).contains(&size))?;
        }
        let wrap = self.wrap_width.unwrap_or(NEVER);
        self.check("wrapWidth", wrap >= 1.0)?;
        let hit_radius = self.territories.first().and_then(|at| at.hit_radius);
        let middle = self.middle.as_ref().map_or(Ok(0), |id| self.territory(id))?;
        let whole = |at: &[f64; 2]| (units(at[0]), units(at[1]));
        Ok(Some(Artwork {
            size: (units(width), units(height)),
            wrap: float(wrap),
            hit_radius: float(hit_radius.unwrap_or(HIT_RADIUS)),
            middle,
            territories: leaked(self.territories.iter().map(DraftShape::shape))?,
            lanes: leaked(self.adjacency.overseas.iter().map(|lane| self.lane(lane)))?,
            continents: leaked(self.continents.iter().map(ContinentArtwork::place))?,
            anchorages: self.anchorages.iter().map(whole).collect::<Vec<_>>().leak(),
            hexes: self.hex_grid()?,
        }))
    }

    fn of_board<T>(&self, field: &'static str, value: Option<T>) -> Result<T, BoardFault> {
        required(field, &self.title, value)
    }

    fn check(&self, field: &'static str, is_right: bool) -> Result<(), BoardFault> {
        let of = || self.title.clone();
        if is_right { Ok(()) } else { Err(BoardFault::Range { field, of: of() }) }
    }

    fn territory(&self, id: &str) -> Result<usize, BoardFault> {
        let place = self.territories.iter().position(|at| at.id == id);
        place.ok_or_else(|| BoardFault::Unknown(id.to_owned()))
    }

    fn lane(&self, lane: &LaneLines) -> Result<LaneArtwork, BoardFault> {
        let between = (self.territory(&lane.a)?, self.territory(&lane.b)?);
        let drawn = lane.segments.iter();
        let segment = |ends: &Vec<[f64; 2]>| -> &'static [(f32, f32)] {
            ends.iter().copied().map(point).collect::<Vec<_>>().leak()
        };
        Ok(LaneArtwork { between, segments: drawn.map(segment).collect::<Vec<_>>().leak() })
    }

    fn hex_grid(&self) -> Result<HexGrid, BoardFault> {
        let grid = &self.grid;
        let origin =
            [self.of_board("originX", grid.origin_x)?, self.of_board("originY", grid.origin_y)?];
        let width = self.of_board("hexWidth", grid.hex_width)?;
        let side = self.of_board("side", grid.side)?;
        self.check("hexWidth", (1.0..=LARGEST).contains(&width))?;
        self.check("side", (1.0..=LARGEST).contains(&side))?;
        // The engine numbers the hexes row by row, whatever their order in the file.
        let by_place: BTreeMap<_, _> =
            self.hexes.iter().map(|hex| ((hex.row, hex.col), hex)).collect();
        let (mut cells, mut anchors) = (Vec::new(), Vec::new());
        for (index, hex) in by_place.into_values().enumerate() {
            let name = || text::boards::Hex { row: hex.row, column: hex.col }.say();
            if let Some(cell) = &hex.cell {
                let path =
                    path(cell).ok_or_else(|| BoardFault::Path { field: "cell", of: name() })?;
                cells.push((index, &*path.leak()));
            }
            let (Some(x), Some(y), Some([to_x, to_y]), Some(room)) =
                (hex.x, hex.y, hex.anchor, hex.anchor_room)
            else {
                continue;
            };
            let is_moved = (to_x - x).hypot(to_y - y) > CENTRED;
            if is_moved || room < width / 2.0 - ROOMY {
                anchors.push((index, point([to_x, to_y]), float(room)));
            }
        }
        Ok(HexGrid {
            origin: point(origin),
            width: float(width),
            row: float(side * 1.5),
            outline: hexagon(width, side).leak(),
            cells: cells.leak(),
            anchors: anchors.leak(),
        })
    }
}

impl ContinentArtwork {
    fn place(&self) -> Result<(f32, f32), BoardFault> {
        required("nameAt", &self.name, self.name_at).map(point)
    }
}

impl DraftShape {
    fn shape(&self) -> Result<TerritoryShape, BoardFault> {
        let badge = required("badge", &self.name, self.badge.as_ref())?;
        let outline = required("d", &self.name, self.d.as_ref())?;
        let faulty = || BoardFault::Path { field: "d", of: self.name.clone() };
        let lines = self.lines.clone().unwrap_or_else(|| vec![self.name.clone()]);
        let lines = lines.into_iter().map(|line| &*line.leak());
        Ok(TerritoryShape {
            path: path(outline).ok_or_else(faulty)?.leak(),
            badge: point([badge.x, badge.y]),
            leader: badge.leader.map(point),
            name: point(self.name_at.unwrap_or(BELOW)),
            label: lines.collect::<Vec<_>>().leak(),
        })
    }
}

fn required<T>(field: &'static str, of: &str, value: Option<T>) -> Result<T, BoardFault> {
    value.ok_or_else(|| BoardFault::Missing { field, of: of.to_owned() })
}

fn leaked<T>(
    values: impl Iterator<Item = Result<T, BoardFault>>,
) -> Result<&'static [T], BoardFault> {
    Ok(values.collect::<Result<Vec<T>, _>>()?.leak())
}

fn point([x, y]: [f64; 2]) -> (f32, f32) {
    (float(x), float(y))
}

#[expect(clippy::cast_possible_truncation, reason = "positions on a map are small")]
fn float(number: f64) -> f32 {
    ((number * 1000.0).round() / 1000.0) as f32
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "sizes of maps")]
fn units(number: f64) -> u32 {
    number.round().clamp(0.0, LARGEST) as u32
}

#[expect(clippy::cast_possible_truncation, reason = "positions on a map are small")]
fn steps(number: f64) -> i32 {
    // Round to hundredths first, as positions are written in files.
    ((number * 100.0).round() / 100.0 * STEPS + 0.5).floor() as i32
}

/// Returns the outline of a hex, as path data that follows a move to its centre.
fn hexagon(width: f64, side: f64) -> String {
    let [half, edge] = [width / 2.0, side].map(|length| (length * STEPS).round());
    let slope = (edge / 2.0).round();
    format!("m0-{edge}l{half} {slope} 0 {edge}-{half} {slope}-{half}-{slope} 0-{edge}z")
}

/// Reads path data of the form `M x y l dx dy … z` in units of the map, and writes it in steps.
fn path(text: &str) -> Option<String> {
    let mut all = String::new();
    for ring in text.split(['z', 'Z']).filter(|ring| !ring.trim().is_empty()) {
        let points = ring_of(ring)?;
        // An island smaller than a step can't be seen.
        let [first, rest @ ..] = &points[..] else { continue };
        if rest.len() < 2 {
            continue;
        }
        all.push('M');
        push(&mut all, *first);
        all.push('l');
        let mut last = *first;
        for (number, point) in rest.iter().enumerate() {
            if number > 0 && point.0 >= last.0 {
                all.push(' ');
            }
            push(&mut all, (point.0 - last.0, point.1 - last.1));
            last = *point;
        }
        all.push('z');
    }
    (!all.is_empty()).then_some(all)
}

/// Writes two numbers, with a space between them only if the second one has no sign.
fn push(text: &mut String, (x, y): (i32, i32)) {
    let gap = if y < 0 { "" } else { " " };
    let _ = write!(text, "{x}{gap}{y}");
}

/// Reads the corners of a ring in steps, without those that fall onto the one before.
fn ring_of(text: &str) -> Option<Vec<(i32, i32)>> {
    let corners = corners(text, 2.0 * LARGEST)?;
    let mut points: Vec<_> = corners.into_iter().map(|[x, y]| (steps(x), steps(y))).collect();
    points.dedup();
    if points.len() > 1 && points.first() == points.last() {
        points.pop();
    }
    Some(points)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::map::drawing::earth::EARTH;

    const BOARD: &str = include_str!("../../../../engine/data/board.json");

    fn read(json: &str) -> Result<Artwork, BoardFault> {
        let draft: ArtworkDraft = serde_json::from_str(json).unwrap();
        draft.artwork().map(Option::unwrap)
    }

    fn fault(of: &str, instead: &str) -> BoardFault {
        assert!(BOARD.contains(of), "{of}");
        read(&BOARD.replacen(of, instead, 1)).unwrap_err()
    }

    #[test]
    fn the_artwork_of_the_earth_is_read_as_it_is_generated() {
        let read = read(BOARD).unwrap();
        for (one, other) in read.territories.iter().zip(EARTH.territories) {
            assert_eq!(TerritoryShape { path: other.path, ..*one }, *other);
            // The generated outlines have fewer points, and islands that can't be seen.
            let [rings, generated] = [one, other].map(|shape| shape.path.matches('M').count());
            assert!(rings <= generated && rings + 5 > generated, "{:?}", one.label);
            assert!(one.path.len() < 4 * other.path.len(), "{:?}", one.label);
        }
        let read = Artwork { territories: EARTH.territories, ..read };
        assert_eq!(read.hexes, EARTH.hexes);
        assert_eq!(read, EARTH);
    }

    #[test]
    fn outlines_are_read_in_units_and_written_in_steps() {
        let read = |text| path(text);
        assert_eq!(read("M1 2l3 0 0 3z").unwrap(), "M5 10l15 0 0 15z");
        assert_eq!(
            read(" M1,2 l-.5-1 2-1 z\nM9 9l1 0-1 1z").unwrap(),
            "M5 10l-2-5 10-5zM45 45l5 0-5 5z"
        );
        assert_eq!(read("M1 2l3 0 .01 0 0 3zM9 9l.01 0 0 .01z").unwrap(), "M5 10l15 0 0 15z");
        for nothing in
            ["", "M1 2", "1 2l3 0 0 3z", "M1 2l3 0 0z", "M1 2c3 0 0 3 1 1z", "M1 2l9e9 0z"]
        {
            assert_eq!(read(nothing), None, "{nothing}");
        }
        assert_eq!(read("M99999 0l1 0 0 1z"), None, "no map is that large");
    }

    #[test]
    fn faulty_artwork_is_refused_with_what_is_wrong() {
        let missing = |field, of: &str| BoardFault::Missing { field, of: of.to_owned() };
        let range = |field| BoardFault::Range { field, of: "Earth".into() };
        assert_eq!(fault("\"d\":\"M", "\"e\":\"M"), missing("d", "Alaska"));
        assert_eq!(fault("\"badge\"", "\"budge\""), missing("badge", "Alaska"));
        assert_eq!(fault("\"nameAt\"", "\"nameBy\""), missing("nameAt", "North America"));
        assert_eq!(fault("\"hexWidth\"", "\"hexWide\""), missing("hexWidth", "Earth"));
        assert_eq!(fault("\"viewBox\"", "\"box\""), missing("viewBox", "Earth"));
        assert_eq!(fault("\"wrapWidth\":1600", "\"wrapWidth\":0"), range("wrapWidth"));
        assert_eq!(
            fault("\"d\":\"M", "\"d\":\"Q"),
            BoardFault::Path { field: "d", of: "Alaska".into() }
        );
        assert_eq!(
            fault("\"middle\":\"north_africa\"", "\"middle\":\"nowhere\""),
            BoardFault::Unknown("nowhere".into())
        );
        let unread = Drawing::read("{\"title\": 1}");
        assert!(matches!(unread, Err(BoardFault::Unreadable(_))), "{unread:?}");
        let said = missing("d", "Alaska").to_string();
        assert_eq!(said, "Alaska has no “d”");
    }

    #[test]
    fn a_board_is_read_once_and_a_faulty_one_not_at_all() {
        let other = BOARD.replacen("\"Earth\"", "\"Twin\"", 1);
        let faulty = other.replacen("\"badge\"", "\"budge\"", 1);
        assert!(Drawing::read(&faulty).is_err() && WorldId::titled("Twin").is_none());
        let twin = Drawing::read(&other).unwrap();
        assert_eq!((twin.world().title(), twin.territories().len()), ("Twin", 42));
        assert_eq!(twin.badge(twin.territories().next().unwrap()), (88.7_f32, 132.7_f32).into());
        assert_eq!(Drawing::read(&other), Ok(twin));
        assert_eq!(Drawing::of(twin.world().id()), twin);
    }

    #[test]
    fn a_board_without_artwork_is_drawn_as_a_schematic() {
        let lagoon = include_str!("../../../../engine/tests/worlds/lagoon.json");
        let lagoon = lagoon.replacen("\"Lagoon\"", "\"Mere\"", 1);
        let drawing = Drawing::read(&lagoon).unwrap();
        assert_eq!(drawing.artwork, schematic::artwork(drawing.world()));
    }
}
