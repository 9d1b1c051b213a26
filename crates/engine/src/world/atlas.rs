//! The known worlds under each combination of options.

use std::sync::OnceLock;

use super::id::WorldId;
use super::options::{Canals, Coasts};
use super::world::World;

/// One world under each combination of coasts and canals.
type Readings = [World; 4];

/// The worlds by id, each created on first use.
static WORLDS: [OnceLock<Readings>; WorldId::MOST] = [const { OnceLock::new() }; WorldId::MOST];

impl World {
    /// Returns the world with this id under these options. Only the first call for a world costs
    /// anything.
    #[inline]
    pub fn of(id: WorldId, coasts: Coasts, canals: Canals) -> &'static Self {
        let known = &WORLDS[usize::from(id.number()) % WorldId::MOST];
        let readings = known.get_or_init(|| readings(id));
        &readings[coasts as usize + 2 * canals as usize]
    }

    /// Returns the Earth as the rules describe it, without options.
    pub fn earth() -> &'static Self {
        Self::home(WorldId::EARTH)
    }

    /// Returns a world without options.
    #[inline]
    pub fn home(id: WorldId) -> &'static Self {
        Self::of(id, Coasts::AsWritten, Canals::Closed)
    }
}

fn readings(id: WorldId) -> Readings {
    [
        (Coasts::AsWritten, Canals::Closed),
        (Coasts::Geographic, Canals::Closed),
        (Coasts::AsWritten, Canals::Open),
        (Coasts::Geographic, Canals::Open),
    ]
    .map(|(coasts, canals)| World::new(id, coasts, canals))
}
