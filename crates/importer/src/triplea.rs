//! TripleA’s boards: XML with a `game`, whose map has territories and seas, and text files with their
//! outlines and centres.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use engine::core::excerpt;
use engine::world::Territory;
use roxmltree::Node;

use super::fault::{ExpectedForm, ImportFault, ImportProblem};
use super::files::File;
use super::note::Note;
use super::sets::map;
use super::sketch::{Listed, Sketch, SketchContinent, SketchPoint, SketchTerritory};
use super::xml::{all, attribute, children, fault, line};

/// The name of the continent of territories without an owner.
const NEUTRAL: &str = "Neutral Lands";

/// The territories of a game, and the ways between them.
#[derive(Default)]
struct GameMap {
    /// The number of each place, by its name.
    numbers: BTreeMap<String, usize>,
    /// The territory of each place, or `None` for water.
    lands: Vec<Option<usize>>,
    beside: Vec<BTreeSet<usize>>,
}

/// Reads a board with the files beside it.
///
/// # Errors
/// Fails if an element or a line isn't what it should be.
pub fn read(file: &File, game: Node, beside: &[(&File, &str)]) -> Result<Sketch, ImportFault> {
    let info = children(game, "info").next();
    let name = info.and_then(|info| attribute(&info, "name").map(str::to_owned));
    let mut sketch = Sketch { name: name.unwrap_or_else(|| file.title()), ..Sketch::default() };
    let owners = map(all(game, "territoryOwner")
        .filter_map(|node| Some((attribute(&node, "territory")?, attribute(&node, "owner")?))));
    let mut world = GameMap::default();
    for node in all(game, "territory").filter(|node| attribute(node, "name").is_some()) {
        let name = attribute(&node, "name").unwrap_or_default();
        let is_water = attribute(&node, "water").is_some_and(|it| it.eq_ignore_ascii_case("true"));
        if world.numbers.insert(name.to_owned(), world.lands.len()).is_some() {
            return Err(fault(file.name, node, ImportProblem::TerritoryTwice(name.to_owned())));
        }
        world.lands.push((!is_water).then_some(sketch.territories.len()));
        world.beside.push(BTreeSet::new());
        if !is_water {
            let owner = owners.get(name).copied().unwrap_or(NEUTRAL);
            let continent = continent(&mut sketch, owner);
            let (at, outlines) = (None, Vec::new());
            let name = name.to_owned();
            sketch.territories.push(SketchTerritory {
                name,
                continent,
                at,
                outlines,
                line: line(node),
            });
        }
    }
    if sketch.territories.is_empty() {
        return Err(fault(file.name, game, ImportProblem::NoElement("territory")));
    }
    sketch.notes.push(Note::NoContinents);
    for node in all(game, "connection") {
        let mut ends = [0; 2];
        for (end, field) in ends.iter_mut().zip(["t1", "t2"]) {
            let name = attribute(&node, field).unwrap_or_default();
            let known = world.numbers.get(name).copied();
            let unknown = || fault(file.name, node, ImportProblem::NoTerritory(name.to_owned()));
            *end = known.ok_or_else(unknown)?;
        }
        world.beside[ends[0]].insert(ends[1]);
        world.beside[ends[1]].insert(ends[0]);
    }
    if sketch.territories.len() > Territory::CAPACITY {
        // The board will be refused for its size, so its borders don't matter.
        return Ok(sketch);
    }
    let overseas = world.borders(&mut sketch);
    sketch.note(overseas, |count| Note::Overseas { count });
    for (other, text) in beside.iter().filter(|(_, text)| is_places(text)) {
        places(other, text, &world, &mut sketch)?;
    }
    Ok(sketch)
}

fn continent(sketch: &mut Sketch, owner: &str) -> usize {
    let known = sketch.continents.iter().position(|it| it.name == owner);
    known.unwrap_or_else(|| {
        sketch.continents.push(SketchContinent { name: owner.to_owned(), bonus: None });
        sketch.continents.len() - 1
    })
}

