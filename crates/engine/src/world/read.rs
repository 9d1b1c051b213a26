//! Reading a world at run time, from the form of `data/*.json`.

use std::collections::{BTreeMap, BTreeSet};

use super::continent::Continent;
use super::fault::WorldFault;
use super::hex::Hex;
use super::id::WorldId;
use super::json::{DraftContinent, DraftHarbour, DraftHex, DraftTerritory, DraftWall, WorldDraft};
use super::lookup::letters;
use super::ocean::Ocean;
use super::plan::{PlannedContinent, Shore, WorldPlan};
use super::territory::Territory;
use super::world::World;
use crate::core::Seat;

impl World {
    /// Reads a world in the form of `data/*.json` and adds it to the known worlds until the program
    /// ends.
    ///
    /// ```
    /// use red_queens_engine::World;
    ///
    /// let pond = World::home(World::read(
    ///     r#"{
    ///         "title": "Pond",
    ///         "continents": [{"id": "P", "name": "Pondside", "bonus": 1, "hold": 0.5}],
    ///         "territories": [
    ///             {"id": "reeds", "name": "Reeds", "continent": "P"},
    ///             {"id": "island", "name": "Island", "continent": "P"}
    ///         ],
    ///         "adjacency": {"land": [["reeds", "island"]]},
    ///         "oceans": ["Water"],
    ///         "grid": {"rows": 1, "cols": 1},
    ///         "hexes": [{"row": 0, "col": 0, "ocean": "Water"}],
    ///         "harbours": {"reeds": {"Water": {"hexes": ["0,0"]}}}
    ///     }"#,
    /// )?);
    /// assert!(pond.borders(pond.territory("reeds")?, pond.territory("island")?));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// Fails if the text is not a valid world, its title is taken, or the limit on worlds is
    /// reached.
    pub fn read(json: &str) -> Result<WorldId, WorldFault> {
        WorldId::add(Box::leak(Box::new(WorldPlan::read(json)?)))
    }
}

impl WorldPlan {
    /// Reads the plan of a world. The plan is never freed.
    ///
    /// # Errors
    /// Fails if the text is not a valid world.
    pub fn read(json: &str) -> Result<Self, WorldFault> {
        let draft: WorldDraft = serde_json::from_str(json)
            .map_err(|error| WorldFault::Unreadable(error.to_string()))?;
        draft.check()?;
        let sea = draft.sea()?;
        let plan = Self {
            title: draft.title.clone().leak(),
            territories: draft.territories()?,
            continents: draft.continents(),
            objectives: draft.objectives()?,
            borders: draft.borders(false)?,
            lanes: draft.borders(true)?,
            oceans: draft.oceans(),
            sea,
            walls: draft.walls(sea, false)?,
            canals: draft.walls(sea, true)?,
            shores: draft.shores(sea)?,
            geographic: draft.geographic(sea)?,
            starts: draft.starts()?,
            plays_like: draft.plays_like.clone().map(|title| &*title.leak()),
        };
        Ok(plan)
    }
}

/// The words of records that stand where the name of a territory can stand.
const OTHER_WORDS: [&str; 2] = ["ship", "wild"];

impl WorldDraft {
    fn check(&self) -> Result<(), WorldFault> {
        let is_plain = |c: char| c.is_ascii_alphanumeric() || c == '-';
        if self.title.is_empty() || !self.title.chars().all(is_plain) {
            return Err(WorldFault::Title(self.title.clone()));
        }
        for (what, found, most) in [
            ("territories", self.territories.len(), Territory::CAPACITY),
            ("continents", self.continents.len(), Continent::CAPACITY),
            ("oceans", self.oceans.len(), Ocean::CAPACITY),
            ("hexes", self.hexes.len(), Hex::CAPACITY),
            ("rows", self.grid.rows, usize::from(u8::MAX)),
            ("columns", self.grid.cols, usize::from(u8::MAX)),
        ] {
            if !(1..=most).contains(&found) {
                return Err(WorldFault::Number { what, found, most });
            }
        }
        let names: Vec<String> = self.territories.iter().map(|at| letters(&at.name)).collect();
        let alike = |name: &String| names.iter().filter(|other| *other == name).count() > 1;
        let is_bad =
            |name: &String| name.is_empty() || OTHER_WORDS.contains(&name.as_str()) || alike(name);
        let bad = names.iter().position(is_bad);
        bad.map_or(Ok(()), |at| Err(WorldFault::Name(self.territories[at].name.clone())))
    }

