//! Random draws from collections.

use crate::core::{RandomSource, Seat, SeatSet};
use crate::world::{Territory, TerritorySet};

pub(super) fn any(territories: TerritorySet, rng: &mut dyn RandomSource) -> Option<Territory> {
    territories.nth(below(territories.len(), rng)?)
}

pub(super) fn any_seat(seats: SeatSet, rng: &mut dyn RandomSource) -> Option<Seat> {
    seats.nth(below(seats.len(), rng)?)
}

pub(super) fn any_of<'a, T>(items: &'a [T], rng: &mut dyn RandomSource) -> Option<&'a T> {
    items.get(below(items.len(), rng)?)
}

/// Draws a number below another one.
pub(super) fn below(number: usize, rng: &mut dyn RandomSource) -> Option<usize> {
    Some(rng.below(u32::try_from(number).ok()?) as usize)
}

/// Draws a number from `least` to `most`, inclusive.
pub(super) fn within(least: u32, most: u32, rng: &mut dyn RandomSource) -> u32 {
    least + rng.below(most.saturating_sub(least) + 1)
}

/// Shuffles the items uniformly (Fisher–Yates), with draws from `rng`.
pub(super) fn shuffle<T>(items: &mut [T], rng: &mut dyn RandomSource) {
    for last in (1..items.len()).rev() {
        let bound = u32::try_from(last + 1).unwrap_or(u32::MAX);
        items.swap(last, rng.below(bound) as usize);
    }
}
