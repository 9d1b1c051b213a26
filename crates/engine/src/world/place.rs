//! Ids of places. An id is the number of its world and its index there, so that a place can be named
//! wherever it turns up.

use std::marker::PhantomData;

use super::id::WorldId;

/// A place that a set can list.
pub trait Place: Copy {
    /// The place with this index, which must be one of the world's.
    fn at(world: WorldId, index: usize) -> Self;
}

/// The members of a set, in the order of their indices.
#[derive(Debug, Clone)]
pub struct Members<T> {
    world: WorldId,
    left: u64,
    kind: PhantomData<T>,
}

impl<T> Members<T> {
    /// Lists the members that these bits stand for.
    #[inline]
    pub(super) const fn new(world: WorldId, bits: u64) -> Self {
        Self { world, left: bits, kind: PhantomData }
    }
}

impl<T: Place> Iterator for Members<T> {
    type Item = T;

    #[inline]
    fn next(&mut self) -> Option<T> {
        if self.left == 0 {
            return None;
        }
        let index = self.left.trailing_zeros() as usize;
        self.left &= self.left - 1;
        Some(T::at(self.world, index))
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.left.count_ones() as usize;
        (left, Some(left))
    }
}

impl<T: Place> ExactSizeIterator for Members<T> {}
impl<T: Place> std::iter::FusedIterator for Members<T> {}

/// The name of a place as one word, for identifiers and for data.
pub(super) fn joined(name: &str) -> String {
    name.chars().filter(|c| c.is_alphanumeric()).collect()
}

/// Defines the id of a kind of place. The names come from the plan of its world.
macro_rules! place_id {
    ($(#[$meta:meta])* $Id:ident, $what:literal, |$plan:ident| $names:expr) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $Id(u16);

        impl $Id {
            #[inline]
            #[expect(clippy::cast_possible_truncation, reason = "no world has more than 60 of them")]
            pub(super) const fn new(world: WorldId, index: usize) -> Self {
                Self((world.number() as u16) << 8 | index as u16)
            }

            /// The world it lies in; of several printings the first.
            #[inline]
            pub const fn home(self) -> WorldId {
                WorldId::new((self.0 >> 8) as u8)
            }

            /// Its place among those of its world.
            #[inline]
            pub const fn index(self) -> usize {
                (self.0 & 0xff) as usize
            }

            /// The name in full, as people read it.
            pub fn name(self) -> &'static str {
                Self::names(self.home()).nth(self.index()).unwrap_or_default()
            }

            /// The names of all of a world, in order.
            fn names(world: WorldId) -> impl Iterator<Item = &'static str> {
                let $plan = world.plan();
                $names
            }

            /// The one of this world at this place.
            pub(crate) fn of(world: WorldId, index: usize) -> Option<Self> {
                (index < Self::names(world).count()).then_some(Self::new(world, index))
            }
        }

        impl crate::world::place::Place for $Id {
            #[inline]
            fn at(world: WorldId, index: usize) -> Self {
                Self::new(world, index)
            }
        }

        impl std::fmt::Display for $Id {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.pad(self.name())
            }
        }

        impl std::fmt::Debug for $Id {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.pad(&crate::world::place::joined(self.name()))
            }
        }

        impl serde::Serialize for $Id {
            /// One byte on the Earth; for people the name as one word, and the title of another world
            /// before it.
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                if !serializer.is_human_readable() {
                    serializer.serialize_u16(self.0)
                } else if self.home() == WorldId::EARTH {
                    serializer.collect_str(&format_args!("{self:?}"))
                } else {
                    serializer.collect_str(&format_args!("{}/{self:?}", self.home()))
                }
            }
        }

        impl<'de> serde::Deserialize<'de> for $Id {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let found = if deserializer.is_human_readable() {
                    let text = String::deserialize(deserializer)?;
                    let (world, word) = match text.split_once('/') {
                        Some((title, word)) => (WorldId::titled(title), word),
                        None => (Some(WorldId::EARTH), text.as_str()),
                    };
                    world.and_then(|world| {
                        let mut names = Self::names(world);
                        let index = names.position(|name| crate::world::place::joined(name) == word);
                        index.and_then(|index| Self::of(world, index))
                    })
                } else {
                    let bits = u16::deserialize(deserializer)?;
                    let mut homes = WorldId::homes();
                    let world = homes.find(|world| u16::from(world.number()) == bits >> 8);
                    world.and_then(|world| Self::of(world, (bits & 0xff).into()))
                };
                found.ok_or_else(|| serde::de::Error::custom($what))
            }
        }
    };
}

pub(super) use place_id;