    fn territory(&self, id: &str) -> Result<u8, WorldFault> {
        place("territory", id, self.territories.iter().map(|at| &*at.id))
    }

    fn ocean(&self, name: &str) -> Result<u8, WorldFault> {
        place("ocean", name, self.oceans.iter().map(|ocean| &**ocean))
    }

    fn continent(&self, id: &str) -> Result<u8, WorldFault> {
        place("continent", id, self.continents.iter().map(|continent| &*continent.id))
    }

    fn objectives(&self) -> Result<&'static [(u8, u8)], WorldFault> {
        let read = |[one, other]: &[String; 2]| Ok((self.continent(one)?, self.continent(other)?));
        leaked(self.objectives.iter().map(read))
    }

    fn territories(&self) -> Result<&'static [(&'static str, u8)], WorldFault> {
        let read =
            |at: &DraftTerritory| Ok((&*at.name.clone().leak(), self.continent(&at.continent)?));
        leaked(self.territories.iter().map(read))
    }

    fn continents(&self) -> &'static [PlannedContinent] {
        let read = |it: &DraftContinent| PlannedContinent {
            name: it.name.clone().leak(),
            bonus: it.bonus,
            hold: it.hold,
        };
        self.continents.iter().map(read).collect::<Vec<_>>().leak()
    }

    fn borders(&self, optional: bool) -> Result<&'static [(u8, u8)], WorldFault> {
        let land = self.adjacency.land.iter().filter(|_| !optional).map(|[a, b]| (a, b));
        let lanes = self.adjacency.overseas.iter().filter(|lane| lane.optional == optional);
        let pairs = land.chain(lanes.map(|lane| (&lane.a, &lane.b)));
        let sorted = |(a, b): (u8, u8)| (a.min(b), a.max(b));
        let read = pairs.map(|(a, b)| Ok(sorted((self.territory(a)?, self.territory(b)?))));
        let mut borders = read.collect::<Result<Vec<_>, _>>()?;
        borders.sort_unstable();
        Ok(borders.leak())
    }

    /// Returns the oceans, each with the first letter of its name that is not yet in use.
    fn oceans(&self) -> &'static [(&'static str, u8)] {
        let mut oceans: Vec<(&'static str, u8)> = Vec::new();
        for name in &self.oceans {
            let is_free = |letter: &u8| {
                letter.is_ascii_alphanumeric() && oceans.iter().all(|(_, other)| other != letter)
            };
            let letters = name.bytes().map(|byte| byte.to_ascii_uppercase()).chain(b'0'..=b'9');
            let letter = letters.chain(b'a'..=b'z').find(is_free).unwrap_or(b'?');
            oceans.push((name.clone().leak(), letter));
        }
        oceans.leak()
    }

    fn sea(&self) -> Result<&'static [&'static str], WorldFault> {
        let oceans = self.oceans();
        let mut rows = vec![vec![b' '; 2 * self.grid.cols]; self.grid.rows];
        for (number, row) in rows.iter_mut().enumerate() {
            row.iter_mut().skip(number % 2).step_by(2).for_each(|cell| *cell = b'.');
        }
        for DraftHex { row, col, ocean } in &self.hexes {
            let inside = rows.get_mut(*row).filter(|_| *col < self.grid.cols);
            let cell = inside.and_then(|cells| cells.get_mut(2 * col + row % 2));
            match cell {
                Some(cell) if *cell == b'.' => *cell = oceans[usize::from(self.ocean(ocean)?)].1,
                Some(_) => return Err(WorldFault::HexTwice(*row, *col)),
                None => {
                    let name = format!("{row},{col}");
                    return Err(WorldFault::Unknown { what: "place in the grid for", name });
                }
            }
        }
        let text = |row: Vec<u8>| &*String::from_utf8_lossy(&row).into_owned().leak();
        Ok(rows.into_iter().map(text).collect::<Vec<_>>().leak())
    }

    fn walls(&self, sea: &[&str], canals: bool) -> Result<&'static [[(u8, u8); 2]], WorldFault> {
        let is_canal =
            |wall: &DraftWall| wall.forced.as_ref().is_some_and(|by| self.canals.contains(by));
        let walls = self.walls.iter().filter(|wall| is_canal(wall) == canals);
        leaked(walls.map(|wall| Ok([hex(sea, &wall.a)?, hex(sea, &wall.b)?])))
    }

    fn shores(&self, sea: &[&str]) -> Result<&'static [&'static [Shore]], WorldFault> {
        self.harbours.keys().try_for_each(|id| self.territory(id).map(|_| ()))?;
        leaked(self.territories.iter().map(|at| self.shores_of(sea, self.harbours.get(&at.id))))
    }

    fn geographic(&self, sea: &[&str]) -> Result<&'static [(u8, &'static [Shore])], WorldFault> {
        let read = |(id, shores): (&String, _)| {
            Ok((self.territory(id)?, self.shores_of(sea, Some(shores))?))
        };
        let mut moved = self.geographic.iter().map(read).collect::<Result<Vec<_>, _>>()?;
        moved.sort_unstable();
        Ok(moved.leak())
    }

    fn starts(&self) -> Result<&'static [(Seat, &'static [u8])], WorldFault> {
        let mut taken = BTreeSet::new();
        let mut take = |id: &String| match self.territory(id)? {
            at if taken.insert(at) => Ok(at),
            _ => Err(WorldFault::StartTwice(id.clone())),
        };
        leaked(self.starts.iter().map(|(colour, ids)| {
            let unknown = |_| WorldFault::Unknown { what: "army", name: colour.clone() };
            Ok((colour.parse().map_err(unknown)?, leaked(ids.iter().map(&mut take))?))
        }))
    }

    fn shores_of(
        &self,
        sea: &[&str],
        harbours: Option<&BTreeMap<String, DraftHarbour>>,
    ) -> Result<&'static [Shore], WorldFault> {
        let read = |(ocean, harbour): (&String, &DraftHarbour)| {
            let hexes = leaked(harbour.hexes.iter().map(|id| hex(sea, id)))?;
            Ok((self.ocean(ocean)?, hexes))
        };
        let mut shores = harbours.into_iter().flatten().map(read).collect::<Result<Vec<_>, _>>()?;
        shores.sort_unstable();
        Ok(shores.leak())
    }
}

