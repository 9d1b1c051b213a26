//! Writing a board in the form of the board files.

use std::collections::BTreeMap;

use serde_json::{Map, Value, json};

use super::SIZE;
use super::chart::{Chart, ChartTerritory};
use super::lanes::Lane;
use super::layout::{anchorages, continents};
use super::sea::SeaHex;
use super::trace::{MapPoint, Ring, path, round};
use super::worth::objectives;

/// The distance from a badge within which a touch means its territory.
const HIT_RADIUS: f64 = 34.4;

/// The place of a name that needn't be written.
const BELOW: MapPoint = (0.0, 23.0);

impl Chart {
    /// Returns the board with its artwork, all but the title.
    pub fn write(&self) -> Map<String, Value> {
        let (width, height) = SIZE;
        let net = &self.sea.net;
        let fine = |number: f64| (number * 1e4).round() / 1e4;
        let efforts: Vec<usize> =
            self.continents.iter().map(|it| it.frontier.0 + it.frontier.1).collect();
        let pairs = objectives(&efforts).into_iter().map(|(a, b)| [letter(a), letter(b)]);
        let pair = |(a, b): &(usize, usize)| [id(self, *a), id(self, *b)];
        let fields = [
            ("continents", written_continents(self)),
            ("objectives", json!(pairs.collect::<Vec<_>>())),
            ("oceans", json!(self.seas)),
            ("middle", json!(id(self, self.middle()))),
            ("anchorages", anchorages(&self.sea).into_iter().map(tenths).collect()),
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
            ("territories", self.territories.iter().map(territory).collect()),
            (
                "adjacency",
                json!({
                    "land": self.land.iter().map(pair).collect::<Vec<_>>(),
                    "overseas": lanes(self),
                }),
            ),
            ("hexes", self.sea.hexes.iter().map(|it| hex(self, it)).collect()),
            ("walls", walls(self).into()),
            ("harbours", harbours(self)),
        ];
        fields.into_iter().map(|(field, value)| (field.to_owned(), value)).collect()
    }
}

fn written_continents(chart: &Chart) -> Value {
    let placed: Vec<_> = chart.territories.iter().map(|it| it.placed.clone()).collect();
    let of: Vec<usize> = chart.territories.iter().map(|it| it.continent).collect();
    let names: Vec<String> = chart.continents.iter().map(|it| it.name.clone()).collect();
    let places = continents(&chart.cells, &placed, &of, &names);
    let all = chart.continents.iter().zip(places).enumerate();
    all.map(|(number, (continent, at))| {
        json!({
            "id": letter(number), "name": continent.name, "bonus": continent.worth.bonus,
            "hold": continent.worth.hold, "nameAt": tenths(at),
        })
    })
    .collect()
}

/// Returns the outlines of each continent as one path.
pub fn outlines(shapes: &[Vec<Ring>], of: &[usize], count: usize) -> Vec<String> {
    let own = |continent: usize| {
        let own = shapes.iter().zip(of).filter(|(_, of)| **of == continent);
        path(own.flat_map(|(rings, _)| rings.iter().map(points)).collect::<Vec<_>>().into_iter())
    };
    (0..count).map(own).collect()
}

fn points(ring: &Ring) -> Vec<MapPoint> {
    ring.iter().map(|(point, _)| *point).collect()
}

fn territory(territory: &ChartTerritory) -> Value {
    let placed = &territory.placed;
    let ((x, y), room) = placed.rounded();
    let outline = path(territory.shape.iter().map(points).collect::<Vec<_>>().into_iter());
    let mut value = json!({
        "id": territory.id, "name": territory.name, "lines": territory.lines,
        "continent": letter(territory.continent),
        "badge": { "x": plain(x), "y": plain(y), "r": plain(room) }, "hitRadius": HIT_RADIUS,
        "d": outline,
    });
    if placed.name != BELOW {
        value["nameAt"] = tenths(placed.name);
    }
    value
}

fn lanes(chart: &Chart) -> Vec<Value> {
    let lane = |lane: &Lane| {
        let (a, b) = lane.between;
        let segments: Vec<[Value; 2]> =
            lane.segments.iter().map(|(from, to)| [tenths(*from), tenths(*to)]).collect();
        json!({ "a": id(chart, a), "b": id(chart, b), "segments": segments })
    };
    chart.lanes.iter().map(lane).collect()
}

fn hex(chart: &Chart, hex: &SeaHex) -> Value {
    let hundredth = |number: f64| (number * 100.0).round() / 100.0;
    let mut value = json!({
        "row": hex.row, "col": hex.column, "x": hundredth(hex.at.0), "y": hundredth(hex.at.1),
        "anchor": tenths(hex.anchor), "anchorRoom": plain(round(hex.room)),
        "ocean": chart.seas[hex.sea],
    });
    if hex.share < 1.0 {
        value["cell"] = path(hex.water.rings.iter().map(points)).into();
    }
    value
}

fn walls(chart: &Chart) -> Vec<Value> {
    let hexes = &chart.sea.hexes;
    let wall = |(a, b): &(usize, usize)| json!({ "a": place(&hexes[*a]), "b": place(&hexes[*b]) });
    chart.sea.walls.iter().map(wall).collect()
}

fn harbours(chart: &Chart) -> Value {
    let all = chart.sea.harbours.iter().enumerate().map(|(number, ports)| {
        let mut seas: BTreeMap<usize, (Vec<String>, MapPoint)> = BTreeMap::new();
        for (hex, point) in ports {
            let hex = &chart.sea.hexes[*hex];
            seas.entry(hex.sea).or_insert((Vec::new(), *point)).0.push(place(hex));
        }
        let seas = seas.into_iter().map(|(sea, (hexes, port))| {
            (chart.seas[sea].clone(), json!({ "hexes": hexes, "port": tenths(port) }))
        });
        (id(chart, number), seas.collect::<serde_json::Map<_, _>>().into())
    });
    all.collect::<serde_json::Map<_, _>>().into()
}

fn place(hex: &SeaHex) -> String {
    format!("{},{}", hex.row, hex.column)
}

fn id(chart: &Chart, number: usize) -> String {
    chart.territories[number].id.clone()
}

fn letter(continent: usize) -> String {
    let letter = u8::try_from(continent).ok().filter(|number| *number < 26);
    letter.map_or_else(|| format!("C{continent}"), |number| char::from(b'A' + number).to_string())
}

fn tenths((x, y): MapPoint) -> Value {
    json!([plain(round(x)), plain(round(y))])
}

/// Returns a number without a fraction as a whole one, which is shorter.
fn plain(number: f64) -> Value {
    let whole = number.round();
    if number == whole { json!(whole as i64) } else { json!(number) }
}
