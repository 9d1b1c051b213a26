//! Random sampling of legal actions.

use super::rolling::Until;
use crate::core::{Chance, Seat, SeatSet};
use crate::world::{Territory, TerritorySet};

pub(super) fn any(territories: TerritorySet, chance: &mut dyn Chance) -> Option<Territory> {
    territories.nth(below(territories.len(), chance)?)
}

pub(super) fn any_seat(seats: SeatSet, chance: &mut dyn Chance) -> Option<Seat> {
    seats.nth(below(seats.len(), chance)?)
}

pub(super) fn any_of<'a, T>(items: &'a [T], chance: &mut dyn Chance) -> Option<&'a T> {
    items.get(below(items.len(), chance)?)
}

pub(super) fn any_until(chance: &mut dyn Chance) -> Until {
    match chance.below(3) {
        0 => Until::Once,
        1 => Until::Conquest,
        _ => Until::Left(chance.below(10)),
    }
}

/// Draws a number below another one.
pub(super) fn below(number: usize, chance: &mut dyn Chance) -> Option<usize> {
    Some(chance.below(u32::try_from(number).ok()?) as usize)
}

/// Draws a number from `least` to `most`, inclusive.
pub(super) fn within(least: u32, most: u32, chance: &mut dyn Chance) -> u32 {
    least + chance.below(most.saturating_sub(least) + 1)
}
