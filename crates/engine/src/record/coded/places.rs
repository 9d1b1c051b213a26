//! Coding of territories and ships: the candidates are tried in order of probability, and if it is
//! none of them, its number follows.

use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::iter;

use super::Model;
use super::coder::{all, count, rough};
use super::purpose::BitPurpose;
use super::scene::CodingState;
use super::telling::Telling;
use crate::core::ShipId;
use crate::world::{Territory, TerritorySet};

impl Model<'_> {
    /// Codes a territory by its number.
    pub(super) fn territory(
        &mut self,
        scene: &CodingState,
        purpose: BitPurpose,
        among: TerritorySet,
        given: Option<u128>,
    ) -> Option<Territory> {
        let army = scene.army;
        let given = given.and_then(|given| {
            scene.state.world().territories().iter().find(|at| given == at.number())
        });
        // Own territories are ranked from the strongest down, others from the weakest up.
        let most = among.iter().map(|at| scene.armies(at)).max().unwrap_or(0);
        let is_own = among.is_subset(scene.own);
        // A heap is faster than sorting, because one of the first few is usually the right one.
        let mut likely: BinaryHeap<_> = among
            .iter()
            .map(|at| {
                let armies = scene.armies(at);
                let rank = if is_own { most - armies } else { armies };
                Reverse((self.memory.since(purpose, army, at), rank, at))
            })
            .collect();
        let number = rough(count(likely.len()));
        let mut in_order = iter::from_fn(|| likely.pop()).enumerate();
        let found = in_order.find_map(|(place, Reverse((since, _, at)))| {
            let (place, since, foes) = (count(place).min(7), count(since), scene.foes(at));
            let (armies, is_most) = (rough(scene.armies(at)), u32::from(scene.armies(at) == most));
            let with = [
                all(&[since, number]),
                all(&[since, place, armies]),
                all(&[scene.whose(at), armies, foes, is_most, place.min(1)]),
            ];
            self.coder.bit(purpose, with, given == Some(at)).then_some(at)
        });
        let found = if let Some(found) = found {
            found
        } else {
            let index = self.coder.bits(6, given.map_or(0, |at| count(at.index())));
            scene.state.world().territories().iter().find(|at| count(at.index()) == index)?
        };
        self.memory.name(purpose, army, found);
        Some(found)
    }

    /// Codes a ship by its number.
    pub(super) fn ship(
        &mut self,
        scene: &CodingState,
        purpose: BitPurpose,
        given: Option<u128>,
    ) -> Option<ShipId> {
        let given = given.and_then(|given| u8::try_from(given).ok()?.try_into().ok());
        let found = scene.state.fleet.iter().enumerate().find_map(|(place, (ship, _))| {
            let voyage = all(&[scene.voyage(ship), u32::from(self.memory.ship == Some(ship))]);
            let with =
                [voyage, all(&[voyage, rough(scene.aboard(ship))]), all(&[voyage, count(place)])];
            self.coder.bit(purpose, with, given == Some(ship)).then_some(ship)
        });
        let found = if let Some(found) = found {
            found
        } else {
            let index = self.coder.bits(5, given.map_or(0, |ship| count(ship.index())));
            ShipId::all().find(|ship| count(ship.index()) == index)?
        };
        self.memory.ship = Some(found);
        Some(found)
    }

    /// Codes a ship as the next number of an action.
    pub(super) fn one_ship(
        &mut self,
        scene: &CodingState,
        purpose: BitPurpose,
        telling: &mut Telling,
    ) -> Option<()> {
        let ship = self.ship(scene, purpose, telling.next())?;
        telling.ship = Some(ship);
        telling.tell(u8::from(ship));
        Some(())
    }
}
