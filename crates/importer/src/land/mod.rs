//! The land of a board in labelled cells, from an image map, outlines or positions.

mod clean;
mod frame;
mod layout;
pub mod picture;
mod polygons;
mod positions;

use cartography::grid::CELLS;
use cartography::lanes::land;

use self::frame::MapFrame;
use self::picture::Labels;
use super::fault::ImportProblem;
use super::note::Note;
use super::sets::{seen, set};
use super::sketch::{Sketch, SketchPoint};

/// The land of a board: the label of each cell, and where badges should be, in units of our maps.
pub struct Land {
    pub cells: Vec<u8>,
    pub wishes: Vec<Option<SketchPoint>>,
}

/// Draws the land of a sketch from an image map, or else from its outlines, or else around its
/// positions. A sketch without borders gets those of the land.
///
/// # Errors
/// Fails if a territory has no room.
pub fn of(sketch: &mut Sketch, picture: Option<&Labels>) -> Result<Land, ImportProblem> {
    let is_outlined = sketch.territories.iter().any(|it| it.outlines.iter().any(|it| it.len() > 2));
    let (mut cells, frame) = if let Some(labels) = picture {
        let frame = MapFrame::around(labels.bounds());
        (labels.cells(&frame), frame)
    } else if is_outlined {
        let points = sketch.territories.iter().flat_map(|it| it.outlines.iter().flatten());
        let frame = MapFrame::around(frame::bounds(points.copied()));
        (polygons::cells(&sketch.territories, &frame), frame)
    } else {
        let sites = layout::sites(sketch);
        sketch.notes.push(Note::FromPositions);
        let cells = positions::cells(&sites, &sketch.borders);
        let cells = clean::finished(cells, &sites, &sketch.borders, false);
        let wishes = sites.into_iter().map(Some).collect();
        return settled(sketch, cells, wishes);
    };
    let is_listed = !sketch.borders.is_empty();
    clean::zip(&mut cells, |a, b| !is_listed || sketch.borders.contains(&(a.min(b), a.max(b))));
    let wishes: Vec<Option<SketchPoint>> =
        sketch.territories.iter().map(|it| it.at.map(|at| frame.onto_map(at))).collect();
    let places = layout::places(sketch, &cells, &wishes);
    let missing = clean::missing(&cells, sketch.territories.len());
    sketch.note(missing, |count| Note::NotOnPicture { count });
    let cells = clean::finished(cells, &places, &sketch.borders, true);
    settled(sketch, cells, wishes)
}

fn settled(
    sketch: &mut Sketch,
    cells: Vec<u8>,
    wishes: Vec<Option<SketchPoint>>,
) -> Result<Land, ImportProblem> {
    let seen = seen(&cells);
    let lost = (1..).zip(&sketch.territories).find(|(label, _)| !seen[*label]);
    if let Some((_, territory)) = lost {
        return Err(ImportProblem::NoRoom(territory.name.clone()));
    }
    if sketch.borders.is_empty() {
        sketch.borders = set(land(&cells));
        let count = sketch.borders.len();
        sketch.note(count, |count| Note::BordersFromMap { count });
    }
    debug_assert_eq!(cells.len(), CELLS, "cells fill the map");
    Ok(Land { cells, wishes })
}
