//! The known worlds in all the ways a rule set can read them.

use std::sync::OnceLock;

use super::id::WorldId;
use super::options::{Canals, Coasts};
use super::world::World;

/// A world by coasts and by canals.
type Readings = [World; 4];

/// The worlds by id, each made when it is first asked for.
static WORLDS: [OnceLock<Readings>; WorldId::MOST] = [const { OnceLock::new() }; WorldId::MOST];

impl World {
    /// The world of this id under these options. Costs nothing but on the first call for a world.
    #[inline]
    pub fn of(id: WorldId, coasts: Coasts, canals: Canals) -> &'static Self {
        let known = &WORLDS[usize::from(id.number()) % WorldId::MOST];
        let readings = known.get_or_init(|| readings(id));
        &readings[coasts as usize + 2 * canals as usize]
    }

    /// The Earth as the rules have it, without any option.
    pub fn earth() -> &'static Self {
        Self::home(WorldId::EARTH)
    }

    /// A world without any option.
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
