//! Pictures of boards, as SVG.

use std::fmt::Display;

use serde::Deserialize;

/// The colours of the continents.
const COLOURS: [&str; 6] = ["#e9cf8f", "#c9d99a", "#e6b8a2", "#d9c4a8", "#b9d3b4", "#d6bcd4"];

const SEA: &str = "#bfd7db";
const INK: &str = "#54483a";

/// The size of the names of territories, in units of the map.
const NAME: u32 = 18;

/// The artwork in the file of a board.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Artwork {
    view_box: [f64; 4],
    continents: Vec<Continent>,
    territories: Vec<Territory>,
    adjacency: Borders,
}

#[derive(Deserialize)]
struct Continent {
    id: String,
}

#[derive(Deserialize)]
struct Territory {
    name: String,
    continent: String,
    d: String,
    badge: Badge,
}

#[derive(Deserialize)]
struct Badge {
    x: f64,
    y: f64,
}

#[derive(Deserialize)]
struct Borders {
    #[serde(default)]
    overseas: Vec<Lane>,
}

#[derive(Deserialize)]
struct Lane {
    #[serde(default)]
    segments: Vec<Vec<[f64; 2]>>,
}

/// Returns a picture of a sea of this size, with these elements on it.
pub fn picture<N: Display>(
    width: N,
    height: N,
    elements: impl IntoIterator<Item = String>,
) -> String {
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\">\n\
         <path fill=\"{SEA}\" d=\"M0 0H{width}V{height}H0z\"/>\n"
    );
    for element in elements {
        svg.push_str(&element);
        svg.push('\n');
    }
    svg + "</svg>"
}

/// Returns the element of an outline of land that belongs to the continent with this number.
pub fn land(outline: &str, continent: usize) -> String {
    let colour = COLOURS[continent % COLOURS.len()];
    format!("<path fill=\"{colour}\" stroke=\"{INK}\" d=\"{}\"/>", escaped(outline))
}

/// Returns a picture of a board, with its sea lanes and the names of its territories, or `None` if its
/// file has no artwork.
pub fn of_board(json: &str) -> Option<String> {
    let Artwork { view_box: [_, _, width, height], continents, territories, adjacency } =
        serde_json::from_str(json).ok()?;
    let number = |id: &str| continents.iter().position(|it| it.id == id).unwrap_or(0);
    let lanes = adjacency.overseas.iter().flat_map(|it| &it.segments).map(|it| lane(it));
    let outlines = territories.iter().map(|it| land(&it.d, number(&it.continent)));
    let names = territories.iter().map(|it| {
        let Badge { x, y } = it.badge;
        format!("<text x=\"{x}\" y=\"{y}\">{}</text>", escaped(&it.name))
    });
    let style = format!(
        "<g fill=\"{INK}\" font-family=\"sans-serif\" font-size=\"{NAME}\" text-anchor=\"middle\">"
    );
    let names = [style].into_iter().chain(names).chain(["</g>".to_owned()]);
    Some(picture(width, height, lanes.chain(outlines).chain(names)))
}

/// Returns the element of the line of a sea lane.
fn lane(points: &[[f64; 2]]) -> String {
    let points: Vec<String> = points.iter().map(|[x, y]| format!("{x},{y}")).collect();
    let points = points.join(" ");
    format!(
        "<polyline fill=\"none\" stroke=\"{INK}\" stroke-dasharray=\"8 6\" points=\"{points}\"/>"
    )
}

/// Returns a text as XML has it.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;")
}
