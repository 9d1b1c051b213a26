//! The formats that are known, and which one the chosen files have.

use super::board::ImportedBoard;
use super::checks;
use super::fault::{ImportFault, ImportProblem};
use super::files::{DecodedPicture, File, base};
use super::land::picture::Labels;
use super::lines::sections;
use super::note::{ForeignFeature, Note};
use super::sketch::{Sketch, SketchPoint};
use super::text::decoded;
use super::{bare, conquer_club, conquest, domination, drawn, land, lux, own, triplea, xml};

#[derive(Clone, Copy, PartialEq, Eq)]
enum FileKind {
    /// Our own JSON.
    Json,
    Xml,
    /// A text with sections that describe a board.
    Sections,
    /// Domination's cards.
    Cards,
    Other,
}

fn kind(text: &str) -> FileKind {
    match text.trim_start().chars().next() {
        Some('{') => return FileKind::Json,
        Some('<') => return FileKind::Xml,
        _ => {}
    }
    let sections = sections(text);
    if domination::is_known(&sections) || conquest::is_known(&sections) {
        FileKind::Sections
    } else if domination::missions(&sections).is_some() {
        FileKind::Cards
    } else {
        FileKind::Other
    }
}

/// Reads a board from the files that somebody chose, and the pictures among them.
///
/// # Errors
/// Fails if the files have no board that can be played on and drawn.
pub fn import(files: &[File], pictures: &[DecodedPicture]) -> Result<ImportedBoard, ImportFault> {
    let texts: Vec<String> = files.iter().map(|file| decoded(file.content)).collect();
    let kinds: Vec<FileKind> = texts.iter().map(|text| kind(text)).collect();
    let is_board =
        |kind: &FileKind| matches!(kind, FileKind::Json | FileKind::Xml | FileKind::Sections);
    let Some(main) = kinds.iter().position(is_board) else {
        return Err(files.first().map_or_else(
            || ImportFault::whole("", ImportProblem::NoFile),
            |file| ImportFault::whole(file.name, ImportProblem::Unrecognized),
        ));
    };
    let (file, text) = (&files[main], &texts[main]);
    let others = files.iter().zip(texts.iter().map(String::as_str)).enumerate();
    let others = others.filter(|(number, _)| *number != main);
    let others: Vec<(&File, &str)> = others.map(|(_, other)| other).collect();
    let mut beside = Vec::new();
    for (number, other) in files.iter().enumerate().filter(|(number, _)| *number != main) {
        if kinds[number] == FileKind::Cards {
            beside.push(Note::Ignored(ForeignFeature::Cards));
            if domination::missions(&sections(&texts[number])).is_some_and(|count| count > 0) {
                beside.push(Note::Ignored(ForeignFeature::Missions));
            }
        } else if kinds[main] != FileKind::Xml || !triplea::is_places(&texts[number]) {
            beside.push(Note::FileIgnored { name: base(other.name).to_owned() });
        }
    }
    let mut board = match kinds[main] {
        FileKind::Json if bare::is_bare(text) => draw(file, bare::read(file, text)?, None),
        FileKind::Json => own::read(file),
        FileKind::Xml => read_xml(file, text, &others),
        _ => read_sections(file, text, pictures),
    }?;
    board.notes.extend(beside);
    Ok(board)
}

fn read_xml(
    file: &File,
    text: &str,
    others: &[(&File, &str)],
) -> Result<ImportedBoard, ImportFault> {
    let document = xml::parse(file.name, text)?;
    let root = document.root_element();
    let sketch = if xml::is(&root, "luxboard") {
        lux::read(file, root)?
    } else if xml::is(&root, "map") {
        conquer_club::read(file, root)?
    } else if xml::is(&root, "game") {
        triplea::read(file, root, others)?
    } else {
        return Err(xml::fault(file.name, root, ImportProblem::NoElement("map")));
    };
    draw(file, sketch, None)
}

fn read_sections(
    file: &File,
    text: &str,
    pictures: &[DecodedPicture],
) -> Result<ImportedBoard, ImportFault> {
    let sections = sections(text);
    if domination::is_known(&sections) {
        let board = domination::read(file, &sections)?;
        let (colours, positions) = (board.colours, positions(&board.sketch));
        let read = |it: &DecodedPicture, is_named| {
            let by_number = Labels::by_number(it, &colours, is_named);
            // Some image maps have colours that aren't numbers: look for an area at each position.
            let by_area = || Labels::by_area(it, &positions).filter(|_| is_named);
            by_number.or_else(by_area)
        };
        return with_picture(file, board.sketch, board.picture, pictures, read);
    }
    let board = conquest::read(file, &sections)?;
    let positions = positions(&board.sketch);
    let read = |it: &DecodedPicture, _| Labels::by_area(it, &positions);
    with_picture(file, board.sketch, board.picture, pictures, read)
}

fn positions(sketch: &Sketch) -> Vec<Option<SketchPoint>> {
    sketch.territories.iter().map(|it| it.at).collect()
}

/// Draws a sketch with the picture that it names, or else with the first that is an image map.
fn with_picture(
    file: &File,
    mut sketch: Sketch,
    named: Option<String>,
    pictures: &[DecodedPicture],
    read: impl Fn(&DecodedPicture, bool) -> Option<Labels>,
) -> Result<ImportedBoard, ImportFault> {
    let is_named = |picture: &&DecodedPicture| {
        named.as_ref().is_some_and(|name| base(picture.name).eq_ignore_ascii_case(base(name)))
    };
    let first = pictures.iter().find(is_named);
    let others = pictures.iter().filter(|picture| !is_named(picture));
    let found = first.into_iter().chain(others).find_map(|it| Some((it, read(it, is_named(&it))?)));
    match (&found, named) {
        (Some((picture, _)), _) => {
            sketch.notes.push(Note::FromPicture { name: base(picture.name).to_owned() });
        }
        (None, Some(name)) if first.is_none() => sketch.notes.push(Note::PictureMissing { name }),
        _ => {}
    }
    draw(file, sketch, found.map(|(_, labels)| labels).as_ref())
}

/// Draws a sketch, and checks the board.
fn draw(
    file: &File,
    mut sketch: Sketch,
    picture: Option<&Labels>,
) -> Result<ImportedBoard, ImportFault> {
    // Cells have room for so many labels, and land for a few can't be drawn.
    sketch.check_size(file.name)?;
    let has_borders = !sketch.borders.is_empty();
    if has_borders || picture.is_none() {
        sketch.settle(file.name)?;
    }
    let land =
        land::of(&mut sketch, picture).map_err(|problem| ImportFault::whole(file.name, problem))?;
    if !has_borders {
        sketch.settle(file.name)?;
    }
    let board = drawn::chart(&mut sketch, land).write();
    let board = ImportedBoard::of(board, sketch.name, sketch.notes);
    let board = board.map_err(|reason| checks::refusal(file.name, "", &reason))?;
    let checked = checks::check(file.name, &board.json);
    checked.map_err(|fault| ImportFault { line: None, ..fault })?;
    Ok(board)
}