impl GameMap {
    /// Gives a sketch the borders by land, and as many over the seas as connect all of it. Returns
    /// the number of the latter.
    fn borders(&self, sketch: &mut Sketch) -> usize {
        let mut listed = Listed::default();
        for (place, beside) in self.beside.iter().enumerate() {
            for other in beside {
                if let (Some(a), Some(b)) = (self.lands[place], self.lands[*other]) {
                    listed.add(a, b);
                }
            }
        }
        let mut overseas = 0;
        let mut reached = BTreeSet::new();
        if let Some(start) = self.lands.iter().position(Option::is_some) {
            self.reach(start, &mut reached);
        }
        while let Some((from, to)) = self.crossing(&reached) {
            if let (Some(a), Some(b)) = (self.lands[from], self.lands[to]) {
                listed.add(a, b);
                listed.add(b, a);
            }
            overseas += 1;
            self.reach(to, &mut reached);
        }
        listed.settle(sketch);
        overseas
    }

    /// Adds all places that armies reach by land.
    fn reach(&self, start: usize, reached: &mut BTreeSet<usize>) {
        let mut edge = vec![start];
        while let Some(place) = edge.pop() {
            if reached.insert(place) {
                edge.extend(self.beside[place].iter().filter(|it| self.lands[**it].is_some()));
            }
        }
    }

    /// Returns the shortest way over water from the places reached to another one.
    fn crossing(&self, reached: &BTreeSet<usize>) -> Option<(usize, usize)> {
        let mut from = map(reached.iter().map(|it| (*it, *it)));
        let mut queue: VecDeque<usize> = reached.iter().copied().collect();
        while let Some(place) = queue.pop_front() {
            for next in &self.beside[place] {
                if from.contains_key(next) {
                    continue;
                }
                if self.lands[*next].is_some() {
                    return Some((from[&place], *next));
                }
                from.insert(*next, from[&place]);
                queue.push_back(*next);
            }
        }
        None
    }
}

/// Returns `true` if a text has the form of outlines or centres: names with points in brackets.
pub fn is_places(text: &str) -> bool {
    let first = text.lines().map(str::trim).find(|line| !line.is_empty());
    first.is_some_and(|line| line.contains('(') && line.contains(',') && line.ends_with([')', '>']))
}

/// Reads outlines, such as `Name < (1,2) (3,4) >`, and centres, such as `Name (1,2)`.
fn places(
    file: &File,
    text: &str,
    world: &GameMap,
    sketch: &mut Sketch,
) -> Result<(), ImportFault> {
    for (number, line) in (1..).zip(text.lines()) {
        let start = line.find(['<', '(']).unwrap_or(line.len());
        let (name, rest) = line.split_at(start);
        let place = world.numbers.get(name.trim()).and_then(|place| world.lands[*place]);
        let Some(territory) = place.and_then(|place| sketch.territories.get_mut(place)) else {
            continue;
        };
        let expected = |found: &str| {
            let problem =
                ImportProblem::Expected { expected: ExpectedForm::Places, found: excerpt(found) };
            ImportFault { file: file.name.to_owned(), line: Some(number), problem }
        };
        if rest.starts_with('<') {
            for ring in rest.split('<').skip(1) {
                let ring = ring.split('>').next().unwrap_or_default();
                territory.outlines.push(points(ring).ok_or_else(|| expected(line))?);
            }
        } else {
            let points = points(rest).ok_or_else(|| expected(line))?;
            territory.at = points.first().copied().or(territory.at);
        }
    }
    Ok(())
}

/// Reads points such as `(1,2) (3,4)`.
fn points(text: &str) -> Option<Vec<SketchPoint>> {
    let pairs = text.split(')').map(str::trim).filter(|pair| !pair.is_empty());
    let number = |text: &str| text.trim().parse::<f64>().ok().filter(|it| it.abs() < 1e6);
    let point = |pair: &str| {
        let (x, y) = pair.strip_prefix('(')?.split_once(',')?;
        number(x).zip(number(y))
    };
    pairs.map(point).collect()
}
