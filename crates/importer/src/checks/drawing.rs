//! Checks of the artwork, as the drawing of a board needs it.

use super::form::{FileBoard, FileHex, FilePoint, FileTerritory};
use super::{Found, Lines};
use crate::fault::ImportProblem;
use cartography::path::corners;

/// The largest width or height of a map, in units.
const LARGEST: f64 = 10_000.0;

/// The least distance between two points of an outline, in units.
const STEP: f64 = 0.2;

/// Checks the artwork of a board, if it has any.
pub fn check(board: &FileBoard, lines: &Lines) -> Result<(), Found> {
    let is_drawn = board.view_box.is_some() || board.territories.iter().any(|at| at.d.is_some());
    if !is_drawn {
        return Ok(());
    }
    map(board).map_err(|problem| (None, problem))?;
    for territory in &board.territories {
        shape(territory).map_err(|problem| lines.at(&territory.name, problem))?;
    }
    for continent in &board.continents {
        let of = || format!("“{}”", continent.name);
        let at = required("nameAt", of, continent.name_at);
        at.and_then(|at| on_map("nameAt", of, at))
            .map_err(|problem| lines.at(&continent.name, problem))?;
    }
    for lane in &board.adjacency.overseas {
        let of = || format!("“{}”", lane.a);
        for point in lane.segments.iter().flatten() {
            on_map("segments", of, *point).map_err(|problem| lines.at(&lane.a, problem))?;
        }
    }
    board.hexes.iter().try_for_each(hex).map_err(|problem| (None, problem))
}

fn map(board: &FileBoard) -> Result<(), ImportProblem> {
    let of = || format!("“{}”", board.title);
    let [.., width, height] = required("viewBox", of, board.view_box)?;
    let grid = &board.grid;
    let origin = [required("originX", of, grid.origin_x)?, required("originY", of, grid.origin_y)?];
    on_map("originX", of, origin)?;
    for (field, length) in [
        ("viewBox", width),
        ("viewBox", height),
        ("hexWidth", required("hexWidth", of, grid.hex_width)?),
        ("side", required("side", of, grid.side)?),
        ("wrapWidth", board.wrap_width.unwrap_or(LARGEST)),
    ] {
        let most = if field == "wrapWidth" { f64::MAX } else { LARGEST };
        within(field, of, (1.0..=most).contains(&length))?;
    }
    if let Some(id) = board.middle.as_ref()
        && !board.territories.iter().any(|territory| territory.id == *id)
    {
        return Err(ImportProblem::NoTerritory(id.clone()));
    }
    board.anchorages.iter().try_for_each(|at| on_map("anchorages", of, *at))
}

fn shape(territory: &FileTerritory) -> Result<(), ImportProblem> {
    let of = || format!("“{}”", territory.name);
    let badge = required("badge", of, territory.badge.as_ref())?;
    on_map("badge", of, [badge.x, badge.y])?;
    for at in badge.leader.into_iter().chain(territory.name_at) {
        on_map("nameAt", of, at)?;
    }
    let reach = territory.hit_radius.unwrap_or(STEP);
    within("hitRadius", of, (0.0..=LARGEST).contains(&reach))?;
    let lines = territory.lines.as_ref();
    within("lines", of, lines.is_none_or(|lines| !lines.is_empty()))?;
    outline("d", of, required("d", of, territory.d.as_deref())?)
}

fn hex(hex: &FileHex) -> Result<(), ImportProblem> {
    let of = || format!("{},{}", hex.row, hex.col);
    for number in [hex.x, hex.y, hex.anchor_room].into_iter().flatten() {
        on_map("anchor", of, [number, number])?;
    }
    hex.anchor.map_or(Ok(()), |at| on_map("anchor", of, at))?;
    hex.cell.as_ref().map_or(Ok(()), |cell| outline("cell", of, cell))
}

fn required<T>(
    field: &'static str,
    of: impl Fn() -> String,
    value: Option<T>,
) -> Result<T, ImportProblem> {
    value.ok_or_else(|| ImportProblem::Missing { field, of: of() })
}

fn on_map(
    field: &'static str,
    of: impl Fn() -> String,
    at: FilePoint,
) -> Result<(), ImportProblem> {
    within(field, of, at.iter().all(|number| number.abs() <= 2.0 * LARGEST))
}

fn within(
    field: &'static str,
    of: impl Fn() -> String,
    is_right: bool,
) -> Result<(), ImportProblem> {
    if is_right { Ok(()) } else { Err(ImportProblem::Range { field, of: of() }) }
}

/// Checks path data of the form `M x y l dx dy … z`, at least one ring of which can be seen.
fn outline(field: &'static str, of: impl Fn() -> String, path: &str) -> Result<(), ImportProblem> {
    let rings = path.split(['z', 'Z']).filter(|ring| !ring.trim().is_empty());
    let sizes: Option<Vec<usize>> = rings.map(|ring| ring_of(ring).map(|it| it.len())).collect();
    if sizes.is_some_and(|sizes| sizes.iter().any(|size| *size > 2)) {
        Ok(())
    } else {
        Err(ImportProblem::Path { field, of: of() })
    }
}

/// Returns the corners of a ring that can be told from the one before.
pub fn ring_of(text: &str) -> Option<Vec<FilePoint>> {
    let mut points = corners(text, 2.0 * LARGEST)?;
    points.dedup_by(|a, b| is_same(a, b));
    if points.len() > 1 && points.first().zip(points.last()).is_some_and(|(a, b)| is_same(a, b)) {
        points.pop();
    }
    Some(points)
}

/// Returns `true` if two points are drawn at the same place.
fn is_same(a: &FilePoint, b: &FilePoint) -> bool {
    let steps = |at: &FilePoint| at.map(|number| ((number / STEP + 0.5).floor() + 0.0).to_bits());
    steps(a) == steps(b)
}
