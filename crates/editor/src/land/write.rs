//! Writing a board with changed land into the content of its file.

use std::collections::BTreeSet;

use serde_json::{Map, Value, json};

use super::area::Area;
use super::piece::Piece;
use super::water::{Tide, Water};
use crate::board::BoardContents;
use crate::file::{BoardFile, GridCell, Net, point};
use crate::finish::{content, tenths};

/// The distance from a badge within which a touch means its territory.
const HIT_RADIUS: f64 = 34.4;

/// The part of the greatest room that a badge must have to stay where it is.
const ROOMY: f64 = 0.6;

/// Returns the file of the board with its changed land, or `None` if it has no sea left. Borders and
/// harbours that may have changed are left out.
pub fn written(
    file: &BoardFile,
    board: &BoardContents,
    pieces: &[Piece],
    tide: &Tide,
) -> Option<BoardFile> {
    // Use the names that the seas have in the file, because those are unique.
    let seas = file.board.seas.clone();
    let settled = BoardContents { seas, ..board.clone() };
    let mut written = content(file, &settled);
    let ids = ids(file, pieces);
    let unchanged = pieces.iter().zip(&ids).filter(|(piece, _)| piece.area.is_none());
    let kept: BTreeSet<&str> = unchanged.map(|(_, id)| &**id).collect();
    territories(&mut written, board, pieces, &ids);
    sea(&mut written, file, tide)?;
    // Starts refer to territories by id; they are written again from the board.
    written.remove("starts");
    adjacency(&mut written, &kept);
    harbours(&mut written, tide, &kept);
    anchorages(&mut written, pieces);
    let is_left = |id: &Value| id.as_str().is_some_and(|id| ids.iter().any(|it| it == id));
    if !written.get("middle").is_some_and(is_left) {
        written.remove("middle");
        written.extend(ids.first().map(|id| ("middle".to_owned(), json!(id))));
    }
    let mut read = BoardFile::of(written, &file.board.name)?;
    read.drawing = file.drawing + 1;
    Some(read)
}

/// Returns the ids of the territories: those that they had, or new ones.
fn ids(file: &BoardFile, pieces: &[Piece]) -> Vec<String> {
    let mut taken: BTreeSet<String> = file.ids.iter().cloned().collect();
    let mut given = BTreeSet::new();
    let mut id = |piece: &Piece| {
        let old = piece.from.first().and_then(|at| file.ids.get(*at)).cloned();
        if let Some(id) = old.filter(|id| given.insert(id.clone())) {
            return id;
        }
        let mut fresh = (1_usize..).map(|number| format!("land_{number}"));
        fresh.find(|id| taken.insert(id.clone())).unwrap_or_default()
    };
    pieces.iter().map(&mut id).collect()
}

fn territories(
    content: &mut Map<String, Value>,
    board: &BoardContents,
    pieces: &[Piece],
    ids: &[String],
) {
    let old = content.get("territories").and_then(Value::as_array).cloned().unwrap_or_default();
    let write = |(piece, id): (&Piece, &String)| {
        let known = piece.from.first().and_then(|at| old.get(*at));
        let mut value = known.cloned().unwrap_or_else(|| json!({ "hitRadius": HIT_RADIUS }));
        let Some(area) = &piece.area else { return value };
        value["id"] = json!(id);
        if known.is_none_or(|old| old["name"] != piece.territory.name) {
            value["name"] = json!(piece.territory.name);
            value["lines"] = json!(importer::lines(&piece.territory.name));
        }
        if let Some(continent) = board.continents.get(piece.territory.continent) {
            value["continent"] = json!(continent.id);
        }
        value["d"] = json!(area.path());
        place_badge(&mut value, area);
        value
    };
    let all: Vec<Value> = pieces.iter().zip(ids).map(write).collect();
    content.insert("territories".to_owned(), all.into());
}

/// Places the badge of a territory, unless it is where there is still room.
fn place_badge(value: &mut Value, area: &Area) {
    let (deepest, room) = area.deepest();
    let badge = &value["badge"];
    let old = badge["x"].as_f64().zip(badge["y"].as_f64()).map(|(x, y)| [x, y]);
    let far = |at: [f64; 2]| {
        let shape = crate::shape::Shape::read(&area.path());
        shape.nearest(at).map_or(0.0, |gap| gap.length)
    };
    if old.is_some_and(|at| area.contains(at) && far(at) >= ROOMY * room) {
        return;
    }
    let [x, y] = deepest.map(|number| (number * 10.0).round() / 10.0);
    value["badge"] = json!({ "x": x, "y": y, "r": (room * 10.0).round() / 10.0 });
    if let Some(fields) = value.as_object_mut() {
        fields.remove("nameAt");
    }
}

