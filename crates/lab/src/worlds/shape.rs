//! The features of a continent on which its worth may depend.

use std::collections::BTreeSet;

use engine::world::{Continent, Hex, Ocean, Territory, TerritorySet, World};
use serde::Serialize;

/// A continent in numbers.
#[derive(Debug, Serialize)]
pub(super) struct ContinentShape {
    /// The territories, and those that border on other continents.
    size: usize,
    edge: usize,
    /// The borders with other continents, and the territories beyond them.
    ways: usize,
    gates: usize,
    /// The continents beside it.
    neighbours: usize,
    /// The borders within it.
    inner: usize,
    /// The territories with a harbour, and the hexes from which ships reach them.
    ports: usize,
    hexes: usize,
    /// The oceans at its coasts.
    seas: usize,
    /// The mean number of borders to cross to a territory elsewhere.
    far: f64,
    /// The territories and the continents of the world.
    territories: usize,
    continents: usize,
}

impl ContinentShape {
    pub fn of(world: &World, continent: Continent) -> Self {
        let own = continent.territories();
        let beyond = |at: Territory| world.neighbours(at).iter().filter(|it| !own.contains(*it));
        let borders = own.iter().map(|at| world.neighbours(at).len()).sum::<usize>();
        let ways = own.iter().map(|at| beyond(at).count()).sum::<usize>();
        let gates: TerritorySet = own.iter().flat_map(beyond).collect();
        let neighbours: BTreeSet<Continent> = gates.iter().map(Territory::continent).collect();
        let hexes: BTreeSet<Hex> = own.iter().flat_map(|at| world.harbours(at)).collect();
        let seas: BTreeSet<Ocean> = own.iter().flat_map(|at| world.coasts(at).iter()).collect();
        Self {
            size: own.len(),
            edge: own.iter().filter(|at| beyond(*at).next().is_some()).count(),
            ways,
            gates: gates.len(),
            neighbours: neighbours.len(),
            inner: (borders - ways) / 2,
            ports: own.iter().filter(|at| world.harbours(*at).next().is_some()).count(),
            hexes: hexes.len(),
            seas: seas.len(),
            far: far(world, own),
            territories: world.territories().len(),
            continents: world.continents().len(),
        }
    }
}

/// Returns the mean number of steps from a continent to a territory elsewhere.
#[allow(clippy::cast_precision_loss, reason = "a few dozen territories")]
fn far(world: &World, own: TerritorySet) -> f64 {
    let (mut seen, mut steps, mut sum) = (own, 0, 0);
    loop {
        steps += 1;
        let reached = seen.iter().flat_map(|at| world.neighbours(at).iter());
        let wider: TerritorySet = seen.iter().chain(reached).collect();
        if wider == seen {
            return sum as f64 / (seen.len() - own.len()).max(1) as f64;
        }
        sum += steps * (wider.len() - seen.len());
        seen = wider;
    }
}
