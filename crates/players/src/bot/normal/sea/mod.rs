//! Ships: their courses, crews, landings and fights. One idea per file.
//!
//! A ship is treated as a stack of armies that can go ashore at any harbour it reaches. Every
//! action uses up something of the turn (a cruise, a port of call, armies aboard), so that a turn
//! comes to its end: armies neither board twice from one territory nor go ashore where they came
//! from.

mod cruise;
mod distance;
mod engage;
mod ferry;
mod fight;
mod flanks;
mod goals;
mod landing;
mod launch;
#[cfg(test)]
mod tests;

use super::Planner;
use engine::core::ShipId;
use engine::game::{Action, Ship};
use engine::world::{Hex, Lengths};

/// The worth of a ship besides its crew, in armies.
const SHIP: f32 = 2.5;

/// The least worth of an action at sea.
const WORTHWHILE: f32 = 0.6;

impl<'a> Planner<'a> {
    /// Returns the viewer's ships that can still act in this turn, if it considers ships.
    fn ready(&self) -> impl Iterator<Item = (ShipId, &'a Ship)> + use<'a> {
        let state = self.view.state;
        let sails = self.view.weights.sails || self.view.held().is_empty();
        state.ready().filter(move |_| sails)
    }

    /// Returns the distances from a hex to everything.
    fn lengths(&self, from: Hex) -> Lengths<'static> {
        self.view.world().lengths(from)
    }

    /// Returns the action to take before an attack on land of this worth: landing, or boarding the
    /// stack that would attack.
    pub(super) fn before_attacks(&self, attack: impl FnOnce() -> f32) -> Option<Action> {
        self.ready().next()?;
        let least = attack().max(WORTHWHILE);
        self.land(least).or_else(|| self.embark())
    }

    /// Returns the action of the ships once nothing on land is worth attacking.
    pub(super) fn after_attacks(&self) -> Option<Action> {
        self.ready().next()?;
        self.disembark().or_else(|| self.engage()).or_else(|| self.cruise()).or_else(|| self.man())
    }
}
