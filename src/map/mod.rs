//! The map: drawn from [`super::shapes`], moved by hand, walked with arrow keys.
//!
//! Drawing order, from below: sea, glow of the coasts, land, hexes that matter now, lanes, outlines of what is marked,
//! planned movements, badges, ships, the ring around what has the focus, names.

mod arrows;
mod camera;
mod coach_mark;
mod continents;
mod defs;
mod details;
mod drag;
mod fleet;
mod hexes;
mod keyboard;
mod labels;
mod land;
mod lanes;
mod loupe;
mod outline;
mod panels;
pub mod picture;
mod placed;
mod pointer;
mod recap_marks;
mod scenes;
mod sea;
mod signs;
mod stops;
mod token;
mod views;
mod world_map;
mod zoom;

pub use world_map::WorldMap;
