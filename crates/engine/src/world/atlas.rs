//! The known worlds under each combination of options.

use std::sync::OnceLock;

use super::id::WorldId;
use super::options::{Canals, Coasts, Lanes};
use super::world::World;

/// One world under each combination of coasts and canals.
type ByOptions = [World; 4];

/// The worlds by id and lanes, each created on first use.
static WORLDS: [[OnceLock<&'static ByOptions>; 2]; WorldId::MOST] =
    [const { [const { OnceLock::new() }; 2] }; WorldId::MOST];

impl World {
    /// Returns the world with this id under these options, or the Earth if the world hasn't been
    /// read. Only the first call for a world costs anything.
    ///
    /// ```
    /// use red_queens_engine::world::{Canals, Coasts, Lanes, Territory, World, WorldId};
    ///
    /// let closed = World::of(WorldId::EARTH, Lanes::Closed, Coasts::AsWritten, Canals::Closed);
    /// let crosses = |world: &World| world.borders(Territory::EastAfrica, Territory::MiddleEast);
    /// assert!(crosses(World::earth()) && !crosses(closed));
    /// ```
    #[inline]
    pub fn of(id: WorldId, lanes: Lanes, coasts: Coasts, canals: Canals) -> &'static Self {
        let known = &WORLDS[usize::from(id.number()) % WorldId::MOST][lanes as usize];
        let readings = known.get().copied().unwrap_or_else(|| first_readings(id, lanes));
        &readings[coasts as usize + 2 * canals as usize]
    }

    /// Returns the Earth as the rules describe it, without options.
    ///
    /// ```
    /// use red_queens_engine::World;
    ///
    /// let earth = World::earth();
    /// assert_eq!((earth.territories().len(), earth.continents().len()), (42, 6));
    /// ```
    pub fn earth() -> &'static Self {
        Self::home(WorldId::EARTH)
    }

    /// Returns a world without options.
    #[inline]
    pub fn home(id: WorldId) -> &'static Self {
        Self::of(id, Lanes::Open, Coasts::AsWritten, Canals::Closed)
    }
}

#[cold]
fn first_readings(id: WorldId, lanes: Lanes) -> &'static ByOptions {
    let id = if id.is_read() { id } else { WorldId::EARTH };
    let known = &WORLDS[usize::from(id.number()) % WorldId::MOST][lanes as usize];
    known.get_or_init(|| Box::leak(Box::new(readings(id, lanes))))
}

fn readings(id: WorldId, lanes: Lanes) -> ByOptions {
    [
        (Coasts::AsWritten, Canals::Closed),
        (Coasts::Geographic, Canals::Closed),
        (Coasts::AsWritten, Canals::Open),
        (Coasts::Geographic, Canals::Open),
    ]
    .map(|(coasts, canals)| World::new(id, lanes, coasts, canals))
}
