//! Random sampling of legal actions.

use super::rolling::Until;
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

pub(super) fn any_until(rng: &mut dyn RandomSource) -> Until {
    match rng.below(3) {
        0 => Until::Once,
        1 => Until::Conquest,
        _ => Until::Left(rng.below(10)),
    }
}

/// Draws a number below another one.
pub(super) fn below(number: usize, rng: &mut dyn RandomSource) -> Option<usize> {
    Some(rng.below(u32::try_from(number).ok()?) as usize)
}

/// Draws a number from `least` to `most`, inclusive.
pub(super) fn within(least: u32, most: u32, rng: &mut dyn RandomSource) -> u32 {
    least + rng.below(most.saturating_sub(least) + 1)
}
