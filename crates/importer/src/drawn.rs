//! From a sketch with its land to a board: outlines, badges, lanes, seas and harbours.

use std::collections::{BTreeMap, BTreeSet};

use cartography::chart::{Chart, ChartContinent, ChartTerritory};
use cartography::draws::Draws;
use cartography::lanes::{self, contacts};
use cartography::layout::{Label, squeezed_badges};
use cartography::sea::{Sea, ocean};
use cartography::seas::divide;
use cartography::trace::outlines;
use cartography::worth::Worth;
use engine::core::Digest;

use super::land::Land;
use super::names::{ids, lines, sea_names};
use super::note::Note;
use super::sea_lanes::lane;
use super::sets::set;
use super::sketch::Sketch;

/// The sides of cells that two territories share if everybody sees that they touch.
const BARRIER: usize = 10;

/// Draws a board.
pub fn chart(sketch: &mut Sketch, land: Land) -> Chart {
    let Land { cells, wishes } = land;
    let count = sketch.territories.len();
    let mut all = outlines(&cells, count);
    let shapes = all.split_off(1);
    let waters = all.pop().unwrap_or_default();
    let labels: Vec<Vec<String>> = sketch.territories.iter().map(|it| lines(&it.name)).collect();
    let labels: Vec<Label> =
        labels.iter().zip(&wishes).map(|(lines, wish)| Label { lines, wish: *wish }).collect();
    let placed = squeezed_badges(&cells, &labels);
    let ocean = ocean(&cells);
    let sides = contacts(&cells);
    let touching = touching(&sides, 1);
    let coasts = lanes::coasts(&shapes);
    let badges: Vec<_> = placed.iter().map(|it| it.badge).collect();
    let (land, apart): (Vec<_>, Vec<_>) =
        sketch.borders.iter().copied().partition(|pair| touching.contains(pair));
    let lanes = apart.iter().map(|pair| lane(&cells, &ocean, &coasts, &badges, *pair)).collect();
    sketch.note(apart.len(), |count| Note::Lanes { count });
    let barriers = self::touching(&sides, BARRIER).difference(&sketch.borders).count();
    sketch.note(barriers, |count| Note::Barriers { count });
    let mut sea = Sea::of(&cells, &ocean, &waters, count);
    // Seed with the map, so that the same map always gets the same seas.
    let Digest(seed) = Digest::of(&cells);
    let seas = divide(&mut sea, &mut Draws::new(seed, 0));
    let seas = sea_names(&sea, seas);
    let harbours = harbours(&sea);
    sketch.notes.push(Note::SeasDrawn { seas: seas.len(), harbours });
    let ids = ids(sketch.territories.iter().map(|it| &*it.name));
    let drawn = ids.into_iter().zip(shapes).zip(placed);
    let territory =
        |(territory, ((id, shape), placed)): (&super::sketch::SketchTerritory, _)| ChartTerritory {
            id,
            name: territory.name.clone(),
            lines: lines(&territory.name),
            continent: territory.continent,
            shape,
            placed,
        };
    let territories = sketch.territories.iter().zip(drawn).map(territory).collect();
    Chart { territories, continents: continents(sketch), land, lanes, sea, seas, cells }
}

/// Returns the pairs of territories that share at least so many sides of cells.
fn touching(sides: &BTreeMap<(u8, u8), usize>, least: usize) -> BTreeSet<(usize, usize)> {
    let pair = |(a, b): (u8, u8)| (usize::from(a) - 1, usize::from(b) - 1);
    set(sides.iter().filter(|(_, sides)| **sides >= least).map(|(it, _)| pair(*it)))
}

/// Returns the number of harbours, counting one for each sea of a territory.
fn harbours(sea: &Sea) -> usize {
    let seas =
        |ports: &Vec<(usize, _)>| set(ports.iter().map(|(hex, _)| sea.hexes[*hex].sea)).len();
    sea.harbours.iter().map(seas).sum()
}

fn continents(sketch: &mut Sketch) -> Vec<ChartContinent> {
    let of: Vec<usize> = sketch.territories.iter().map(|it| it.continent).collect();
    let mut edges: BTreeMap<usize, BTreeSet<usize>> = BTreeMap::new();
    for (a, b) in sketch.borders.iter().filter(|(a, b)| of[*a] != of[*b]) {
        edges.entry(of[*a]).or_default().insert(*a);
        edges.entry(of[*b]).or_default().insert(*b);
    }
    let without = sketch.continents.iter().filter(|it| it.bonus.is_none()).count();
    sketch.note(without, |count| Note::Bonuses { count });
    let continent = |(number, it): (usize, &super::sketch::SketchContinent)| {
        let size = of.iter().filter(|of| **of == number).count();
        let frontier = (size, edges.get(&number).map_or(0, BTreeSet::len));
        let mut worth = Worth::of(frontier);
        worth.bonus = it.bonus.unwrap_or(worth.bonus);
        ChartContinent { name: it.name.clone(), worth, frontier }
    };
    sketch.continents.iter().enumerate().map(continent).collect()
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
mod tests {
    use super::*;
    use crate::land;
    use crate::sketch;

    /// Returns a board of 120 territories in rows of twelve.
    fn large() -> Sketch {
        let continents = (0..12).map(|number| format!("Continent {number}"));
        let continents =
            continents.map(|name| sketch::SketchContinent { name, bonus: None }).collect();
        let territory = |number: u32| sketch::SketchTerritory {
            name: format!("Long name of {number}"),
            continent: number as usize / 10,
            at: Some((f64::from(number % 12) * 50.0, f64::from(number / 12) * 45.0)),
            outlines: Vec::new(),
            line: 1,
        };
        let right = (0..120).filter(|at| at % 12 < 11).map(|at| (at, at + 1));
        let borders = right.chain((0..108).map(|at| (at, at + 12))).collect();
        let territories = (0..120).map(territory).collect();
        Sketch { continents, territories, borders, ..Sketch::default() }
    }

    #[test]
    fn a_large_board_has_room_for_every_territory() {
        let mut sketch = large();
        let land = land::of(&mut sketch, None).unwrap();
        let chart = chart(&mut sketch, land);
        assert!(chart.territories.iter().all(|it| !it.shape.is_empty() && it.placed.room > 15.0));
        assert_eq!((chart.land.len(), chart.lanes.len()), (110 + 108, 0));
        assert!(chart.sea.hexes.len() > 60 && !chart.seas.is_empty());
    }
}
