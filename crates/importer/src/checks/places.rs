//! Checks of the places on a board, and of the ways between them.

use std::collections::BTreeSet;

use engine::core::Seat;
use engine::world::{Hex, Territory, letters};

use super::form::{FileBoard, FileHarbours};
use super::{Found, Lines};
use crate::fault::ImportProblem;
use crate::sets::set;

/// The fewest territories to play on: one for each army.
pub const LEAST: usize = Seat::COUNT;

/// The largest bonus of a continent.
const MOST: u32 = 999;

/// Checks places and borders.
pub fn check(board: &FileBoard, lines: &Lines) -> Result<(), Found> {
    let found = board.territories.len();
    if found < LEAST {
        return Err((None, ImportProblem::TooFewTerritories { found, least: LEAST }));
    }
    let (hexes, most) = (board.hexes.len(), Hex::CAPACITY);
    if found > Territory::CAPACITY {
        return Err((None, ImportProblem::TooManyTerritories { found, most: Territory::CAPACITY }));
    }
    if hexes > most {
        return Err((None, ImportProblem::TooManyHexes { found: hexes, most }));
    }
    names(board, lines)?;
    continents(board, lines)?;
    borders(board, lines)?;
    seas(board, lines)?;
    starts(board, lines)?;
    connected(board).map_err(|problem| (None, problem))
}

fn names(board: &FileBoard, lines: &Lines) -> Result<(), Found> {
    let (mut ids, mut names) = (BTreeSet::new(), BTreeSet::new());
    for territory in &board.territories {
        let is_new = ids.insert(&territory.id) && names.insert(letters(&territory.name));
        if !is_new || letters(&territory.name).is_empty() {
            let name = &territory.name;
            return Err(lines.at(name, ImportProblem::TerritoryTwice(name.clone())));
        }
    }
    Ok(())
}

fn continents(board: &FileBoard, lines: &Lines) -> Result<(), Found> {
    let mut ids = BTreeSet::new();
    for continent in &board.continents {
        let name = || format!("“{}”", continent.name);
        let problem = if !ids.insert(&continent.id) {
            ImportProblem::ContinentTwice(continent.name.clone())
        } else if continent.hold.is_none() {
            ImportProblem::Missing { field: "hold", of: name() }
        } else if continent.bonus.is_none() {
            ImportProblem::Missing { field: "bonus", of: name() }
        } else if !continent.hold.is_some_and(|hold| (0.0..=1.0).contains(&hold)) {
            ImportProblem::Range { field: "hold", of: name() }
        } else if continent.bonus.is_some_and(|bonus| bonus > MOST) {
            ImportProblem::Range { field: "bonus", of: name() }
        } else {
            continue;
        };
        return Err(lines.at(&continent.name, problem));
    }
    if let Some(id) = board.objectives.iter().flatten().find(|id| !ids.contains(id)) {
        return Err(lines.at(id, ImportProblem::NoContinent(id.clone())));
    }
    for territory in &board.territories {
        let id = &territory.continent;
        if !board.continents.iter().any(|continent| continent.id == *id) {
            return Err(lines.at(id, ImportProblem::NoContinent(id.clone())));
        }
    }
    for continent in &board.continents {
        if !board.territories.iter().any(|territory| territory.continent == continent.id) {
            let name = &continent.name;
            return Err(lines.at(name, ImportProblem::EmptyContinent(name.clone())));
        }
    }
    Ok(())
}

/// Returns the borders that no rule leaves out.
fn pairs(board: &FileBoard, optional: bool) -> impl Iterator<Item = (&str, &str)> {
    let land = board.adjacency.land.iter().map(|[a, b]| (&**a, &**b));
    let lanes = board.adjacency.overseas.iter().filter(move |lane| optional || !lane.optional);
    land.chain(lanes.map(|lane| (&*lane.a, &*lane.b)))
}

