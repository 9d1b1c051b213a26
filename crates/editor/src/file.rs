//! The file of a board that was opened: what can be changed, and the artwork, which stays.

use std::collections::BTreeSet;

use serde_json::{Map, Value};

use super::board::{BoardContents, Continent, Pair, Territory, pair};
use super::shape::{Coordinates, Shape};

/// An opened file.
#[derive(Debug, Clone)]
pub struct BoardFile {
    pub content: Map<String, Value>,
    /// The board as it was in the file.
    pub board: BoardContents,
    /// The ids of the territories.
    pub ids: Vec<String>,
    pub shapes: Vec<Shape>,
    pub badges: Vec<Coordinates>,
    pub hexes: Vec<SeaHex>,
    /// The borders that some rules leave out.
    pub optional: BTreeSet<Pair>,
    /// The number of its drawing: another one if the land has been changed.
    pub drawing: usize,
}

/// The net of the hexes.
#[derive(Debug, Clone, Copy)]
pub struct Net {
    pub rows: usize,
    pub columns: usize,
    pub width: f64,
    pub side: f64,
    origin: Coordinates,
}

/// A row and a column of the net.
pub type GridCell = (usize, usize);

impl Net {
    /// Returns the middle of a hex.
    pub fn middle(&self, (row, column): GridCell) -> Coordinates {
        let shift = if row % 2 == 1 { self.width / 2.0 } else { 0.0 };
        #[expect(clippy::cast_precision_loss, reason = "rows and columns of a map")]
        let (down, right) = (row as f64, column as f64);
        [self.origin[0] + right * self.width + shift, self.origin[1] + down * self.side * 1.5]
    }

    /// Returns the outline of a whole hex.
    pub fn hex(&self, place: GridCell) -> Shape {
        Shape::hex(self.middle(place), self.width, self.side)
    }
}

/// A hex of the sea.
#[derive(Debug, Clone)]
pub struct SeaHex {
    pub id: String,
    pub place: GridCell,
    pub sea: usize,
    pub anchor: Coordinates,
    pub shape: Shape,
}

impl BoardFile {
    /// Reads a board in our own form, or returns `None` if it isn't one, or one without artwork.
    pub fn read(json: &str, name: &str) -> Option<Self> {
        Self::of(serde_json::from_str(json).ok()?, name)
    }

    /// Reads the content of a board in our own form.
    pub fn of(content: Map<String, Value>, name: &str) -> Option<Self> {
        let territories = list(content.get("territories")?)?;
        let ids = texts(territories, "id")?;
        let continents: Vec<Continent> =
            list(content.get("continents")?)?.iter().map(continent).collect::<Option<_>>()?;
        let seas: Vec<String> =
            list(content.get("oceans")?)?.iter().map(owned).collect::<Option<_>>()?;
        let of = |it: &Value| {
            let id = it.get("continent")?.as_str()?;
            let continent = continents.iter().position(|it| it.id == id)?;
            Some(Territory { name: owned(it.get("name")?)?, continent, start: None })
        };
        let shapes = territories.iter().map(|it| Some(Shape::read(it.get("d")?.as_str()?)));
        let badge = |it: &Value| {
            let badge = it.get("badge")?;
            Some([badge.get("x")?.as_f64()?, badge.get("y")?.as_f64()?])
        };
        let mut file = Self {
            shapes: shapes.collect::<Option<_>>()?,
            badges: territories.iter().map(badge).collect::<Option<_>>()?,
            board: BoardContents {
                name: name.to_owned(),
                territories: territories.iter().map(of).collect::<Option<_>>()?,
                continents,
                seas,
                ..BoardContents::default()
            },
            hexes: Vec::new(),
            optional: BTreeSet::new(),
            drawing: 0,
            ids,
            content,
        };
        file.hexes = file.read_hexes()?;
        file.read_borders()?;
        file.board.harbours = file.read_harbours()?;
        file.read_starts()?;
        Some(file)
    }

    /// Returns the width and the height of the map.
    pub fn size(&self) -> (f64, f64) {
        let side = |at: usize| self.content.get("viewBox")?.get(at)?.as_f64();
        (side(2).unwrap_or(1.0), side(3).unwrap_or(1.0))
    }

    /// Returns the net of the hexes.
    pub fn net(&self) -> Option<Net> {
        let grid = self.content.get("grid")?;
        let length = |field: &str| grid.get(field)?.as_f64();
        let count = |field: &str| usize::try_from(grid.get(field)?.as_u64()?).ok();
        Some(Net {
            rows: count("rows")?,
            columns: count("cols")?,
            width: length("hexWidth")?,
            side: length("side")?,
            origin: [length("originX")?, length("originY")?],
        })
    }

