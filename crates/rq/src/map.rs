//! `rq map`: the board.

use std::collections::BTreeMap;

use clap::Args;
use serde::Serialize;

use super::Run;
use super::board::chosen;
use super::output::{Failure, Output};
use engine::world::{Canals, Coasts, Hex, Lanes, Ocean, Territory, World};

/// Print the board: territories, borders, coasts and sea hexes.
#[derive(Debug, Args)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
pub(super) struct Map {
    /// Print JSON.
    #[arg(long)]
    json: bool,
    /// Close the sea lane between East Africa and the Middle East (rule B2).
    #[arg(long)]
    closed_lane: bool,
    /// Give Australia its real coasts (rule B5).
    #[arg(long)]
    geographic_coasts: bool,
    /// Open the Suez and Panama canals to ships (rule B7).
    #[arg(long)]
    canals: bool,
}

#[derive(Serialize)]
struct BoardJson {
    territories: Vec<TerritoryJson>,
    hexes: Vec<HexJson>,
}

#[derive(Serialize)]
struct TerritoryJson {
    name: &'static str,
    continent: &'static str,
    borders: Vec<&'static str>,
    coasts: BTreeMap<&'static str, Vec<String>>,
}

#[derive(Serialize)]
struct HexJson {
    id: String,
    ocean: &'static str,
    neighbours: Vec<String>,
}

impl Run for Map {
    fn run(self, output: &mut Output) -> Result<(), Failure> {
        if self.json { output.json(&self.board()) } else { self.print(output) }
    }
}

impl Map {
    fn world(&self) -> &'static World {
        let lanes = if self.closed_lane { Lanes::Closed } else { Lanes::Open };
        let coasts = if self.geographic_coasts { Coasts::Geographic } else { Coasts::AsWritten };
        let canals = if self.canals { Canals::Open } else { Canals::Closed };
        World::of(chosen(), lanes, coasts, canals)
    }

    fn board(&self) -> BoardJson {
        let world = self.world();
        let sea = |hex: Hex| HexJson {
            id: hex.to_string(),
            ocean: hex.ocean().name(),
            neighbours: ids(world.beside(hex)),
        };
        BoardJson {
            territories: world.territories().iter().map(|at| self.place(at)).collect(),
            hexes: world.hexes().map(sea).collect(),
        }
    }

    fn place(&self, territory: Territory) -> TerritoryJson {
        let world = self.world();
        let harbour = |ocean: Ocean| (ocean.name(), ids(world.harbour(territory, ocean)));
        TerritoryJson {
            name: territory.name(),
            continent: territory.continent().name(),
            borders: world.neighbours(territory).iter().map(Territory::name).collect(),
            coasts: world.coasts(territory).iter().map(harbour).collect(),
        }
    }

    fn print(&self, output: &mut Output) -> Result<(), Failure> {
        for continent in self.world().continents() {
            output.line(format!("{continent} ({} armies)", continent.bonus()))?;
            for territory in continent.territories() {
                let place = self.place(territory);
                let oceans: Vec<&str> = place.coasts.into_keys().collect();
                let oceans =
                    if oceans.is_empty() { "landlocked".into() } else { oceans.join(", ") };
                output.line(format!("  {territory} ({oceans})"))?;
                output.line(format!("    {}", place.borders.join(", ")))?;
            }
        }
        output.line("")?;
        for ocean in self.world().oceans() {
            output.line(format!("{ocean}: {} hexes", ocean.hexes().count()))?;
        }
        Ok(())
    }
}

fn ids(hexes: &[Hex]) -> Vec<String> {
    hexes.iter().map(Hex::to_string).collect()
}
