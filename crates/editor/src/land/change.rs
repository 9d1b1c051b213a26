//! The changes that can be made to the land.

use engine::world::{Continent as WorldContinent, Territory as WorldTerritory};

use super::area::Area;
use super::follow::follow;
use super::piece::Piece;
use super::refusal::LandRefusal;
use super::stroke::{LEAST, LEAST_CHANGE, line, outlined};
use super::{water, write};
use crate::board::{BoardContents, Continent, Territory};
use crate::file::BoardFile;
use crate::shape::{Coordinates, distance};

/// One step of changing the land. Outlines and lines are as they were drawn, in units of the map.
#[derive(Debug, Clone, PartialEq)]
pub enum LandChange {
    /// Adds a territory within an outline, with these names for it and for its continent, if the
    /// board has none yet.
    Draw { outline: Vec<Coordinates>, rights: Rights, name: String, continent: String },
    /// Adds the land within an outline to a territory.
    Extend { territory: usize, outline: Vec<Coordinates>, rights: Rights },
    /// Makes everything within an outline sea.
    Flood(Vec<Coordinates>),
    /// Divides a territory along a line. The smaller part gets this name.
    Divide { territory: usize, line: Vec<Coordinates>, name: String },
    /// Divides a territory across its middle.
    Halve { territory: usize, name: String },
    /// Joins a neighbour to a territory.
    Join(usize, usize),
    /// Removes a territory: its land becomes sea.
    Remove(usize),
}

/// The rights to land that others have.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Rights {
    /// The new outline takes the land that it covers.
    Taken,
    /// Others keep their land: only the sea is drawn on.
    Kept,
}

/// The result of a change of the land.
#[derive(Debug)]
pub struct Redrawn {
    pub file: BoardFile,
    pub board: BoardContents,
    /// The number of the territory that was drawn or changed, if there is one.
    pub at: Option<usize>,
}

/// Returns the board after a change of its land.
///
/// # Errors
/// Fails if the change is impossible.
pub fn redrawn(
    file: &BoardFile,
    board: &BoardContents,
    change: LandChange,
) -> Result<Redrawn, LandRefusal> {
    let mut board = board.clone();
    let land: Vec<Area> = file.outlines().map(Area::read).collect();
    let mut plan = LandPlan { file, land: &land, pieces: kept(&board), at: None };
    plan.make(&mut board, change)?;
    let LandPlan { pieces, at, .. } = plan;
    if pieces.len() > WorldTerritory::CAPACITY {
        return Err(LandRefusal::Full);
    }
    let tide = water::tide(file, &land, &pieces);
    let written = write::written(file, &board, &pieces, &tide).ok_or(LandRefusal::NoSea)?;
    let board = follow(file, &board, &written, pieces);
    Ok(Redrawn { file: written, board, at })
}

/// Returns the territories as they are.
fn kept(board: &BoardContents) -> Vec<Piece> {
    let kept = |(number, territory): (usize, &Territory)| Piece {
        from: vec![number],
        area: None,
        territory: territory.clone(),
    };
    board.territories.iter().enumerate().map(kept).collect()
}

/// A change of the land that is being made.
struct LandPlan<'a> {
    file: &'a BoardFile,
    land: &'a [Area],
    pieces: Vec<Piece>,
    at: Option<usize>,
}

