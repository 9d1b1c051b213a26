//! Ids of places. An id holds the number of its world and the index there, so that a place can be
//! displayed anywhere.

use std::marker::PhantomData;

use serde::Deserialize;

use super::id::WorldId;

/// A place that can be a member of a set.
pub trait Place: Copy {
    /// Returns the place with this index, which must exist in the world.
    fn at(world: WorldId, index: usize) -> Self;
}

/// An iterator over the members of a set, in the order of their indices.
#[derive(Debug, Clone)]
pub struct PlaceSetIter<T> {
    world: WorldId,
    low: u64,
    high: u64,
    kind: PhantomData<T>,
}

impl<T> PlaceSetIter<T> {
    /// Creates an iterator over the members with these bits, the lower ones first.
    #[inline]
    pub(super) const fn new(world: WorldId, bits: [u64; 2]) -> Self {
        let [low, high] = bits;
        Self { world, low, high, kind: PhantomData }
    }
}

impl<T: Place> Iterator for PlaceSetIter<T> {
    type Item = T;

    #[inline]
    fn next(&mut self) -> Option<T> {
        if self.low != 0 {
            let index = self.low.trailing_zeros() as usize;
            self.low &= self.low - 1;
            return Some(T::at(self.world, index));
        }
        if self.high != 0 {
            let index = 64 + self.high.trailing_zeros() as usize;
            self.high &= self.high - 1;
            return Some(T::at(self.world, index));
        }
        None
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = (self.low.count_ones() + self.high.count_ones()) as usize;
        (left, Some(left))
    }
}

impl<T: Place> ExactSizeIterator for PlaceSetIter<T> {}
impl<T: Place> std::iter::FusedIterator for PlaceSetIter<T> {}

/// The number of a set in text formats, which have no place for large numbers.
#[derive(Deserialize)]
#[serde(untagged)]
pub(super) enum Stored {
    Small(u64),
    Large(String),
}

impl Stored {
    /// Returns the number, or one that is no set of any world.
    pub(super) fn number(&self) -> u128 {
        match self {
            Self::Small(number) => (*number).into(),
            Self::Large(digits) => u128::from_str_radix(digits, 16).unwrap_or(u128::MAX),
        }
    }
}

/// Returns the name of a place as one word, for identifiers and data.
pub(super) fn joined(name: &str) -> String {
    name.chars().filter(|c| c.is_alphanumeric()).collect()
}

/// Defines the id of a kind of place, with names from the plan of its world.
macro_rules! place_id {
    ($(#[$meta:meta])* $Id:ident, $what:literal, |$plan:ident| $names:expr) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $Id(u16);

        impl $Id {
            #[inline]
            #[expect(clippy::cast_possible_truncation, reason = "no world has more than 120 of them")]
            pub(super) const fn new(world: WorldId, index: usize) -> Self {
                Self((world.number() as u16) << 8 | index as u16)
            }

            /// Returns the world of the place.
            #[inline]
            pub const fn home(self) -> WorldId {
                WorldId::new((self.0 >> 8) as u8)
            }

            /// Returns the index in its world.
            #[inline]
            pub const fn index(self) -> usize {
                (self.0 & 0xff) as usize
            }

            /// Returns the display name.
            pub fn name(self) -> &'static str {
                Self::names(self.home()).nth(self.index()).unwrap_or_default()
            }

            /// Returns the names of all such places of a world, in order.
            fn names(world: WorldId) -> impl Iterator<Item = &'static str> {
                let $plan = world.plan();
                $names
            }

            /// Returns the number of such places in a world.
            pub(super) fn count(world: WorldId) -> usize {
                Self::names(world).count()
            }

            /// Returns the place with this index in a world.
            pub(crate) fn of(world: WorldId, index: usize) -> Option<Self> {
                (index < Self::count(world)).then_some(Self::new(world, index))
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
            /// Writes the number to binary formats (one byte on the Earth), and to text formats the
            /// name as one word, after the title of the world unless that is the Earth.
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                if !serializer.is_human_readable() {
                    serializer.serialize_u16(u16::from(self.home().stored()) << 8 | self.0 & 0xff)
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
                    let world = u8::try_from(bits >> 8).ok().and_then(WorldId::numbered);
                    world.and_then(|world| Self::of(world, (bits & 0xff).into()))
                };
                found.ok_or_else(|| serde::de::Error::custom($what))
            }
        }
    };
}

pub(super) use place_id;
