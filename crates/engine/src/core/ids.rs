//! Small ids such as seats, and two containers for each: a table with one value per id, and a set
//! of ids in one machine word.
//!
//! They are macros rather than generics because their methods are `const`, which a trait's can't
//! be.

/// The error for a set with a member that is no id.
///
/// ```
/// use red_queens_engine::core::{SeatSet, UnknownMember};
///
/// assert_eq!(SeatSet::try_from(0b11_1111_u64), Ok(SeatSet::FULL));
/// assert_eq!(SeatSet::try_from(1 << 6), Err(UnknownMember(1 << 6)), "there are six seats");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("the bits {0:#x} name members that do not exist")]
pub struct UnknownMember(pub u128);

/// The members of a set, in the order of their ids.
///
/// `T` is recovered from the id's table of all values, which the set hands over.
#[derive(Debug, Clone)]
pub struct Members<T: 'static> {
    bits: u64,
    all: &'static [T],
}

impl<T: Copy> Members<T> {
    /// Iterates over the entries of `all` whose bits are set.
    #[inline]
    pub(crate) const fn new(bits: u64, all: &'static [T]) -> Self {
        Self { bits, all }
    }
}

impl<T: Copy> Iterator for Members<T> {
    type Item = T;

    #[inline]
    fn next(&mut self) -> Option<T> {
        let id = self.all.get(self.bits.trailing_zeros() as usize)?;
        self.bits &= self.bits - 1;
        Some(*id)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.bits.count_ones() as usize;
        (left, Some(left))
    }
}

impl<T: Copy> ExactSizeIterator for Members<T> {}
impl<T: Copy> std::iter::FusedIterator for Members<T> {}

