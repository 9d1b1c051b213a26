//! The worlds that can be played on: territories, continents, borders, oceans, hexes and harbours
//! (chapter B of the rules). Data and the questions one asks of it; no drawing.
//!
//! A [`Plan`] is what `data/*.json` says; a [`World`] is a plan as a rule set reads it, and answers.
//! Territories, continents, oceans and hexes are small ids that know which world they lie in, so that
//! they can be named wherever they turn up.

mod atlas;
mod chart;
mod continent;
mod draft;
mod fault;
mod geography;
mod hex;
mod hex_set;
mod id;
mod lookup;
pub mod names;
mod ocean;
mod options;
mod place;
mod place_set;
mod plan;
mod read;
mod sea;
mod symbol;
mod tables;
mod territory;
mod voyage;
#[expect(clippy::module_inception, reason = "the layer is named after what it is about")]
mod world;

pub use continent::Continent;
pub use fault::WorldFault;
pub use hex::{Hex, UnknownHex};
pub use hex_set::HexSet;
pub use id::WorldId;
pub use lookup::{UnknownTerritory, letters};
pub use ocean::{Ocean, OceanSet};
pub use options::{Canals, Coasts};
pub use place::Members;
pub use plan::{Plan, PlannedContinent, Shore};
pub use symbol::Symbol;
pub use territory::{ByTerritory, Territory, TerritorySet};
pub use voyage::Lengths;
pub use world::World;
