//! Sets of places in two words.
//!
//! A set keeps the number of its world in its highest seven bits, so that union, intersection and
//! difference take an instruction for each word; places of two worlds never meet in one game. Most
//! worlds need only the lower word, so what looks at one member after another asks that first.

/// Defines a set of places, kept as bits: bit _n_ is the place with index _n_. It is stored in
/// `$Stored`, which is what sets had room for at first, unless its world has more places than that.
macro_rules! place_set {
    ($(#[$meta:meta])* $Set:ident of $Id:ident, stored as $Stored:ty) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Default)]
        pub struct $Set {
            low: u64,
            high: u64,
        }

        impl $Set {
            /// The most members of a set.
            pub(super) const ROOM: usize = (u128::BITS - WorldId::BITS) as usize;

            /// The most members of a set that is stored in the small form.
            const STORED_ROOM: usize = (<$Stored>::BITS - WorldId::BITS) as usize;

            /// The bit of the higher word at which the number of the world begins.
            const WORLD: u32 = u64::BITS - WorldId::BITS;

            /// The empty set.
            pub const EMPTY: Self = Self { low: 0, high: 0 };

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
                let (word, bit) = (member.index() as u64 / 64, member.index() % 64);
                let world = (member.home().number() as u64) << Self::WORLD;
                Self { low: (1 - word) << bit, high: world | word << bit }
            }

            /// Returns the world of the members, or the Earth if there are none.
            #[inline]
            pub const fn home(self) -> WorldId {
                WorldId::new((self.high >> Self::WORLD) as u8)
            }

            /// Returns the members of the higher word, without the number of the world.
            #[inline]
            const fn higher(self) -> u64 {
                self.high & (u64::MAX >> WorldId::BITS)
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
                let word = if member.index() < 64 { self.low } else { self.higher() };
                word >> (member.index() % 64) & 1 != 0
                    && self.home().number() == member.home().number()
            }

            /// Returns the members of either set.
            #[inline]
            #[must_use]
            pub const fn union(self, other: Self) -> Self {
                Self { low: self.low | other.low, high: self.high | other.high }
            }

            /// Returns the members of both sets.
            #[inline]
            #[must_use]
            pub const fn intersection(self, other: Self) -> Self {
                Self { low: self.low & other.low, high: self.high & other.high }
            }

            /// Returns the members of this set that are not in the other.
            #[inline]
            #[must_use]
            pub const fn difference(self, other: Self) -> Self {
                Self { low: self.low & !other.low, high: self.high & !other.higher() }
            }

            /// Returns `true` if the other set contains all members of this one.
            #[inline]
            pub const fn is_subset(self, other: Self) -> bool {
                self.difference(other).is_empty()
            }

            /// Returns the number of members.
            #[inline]
            pub const fn len(self) -> usize {
                // WebAssembly counts bits in one instruction, so a branch wouldn't save anything.
                let is_quick = cfg!(target_family = "wasm");
                if is_quick || self.higher() != 0 {
                    return self.len_of_both();
                }
                self.low.count_ones() as usize
            }

            /// Returns the number of members of both words. A call, because many processors take a
            /// dozen instructions to count bits, and most sets need one word.
            #[cfg_attr(not(target_family = "wasm"), cold, inline(never))]
            const fn len_of_both(self) -> usize {
                (self.low.count_ones() + self.higher().count_ones()) as usize
            }

            /// Returns `true` if the set has no members.
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.low | self.higher() == 0
            }

            /// Returns the lowest member, or `None` if the set is empty.
            #[inline]
            pub const fn first(self) -> Option<$Id> {
                if self.low != 0 {
                    return Some($Id::new(self.home(), self.low.trailing_zeros() as usize));
                }
                match self.higher() {
                    0 => None,
                    high => Some($Id::new(self.home(), 64 + high.trailing_zeros() as usize)),
                }
            }

            /// Returns the `n`-th lowest member, counting from 0, or `None` if the set has no more
            /// than `n`.
            #[inline]
            pub fn nth(self, n: usize) -> Option<$Id> {
                self.iter().nth(n)
            }

            /// Iterates over the members in order.
            #[inline]
            pub const fn iter(self) -> crate::world::PlaceSetIter<$Id> {
                crate::world::PlaceSetIter::new(self.home(), [self.low, self.higher()])
            }
        }

        impl PartialEq for $Set {
            #[inline]
            fn eq(&self, other: &Self) -> bool {
                self.low == other.low && self.higher() == other.higher()
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
                (self.higher(), self.low).cmp(&(other.higher(), other.low))
            }
        }

        impl std::hash::Hash for $Set {
            fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
                (self.low, self.higher()).hash(state);
            }
        }

        impl IntoIterator for $Set {
            type Item = $Id;
            type IntoIter = crate::world::PlaceSetIter<$Id>;
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

        impl From<$Set> for u128 {
            /// Returns the number that is stored of the set. The number of the world is at the top
            /// of the form that has room for all places of that world.
            fn from(set: $Set) -> Self {
                if set.is_empty() {
                    return 0;
                }
                let is_small = $Id::count(set.home()) <= $Set::STORED_ROOM;
                let room = if is_small { $Set::STORED_ROOM } else { $Set::ROOM };
                let members = Self::from(set.higher()) << 64 | Self::from(set.low);
                Self::from(set.home().stored()) << room | members
            }
        }

        impl TryFrom<u128> for $Set {
            type Error = crate::core::UnknownMember;

            fn try_from(stored: u128) -> Result<Self, Self::Error> {
                let is_small = <$Stored>::try_from(stored).is_ok();
                let room = if is_small { $Set::STORED_ROOM } else { $Set::ROOM };
                let world = u8::try_from(stored >> room).ok().and_then(WorldId::numbered);
                let members = stored & ((1 << room) - 1);
                let word = |bits: u128| u64::try_from(bits & u128::from(u64::MAX)).unwrap_or(0);
                let read = world.map(|world| Self {
                    low: word(members),
                    high: u64::from(world.number()) << Self::WORLD | word(members >> 64),
                });
                let is_known = |set: &Self| set.iter().all(|at| $Id::of(set.home(), at.index()).is_some());
                read.filter(is_known).ok_or(crate::core::UnknownMember(stored))
            }
        }

        impl serde::Serialize for $Set {
            /// Writes the number that is stored, and to text formats the large form in hexadecimal
            /// digits.
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                let stored = u128::from(*self);
                match u64::try_from(stored) {
                    Ok(small) => serializer.serialize_u64(small),
                    Err(_) if serializer.is_human_readable() => {
                        serializer.collect_str(&format_args!("{stored:x}"))
                    }
                    Err(_) => serializer.serialize_u128(stored),
                }
            }
        }

        impl<'de> serde::Deserialize<'de> for $Set {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let stored = if deserializer.is_human_readable() {
                    crate::world::place::Stored::deserialize(deserializer)?.number()
                } else {
                    u128::deserialize(deserializer)?
                };
                Self::try_from(stored).map_err(serde::de::Error::custom)
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