    /// Returns the width after which the map repeats, if that can be seen.
    pub fn wrap(&self) -> Option<f64> {
        let wrap = self.content.get("wrapWidth")?.as_f64()?;
        (wrap < 1.5 * self.size().0).then_some(wrap)
    }

    /// Returns the outlines of the territories as path data.
    pub fn outlines(&self) -> impl Iterator<Item = &str> {
        let all = self.content.get("territories").and_then(list).into_iter().flatten();
        all.map(|it| it.get("d").and_then(Value::as_str).unwrap_or_default())
    }

    /// Returns the index of the territory with this id, or `None` if there is none.
    pub fn territory(&self, id: &str) -> Option<usize> {
        self.ids.iter().position(|it| it == id)
    }

    /// Returns the number of the sea that has this name in the file.
    pub fn sea(&self, name: &str) -> Option<usize> {
        self.board.seas.iter().position(|it| it == name)
    }

    /// Returns two territories that the file names.
    pub fn pair(&self, a: &Value, b: &Value) -> Option<Pair> {
        Some(pair(self.territory(a.as_str()?)?, self.territory(b.as_str()?)?))
    }

    /// Returns the hexes of a sea that touch the coast of a territory.
    pub fn coast(&self, territory: usize, sea: usize) -> Vec<&SeaHex> {
        let Some(shape) = self.shapes.get(territory) else { return Vec::new() };
        let touches = |hex: &&SeaHex| hex.sea == sea && hex.shape.touches(shape);
        self.hexes.iter().filter(touches).collect()
    }

    fn read_hexes(&self) -> Option<Vec<SeaHex>> {
        let net = self.net()?;
        let hex = |it: &Value| {
            let number = |field: &str| usize::try_from(it.get(field)?.as_u64()?).ok();
            let place = (number("row")?, number("col")?);
            let sea = self.sea(it.get("ocean")?.as_str()?)?;
            let shape = match it.get("cell").and_then(Value::as_str) {
                Some(cell) => Shape::read(cell),
                None => net.hex(place),
            };
            let anchor = it.get("anchor").and_then(point).unwrap_or(net.middle(place));
            Some(SeaHex { id: format!("{},{}", place.0, place.1), place, sea, anchor, shape })
        };
        list(self.content.get("hexes")?)?.iter().map(hex).collect()
    }

    fn read_borders(&mut self) -> Option<()> {
        let adjacency = self.content.get("adjacency")?;
        let land = list(adjacency.get("land")?)?.iter();
        let land: BTreeSet<Pair> =
            land.map(|it| self.pair(it.get(0)?, it.get(1)?)).collect::<Option<_>>()?;
        let mut lanes = [BTreeSet::new(), BTreeSet::new()];
        for lane in adjacency.get("overseas").and_then(list).into_iter().flatten() {
            let is_optional = lane.get("optional").and_then(Value::as_bool) == Some(true);
            lanes[usize::from(is_optional)].insert(self.pair(lane.get("a")?, lane.get("b")?)?);
        }
        let [lanes, optional] = lanes;
        let firm: BTreeSet<Pair> = land.union(&lanes).copied().collect();
        self.optional = optional.difference(&firm).copied().collect();
        self.board.borders = firm.union(&optional).copied().collect();
        Some(())
    }

    fn read_starts(&mut self) -> Option<()> {
        let Some(starts) = self.content.get("starts") else { return Some(()) };
        for (colour, ids) in starts.as_object()? {
            let seat = colour.parse().ok()?;
            for id in ids.as_array()? {
                let at = self.ids.iter().position(|it| id == it)?;
                self.board.territories.get_mut(at)?.start = Some(seat);
            }
        }
        Some(())
    }

    fn read_harbours(&self) -> Option<BTreeSet<(usize, usize)>> {
        let mut found = BTreeSet::new();
        for (id, seas) in self.content.get("harbours")?.as_object()? {
            let territory = self.territory(id)?;
            for sea in seas.as_object()?.keys() {
                found.insert((territory, self.sea(sea)?));
            }
        }
        Some(found)
    }
}

fn list(value: &Value) -> Option<&Vec<Value>> {
    value.as_array()
}

fn owned(value: &Value) -> Option<String> {
    value.as_str().map(str::to_owned)
}

fn texts(values: &[Value], field: &str) -> Option<Vec<String>> {
    values.iter().map(|it| owned(it.get(field)?)).collect()
}

fn continent(value: &Value) -> Option<Continent> {
    let bonus = value.get("bonus")?.as_u64()?;
    Some(Continent {
        id: owned(value.get("id")?)?,
        name: owned(value.get("name")?)?,
        bonus: u32::try_from(bonus).ok()?,
    })
}

/// Reads a point.
pub fn point(value: &Value) -> Option<Coordinates> {
    Some([value.get(0)?.as_f64()?, value.get(1)?.as_f64()?])
}