impl LandPlan<'_> {
    fn make(&mut self, board: &mut BoardContents, change: LandChange) -> Result<(), LandRefusal> {
        match change {
            LandChange::Draw { outline, rights, name, continent } => {
                let drawn = self.claimed(&outline, rights, None)?;
                let continent = self.continent(board, &drawn, continent);
                self.at = Some(self.pieces.len());
                let territory = Territory { name, continent, start: None };
                self.pieces.push(Piece { from: Vec::new(), area: Some(drawn), territory });
                Ok(())
            }
            LandChange::Extend { territory, outline, rights } => {
                let own = self.land.get(territory).ok_or(LandRefusal::Gone)?;
                let drawn = self.claimed(&outline, rights, Some(territory))?;
                self.set(territory, own.with(&drawn))
            }
            LandChange::Flood(outline) => self.flood(&outline),
            LandChange::Divide { territory, line, name } => {
                let line = self::line(&line, self.file.size())?;
                self.divide(territory, &line, name)
            }
            LandChange::Halve { territory, name } => {
                let line = middle_line(self.land.get(territory).ok_or(LandRefusal::Gone)?);
                self.divide(territory, &line, name)
            }
            LandChange::Join(one, other) => self.join(one, other),
            LandChange::Remove(territory) => {
                if territory >= self.pieces.len() {
                    return Err(LandRefusal::Gone);
                }
                self.pieces.remove(territory);
                Ok(())
            }
        }
    }

    /// Gives a territory other land.
    fn set(&mut self, territory: usize, area: Area) -> Result<(), LandRefusal> {
        self.pieces.get_mut(territory).ok_or(LandRefusal::Gone)?.area = Some(area);
        self.at = Some(territory);
        Ok(())
    }

    /// Returns the land within a stroke, which others lose or keep.
    fn claimed(
        &mut self,
        outline: &[Coordinates],
        rights: Rights,
        claimant: Option<usize>,
    ) -> Result<Area, LandRefusal> {
        let least = if claimant.is_some() { LEAST_CHANGE } else { LEAST };
        let drawn = outlined(outline, self.file.size(), &self.file.shapes, least)?;
        let others = self.land.iter().enumerate().filter(|(at, _)| Some(*at) != claimant);
        let met: Vec<usize> =
            others.filter(|(_, area)| area.is_near(&drawn)).map(|(at, _)| at).collect();
        if rights == Rights::Kept {
            let land = Area::all(met.iter().map(|at| &self.land[*at]));
            let free = drawn.without(&land);
            // Drawing along a coast leaves specks on its other side: drop them.
            let free = free.filtered(|part| part.size() >= least / 2.0);
            return if free.size() >= least { Ok(free) } else { Err(LandRefusal::AllLand) };
        }
        let mut drawn = drawn;
        for at in met {
            let rest = self.taken(at, &mut drawn)?;
            if rest != self.land[at] {
                self.pieces[at].area = Some(rest);
            }
        }
        Ok(drawn)
    }

    /// Takes from a territory what was drawn, with the specks that would be left of it. Returns the
    /// rest.
    fn taken(&self, at: usize, drawn: &mut Area) -> Result<Area, LandRefusal> {
        let own = &self.land[at];
        if own.within(drawn).size() < 0.5 {
            return Ok(own.clone());
        }
        let rest = own.without(drawn);
        let old: Vec<f64> = own.parts().map(|part| part.size()).collect();
        let is_old = |part: &Area| old.contains(&part.size());
        let kept = rest.filtered(|part| part.size() >= LEAST / 4.0 || is_old(part));
        if kept.largest().size() < LEAST.min(own.largest().size()) / 1.5 {
            return Err(LandRefusal::NothingLeft(at));
        }
        *drawn = drawn.with(&rest.without(&kept));
        Ok(kept)
    }

    /// Returns the continent of a new territory: that of the nearest one, or a new one.
    fn continent(&self, board: &mut BoardContents, drawn: &Area, name: String) -> usize {
        let middle = drawn.deepest().0;
        let far = |at: usize| {
            let gap = self.file.shapes.get(at).and_then(|shape| shape.nearest(middle));
            gap.map_or(f64::INFINITY, |gap| gap.length)
        };
        let all = 0..board.territories.len();
        if let Some(nearest) = all.min_by(|a, b| far(*a).total_cmp(&far(*b))) {
            return board.territories[nearest].continent;
        }
        if board.continents.is_empty() {
            board.add_continent(name);
        }
        0
    }

    fn flood(&mut self, outline: &[Coordinates]) -> Result<(), LandRefusal> {
        let drawn = outlined(outline, self.file.size(), &self.file.shapes, LEAST_CHANGE)?;
        let mut is_dry = false;
        for at in 0..self.land.len() {
            if self.land[at].is_near(&drawn) {
                let rest = self.taken(at, &mut drawn.clone())?;
                if rest != self.land[at] {
                    is_dry = true;
                    self.pieces[at].area = Some(rest);
                }
            }
        }
        if is_dry { Ok(()) } else { Err(LandRefusal::AllSea) }
    }

    fn divide(&mut self, at: usize, line: &[Coordinates], name: String) -> Result<(), LandRefusal> {
        let own = self.land.get(at).ok_or(LandRefusal::Gone)?;
        let pieces = own.cut(line);
        let (left, right): (Vec<Area>, Vec<Area>) =
            pieces.into_iter().partition(|piece| is_left(line, piece.deepest().0));
        let (left, right) = (Area::all(&left), Area::all(&right));
        let (large, small) = if left.size() < right.size() { (right, left) } else { (left, right) };
        if small.largest().size() < LEAST / 1.5 {
            return Err(LandRefusal::NotAcross);
        }
        self.set(at, large)?;
        self.at = Some(self.pieces.len());
        let territory = Territory { name, ..self.pieces[at].territory.clone() };
        self.pieces.push(Piece { from: vec![at], area: Some(small), territory });
        Ok(())
    }

    fn join(&mut self, one: usize, other: usize) -> Result<(), LandRefusal> {
        let (Some(a), Some(b)) = (self.file.shapes.get(one), self.file.shapes.get(other)) else {
            return Err(LandRefusal::Gone);
        };
        if one == other || !a.touches(b) {
            return Err(LandRefusal::Apart);
        }
        let joined = self.land[one].with(&self.land[other]);
        self.set(one, joined)?;
        self.pieces[one].from.push(other);
        self.pieces.remove(other);
        self.at = Some(if other < one { one - 1 } else { one });
        Ok(())
    }
}

