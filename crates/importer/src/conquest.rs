//! Conquest's boards: a `.map` file with sections for the map, continents and territories.

use std::collections::BTreeMap;

use super::fault::{ExpectedForm, ImportFault, ImportProblem};
use super::files::File;
use super::lines::{NumberedLine, Section, of};
use super::note::Note;
use super::sketch::{Listed, Sketch, SketchContinent, SketchTerritory};

/// A board with the name of its picture.
pub struct ConquestFile {
    pub sketch: Sketch,
    pub picture: Option<String>,
}

/// Returns `true` if these sections are those of a `.map` file of Conquest.
pub fn is_known(sections: &[Section]) -> bool {
    of(sections, &["territories"]).is_some()
}

/// Reads a `.map` file.
///
/// # Errors
/// Fails if a line isn't what it should be.
pub fn read(file: &File, sections: &[Section]) -> Result<ConquestFile, ImportFault> {
    let mut sketch = Sketch { name: file.title(), ..Sketch::default() };
    let mut continents = BTreeMap::new();
    for line in of(sections, &["continents"]).unwrap_or_default() {
        let continent = continent(file, line)?;
        continents.insert(plain(&continent.name), sketch.continents.len());
        sketch.continents.push(continent);
    }
    let has_continents = !continents.is_empty();
    let lines = of(sections, &["territories"]).filter(|lines| !lines.is_empty());
    let lines = lines
        .ok_or_else(|| ImportFault::whole(file.name, ImportProblem::NoSection("[territories]")))?;
    let mut places = BTreeMap::new();
    let mut neighbours = Vec::new();
    for line in lines {
        let (name, at, continent, beside) = parts(file, line)?;
        let number = match continents.get(&plain(continent)) {
            Some(number) => *number,
            None if has_continents => {
                return Err(line.fault(file.name, ImportProblem::NoContinent(continent.to_owned())));
            }
            None => {
                continents.insert(plain(continent), sketch.continents.len());
                sketch.continents.push(SketchContinent { name: continent.to_owned(), bonus: None });
                sketch.continents.len() - 1
            }
        };
        if places.insert(plain(name), sketch.territories.len()).is_some() {
            return Err(line.fault(file.name, ImportProblem::TerritoryTwice(name.to_owned())));
        }
        neighbours.push((line, beside));
        sketch.territories.push(SketchTerritory {
            name: name.to_owned(),
            continent: number,
            at,
            outlines: Vec::new(),
            line: line.number,
        });
    }
    if !has_continents {
        sketch.notes.push(Note::NoContinents);
    }
    let mut listed = Listed::default();
    for (from, (line, beside)) in neighbours.into_iter().enumerate() {
        for name in beside {
            let to = places.get(&plain(name)).copied();
            let problem = || line.fault(file.name, ImportProblem::NoTerritory(name.to_owned()));
            listed.add(from, to.ok_or_else(problem)?);
        }
    }
    listed.settle(&mut sketch);
    let map = of(sections, &["map"]).unwrap_or_default();
    let mut pairs = map.iter().filter_map(|line| line.text.split_once('='));
    let picture = pairs.find(|(word, _)| word.trim().eq_ignore_ascii_case("image"));
    Ok(ConquestFile { sketch, picture: picture.map(|(_, name)| name.trim().to_owned()) })
}

fn continent(file: &File, line: NumberedLine) -> Result<SketchContinent, ImportFault> {
    let expected = || line.expected(file.name, ExpectedForm::ConquestContinent);
    let (name, bonus) = line.text.rsplit_once('=').ok_or_else(expected)?;
    let bonus = bonus.trim().parse::<u32>().map_err(|_| expected())?;
    let name = name.trim().to_owned();
    if name.is_empty() { Err(expected()) } else { Ok(SketchContinent { name, bonus: Some(bonus) }) }
}

/// A territory’s name, its position, its continent and its neighbours.
type TerritoryLine<'a> = (&'a str, Option<(f64, f64)>, &'a str, Vec<&'a str>);

fn parts<'a>(file: &File, line: NumberedLine<'a>) -> Result<TerritoryLine<'a>, ImportFault> {
    let words: Vec<&str> = line.text.split(',').map(str::trim).collect();
    let number = |word: &str| word.parse::<f64>().ok().filter(|number| number.is_finite());
    let [name, x, y, continent, beside @ ..] = &words[..] else {
        return Err(line.expected(file.name, ExpectedForm::ConquestTerritory));
    };
    let at = number(x)
        .zip(number(y))
        .ok_or_else(|| line.expected(file.name, ExpectedForm::ConquestTerritory))?;
    if name.is_empty() || continent.is_empty() {
        return Err(line.expected(file.name, ExpectedForm::ConquestTerritory));
    }
    let beside = beside.iter().copied().filter(|name| !name.is_empty()).collect();
    Ok((name, Some(at), continent, beside))
}

/// Returns a name as it is compared with others.
fn plain(name: &str) -> String {
    name.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase()
}
