//! Sets of places in one machine word.
//!
//! A set keeps the number of its world in its highest seven bits, so that union, intersection and
//! difference take one instruction each; places of two worlds never meet in one game.

/// Defines a set of places, stored as bits: bit _n_ is the place with index _n_.
macro_rules! place_set {
    ($(#[$meta:meta])* $Set:ident($Bits:ty) of $Id:ident) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Default, serde::Serialize, serde::Deserialize)]
        #[serde(into = "u64", try_from = "u64")]
        pub struct $Set($Bits);

        impl $Set {
            /// The most members of a set.
            pub(super) const ROOM: usize = (<$Bits>::BITS - WorldId::BITS) as usize;

            /// The bits of the members; the higher ones hold the number of the world.
            const MEMBERS: $Bits = <$Bits>::MAX >> WorldId::BITS;

            /// The empty set.
            pub const EMPTY: Self = Self(0);

            /// Creates an empty set.
            #[inline]
            pub const fn new() -> Self {
                Self::EMPTY
            }

            /// Creates a set of these members.
            pub const fn of(members: &[$Id]) -> Self {
                let mut set = Self::EMPTY;
                let mut i = 0;
                while i < members.len() {
                    set = set.with(members[i]);
                    i += 1;
                }
                set
            }

            /// Creates a set of one member.
            #[inline]
            pub const fn only(member: $Id) -> Self {
                Self((member.home().number() as $Bits) << Self::ROOM | 1 << member.index())
            }

            /// Returns the world of the members, or the Earth if there are none.
            #[inline]
            pub const fn home(self) -> WorldId {
                WorldId::new((self.0 >> Self::ROOM) as u8)
            }

            #[inline]
            const fn members(self) -> $Bits {
                self.0 & Self::MEMBERS
            }

            /// Returns this set with a member added.
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

            /// Removes a member.
            #[inline]
            pub const fn remove(&mut self, member: $Id) {
                *self = self.difference(Self::only(member));
            }

            /// Returns `true` if the set contains this place. It never contains a place of another
            /// world.
            #[inline]
            pub const fn contains(self, member: $Id) -> bool {
                let only = Self::only(member).0;
                self.0 & (only | !Self::MEMBERS) == only
            }

            /// Returns the members of either set.
            #[inline]
            #[must_use]
            pub const fn union(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }

            /// Returns the members of both sets.
            #[inline]
            #[must_use]
            pub const fn intersection(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }

            /// Returns the members of this set that are not in the other.
            #[inline]
            #[must_use]
            pub const fn difference(self, other: Self) -> Self {
                Self(self.0 & !other.members())
            }

            /// Returns `true` if the other set contains all members of this one.
            #[inline]
            pub const fn is_subset(self, other: Self) -> bool {
                self.difference(other).is_empty()
            }

            /// Returns the number of members.
            #[inline]
            pub const fn len(self) -> usize {
                self.members().count_ones() as usize
            }

            /// Returns `true` if the set has no members.
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.members() == 0
            }

            /// Returns the lowest member, or `None` if the set is empty.
            #[inline]
            pub const fn first(self) -> Option<$Id> {
                if self.is_empty() {
                    None
                } else {
                    Some($Id::new(self.home(), self.0.trailing_zeros() as usize))
                }
            }

            /// Returns the member with exactly `n` lower ones, or `None` if the set has no more
            /// than `n`. A uniform `n` draws a uniform member.
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

            /// Iterates over the members in order.
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
                if set.is_empty() {
                    return 0;
                }
                let world = <$Bits>::from(set.home().stored()) << $Set::ROOM;
                (world | set.members()).into()
            }
        }

        impl TryFrom<u64> for $Set {
            type Error = crate::core::UnknownMember;

            fn try_from(bits: u64) -> Result<Self, Self::Error> {
                let set = <$Bits>::try_from(bits).map(Self);
                let set = set.ok().and_then(|set| {
                    let world = <$Bits>::from(WorldId::numbered(set.home().number())?.number());
                    Some(Self(world << Self::ROOM | set.members()))
                });
                let is_known = |set: &Self| set.iter().all(|at| $Id::of(set.home(), at.index()).is_some());
                set.filter(is_known).ok_or(crate::core::UnknownMember(bits))
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

pub(super) use place_set;
