//! A world before it is written.

use std::error::Error;
use std::fmt::{self, Display, Formatter};

use super::borders::WorldBorders;
use super::continents::Continents;
use super::names::Names;
use super::sea_names::sea_names;
use super::seed::{MOST, WorldSeed};
use super::split::split;
use super::terrain::land;
use cartography::chart::{self, Chart};
use cartography::draws::Draws;
use cartography::grid;
use cartography::lanes::contacts;
use cartography::layout::{Label, Placed, badges};
use cartography::sea::{Sea, ocean};
use cartography::seas::divide;
use cartography::trace::{MapPoint, Ring, outlines};
use cartography::worth::Worth;

/// The fewest territories, and how many more the largest worlds have.
const TERRITORIES: (usize, usize) = (18, 24);

/// The most tries for a seed; the first good one is taken. Hardly a seed needs ten.
const TRIES: u64 = 400;

/// The tries after which borders may be of any length, and those after which badges may have the
/// least room of all.
const STRICT: u64 = 20;
const LEAST_STRICT: u64 = 40;

/// The least room for a badge, in units: half its height.
const LEAST_ROOM: f64 = 15.0;

/// The error for a seed of which no try makes a good world.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NoWorld;

impl Display for NoWorld {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str("no world comes of this seed")
    }
}

impl Error for NoWorld {}

/// Everything about a generated world.
pub struct GeneratedWorld {
    pub cells: Vec<u8>,
    pub shapes: Vec<Vec<Ring>>,
    pub borders: WorldBorders,
    pub continents: Continents,
    pub placed: Vec<Placed>,
    pub sea: Sea,
    pub names: Vec<String>,
    pub continent_names: Vec<String>,
    pub sea_names: Vec<String>,
}

impl GeneratedWorld {
    /// Makes the world of a seed: the first of a fixed row of tries that is good. Later tries are less
    /// strict, so that one almost always succeeds.
    pub fn of(seed: WorldSeed) -> Result<Self, NoWorld> {
        (0..TRIES).find_map(|tries| Self::tried(seed, tries)).ok_or(NoWorld)
    }

    fn tried(seed: WorldSeed, tries: u64) -> Option<Self> {
        let least_room = LEAST_ROOM * (1.0 - 0.6 * (tries as f64 / LEAST_STRICT as f64).min(1.0));
        let dice = |part: u64| Draws::new(seed.number().into(), tries * 8 + part);
        let (fewest, more) = TERRITORIES;
        let count = fewest + usize::from(seed.size()) * more / usize::from(MOST);
        let land = land(seed, count, &mut dice(0));
        let cells = split(&land, count, &mut dice(1))?;
        if contacts(&cells).values().any(|sides| *sides < 3) && tries < STRICT {
            return None;
        }
        let mut all = outlines(&cells, count);
        let shapes = all.split_off(1);
        let waters = all.pop().unwrap_or_default();
        let ocean = ocean(&cells);
        let borders = WorldBorders::of(&cells, &ocean, &shapes)?;
        let centres = centres(&cells, count);
        let continents = Continents::of(&borders, &centres, &mut dice(2))?;
        let sizes = (0..continents.count).map(|it| continents.frontier(&borders, it));
        if !sizes.clone().all(|(size, edge)| size >= 3 && edge >= 1) {
            return None;
        }
        let mut invented = Names::new(dice(3), continents.count);
        let continent_names: Vec<String> =
            (0..continents.count).map(|it| invented.continent(it)).collect();
        let names: Vec<String> = continents.of.iter().map(|it| invented.territory(*it)).collect();
        let lines: Vec<[String; 1]> = names.iter().map(|name| [name.clone()]).collect();
        let labels: Vec<Label> = lines.iter().map(|lines| Label { lines, wish: None }).collect();
        let placed = badges(&cells, &labels)?;
        if placed.iter().any(|it| it.room < least_room) {
            return None;
        }
        let mut sea = Sea::of(&cells, &ocean, &waters, count);
        let seas = divide(&mut sea, &mut dice(4));
        let sea_names = sea_names(&sea, seas, &continents.of, &mut invented);
        Some(Self {
            cells,
            shapes,
            borders,
            continents,
            placed,
            sea,
            names,
            continent_names,
            sea_names,
        })
    }

    /// Returns the chart of this world.
    pub fn chart(self) -> Chart {
        let worth = |it: usize| {
            let frontier = self.continents.frontier(&self.borders, it);
            (Worth::of(frontier), frontier)
        };
        let worths: Vec<_> = (0..self.continents.count).map(worth).collect();
        let continents = self.continent_names.into_iter().zip(worths);
        let places = self.continents.of.into_iter().zip(self.shapes).zip(self.placed);
        let territory = |(name, ((continent, shape), placed)): (String, _)| chart::ChartTerritory {
            id: name.to_ascii_lowercase(),
            lines: vec![name.clone()],
            name,
            continent,
            shape,
            placed,
        };
        let continent = |(name, (worth, frontier))| chart::ChartContinent { name, worth, frontier };
        Chart {
            territories: self.names.into_iter().zip(places).map(territory).collect(),
            continents: continents.map(continent).collect(),
            land: self.borders.land,
            lanes: self.borders.lanes,
            sea: self.sea,
            seas: self.sea_names,
            cells: self.cells,
        }
    }
}

/// Returns the middle of each territory.
fn centres(cells: &[u8], count: usize) -> Vec<MapPoint> {
    let mut sums = vec![(0.0, 0.0, 0.0); count];
    for (cell, label) in cells.iter().enumerate() {
        if let Some((x, y, size)) = sums.get_mut(usize::from(*label).wrapping_sub(1)) {
            let at = grid::middle(cell);
            (*x, *y, *size) = (*x + at.0, *y + at.1, *size + 1.0);
        }
    }
    sums.into_iter()
        .map(|(x, y, size): (f64, f64, f64)| (x / size.max(1.0), y / size.max(1.0)))
        .collect()
}