fn borders(board: &FileBoard, lines: &Lines) -> Result<(), Found> {
    let known = set(board.territories.iter().map(|at| &*at.id));
    for (a, b) in pairs(board, true) {
        for id in [a, b] {
            if !known.contains(id) {
                return Err(lines.at(id, ImportProblem::NoTerritory(id.to_owned())));
            }
        }
        if a == b {
            return Err(lines.at(a, ImportProblem::OwnBorder(a.to_owned())));
        }
    }
    Ok(())
}

fn seas(board: &FileBoard, lines: &Lines) -> Result<(), Found> {
    let oceans = set(board.oceans.iter().map(String::as_str));
    for hex in &board.hexes {
        if !oceans.contains(&*hex.ocean) {
            return Err(lines.at(&hex.ocean, ImportProblem::NoSea(hex.ocean.clone())));
        }
        if hex.row >= board.grid.rows || hex.col >= board.grid.cols {
            let of = format!("{},{}", hex.row, hex.col);
            return Err((None, ImportProblem::Range { field: "hexes", of }));
        }
    }
    let hexes = set(board.hexes.iter().map(|hex| (hex.row, hex.col)));
    for id in board.walls.iter().flat_map(|wall| [&wall.a, &wall.b]) {
        if hex(id).is_none_or(|place| !hexes.contains(&place)) {
            return Err(lines.at(id, ImportProblem::NoHex(id.clone())));
        }
    }
    harbours(board, &board.harbours, &hexes, lines)?;
    harbours(board, &board.geographic, &hexes, lines)
}

fn harbours(
    board: &FileBoard,
    harbours: &FileHarbours,
    hexes: &BTreeSet<(usize, usize)>,
    lines: &Lines,
) -> Result<(), Found> {
    for (id, seas) in harbours {
        if !board.territories.iter().any(|territory| territory.id == *id) {
            return Err(lines.at(id, ImportProblem::NoTerritory(id.clone())));
        }
        if let Some(sea) = seas.keys().find(|sea| !board.oceans.contains(sea)) {
            return Err(lines.at(sea, ImportProblem::NoSea(sea.clone())));
        }
        for id in seas.values().flat_map(|harbour| &harbour.hexes) {
            if hex(id).is_none_or(|place| !hexes.contains(&place)) {
                return Err(lines.at(id, ImportProblem::NoHex(id.clone())));
            }
        }
    }
    Ok(())
}

fn starts(board: &FileBoard, lines: &Lines) -> Result<(), Found> {
    if let Some(colour) = board.starts.keys().find(|it| it.parse::<Seat>().is_err()) {
        return Err(lines.at(colour, ImportProblem::NoArmy(colour.clone())));
    }
    let mut taken = BTreeSet::new();
    for id in board.starts.values().flatten() {
        if !board.territories.iter().any(|territory| territory.id == *id) {
            return Err(lines.at(id, ImportProblem::NoTerritory(id.clone())));
        }
        if !taken.insert(id) {
            return Err(lines.at(id, ImportProblem::StartTwice(id.clone())));
        }
    }
    Ok(())
}

/// Reads a hex such as `3,14`.
fn hex(id: &str) -> Option<(usize, usize)> {
    let (row, column) = id.split_once(',')?;
    Some((row.trim().parse().ok()?, column.trim().parse().ok()?))
}

/// Checks that armies can reach every territory, also where the rules close the optional lanes.
fn connected(board: &FileBoard) -> Result<(), ImportProblem> {
    let Some(first) = board.territories.first() else { return Ok(()) };
    let mut seen = set([&*first.id]);
    let mut edge = vec![&*first.id];
    while let Some(at) = edge.pop() {
        for (a, b) in pairs(board, false).flat_map(|(a, b)| [(a, b), (b, a)]) {
            if a == at && seen.insert(b) {
                edge.push(b);
            }
        }
    }
    let missed = board.territories.iter().find(|territory| !seen.contains(&*territory.id));
    missed.map_or(Ok(()), |territory| {
        let (from, to) = (first.name.clone(), territory.name.clone());
        Err(ImportProblem::Unreachable { from, to })
    })
}
