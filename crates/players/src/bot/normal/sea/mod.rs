//! Ships: where they lie, whom they carry, where they land, whom they fight. One idea a file.
//!
//! A ship is looked at as a stack of armies that can go ashore at any harbour it reaches. Every
//! action spends something of the turn (a cruise, a port of call, armies aboard), so that a turn
//! comes to its end: nothing is taken aboard twice from one territory or put ashore where it came from.

mod cruise;
mod engage;
mod ferry;
mod fight;
mod flanks;
mod goals;
mod landing;
mod launch;
mod prospect;
#[cfg(test)]
mod tests;

use super::Mind;
use engine::core::ShipId;
use engine::game::{Action, Ship};
use engine::world::{Hex, Lengths};

/// What a ship is worth beside its crew, in armies.
const SHIP: f32 = 2.5;

/// What an action at sea must promise to be done.
const WORTHWHILE: f32 = 0.6;

impl<'a> Mind<'a> {
    /// The ships of the viewer that can still act in this turn, if ships come to mind.
    fn ready(&self) -> impl Iterator<Item = (ShipId, &'a Ship)> + use<'a> {
        let state = self.view.state;
        let sails = self.view.traits.sails || self.view.held().is_empty();
        state.ready().filter(move |_| sails)
    }

    /// How far it is from a hex to everything.
    fn lengths(&self, from: Hex) -> Lengths<'static> {
        self.view.world().lengths(from)
    }

    /// What is better done now than an attack on land of this worth: landing, or taking the stack
    /// aboard that would attack.
    pub(super) fn before_attacks(&self, attack: impl FnOnce() -> f32) -> Option<Action> {
        self.ready().next()?;
        let least = attack().max(WORTHWHILE);
        self.land(least).or_else(|| self.embark())
    }

    /// What ships do once nothing on land is worth attacking.
    pub(super) fn after_attacks(&self) -> Option<Action> {
        self.ready().next()?;
        self.disembark().or_else(|| self.engage()).or_else(|| self.cruise()).or_else(|| self.man())
    }
}
