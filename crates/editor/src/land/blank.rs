//! A board without land.

use cartography::SIZE;
use cartography::grid::CELLS;
use cartography::sea::{Sea, ocean};
use cartography::trace::path;
use serde_json::{Map, Value, json};

/// The seas of a board without land, by where they are in parts of the map's width and height.
const SEAS: [(f64, f64); 5] = [(0.1, 0.5), (0.5, 0.15), (0.5, 0.5), (0.5, 0.85), (0.9, 0.5)];

/// Returns the content of a board without land. The seas are named from the west to the east.
pub fn blank(seas: [&str; 5]) -> Map<String, Value> {
    let cells = vec![0; CELLS];
    let sea = Sea::of(&cells, &ocean(&cells), &[], 0);
    let (width, height) = SIZE;
    let fine = |number: f64| (number * 1e4).round() / 1e4;
    let tenth = |number: f64| (number * 10.0).round() / 10.0;
    let ocean = |(x, y): (f64, f64)| {
        let apart = |number: &usize| {
            let (a, b) = SEAS[*number];
            (x / f64::from(width) - a).powi(2) + (y / f64::from(height) - b).powi(2)
        };
        (0..SEAS.len()).min_by(|a, b| apart(a).total_cmp(&apart(b))).map_or("", |at| seas[at])
    };
    let hexes = sea.hexes.iter().map(|hex| {
        let mut value = json!({
            "row": hex.row, "col": hex.column,
            "x": (hex.at.0 * 100.0).round() / 100.0, "y": (hex.at.1 * 100.0).round() / 100.0,
            "anchor": [tenth(hex.anchor.0), tenth(hex.anchor.1)], "anchorRoom": tenth(hex.room),
            "ocean": ocean(hex.at),
        });
        if hex.share < 1.0 {
            let ring = |ring: &Vec<_>| ring.iter().map(|(point, _)| *point).collect();
            value["cell"] = json!(path(hex.water.rings.iter().map(ring)));
        }
        value
    });
    let net = &sea.net;
    let (x, y) = (f64::from(width), f64::from(height));
    let anchorages = [(0.2, 0.3), (0.7, 0.25), (0.35, 0.7), (0.8, 0.75)];
    let fields = [
        // Any title will do: the importer gives every board a title of its own.
        ("title", json!("Blank")),
        ("continents", json!([])),
        ("objectives", json!([])),
        ("oceans", json!(seas)),
        ("anchorages", anchorages.iter().map(|(a, b)| json!([a * x, b * y])).collect()),
        ("viewBox", json!([0, 0, width, height])),
        // Twice the width, so that the map doesn't wrap around.
        ("wrapWidth", json!(2 * width)),
        (
            "grid",
            json!({
                "cols": net.columns, "rows": net.rows, "hexWidth": fine(net.width),
                "side": fine(net.side), "originX": 0, "originY": fine(net.side / 2.0),
            }),
        ),
        ("territories", json!([])),
        ("adjacency", json!({ "land": [], "overseas": [] })),
        ("hexes", hexes.collect()),
        ("walls", json!([])),
        ("harbours", json!({})),
    ];
    fields.into_iter().map(|(field, value)| (field.to_owned(), value)).collect()
}