/// Writes the hexes and the walls between them, and leaves out seas without hexes.
fn sea(content: &mut Map<String, Value>, file: &BoardFile, tide: &Tide) -> Option<()> {
    let net = file.net()?;
    let place_of = |value: &Value| {
        let number = |field: &str| usize::try_from(value.get(field)?.as_u64()?).ok();
        Some((number("row")?, number("col")?))
    };
    let old = content.get("hexes").and_then(Value::as_array).cloned().unwrap_or_default();
    let mut hexes = Vec::new();
    let mut known = BTreeSet::new();
    for value in old {
        let place = place_of(&value)?;
        known.insert(place);
        match tide.changed.get(&place) {
            None => hexes.push(value),
            Some(water) => hexes.extend(water.as_ref().map(|it| hex(value, it))),
        }
    }
    for (place, water) in tide.changed.iter().filter(|(place, _)| !known.contains(place)) {
        let Some(water) = water else { continue };
        let ocean = file.board.seas.get(water.sea)?;
        hexes.push(hex(fresh(&net, *place, ocean), water));
    }
    let used: BTreeSet<&str> = hexes.iter().filter_map(|it| it["ocean"].as_str()).collect();
    let oceans: Vec<&String> =
        file.board.seas.iter().filter(|sea| used.contains(sea.as_str())).collect();
    if oceans.is_empty() {
        return None;
    }
    content.insert("oceans".to_owned(), json!(oceans));
    let places: BTreeSet<GridCell> = hexes.iter().filter_map(place_of).collect();
    content.insert("hexes".to_owned(), hexes.into());
    let mut walls = content.get("walls").and_then(Value::as_array).cloned().unwrap_or_default();
    walls.retain(|wall| {
        let ends = ["a", "b"].map(|end| wall[end].as_str().and_then(place));
        let is_left = ends.iter().all(|end| end.is_some_and(|place| places.contains(&place)));
        let is_same = ends.iter().flatten().all(|place| !tide.changed.contains_key(place));
        is_left && (is_same || wall["forced"].is_string())
    });
    let known: BTreeSet<[Option<GridCell>; 2]> =
        walls.iter().map(|wall| ["a", "b"].map(|end| wall[end].as_str().and_then(place))).collect();
    for (a, b) in &tide.walls {
        let is_new =
            !known.contains(&[Some(*a), Some(*b)]) && !known.contains(&[Some(*b), Some(*a)]);
        if is_new && places.contains(a) && places.contains(b) {
            walls.push(json!({ "a": name(*a), "b": name(*b) }));
        }
    }
    content.insert("walls".to_owned(), walls.into());
    Some(())
}

/// Writes the water of a hex into its JSON.
fn hex(mut value: Value, water: &Water) -> Value {
    if water.is_whole() {
        if let Some(fields) = value.as_object_mut() {
            fields.remove("cell");
        }
        let middle = [value["x"].clone(), value["y"].clone()];
        value["anchor"] = json!(middle);
        return value;
    }
    let (anchor, room) = water.area.deepest();
    value["anchor"] = tenths(anchor);
    value["anchorRoom"] = json!((room * 10.0).round() / 10.0);
    value["cell"] = json!(water.area.path());
    value
}

/// Returns a hex of open water.
pub fn fresh(net: &Net, place: GridCell, ocean: &str) -> Value {
    let [x, y] = net.middle(place).map(|number| (number * 100.0).round() / 100.0);
    let room = (net.width * 5.0).round() / 10.0;
    json!({
        "row": place.0, "col": place.1, "x": x, "y": y, "anchor": [x, y], "anchorRoom": room,
        "ocean": ocean,
    })
}

/// Leaves out the harbours of territories that have changed, and those at hexes that have.
fn harbours(content: &mut Map<String, Value>, tide: &Tide, kept: &BTreeSet<&str>) {
    let is_same = |harbour: &Value| {
        let hexes = harbour["hexes"].as_array().into_iter().flatten();
        let places = hexes.map(|it| it.as_str().and_then(place));
        places.into_iter().all(|it| it.is_some_and(|place| !tide.changed.contains_key(&place)))
    };
    for field in ["harbours", "harboursGeoVariant"] {
        let Some(all) = content.get_mut(field).and_then(Value::as_object_mut) else { continue };
        all.retain(|id, _| kept.contains(&**id));
        for seas in all.values_mut().filter_map(Value::as_object_mut) {
            seas.retain(|_, harbour| is_same(harbour));
        }
    }
}

/// Leaves out the borders of territories that have changed.
fn adjacency(content: &mut Map<String, Value>, kept: &BTreeSet<&str>) {
    let is_left = |id: &Value| id.as_str().is_some_and(|id| kept.contains(id));
    let Some(all) = content.get_mut("adjacency") else { return };
    if let Some(land) = all.get_mut("land").and_then(Value::as_array_mut) {
        land.retain(|pair| is_left(&pair[0]) && is_left(&pair[1]));
    }
    if let Some(lanes) = all.get_mut("overseas").and_then(Value::as_array_mut) {
        lanes.retain(|lane| is_left(&lane["a"]) && is_left(&lane["b"]));
    }
}

/// Leaves out the places of ships in the picture of a new game that are on land now.
fn anchorages(content: &mut Map<String, Value>, pieces: &[Piece]) {
    let is_wet = |at: &Value| {
        let at = point(at);
        at.is_some_and(|at| {
            !pieces.iter().filter_map(|it| it.area.as_ref()).any(|it| it.contains(at))
        })
    };
    if let Some(all) = content.get_mut("anchorages").and_then(Value::as_array_mut) {
        all.retain(is_wet);
    }
}

/// Reads a hex such as `3,14`.
fn place(id: &str) -> Option<GridCell> {
    let (row, column) = id.split_once(',')?;
    Some((row.trim().parse().ok()?, column.trim().parse().ok()?))
}

fn name((row, column): GridCell) -> String {
    format!("{row},{column}")
}
