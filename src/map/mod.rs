//! The map: drawn for one board, moved by hand, navigated with arrow keys.
//!
//! Drawing order, from below: sea, glow of the coasts, land, hexes that can be chosen, lanes,
//! outlines of marked territories, planned movements, badges, ships, the last roll
//! of a battle, the focus ring, names.

mod arrows;
mod battle_marks;
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

pub use arrows::arrow_path;
pub use world_map::WorldMap;
