//! Numbers that choose between a singular and the plurals.

use std::fmt::Display;

/// A whole number to show and to count.
pub trait Count: Display {
    /// Returns the number, as far as grammar needs it.
    fn count(&self) -> u32;
}

macro_rules! counts {
    ($($kind:ty)*) => { $(
        impl Count for $kind {
            fn count(&self) -> u32 {
                u32::try_from(*self).unwrap_or(u32::MAX)
            }
        }
    )* };
}

counts!(u8 u16 u32 u64 usize i32);

/// The plural categories of the Unicode Consortium.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(dead_code)]
pub enum Plural {
    Zero,
    One,
    Two,
    Few,
    Many,
    Other,
}