fn leaked<T>(
    values: impl Iterator<Item = Result<T, WorldFault>>,
) -> Result<&'static [T], WorldFault> {
    Ok(values.collect::<Result<Vec<T>, _>>()?.leak())
}

/// Returns the index of a name in a list.
fn place<'a>(
    what: &'static str,
    name: &str,
    mut names: impl Iterator<Item = &'a str>,
) -> Result<u8, WorldFault> {
    let found = names.position(|other| other == name).and_then(|index| u8::try_from(index).ok());
    found.ok_or_else(|| WorldFault::Unknown { what, name: name.to_owned() })
}

/// Parses a hex that is part of the sea.
fn hex(sea: &[&str], id: &str) -> Result<(u8, u8), WorldFault> {
    let read = |text: &str| text.trim().parse::<u8>().ok();
    let place = id.split_once(',').and_then(|(row, column)| Some((read(row)?, read(column)?)));
    let is_sea = |(row, column): &(u8, u8)| {
        let cells = sea.get(usize::from(*row)).map(|cells| cells.as_bytes());
        let cell =
            cells.and_then(|cells| cells.get(2 * usize::from(*column) + usize::from(row % 2)));
        cell.is_some_and(|cell| *cell != b'.')
    };
    place.filter(is_sea).ok_or_else(|| WorldFault::Unknown { what: "sea hex", name: id.to_owned() })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::world::tables::EARTH;

    #[test]
    fn the_tables_of_the_earth_are_its_file() {
        let json = include_str!("../../data/board.json");
        assert_eq!(WorldPlan::read(json).unwrap(), EARTH);
        assert_eq!(World::read(json), Err(WorldFault::TitleTaken("Earth".into())));
    }
}
