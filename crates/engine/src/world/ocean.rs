//! The oceans (rule B3).

use super::id::WorldId;
use super::place::place_id;
use super::place_set::place_set;

place_id! {
    /// An ocean.
    Ocean, "the ocean is not known here", |plan| plan.oceans.iter().map(|(name, _)| *name)
}

place_set! {
    /// A set of oceans.
    OceanSet of Ocean, stored as u32
}

impl Ocean {
    /// The most oceans that a world can have.
    pub const CAPACITY: usize = 12;
}

const _: () = assert!(Ocean::CAPACITY <= OceanSet::ROOM);
