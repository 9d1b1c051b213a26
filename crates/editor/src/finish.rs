//! Writing the changed board into the content of its file.

use std::collections::BTreeSet;

use cartography::worth::{Worth, objectives};
use engine::core::Seat;
use engine::world::imported_name;
use serde_json::{Map, Value, json};

use super::board::{BoardContents, Pair};
use super::file::{BoardFile, SeaHex, point};
use super::shape::{Coordinates, TOUCH, distance};

/// The length of a lane's ends that are drawn on land, in units.
const INLAND: f64 = 9.0;

/// The room that the name of a continent keeps to badges and other names, in units.
const ROOM: f64 = 60.0;

/// Returns the content of the changed board. Whatever wasn't changed stays as it was in the file.
pub fn content(file: &BoardFile, board: &BoardContents) -> Map<String, Value> {
    let mut content = file.content.clone();
    content.remove("starts");
    content.remove("playsLike");
    let mut put = |field: &str, value: Value| content.insert(field.to_owned(), value);
    put("name", json!(board.name));
    put("continents", continents(file, board));
    put("objectives", goals(file, board));
    put("oceans", json!(board.seas));
    put("hexes", hexes(file, board));
    put("territories", territories(file, board));
    put("adjacency", adjacency(file, board));
    put("harbours", harbours(file, board, "harbours"));
    if file.content.contains_key("harboursGeoVariant") {
        put("harboursGeoVariant", harbours(file, board, "harboursGeoVariant"));
    }
    if !board.starts().is_empty() {
        put("starts", starts(file, board));
    }
    if let Some(title) = original(file, board) {
        put("playsLike", json!(title));
    }
    content
}

/// Returns the title of the board that the changed one is a copy of, if they differ in names at most
/// and the original isn't somebody's own: what has been measured on it holds for the copy too.
fn original<'a>(file: &'a BoardFile, board: &BoardContents) -> Option<&'a str> {
    let text = |field: &str| file.content.get(field).and_then(Value::as_str);
    let own = || text("title").filter(|title| imported_name(title).is_none());
    let title = text("playsLike").or_else(own)?;
    (file.drawing == 0 && board.plays_like(&file.board)).then_some(title)
}

/// Returns the territories that each army starts with, by its colour.
fn starts(file: &BoardFile, board: &BoardContents) -> Value {
    let of = |seat: Seat| -> Vec<&String> {
        board.start_of(seat).filter_map(|at| file.ids.get(at)).collect()
    };
    let all =
        board.starts().into_iter().map(|seat| (seat.name().to_ascii_lowercase(), json!(of(seat))));
    all.collect::<Map<_, _>>().into()
}

fn items<'a>(file: &'a BoardFile, field: &str) -> &'a [Value] {
    file.content.get(field).and_then(Value::as_array).map_or(&[], Vec::as_slice)
}

/// Returns the extents and frontiers of all continents by their ids.
fn frontiers(board: &BoardContents) -> Vec<(&str, (usize, usize))> {
    let all = board.continents.iter().enumerate();
    all.map(|(number, it)| (&*it.id, board.frontier(number))).collect()
}

fn continents(file: &BoardFile, board: &BoardContents) -> Value {
    let before = frontiers(&file.board);
    let mut names: Vec<Coordinates> = items(file, "continents")
        .iter()
        .filter_map(|it| it.get("nameAt").and_then(point))
        .collect();
    let mut write = |(number, it): (usize, &super::board::Continent)| {
        let known = items(file, "continents").iter().find(|old| old["id"] == it.id);
        let mut value = known.cloned().unwrap_or_else(|| json!({ "id": it.id }));
        value["name"] = json!(it.name);
        value["bonus"] = json!(it.bonus);
        let frontier = board.frontier(number);
        if !before.contains(&(&*it.id, frontier)) {
            value["hold"] = json!(Worth::of(frontier).hold);
        }
        if known.is_none() {
            let at = name_place(file, board, number, &names);
            names.push(at);
            value["nameAt"] = tenths(at);
        }
        value
    };
    board.continents.iter().enumerate().map(&mut write).collect()
}

/// Returns a place for the name of a new continent: on open water, near its territories.
fn name_place(
    file: &BoardFile,
    board: &BoardContents,
    continent: usize,
    names: &[Coordinates],
) -> Coordinates {
    let own: Vec<Coordinates> =
        board.members(continent).filter_map(|at| file.badges.get(at).copied()).collect();
    #[expect(clippy::cast_precision_loss, reason = "the number of a board's territories")]
    let count = own.len().max(1) as f64;
    let sum = own.iter().fold([0.0, 0.0], |sum, at| [sum[0] + at[0], sum[1] + at[1]]);
    let middle = [sum[0] / count, sum[1] / count];
    let is_free = |at: &Coordinates| {
        names.iter().chain(&file.badges).all(|other| distance(*at, *other) >= ROOM)
    };
    let free = file.hexes.iter().map(|hex| hex.anchor).filter(is_free);
    let nearest = free.min_by(|a, b| distance(*a, middle).total_cmp(&distance(*b, middle)));
    nearest.unwrap_or(middle)
}

/// Returns the pairs of continents that objectives name: those of the file, while the continents are
/// as they were.
fn goals(file: &BoardFile, board: &BoardContents) -> Value {
    let now = frontiers(board);
    if now == frontiers(&file.board) {
        return file.content.get("objectives").cloned().unwrap_or_else(|| json!([]));
    }
    let efforts: Vec<usize> = now.iter().map(|(_, (size, edge))| size + edge).collect();
    objectives(&efforts).into_iter().map(|(a, b)| json!([now[a].0, now[b].0])).collect()
}