/// Defines an id: a field-less enum of one byte, with a display name for each variant.
macro_rules! id_enum {
    ($(#[$meta:meta])* $vis:vis enum $Id:ident { $($Variant:ident = $name:literal),+ $(,)? }) => {
        $(#[$meta])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[derive(serde::Serialize, serde::Deserialize)]
        #[repr(u8)]
        $vis enum $Id {
            $(#[doc = $name] $Variant,)+
        }

        impl $Id {
            /// The number of ids, and so the length of tables.
            pub const COUNT: usize = Self::ALL.len();

            /// All ids in numerical order, which saves and links rely on.
            pub const ALL: [Self; [$($name),+].len()] = [$(Self::$Variant),+];

            /// Returns the index in [`Self::ALL`].
            #[inline]
            pub const fn index(self) -> usize {
                self as usize
            }

            /// Returns the id at this index in [`Self::ALL`], or `None` beyond its end.
            #[inline]
            pub const fn from_index(index: usize) -> Option<Self> {
                if index < Self::COUNT { Some(Self::ALL[index]) } else { None }
            }

            /// Returns the display name.
            pub const fn name(self) -> &'static str {
                const NAMES: [&str; $Id::COUNT] = [$($name),+];
                NAMES[self.index()]
            }
        }

        impl std::fmt::Display for $Id {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.pad(self.name())
            }
        }
    };
}

/// Defines a set of ids, stored as bits: bit _n_ is the id with index _n_.
macro_rules! id_set {
    ($(#[$meta:meta])* $vis:vis struct $Set:ident($Bits:ty) of $Id:ident;) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
        #[derive(serde::Serialize, serde::Deserialize)]
        #[serde(into = "u64", try_from = "u64")]
        $vis struct $Set($Bits);

        impl $Set {
            /// The empty set.
            pub const EMPTY: Self = Self(0);

            /// The set of all ids.
            pub const FULL: Self = Self::of(&$Id::ALL);

            /// Creates an empty set.
            #[inline]
            pub const fn new() -> Self {
                Self::EMPTY
            }

            /// Creates a set of these members.
            ///
            /// ```
            /// use red_queens_engine::core::{Seat, SeatSet};
            ///
            /// let set = SeatSet::of(&[Seat::Green, Seat::Red]);
            /// assert!(set.contains(Seat::Red) && !set.contains(Seat::Blue));
            /// assert_eq!(set.len(), 2);
            /// ```
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
                Self(1 << member as u8)
            }

            /// Returns this set with a member added, if it isn't in the set already.
            #[inline]
            #[must_use]
            pub const fn with(self, member: $Id) -> Self {
                self.union(Self::only(member))
            }

            /// Adds a member. Unlike `HashSet::insert`, it doesn't say if the member is new.
            #[inline]
            pub const fn insert(&mut self, member: $Id) {
                *self = self.with(member);
            }

            /// Removes a member, if it is in the set.
            #[inline]
            pub const fn remove(&mut self, member: $Id) {
                *self = self.difference(Self::only(member));
            }

            /// Returns `true` if the set contains this member.
            #[inline]
            pub const fn contains(self, member: $Id) -> bool {
                (self.0 >> member as u8) & 1 != 0
            }

            /// Returns the members of either set or of both, like `|`.
            ///
            /// ```
            /// use red_queens_engine::core::{Seat, SeatSet};
            ///
            /// let warm = SeatSet::of(&[Seat::Red, Seat::Yellow]);
            /// assert_eq!(warm | SeatSet::only(Seat::Red), warm);
            /// assert_eq!((warm | SeatSet::only(Seat::Blue)).len(), 3);
            /// ```
            #[inline]
            #[must_use]
            pub const fn union(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }

            /// Returns the members of both sets, like `&`.
            #[inline]
            #[must_use]
            pub const fn intersection(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }

            /// Returns the members of this set that are not in the other.
            #[inline]
            #[must_use]
            pub const fn difference(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }

            /// Returns `true` if the other set contains all members of this one.
            ///
            /// ```
            /// use red_queens_engine::core::{Seat, SeatSet};
            ///
            /// let players = SeatSet::of(&[Seat::Red, Seat::Blue]);
            /// assert!(players.is_subset(SeatSet::FULL) && !SeatSet::FULL.is_subset(players));
            /// ```
            #[inline]
            pub const fn is_subset(self, other: Self) -> bool {
                self.difference(other).is_empty()
            }

            /// Returns the number of members.
            #[inline]
            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// Returns `true` if the set has no members.
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// Returns the member with the lowest number, or `None` if the set is empty.
            #[inline]
            pub const fn first(self) -> Option<$Id> {
                $Id::from_index(self.0.trailing_zeros() as usize)
            }

            /// Returns the `n`-th lowest member, counting from 0, or `None` if the set has no more
            /// than `n`.
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

            /// Iterates over the members in numerical order, without changing the set.
            ///
            /// ```
            /// use red_queens_engine::core::{Seat, SeatSet};
            ///
            /// let set = SeatSet::of(&[Seat::Green, Seat::Red]);
            /// assert!(set.iter().eq([Seat::Red, Seat::Green]), "in numerical order");
            /// ```
            #[inline]
            pub const fn iter(self) -> crate::core::Members<$Id> {
                crate::core::Members::new(self.0 as u64, &$Id::ALL)
            }
        }

        impl IntoIterator for $Set {
            type Item = $Id;
            type IntoIter = crate::core::Members<$Id>;
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
                set.0.into()
            }
        }

        impl TryFrom<u64> for $Set {
            type Error = crate::core::UnknownMember;
            fn try_from(bits: u64) -> Result<Self, Self::Error> {
                if bits & !u64::from(Self::FULL.0) == 0 {
                    Ok(bits.try_into().map(Self).unwrap_or_default())
                } else {
                    Err(crate::core::UnknownMember(bits.into()))
                }
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

        impl std::ops::Not for $Set {
            type Output = Self;
            #[inline]
            fn not(self) -> Self {
                Self::FULL.difference(self)
            }
        }

        impl std::fmt::Debug for $Set {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.debug_set().entries(self.iter()).finish()
            }
        }
    };
}

/// Defines a table with one value for each id, indexed by the id itself.
macro_rules! id_table {
    ($(#[$meta:meta])* $vis:vis struct $Table:ident of $Id:ident;) => {
        $(#[$meta])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        $vis struct $Table<T>(pub [T; $Id::COUNT]);

        impl<T> $Table<T> {
            /// Creates a table by calling `value` once for each id in order.
            ///
            /// ```
            /// use red_queens_engine::core::{BySeat, Seat};
            ///
            /// let mut armies = BySeat::from_fn(|seat| 10 * seat.index());
            /// armies[Seat::Red] += 3;
            /// assert_eq!(armies.0, [3, 10, 20, 30, 40, 50]);
            /// ```
            #[inline]
            pub fn from_fn(mut value: impl FnMut($Id) -> T) -> Self {
                Self($Id::ALL.map(|id| value(id)))
            }

            /// Creates a table with the same value for every id.
            ///
            /// ```
            /// use red_queens_engine::core::{BySeat, Seat};
            ///
            /// let mut wins = BySeat::splat(0);
            /// wins[Seat::Blue] += 1;
            /// assert_eq!(wins.iter().find(|(_, wins)| **wins > 0), Some((Seat::Blue, &1)));
            /// ```
            #[inline]
            pub const fn splat(value: T) -> Self
            where
                T: Copy,
            {
                Self([value; $Id::COUNT])
            }

            /// Iterates over all ids and their values, in order.
            #[inline]
            pub fn iter(&self) -> impl ExactSizeIterator<Item = ($Id, &T)> + Clone {
                $Id::ALL.into_iter().zip(&self.0)
            }

            /// Iterates over all ids and mutable references to their values, in order.
            #[inline]
            pub fn iter_mut(&mut self) -> impl ExactSizeIterator<Item = ($Id, &mut T)> {
                $Id::ALL.into_iter().zip(&mut self.0)
            }

            /// Applies `f` to each value and returns the table of the results.
            #[inline]
            pub fn map<U>(self, f: impl FnMut(T) -> U) -> $Table<U> {
                $Table(self.0.map(f))
            }
        }

        impl<T> std::ops::Index<$Id> for $Table<T> {
            type Output = T;
            #[inline]
            fn index(&self, id: $Id) -> &T {
                &self.0[id.index()]
            }
        }

        impl<T> std::ops::IndexMut<$Id> for $Table<T> {
            #[inline]
            fn index_mut(&mut self, id: $Id) -> &mut T {
                &mut self.0[id.index()]
            }
        }

        impl<T: Default> Default for $Table<T> {
            fn default() -> Self {
                Self::from_fn(|_| T::default())
            }
        }

        impl<T: serde::Serialize> serde::Serialize for $Table<T> {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                crate::core::array::serialize(&self.0, serializer)
            }
        }

        impl<'de, T: serde::Deserialize<'de>> serde::Deserialize<'de> for $Table<T> {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                crate::core::array::deserialize(deserializer).map(Self)
            }
        }
    };
}

pub(crate) use {id_enum, id_set, id_table};
