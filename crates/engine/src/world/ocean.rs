//! The oceans (rule B3).

use super::hex::Hex;
use super::id::WorldId;
use super::place::{place_id, place_set};
use super::world::World;

place_id! {
    /// An ocean.
    Ocean, "the ocean is not known here", |plan| plan.oceans.iter().map(|(name, _)| *name)
}

place_set! {
    /// A set of oceans.
    OceanSet(u16) of Ocean
}

impl Ocean {
    /// The hexes it is made of.
    pub fn hexes(self) -> impl Iterator<Item = Hex> {
        World::home(self.home()).hexes().filter(move |hex| hex.ocean() == self)
    }
}
