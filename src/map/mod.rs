//! The map: drawn from [`super::shapes`], moved by hand, walked with arrow keys.
//!
//! Drawing order, from below: sea, glow of the coasts, land, hexes that matter now, lanes, outlines of what is marked,
//! planned movements, badges, ships, the ring around what has the focus, names.

mod arrows;
mod beacon;
mod camera;
mod defs;
mod details;
mod fleet;
mod keyboard;
mod labels;
mod land;
mod lanes;
mod loupe;
mod outline;
mod panels;
mod placed;
mod pointer;
mod pull;
mod sea;
mod signs;
mod token;
mod told;
mod views;
mod waters;
mod world;
mod zoom;

pub use world::WorldMap;
