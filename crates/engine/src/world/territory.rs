//! The territories (rule B1), with their tables and sets.

use std::ops::{Index, IndexMut};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::id::WorldId;
use super::place::place_id;
use super::place_set::place_set;
use super::tables::EARTH;
use crate::core::array;

place_id! {
    /// A territory (rule B1).
    Territory, "the territory is not known here", |plan| plan.territories.iter().map(|(name, _)| *name)
}

place_set! {
    /// A set of territories.
    TerritorySet of Territory, stored as u64
}

const _: () = assert!(EARTH.territories.len() <= Territory::CAPACITY);
const _: () = assert!(Territory::CAPACITY <= TerritorySet::ROOM);

impl Territory {
    /// The most territories that a world can have.
    pub const CAPACITY: usize = 120;

    /// Returns the number that packed records store.
    pub(crate) fn number(self) -> u128 {
        u128::from(self.home().stored()) << 8 | u128::from(self.0 & 0xff)
    }
}

impl TerritorySet {
    /// Returns the first `count` territories of a world.
    pub(super) fn first_of(world: WorldId, count: usize) -> Self {
        (0..count).map(|index| Territory::new(world, index)).collect()
    }
}

/// The fewest entries of a stored table: those of the Earth, which smaller worlds have as well.
const FEWEST: usize = EARTH.territories.len();

/// Returns the number of entries of a stored table.
fn stored() -> usize {
    WorldId::being_stored().map_or(FEWEST, Territory::count).max(FEWEST)
}

/// One value for each territory of a world. Entries that a smaller world doesn't use keep their
/// initial value.
///
/// ```
/// use red_queens_engine::Territory;
/// use red_queens_engine::world::ByTerritory;
///
/// let mut armies = ByTerritory::splat(1);
/// armies[Territory::Peru] += 4;
/// assert_eq!((armies[Territory::Peru], armies[Territory::Brazil]), (5, 1));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ByTerritory<T>([T; Territory::CAPACITY]);

impl<T> ByTerritory<T> {
    /// Creates a table with the same value for every territory.
    #[inline]
    pub const fn splat(value: T) -> Self
    where
        T: Copy,
    {
        Self([value; Territory::CAPACITY])
    }
}

impl<T: Default> ByTerritory<T> {
    /// Creates a table by calling `value` once for each of these territories in order. They must be
    /// all of a world.
    pub fn from_fn(territories: TerritorySet, mut value: impl FnMut(Territory) -> T) -> Self {
        let mut table = Self(std::array::from_fn(|_| T::default()));
        for territory in territories {
            table[territory] = value(territory);
        }
        table
    }
}

impl<T> Index<Territory> for ByTerritory<T> {
    type Output = T;
    #[inline]
    fn index(&self, territory: Territory) -> &T {
        &self.0[territory.index()]
    }
}

impl<T> IndexMut<Territory> for ByTerritory<T> {
    #[inline]
    fn index_mut(&mut self, territory: Territory) -> &mut T {
        &mut self.0[territory.index()]
    }
}

impl<T: Serialize> Serialize for ByTerritory<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        array::serialize(&self.0[..stored()], serializer)
    }
}

impl<'de, T: Deserialize<'de> + Default> Deserialize<'de> for ByTerritory<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        array::deserialize_first(deserializer, stored()).map(Self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::world::World;

    #[test]
    fn a_table_of_territories_survives_serialising() {
        let mut table = ByTerritory::splat(0);
        for territory in World::earth().territories() {
            table[territory] = territory.name().len();
        }
        let text = serde_json::to_string(&table).unwrap();
        assert_eq!(serde_json::from_str::<ByTerritory<usize>>(&text).unwrap(), table);
        let packed = postcard::to_allocvec(&table).unwrap();
        assert_eq!(packed.len(), FEWEST, "small worlds and the Earth");
        assert_eq!(postcard::from_bytes::<ByTerritory<usize>>(&packed).unwrap(), table);
        assert!(postcard::from_bytes::<ByTerritory<usize>>(&packed[1..]).is_err());
    }

    #[test]
    fn an_id_is_its_name_for_people_and_one_byte_for_saves() {
        for territory in World::earth().territories() {
            let text = serde_json::to_string(&territory).unwrap();
            assert_eq!(text, format!("\"{}\"", territory.name().replace(' ', "")));
            assert_eq!(serde_json::from_str::<Territory>(&text).unwrap(), territory);
            let packed = postcard::to_allocvec(&territory).unwrap();
            assert_eq!(usize::from(packed[0]), territory.index());
            assert_eq!(postcard::from_bytes::<Territory>(&packed).unwrap(), territory);
        }
        assert!(serde_json::from_str::<Territory>("\"Atlantis\"").is_err());
        assert!(serde_json::from_str::<Territory>("\"Atlantis/Alaska\"").is_err());
        assert!(postcard::from_bytes::<Territory>(&[42]).is_err());
    }

    #[test]
    fn sets_know_their_world_and_keep_to_it() {
        let (one, other) = (Territory::new(WorldId::EARTH, 3), Territory::new(WorldId::new(9), 3));
        let set = TerritorySet::only(other);
        assert!(set.contains(other) && !set.contains(one));
        assert!(!TerritorySet::FULL.contains(other));
        assert_eq!((set.home(), set.first(), set.len()), (WorldId::new(9), Some(other), 1));
        assert_eq!(set - set, TerritorySet::EMPTY);
        assert_eq!(u128::from(set - set), 0);
        assert!(TerritorySet::try_from(u128::from(set)).is_err(), "that world is not known");
        let beyond = 1 << EARTH.territories.len();
        assert!(TerritorySet::try_from(beyond).is_err());
    }
}
