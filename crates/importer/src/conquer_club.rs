//! Conquer Club's boards: XML with a `map` of continents and territories.

use std::collections::BTreeMap;

use engine::core::excerpt;
use roxmltree::Node;

use super::fault::{ExpectedForm, ImportFault, ImportProblem};
use super::files::File;
use super::note::{ForeignFeature, Note};
use super::sketch::{Listed, Sketch, SketchContinent, SketchPoint, SketchTerritory};
use super::xml::{all, child_text, children, fault, is, line, text};

/// The features that this game doesn't have, by the elements that define them.
const FEATURES: [(&str, ForeignFeature); 6] = [
    ("bombardment", ForeignFeature::Bombardments),
    ("neutral", ForeignFeature::Neutrals),
    ("objective", ForeignFeature::Objectives),
    ("position", ForeignFeature::Positions),
    ("reinforcement", ForeignFeature::Reinforcements),
    ("override", ForeignFeature::Overrides),
];

/// Reads a board.
///
/// # Errors
/// Fails if an element isn't what it should be.
pub fn read(file: &File, map: Node) -> Result<Sketch, ImportFault> {
    let name = child_text(map, "name").or_else(|| child_text(map, "title"));
    let mut sketch = Sketch { name: name.unwrap_or_else(|| file.title()), ..Sketch::default() };
    let nodes: Vec<Node> = all(map, "territory").filter(is_definition).collect();
    if nodes.is_empty() {
        return Err(fault(file.name, map, ImportProblem::NoElement("territory")));
    }
    let mut places = BTreeMap::new();
    for (number, node) in nodes.iter().enumerate() {
        let name = child_text(*node, "name").unwrap_or_default();
        if places.insert(plain(&name), number).is_some() {
            return Err(fault(file.name, *node, ImportProblem::TerritoryTwice(name)));
        }
        sketch.territories.push(SketchTerritory {
            name,
            continent: 0,
            at: position(file, *node)?,
            outlines: Vec::new(),
            line: line(*node),
        });
    }
    continents(file, map, &places, &mut sketch)?;
    borders(file, &nodes, &places, &mut sketch)?;
    for (element, feature) in FEATURES {
        if all(map, element).next().is_some() {
            sketch.notes.push(Note::Ignored(feature));
        }
    }
    Ok(sketch)
}

/// Returns `true` if an element defines a territory or a continent, rather than naming one.
fn is_definition(node: &Node) -> bool {
    children(*node, "name").next().is_some()
}

fn position(file: &File, node: Node) -> Result<Option<SketchPoint>, ImportFault> {
    let Some(place) = children(node, "coordinates").next() else { return Ok(None) };
    let number = |name| {
        let Some(node) = children(place, name).next() else { return Ok(None) };
        let found = text(node);
        if found.is_empty() {
            return Ok(None);
        }
        let number = found.parse::<f64>().ok().filter(|number| number.is_finite());
        let expected =
            || ImportProblem::Expected { expected: ExpectedForm::Number, found: excerpt(&found) };
        number.map(Some).ok_or_else(|| fault(file.name, node, expected()))
    };
    let (large, small) =
        (number("largex")?.zip(number("largey")?), (number("smallx")?, number("smally")?));
    Ok(large.or(small.0.zip(small.1)))
}

/// Reads the continents. A territory is in the smallest one that lists it.
fn continents(
    file: &File,
    map: Node,
    places: &BTreeMap<String, usize>,
    sketch: &mut Sketch,
) -> Result<(), ImportFault> {
    let nodes: Vec<Node> = all(map, "continent").filter(is_definition).collect();
    let names: Vec<String> =
        nodes.iter().map(|node| child_text(*node, "name").unwrap_or_default()).collect();
    let mut best: Vec<Option<(usize, usize)>> = vec![None; places.len()];
    let mut several = 0;
    for (number, node) in nodes.iter().enumerate() {
        sketch
            .continents
            .push(SketchContinent { name: names[number].clone(), bonus: bonus(file, *node)? });
        let listed: Vec<Node> = all(*node, "territory").collect();
        for component in &listed {
            let name = text(*component);
            let Some(place) = places.get(&plain(&name)) else {
                return Err(fault(file.name, *component, ImportProblem::NoTerritory(name)));
            };
            several += usize::from(best[*place].is_some_and(|(_, other)| other != number));
            let own = (listed.len(), number);
            best[*place] = Some(best[*place].map_or(own, |other| other.min(own)));
        }
    }
    sketch.note(several, |count| Note::SeveralContinents { count });
    let free = best.iter().filter(|best| best.is_none()).count();
    if free > 0 {
        sketch.continents.push(SketchContinent { name: "Other Lands".to_owned(), bonus: None });
        sketch.note(free, |count| Note::NoContinent { count });
    }
    let last = sketch.continents.len() - 1;
    for (territory, best) in sketch.territories.iter_mut().zip(best) {
        territory.continent = best.map_or(last, |(_, number)| number);
    }
    Ok(())
}

/// Returns the bonus of a continent: the highest, if it depends on the number of territories held.
fn bonus(file: &File, node: Node) -> Result<Option<u32>, ImportFault> {
    let of_all = children(node, "bonuses").next().unwrap_or(node);
    let mut highest = None;
    for bonus in children(of_all, "bonus") {
        let found = text(bonus);
        let expected =
            || ImportProblem::Expected { expected: ExpectedForm::Whole, found: excerpt(&found) };
        let number = found.parse::<i64>().map_err(|_| fault(file.name, bonus, expected()))?;
        let number = u32::try_from(number.clamp(0, 999)).unwrap_or(0);
        highest = Some(highest.map_or(number, |other: u32| other.max(number)));
    }
    Ok(highest)
}

fn borders(
    file: &File,
    nodes: &[Node],
    places: &BTreeMap<String, usize>,
    sketch: &mut Sketch,
) -> Result<(), ImportFault> {
    let mut listed = Listed::default();
    for (from, node) in nodes.iter().enumerate() {
        let around = node.children().filter(|it| is(it, "borders"));
        for border in around.flat_map(|it| all(it, "border")) {
            let name = text(border);
            if name.is_empty() {
                continue;
            }
            let to = places.get(&plain(&name)).copied();
            listed.add(
                from,
                to.ok_or_else(|| fault(file.name, border, ImportProblem::NoTerritory(name)))?,
            );
        }
    }
    listed.settle(sketch);
    Ok(())
}

/// Returns a name as it is compared with others.
fn plain(name: &str) -> String {
    name.to_lowercase()
}
