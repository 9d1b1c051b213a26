//! A cursor over the numbers of an action that is being encoded or decoded.

use super::Model;
use super::purpose::BitPurpose;
use crate::core::ShipId;
use crate::game::Hand;
use crate::world::Territory;

/// A cursor over the numbers of an action that is being encoded or decoded.
pub(super) struct Telling<'a> {
    /// The numbers that are still to be coded; empty when reading.
    given: std::slice::Iter<'a, u128>,
    /// The numbers coded so far.
    told: Vec<u128>,
    /// The first territory coded.
    pub at: Option<Territory>,
    /// The last ship coded.
    pub ship: Option<ShipId>,
    /// The rest of the hand of the seat to act.
    pub hand: Hand,
}

impl<'a> Telling<'a> {
    /// Begins an action whose kind is coded, from the rest of its numbers.
    pub fn new(given: &'a [u128], kind: Vec<u128>, hand: Hand) -> Self {
        Self { given: given.iter(), told: kind, at: None, ship: None, hand }
    }

    /// Takes all numbers that are still to be coded.
    pub fn rest(&mut self) -> &'a [u128] {
        std::mem::take(&mut self.given).as_slice()
    }

    pub fn next(&mut self) -> Option<u128> {
        self.given.next().copied()
    }

    pub fn next_small(&mut self) -> Option<u32> {
        self.next().and_then(|number| u32::try_from(number).ok())
    }

    pub fn tell(&mut self, number: impl Into<u128>) {
        self.told.push(number.into());
    }

    /// Returns all numbers of the action.
    pub fn finish(self) -> Vec<u128> {
        self.told
    }
}

impl Model<'_> {
    /// Codes a number that is usually one of `likely`, in order of probability.
    pub(super) fn amount(
        &mut self,
        purpose: BitPurpose,
        likely: &[u32],
        with: u32,
        telling: &mut Telling,
    ) -> u32 {
        let given = telling.next_small();
        let number = self.coder.amount(purpose, likely, with, given);
        telling.tell(number);
        number
    }
}
