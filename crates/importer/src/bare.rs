//! Our own boards without seas: names, borders, and perhaps outlines or positions.

use std::collections::BTreeMap;

use engine::world::Territory;
use serde_json::Value;

use super::checks::{FileBoard, Lines, ring_of, unreadable};
use super::fault::{ImportFault, ImportProblem};
use super::files::File;
use super::sketch::{self, Listed, Sketch, SketchPoint};

/// Returns `true` if a board has territories, but no seas.
pub fn is_bare(json: &str) -> bool {
    let board: Value = serde_json::from_str(json).unwrap_or_default();
    let is_none = |field: &str| board[field].as_array().is_none_or(Vec::is_empty);
    !is_none("territories") && is_none("hexes")
}

/// Reads a board without seas.
///
/// # Errors
/// Fails if it isn't of the right form.
pub fn read(file: &File, json: &str) -> Result<Sketch, ImportFault> {
    let board: FileBoard = serde_json::from_str(json).map_err(|error| {
        let (line, problem) = unreadable(&error);
        ImportFault { file: file.name.to_owned(), line, problem }
    })?;
    let lines = Lines(json);
    let at = |name: &str, problem| ImportFault {
        file: file.name.to_owned(),
        line: lines.of(name),
        problem,
    };
    let mut names = board.name.into_iter().chain([board.title]);
    let name = names.find(|name| !name.trim().is_empty()).unwrap_or_else(|| file.title());
    let mut sketch = Sketch { name, ..Sketch::default() };
    let mut continents = BTreeMap::new();
    for continent in board.continents {
        continents.insert(continent.id, sketch.continents.len());
        let (name, bonus) = (continent.name, continent.bonus);
        sketch.continents.push(sketch::SketchContinent { name, bonus });
    }
    let mut places = BTreeMap::new();
    for territory in board.territories {
        let continent = continents.get(&territory.continent).copied();
        let unknown =
            || at(&territory.continent, ImportProblem::NoContinent(territory.continent.clone()));
        let continent = continent.ok_or_else(unknown)?;
        let outlines = outlines(territory.d.as_deref());
        // If there are too many territories, the error names the line of the first one beyond the
        // limit.
        let counts = sketch.territories.len() <= Territory::CAPACITY;
        let line = if counts { lines.of(&territory.id) } else { None };
        let name = territory.name;
        if places.insert(territory.id.clone(), sketch.territories.len()).is_some() {
            return Err(at(&territory.id, ImportProblem::TerritoryTwice(territory.id.clone())));
        }
        let place = territory.badge.map(|badge| (badge.x, badge.y));
        sketch.territories.push(sketch::SketchTerritory {
            name,
            continent,
            at: place,
            outlines,
            line: line.unwrap_or(1),
        });
    }
    let mut listed = Listed::default();
    let overseas = board.adjacency.overseas.into_iter().map(|lane| [lane.a, lane.b]);
    for [a, b] in board.adjacency.land.into_iter().chain(overseas) {
        let number = |id: &str| {
            let place = places.get(id).copied();
            place.ok_or_else(|| at(id, ImportProblem::NoTerritory(id.to_owned())))
        };
        let (a, b) = (number(&a)?, number(&b)?);
        listed.add(a, b);
        listed.add(b, a);
    }
    listed.settle(&mut sketch);
    Ok(sketch)
}

/// Returns the rings of path data, or none if it is of another form.
fn outlines(path: Option<&str>) -> Vec<Vec<SketchPoint>> {
    let rings = path.unwrap_or_default().split(['z', 'Z']);
    let rings = rings.filter_map(ring_of).filter(|ring| ring.len() > 2);
    rings.map(|ring| ring.into_iter().map(|[x, y]| (x, y)).collect()).collect()
}
