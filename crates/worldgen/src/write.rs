//! Writing a world in the form of the board files.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use super::SIZE;
use super::continents::{Worth, objectives};
use super::draft::Draft;
use super::layout::{anchorages, continents};
use super::sea::SeaHex;
use super::trace::{Point, Ring, path, round};

/// The distance from a badge within which a touch means its territory.
const HIT_RADIUS: f64 = 34.4;

/// The place of a name that needn't be written.
const BELOW: Point = (0.0, 23.0);

/// Returns the board with its artwork.
pub fn json(draft: &Draft) -> String {
    let (width, height) = SIZE;
    let net = &draft.sea.net;
    let fine = |number: f64| (number * 1e4).round() / 1e4;
    let frontiers: Vec<(usize, usize)> = (0..draft.continents.count)
        .map(|it| draft.continents.frontier(&draft.borders, it))
        .collect();
    let efforts: Vec<usize> = frontiers.iter().map(|(size, edge)| size + edge).collect();
    let pairs = objectives(&efforts).into_iter().map(|(a, b)| [letter(a), letter(b)]);
    let names =
        continents(&draft.cells, &draft.placed, &draft.continents.of, &draft.continent_names);
    let continents = draft.continent_names.iter().zip(&frontiers).zip(&names).enumerate();
    let continents = continents.map(|(number, ((name, frontier), at))| {
        let worth = Worth::of(*frontier);
        json!({
            "id": letter(number), "name": name, "bonus": worth.bonus, "hold": worth.hold,
            "nameAt": tenths(*at),
        })
    });
    json!({
        "title": draft.seed.to_string(),
        "continents": continents.collect::<Vec<_>>(),
        "objectives": pairs.collect::<Vec<_>>(),
        "oceans": draft.sea_names,
        "middle": id(draft, draft.middle()),
        "anchorages": anchorages(&draft.sea).into_iter().map(tenths).collect::<Vec<_>>(),
        "viewBox": [0, 0, width, height],
        // Nothing repeats.
        "wrapWidth": 2 * width,
        "grid": {
            "cols": net.columns, "rows": net.rows, "hexWidth": fine(net.width), "side": fine(net.side),
            "originX": 0, "originY": fine(net.side / 2.0),
        },
        "territories": (0..draft.names.len()).map(|it| territory(draft, it)).collect::<Vec<_>>(),
        "adjacency": {
            "land": draft.borders.land.iter().map(|(a, b)| [id(draft, *a), id(draft, *b)]).collect::<Vec<_>>(),
            "overseas": lanes(draft),
        },
        "hexes": draft.sea.hexes.iter().map(|it| hex(draft, it)).collect::<Vec<_>>(),
        "walls": walls(draft),
        "harbours": harbours(draft),
    })
    .to_string()
}

/// Returns the outlines of each continent as one path.
pub fn outlines(draft: &Draft) -> Vec<String> {
    let of = |continent: usize| {
        let own = draft.shapes.iter().zip(&draft.continents.of).filter(|(_, of)| **of == continent);
        path(own.flat_map(|(rings, _)| rings.iter().map(points)).collect::<Vec<_>>().into_iter())
    };
    (0..draft.continents.count).map(of).collect()
}

fn points(ring: &Ring) -> Vec<Point> {
    ring.iter().map(|(point, _)| *point).collect()
}

fn territory(draft: &Draft, number: usize) -> Value {
    let placed = &draft.placed[number];
    let ((x, y), room) = placed.rounded();
    let name = &draft.names[number];
    let outline = path(draft.shapes[number].iter().map(points).collect::<Vec<_>>().into_iter());
    let mut value = json!({
        "id": id(draft, number), "name": name, "lines": [name],
        "continent": letter(draft.continents.of[number]),
        "badge": { "x": plain(x), "y": plain(y), "r": plain(room) }, "hitRadius": HIT_RADIUS,
        "d": outline,
    });
    if placed.name != BELOW {
        value["nameAt"] = tenths(placed.name);
    }
    value
}

fn lanes(draft: &Draft) -> Vec<Value> {
    let lane = |lane: &super::lanes::Lane| {
        let (a, b) = lane.between;
        let (from, to) = lane.ends;
        json!({ "a": id(draft, a), "b": id(draft, b), "segments": [[tenths(from), tenths(to)]] })
    };
    draft.borders.lanes.iter().map(lane).collect()
}

fn hex(draft: &Draft, hex: &SeaHex) -> Value {
    let hundredth = |number: f64| (number * 100.0).round() / 100.0;
    let mut value = json!({
        "row": hex.row, "col": hex.column, "x": hundredth(hex.at.0), "y": hundredth(hex.at.1),
        "anchor": tenths(hex.anchor), "anchorRoom": plain(round(hex.room)),
        "ocean": draft.sea_names[hex.sea],
    });
    if hex.share < 1.0 {
        value["cell"] = path(hex.water.rings.iter().map(points)).into();
    }
    value
}

fn walls(draft: &Draft) -> Vec<Value> {
    let hexes = &draft.sea.hexes;
    let wall = |(a, b): &(usize, usize)| json!({ "a": place(&hexes[*a]), "b": place(&hexes[*b]) });
    draft.sea.walls.iter().map(wall).collect()
}

fn harbours(draft: &Draft) -> Value {
    let all = draft.sea.harbours.iter().enumerate().map(|(number, ports)| {
        let mut seas: BTreeMap<usize, (Vec<String>, Point)> = BTreeMap::new();
        for (hex, point) in ports {
            let hex = &draft.sea.hexes[*hex];
            seas.entry(hex.sea).or_insert((Vec::new(), *point)).0.push(place(hex));
        }
        let seas = seas.into_iter().map(|(sea, (hexes, port))| {
            (draft.sea_names[sea].clone(), json!({ "hexes": hexes, "port": tenths(port) }))
        });
        (id(draft, number), seas.collect::<serde_json::Map<_, _>>().into())
    });
    all.collect::<serde_json::Map<_, _>>().into()
}

fn place(hex: &SeaHex) -> String {
    format!("{},{}", hex.row, hex.column)
}

fn id(draft: &Draft, number: usize) -> String {
    draft.names[number].to_ascii_lowercase()
}

fn letter(continent: usize) -> String {
    char::from(b'A' + u8::try_from(continent).unwrap_or(0)).to_string()
}

fn tenths((x, y): Point) -> Value {
    json!([plain(round(x)), plain(round(y))])
}

/// Returns a number without a fraction as a whole one, which is shorter.
fn plain(number: f64) -> Value {
    let whole = number.round();
    if number == whole { json!(whole as i64) } else { json!(number) }
}
