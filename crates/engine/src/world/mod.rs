//! The board: territories, continents, borders, oceans, hexes and harbours (chapter B of the rules).
//! Data and the questions one asks of it; no drawing.

mod borders;
mod continent;
mod grid;
mod harbour;
mod hex;
mod ocean;
mod tables;
mod territory;
mod voyage;

pub use borders::EastAfricaMiddleEast;
pub use continent::Continent;
pub use harbour::Coasts;
pub use hex::{Canals, Hex, UnknownHex};
pub use ocean::{ByOcean, Ocean, OceanSet, UnknownOcean};
pub use territory::{ByTerritory, Symbol, Territory, TerritorySet, UnknownTerritory, letters};
pub use voyage::HexSet;
