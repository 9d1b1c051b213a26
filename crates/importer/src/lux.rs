//! Lux Delux’s boards: XML with a `luxboard` of continents, whose countries have outlines.

use std::collections::BTreeMap;

use engine::core::excerpt;
use roxmltree::Node;

use super::fault::{ExpectedForm, ImportFault, ImportProblem};
use super::files::File;
use super::note::{ForeignFeature, Note};
use super::sketch::{Listed, Sketch, SketchContinent, SketchPoint, SketchTerritory};
use super::xml::{all, child_text, children, fault, line, text};

/// Reads a board.
///
/// # Errors
/// Fails if an element isn't what it should be.
pub fn read(file: &File, board: Node) -> Result<Sketch, ImportFault> {
    let name = child_text(board, "title").unwrap_or_else(|| file.title());
    let mut sketch = Sketch { name, ..Sketch::default() };
    let (mut places, mut nodes) = (BTreeMap::new(), Vec::new());
    for continent in all(board, "continent") {
        let number = sketch.continents.len();
        let name = child_text(continent, "continentname").or_else(|| child_text(continent, "name"));
        let name = name.unwrap_or_else(|| format!("Continent {}", number + 1));
        sketch.continents.push(SketchContinent { name, bonus: bonus(file, continent)? });
        for country in children(continent, "country") {
            let id = id(file, country)?;
            if places.insert(id, sketch.territories.len()).is_some() {
                return Err(fault(file.name, country, ImportProblem::NumberTwice(id)));
            }
            sketch.territories.push(self::country(file, country, number, id)?);
            nodes.push(country);
        }
    }
    if nodes.is_empty() {
        return Err(fault(file.name, board, ImportProblem::NoElement("country")));
    }
    turn_over(file, board, &mut sketch)?;
    borders(file, &nodes, &places, &mut sketch)?;
    if ["initialowner", "initialarmies"].iter().any(|name| all(board, name).next().is_some()) {
        sketch.notes.push(Note::Ignored(ForeignFeature::Positions));
    }
    Ok(sketch)
}

fn number<T: std::str::FromStr>(
    file: &File,
    node: Node,
    form: ExpectedForm,
) -> Result<T, ImportFault> {
    let found = text(node);
    let expected = ImportProblem::Expected { expected: form, found: excerpt(&found) };
    found.parse().map_err(|_| fault(file.name, node, expected))
}

fn id(file: &File, country: Node) -> Result<usize, ImportFault> {
    let node = children(country, "id").next();
    let node = node.ok_or_else(|| fault(file.name, country, ImportProblem::NoElement("id")))?;
    number(file, node, ExpectedForm::Whole)
}

fn bonus(file: &File, continent: Node) -> Result<Option<u32>, ImportFault> {
    let Some(node) = children(continent, "bonus").next() else { return Ok(None) };
    let bonus: i64 = number(file, node, ExpectedForm::Whole)?;
    Ok(u32::try_from(bonus.clamp(0, 999)).ok())
}

fn country(
    file: &File,
    node: Node,
    continent: usize,
    id: usize,
) -> Result<SketchTerritory, ImportFault> {
    let mut outlines = Vec::new();
    for polygon in children(node, "polygon") {
        outlines.push(points(file, polygon)?);
    }
    let place = children(node, "armylocation").next();
    let at = place.map(|place| points(file, place)).transpose()?;
    let name = child_text(node, "name").unwrap_or_else(|| format!("Land {id}"));
    let at = at.and_then(|all| all.first().copied());
    Ok(SketchTerritory { name, continent, at, outlines, line: line(node) })
}

/// Reads points such as `12,30 40,31`.
fn points(file: &File, node: Node) -> Result<Vec<SketchPoint>, ImportFault> {
    let mut points = Vec::new();
    let all = text(node).replace(" ,", ",").replace(", ", ",");
    for pair in all.split_whitespace() {
        let coordinate = |text: &str| text.parse::<f64>().ok().filter(|number| number.abs() < 1e6);
        let point = pair.split_once(',').and_then(|(x, y)| coordinate(x).zip(coordinate(y)));
        let expected =
            || ImportProblem::Expected { expected: ExpectedForm::Points, found: excerpt(pair) };
        points.push(point.ok_or_else(|| fault(file.name, node, expected()))?);
    }
    Ok(points)
}

/// Turns the map over: in these files, the lower left corner comes first.
fn turn_over(file: &File, board: Node, sketch: &mut Sketch) -> Result<(), ImportFault> {
    let height = match children(board, "height").next() {
        Some(node) => number::<f64>(file, node, ExpectedForm::Number)?,
        None => 0.0,
    };
    for territory in &mut sketch.territories {
        let points = territory.outlines.iter_mut().flatten().chain(&mut territory.at);
        points.for_each(|(_, y)| *y = height - *y);
    }
    Ok(())
}

fn borders(
    file: &File,
    nodes: &[Node],
    places: &BTreeMap<usize, usize>,
    sketch: &mut Sketch,
) -> Result<(), ImportFault> {
    let mut listed = Listed::default();
    for (from, node) in nodes.iter().enumerate() {
        for adjoining in children(*node, "adjoining") {
            let all = text(adjoining);
            for word in all.split([',', ' ']).filter(|word| !word.is_empty()) {
                let expected = || ImportProblem::Expected {
                    expected: ExpectedForm::Whole,
                    found: excerpt(word),
                };
                let id = word.parse().map_err(|_| fault(file.name, adjoining, expected()))?;
                let to: Option<&usize> = places.get(&id);
                let unknown =
                    || fault(file.name, adjoining, ImportProblem::NoTerritory(word.to_owned()));
                listed.add(from, *to.ok_or_else(unknown)?);
            }
        }
    }
    listed.settle(sketch);
    Ok(())
}
