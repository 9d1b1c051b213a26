//! The worlds that can be played on: territories, continents, borders, oceans, hexes and harbours
//! (chapter B of the rules). This module holds data and queries, and draws nothing.
//!
//! A [`WorldPlan`] is the content of `data/*.json`; a [`World`] is a plan under the options of a rule
//! set, and answers queries. Territories, continents, oceans and hexes are small ids that include
//! the number of their world, so that they can be displayed anywhere.

mod atlas;
mod continent;
mod fault;
mod geography;
mod hex;
mod hex_position;
mod hex_set;
mod id;
mod json;
mod lookup;
pub mod names;
mod ocean;
mod options;
mod place;
mod place_set;
mod plan;
mod printing;
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
pub use id::{WorldId, imported_name};
pub use lookup::{UnknownTerritory, letters};
pub use ocean::{Ocean, OceanSet};
pub use options::{Canals, Coasts, Lanes};
pub use place::PlaceSetIter;
pub use plan::{PlannedContinent, Shore, WorldPlan};
pub use printing::Printing;
pub use symbol::Symbol;
pub use territory::{ByTerritory, Territory, TerritorySet};
pub use voyage::Lengths;
pub use world::World;