fn hexes(file: &BoardFile, board: &BoardContents) -> Value {
    let write = |value: &Value| {
        let mut value = value.clone();
        let sea = value["ocean"].as_str().and_then(|name| file.sea(name));
        if let Some(name) = sea.and_then(|sea| board.seas.get(sea)) {
            value["ocean"] = json!(name);
        }
        value
    };
    items(file, "hexes").iter().map(write).collect()
}

fn territories(file: &BoardFile, board: &BoardContents) -> Value {
    let write = |(number, value): (usize, &Value)| {
        let mut value = value.clone();
        let (Some(now), Some(before)) =
            (board.territories.get(number), file.board.territories.get(number))
        else {
            return value;
        };
        if now.name != before.name {
            value["name"] = json!(now.name);
            value["lines"] = json!(importer::lines(&now.name));
        }
        if let Some(continent) = board.continents.get(now.continent) {
            value["continent"] = json!(continent.id);
        }
        if let Some(fields) = value.as_object_mut() {
            // The harbours are given separately and would contradict these.
            fields.remove("coast");
            fields.remove("coastGeo");
        }
        value
    };
    items(file, "territories").iter().enumerate().map(write).collect()
}

fn adjacency(file: &BoardFile, board: &BoardContents) -> Value {
    let known = |field: &str| {
        let all = file.content.get("adjacency").and_then(|it| it.get(field));
        all.and_then(Value::as_array).map_or(&[][..], Vec::as_slice).iter()
    };
    let is_left = |pair: Option<Pair>| pair.is_some_and(|pair| board.borders.contains(&pair));
    let mut land: Vec<Value> =
        known("land").filter(|it| is_left(file.pair(&it[0], &it[1]))).cloned().collect();
    let mut lanes: Vec<Value> =
        known("overseas").filter(|it| is_left(file.pair(&it["a"], &it["b"]))).cloned().collect();
    for (a, b) in board.borders.difference(&file.board.borders) {
        let (Some(one), Some(other)) = (file.ids.get(*a), file.ids.get(*b)) else { continue };
        match lane(file, (*a, *b)) {
            None => land.push(json!([one, other])),
            Some(line) => lanes.push(json!({ "a": one, "b": other, "segments": [line] })),
        }
    }
    json!({ "land": land, "overseas": lanes })
}

/// Returns the points of the lines of all lanes.
pub fn lanes(file: &BoardFile, board: &BoardContents) -> Vec<Vec<Coordinates>> {
    let adjacency = adjacency(file, board);
    let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
    let lines = list(&adjacency["overseas"]).into_iter().flat_map(|lane| list(&lane["segments"]));
    lines.map(|line| list(&line).iter().filter_map(point).collect()).collect()
}

/// Returns the line of the lane between two territories, or `None` if they touch.
fn lane(file: &BoardFile, (a, b): Pair) -> Option<Value> {
    let gap = file.shapes.get(a)?.gap(file.shapes.get(b)?)?;
    let (from, to) = gap.ends;
    let step = |at: usize| (to[at] - from[at]) / gap.length * INLAND;
    let inland = [step(0), step(1)];
    (gap.length > TOUCH).then(|| {
        json!([
            tenths([from[0] - inland[0], from[1] - inland[1]]),
            tenths([to[0] + inland[0], to[1] + inland[1]]),
        ])
    })
}

/// Returns the harbours in a field of the file, without those that were removed and with those that
/// were added.
fn harbours(file: &BoardFile, board: &BoardContents, field: &str) -> Value {
    let none = Map::new();
    let known = file.content.get(field).and_then(Value::as_object).unwrap_or(&none);
    let was: &BTreeSet<_> = &file.board.harbours;
    let mut all = Map::new();
    for (territory, id) in file.ids.iter().enumerate() {
        let Some(old) =
            known.get(id).and_then(Value::as_object).or((field == "harbours").then_some(&none))
        else {
            continue;
        };
        let mut own = Map::new();
        for (sea, name) in board.seas.iter().enumerate() {
            let at = (territory, sea);
            let is_removed = was.contains(&at) && !board.harbours.contains(&at);
            let is_added = board.harbours.contains(&at) && !was.contains(&at);
            let kept = file.board.seas.get(sea).and_then(|name| old.get(name));
            let harbour = match kept {
                Some(_) if is_removed => None,
                Some(kept) => Some(kept.clone()),
                None if is_added => harbour(file, territory, sea),
                None => None,
            };
            own.extend(harbour.map(|harbour| (name.clone(), harbour)));
        }
        all.insert(id.clone(), own.into());
    }
    all.into()
}

/// Returns a new harbour: the hexes that touch the coast, and the place of its sign.
fn harbour(file: &BoardFile, territory: usize, sea: usize) -> Option<Value> {
    let hexes: Vec<&SeaHex> = file.coast(territory, sea);
    let port = file.shapes.get(territory)?.nearest(hexes.first()?.anchor)?.ends.1;
    let ids: Vec<&str> = hexes.iter().map(|hex| &*hex.id).collect();
    Some(json!({ "hexes": ids, "port": tenths(port) }))
}

/// Writes a point in tenths of a unit.
pub fn tenths(at: Coordinates) -> Value {
    json!(at.map(|number| (number * 10.0).round() / 10.0))
}
