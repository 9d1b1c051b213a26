//! Ids of places, and sets of them in one machine word. Both know the world in which they lie.
//!
//! An id is the number of its world and its index there. A set keeps the number in its highest four
//! bits, so that union, intersection and difference stay one instruction each; places of two worlds
//! never meet in one game.

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
                let $plan = crate::world::atlas::plan(world);
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
                    let mut homes = crate::world::atlas::homes();
                    let world = homes.find(|world| u16::from(world.number()) == bits >> 8);
                    world.and_then(|world| Self::of(world, (bits & 0xff).into()))
                };
                found.ok_or_else(|| serde::de::Error::custom($what))
            }
        }
    };
}

/// Defines a set of places, kept as bits: bit _n_ stands for the place with index _n_.
macro_rules! place_set {
    ($(#[$meta:meta])* $Set:ident($Bits:ty) of $Id:ident) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Default, serde::Serialize, serde::Deserialize)]
        #[serde(into = "u64", try_from = "u64")]
        pub struct $Set($Bits);

        impl $Set {
            /// How many members a set has room for.
            pub(super) const ROOM: usize = (<$Bits>::BITS - 4) as usize;

            /// The bits of the members; those above are the number of the world.
            const MEMBERS: $Bits = <$Bits>::MAX >> 4;

            /// The set of none.
            pub const EMPTY: Self = Self(0);

            /// The empty set.
            #[inline]
            pub const fn new() -> Self {
                Self::EMPTY
            }

            /// The set of these.
            pub const fn of(members: &[$Id]) -> Self {
                let mut set = Self::EMPTY;
                let mut i = 0;
                while i < members.len() {
                    set = set.with(members[i]);
                    i += 1;
                }
                set
            }

            /// The set of this one alone.
            #[inline]
            pub const fn only(member: $Id) -> Self {
                Self((member.home().number() as $Bits) << Self::ROOM | 1 << member.index())
            }

            /// The world of its members; the Earth if there are none.
            #[inline]
            pub const fn home(self) -> WorldId {
                WorldId::new((self.0 >> Self::ROOM) as u8)
            }

            #[inline]
            const fn members(self) -> $Bits {
                self.0 & Self::MEMBERS
            }

            /// This set and one more.
            #[inline]
            #[must_use]
            pub const fn with(self, member: $Id) -> Self {
                self.union(Self::only(member))
            }

            /// Adds a member.
            #[inline]
            pub const fn insert(&mut self, member: $Id) {
                *self = self.with(member);
            }

            /// Takes a member out.
            #[inline]
            pub const fn remove(&mut self, member: $Id) {
                *self = self.difference(Self::only(member));
            }

            /// Whether this one is in it. A place of another world never is.
            #[inline]
            pub const fn contains(self, member: $Id) -> bool {
                let only = Self::only(member).0;
                self.0 & (only | !Self::MEMBERS) == only
            }

            /// Those in either.
            #[inline]
            #[must_use]
            pub const fn union(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }

            /// Those in both.
            #[inline]
            #[must_use]
            pub const fn intersection(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }

            /// Those in this one that are not in the other.
            #[inline]
            #[must_use]
            pub const fn difference(self, other: Self) -> Self {
                Self(self.0 & !other.members())
            }

            /// Whether all of these are in the other.
            #[inline]
            pub const fn is_subset(self, other: Self) -> bool {
                self.difference(other).is_empty()
            }

            /// How many there are.
            #[inline]
            pub const fn len(self) -> usize {
                self.members().count_ones() as usize
            }

            /// Whether there are none.
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.members() == 0
            }

            /// The lowest member.
            #[inline]
            pub const fn first(self) -> Option<$Id> {
                if self.is_empty() {
                    None
                } else {
                    Some($Id::new(self.home(), self.0.trailing_zeros() as usize))
                }
            }

            /// The member with exactly `n` lower ones; a uniform `n` draws a uniform member.
            #[inline]
            pub const fn nth(self, n: usize) -> Option<$Id> {
                let mut left = self;
                let mut skipped = 0;
                while skipped < n && !left.is_empty() {
                    left.0 &= left.0 - 1;
                    skipped += 1;
                }
                left.first()
            }

            /// The members in order.
            #[inline]
            pub const fn iter(self) -> crate::world::Members<$Id> {
                crate::world::Members::new(self.home(), self.members() as u64)
            }
        }

        impl PartialEq for $Set {
            #[inline]
            fn eq(&self, other: &Self) -> bool {
                self.members() == other.members()
            }
        }

        impl Eq for $Set {}

        impl PartialOrd for $Set {
            fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
                Some(self.cmp(other))
            }
        }

        impl Ord for $Set {
            fn cmp(&self, other: &Self) -> std::cmp::Ordering {
                self.members().cmp(&other.members())
            }
        }

        impl std::hash::Hash for $Set {
            fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
                self.members().hash(state);
            }
        }

        impl IntoIterator for $Set {
            type Item = $Id;
            type IntoIter = crate::world::Members<$Id>;
            #[inline]
            fn into_iter(self) -> Self::IntoIter {
                self.iter()
            }
        }

        impl FromIterator<$Id> for $Set {
            #[inline]
            fn from_iter<I: IntoIterator<Item = $Id>>(members: I) -> Self {
                members.into_iter().fold(Self::EMPTY, Self::with)
            }
        }

        impl Extend<$Id> for $Set {
            #[inline]
            fn extend<I: IntoIterator<Item = $Id>>(&mut self, members: I) {
                *self = members.into_iter().fold(*self, Self::with);
            }
        }

        impl From<$Set> for u64 {
            fn from(set: $Set) -> Self {
                if set.is_empty() { 0 } else { set.0.into() }
            }
        }

        impl TryFrom<u64> for $Set {
            type Error = crate::core::UnknownMember;

            fn try_from(bits: u64) -> Result<Self, Self::Error> {
                let set = <$Bits>::try_from(bits).map(Self);
                let is_known = |set: &Self| {
                    let world = crate::world::atlas::homes().find(|world| *world == set.home());
                    world.is_some_and(|world| set.iter().all(|at| $Id::of(world, at.index()).is_some()))
                };
                set.ok().filter(is_known).ok_or(crate::core::UnknownMember(bits))
            }
        }

        impl From<$Id> for $Set {
            #[inline]
            fn from(member: $Id) -> Self {
                Self::only(member)
            }
        }

        impl std::ops::BitOr for $Set {
            type Output = Self;
            #[inline]
            fn bitor(self, other: Self) -> Self {
                self.union(other)
            }
        }

        impl std::ops::BitAnd for $Set {
            type Output = Self;
            #[inline]
            fn bitand(self, other: Self) -> Self {
                self.intersection(other)
            }
        }

        impl std::ops::Sub for $Set {
            type Output = Self;
            #[inline]
            fn sub(self, other: Self) -> Self {
                self.difference(other)
            }
        }

        impl std::fmt::Debug for $Set {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.debug_set().entries(self.iter()).finish()
            }
        }
    };
}

pub(super) use {place_id, place_set};