impl BoardContents {
    /// Adds a continent, if there is room for one.
    pub(crate) fn add_continent(&mut self, name: String) {
        if self.continents.len() >= WorldContinent::CAPACITY {
            return;
        }
        let is_free = |id: &String| self.continents.iter().all(|it| it.id != *id);
        let mut ids = (1..=WorldContinent::CAPACITY).map(|number| format!("N{number}"));
        if let Some(id) = ids.find(is_free) {
            self.continents.push(Continent { id, name, bonus: 2 });
        }
    }
}

/// Returns a line across the middle of an area, along its short side.
fn middle_line(area: &Area) -> Vec<Coordinates> {
    let largest = area.largest();
    let corners: Vec<Coordinates> = largest.points().next().unwrap_or_default();
    let pairs = corners.iter().flat_map(|a| corners.iter().map(move |b| (*a, *b)));
    let longest = pairs.max_by(|p, q| distance(p.0, p.1).total_cmp(&distance(q.0, q.1)));
    let Some((a, b)) = longest else { return Vec::new() };
    let middle = [0, 1].map(|at| f64::midpoint(a[at], b[at]));
    let across = [a[1] - b[1], b[0] - a[0]];
    [-2.0, 2.0].map(|part| [0, 1].map(|at| middle[at] + across[at] * part)).to_vec()
}

/// Returns `true` if a point is on the left of the nearest segment of a line.
fn is_left(line: &[Coordinates], at: Coordinates) -> bool {
    let sides = line.windows(2).map(|ends| {
        let (a, b) = (ends[0], ends[1]);
        let way = [b[0] - a[0], b[1] - a[1]];
        let length = distance(a, b).max(1e-9);
        let along = ((at[0] - a[0]) * way[0] + (at[1] - a[1]) * way[1]) / length / length;
        let foot = [0, 1].map(|to| a[to] + way[to] * along.clamp(0.0, 1.0));
        let side = (way[0] * (at[1] - a[1]) - way[1] * (at[0] - a[0])) / length;
        (distance(foot, at), side)
    });
    // If two segments meet at the nearest corner, take the one that faces the point more squarely.
    let nearest = sides.min_by(|a, b| {
        let is_same = (a.0 - b.0).abs() < 1e-6;
        if is_same { b.1.abs().total_cmp(&a.1.abs()) } else { a.0.total_cmp(&b.0) }
    });
    nearest.is_some_and(|(_, side)| side > 0.0)
}
