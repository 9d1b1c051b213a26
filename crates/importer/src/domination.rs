//! Domination's boards: a `.map` file with sections for files, continents, countries and borders.

use std::collections::BTreeMap;

use super::fault::{ExpectedForm, ImportFault, ImportProblem};
use super::files::File;
use super::lines::{NumberedLine, Section, of};
use super::note::Note;
use super::sketch::{Listed, Sketch, SketchContinent, SketchTerritory};

/// The names of the section with the countries.
const COUNTRIES: [&str; 2] = ["countries", "territories"];

/// A board with the names of the other files that it is made of.
pub struct DominationFile {
    pub sketch: Sketch,
    /// The number of each territory, which is the colour of its pixels in the image map.
    pub colours: Vec<usize>,
    /// The name of the image map.
    pub picture: Option<String>,
}

/// Returns `true` if these sections are those of a `.map` file of Domination, even if one is missing.
pub fn is_known(sections: &[Section]) -> bool {
    let has = |name: &str| of(sections, &[name]).is_some();
    // Conquest files also have a `continents` section, but other names for the rest.
    let is_conquest = has("territories") || has("map");
    has("countries") || has("borders") || (has("continents") && !is_conquest)
}

/// Reads a `.map` file.
///
/// # Errors
/// Fails if a line isn't what it should be.
pub fn read(file: &File, sections: &[Section]) -> Result<DominationFile, ImportFault> {
    let mut sketch = Sketch { name: name(file, sections), ..Sketch::default() };
    for line in of(sections, &["continents"]).unwrap_or_default() {
        sketch.continents.push(continent(file, line)?);
    }
    let lines = of(sections, &COUNTRIES).filter(|lines| !lines.is_empty());
    let lines = lines
        .ok_or_else(|| ImportFault::whole(file.name, ImportProblem::NoSection("[countries]")))?;
    let mut numbers = BTreeMap::new();
    let mut colours = Vec::new();
    for line in lines {
        let (number, territory) = country(file, line, &mut sketch)?;
        if numbers.insert(number, sketch.territories.len()).is_some() {
            return Err(line.fault(file.name, ImportProblem::NumberTwice(number)));
        }
        colours.push(number);
        sketch.territories.push(territory);
    }
    if of(sections, &["continents"]).is_none() {
        sketch.notes.push(Note::NoContinents);
    }
    let mut listed = Listed::default();
    for line in of(sections, &["borders"]).unwrap_or_default() {
        borders(file, line, &numbers, &mut listed)?;
    }
    listed.settle(&mut sketch);
    let picture = of(sections, &["files"]).and_then(|lines| value(&lines, "map"));
    Ok(DominationFile { sketch, colours, picture })
}

/// Returns the name of the board: that in the file, or else the file's own.
fn name(file: &File, sections: &[Section]) -> String {
    let named =
        sections.iter().find(|it| it.name.is_empty()).and_then(|it| value(&it.lines, "name"));
    let named = named.or_else(|| of(sections, &["files"]).and_then(|it| value(&it, "name")));
    named.unwrap_or_else(|| file.title())
}

/// Returns what follows a word at the beginning of a line.
fn value(lines: &[NumberedLine], word: &str) -> Option<String> {
    let mut found = lines.iter().filter_map(|line| line.text.split_once([' ', '\t', '=']));
    let (_, value) = found.find(|(start, _)| start.eq_ignore_ascii_case(word))?;
    Some(value.trim().to_owned()).filter(|value| !value.is_empty())
}

fn continent(file: &File, line: NumberedLine) -> Result<SketchContinent, ImportFault> {
    let words: Vec<&str> = line.text.split_whitespace().collect();
    let bonus = words.iter().skip(1).position(|word| word.parse::<u32>().is_ok());
    let end = bonus
        .map(|at| at + 1)
        .ok_or_else(|| line.expected(file.name, ExpectedForm::DominationContinent))?;
    let name = spaced(&words[..end].join(" "));
    Ok(SketchContinent { name, bonus: words[end].parse().ok() })
}

/// Reads a country, and adds its continent to a board that doesn't list any.
fn country(
    file: &File,
    line: NumberedLine,
    sketch: &mut Sketch,
) -> Result<(usize, SketchTerritory), ImportFault> {
    let expected = || line.expected(file.name, ExpectedForm::DominationCountry);
    let words: Vec<&str> = line.text.split_whitespace().collect();
    let number = words.first().and_then(|word| word.parse::<usize>().ok()).ok_or_else(expected)?;
    let is_number = |word: &&&str| word.parse::<f64>().is_ok_and(f64::is_finite);
    let last = words.iter().skip(2).rev().take_while(is_number).count();
    let place = words.len() - if last >= 3 { 3 } else { last };
    let continent = words.get(place).and_then(|word| word.parse::<usize>().ok());
    let continent = continent.filter(|_| last != 2).ok_or_else(expected)?;
    if sketch.continents.len() < continent && sketch.continents.iter().all(|it| it.bonus.is_none())
    {
        let more = sketch.continents.len()..continent.min(usize::from(u8::MAX));
        let unnamed =
            more.map(|at| SketchContinent { name: format!("Continent {}", at + 1), bonus: None });
        sketch.continents.extend(unnamed);
    }
    if !(1..=sketch.continents.len()).contains(&continent) {
        return Err(line.fault(file.name, ImportProblem::NoContinent(continent.to_string())));
    }
    let coordinate = |at: usize| words.get(at).and_then(|word| word.parse::<f64>().ok());
    let territory = SketchTerritory {
        name: spaced(&words[1..place].join(" ")),
        continent: continent - 1,
        at: coordinate(place + 1).zip(coordinate(place + 2)),
        outlines: Vec::new(),
        line: line.number,
    };
    Ok((number, territory))
}

fn borders(
    file: &File,
    line: NumberedLine,
    numbers: &BTreeMap<usize, usize>,
    listed: &mut Listed,
) -> Result<(), ImportFault> {
    let mut first = None;
    for word in line.text.split([' ', '\t', ',']).filter(|word| !word.is_empty()) {
        let number = word
            .parse::<usize>()
            .map_err(|_| line.expected(file.name, ExpectedForm::DominationBorders))?;
        let known = numbers.get(&number).copied();
        let place = known
            .ok_or_else(|| line.fault(file.name, ImportProblem::NoTerritory(number.to_string())))?;
        match first {
            None => first = Some(place),
            Some(from) => listed.add(from, place),
        }
    }
    Ok(())
}

/// Returns a name with spaces, which can't stand in the file.
fn spaced(name: &str) -> String {
    name.replace('_', " ").trim().to_owned()
}

/// Returns the number of missions in a `.cards` file, or `None` if it is none.
pub fn missions(sections: &[Section]) -> Option<usize> {
    of(sections, &["cards"])?;
    Some(of(sections, &["missions"]).map_or(0, |lines| lines.len()))
}
