//! Boards for Red Queens, generated from a seed: coasts, territories, continents, seas and names.
//!
//! The same seed gives the same board on every machine, forever: it stands in links and saves. All
//! randomness is that of the engine, and positions need no more than the four basic operations and
//! square roots, which give the same bits everywhere.
//!
//! ```
//! use engine::world::Plan;
//! use red_queens_worldgen::{WorldSeed, generate};
//!
//! let seed = WorldSeed::new(7, [0, 5, 5]);
//! let plan = Plan::read(&generate(seed)).unwrap();
//! assert_eq!((plan.title, plan.territories.len()), ("World-00007-055", 18));
//! ```

#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    clippy::float_cmp,
    clippy::many_single_char_names,
    clippy::similar_names,
    reason = "geometry on a map of a few hundred thousand cells"
)]

mod clip;
mod continents;
mod dice;
mod draft;
mod grid;
mod lanes;
mod layout;
mod names;
mod noise;
mod sea;
mod seas;
mod seed;
mod split;
mod terrain;
mod trace;
mod write;

pub use seed::{MOST, NoSeed, WorldSeed};

/// The width and the height of a generated map.
pub const SIZE: (u32, u32) = (1600, 900);

/// Generates the world of a seed: the board with its artwork, in the form of the board files. Takes
/// about half a second, and several times as long for a few seeds.
pub fn generate(seed: WorldSeed) -> String {
    write::json(&draft::Draft::of(seed))
}

/// Generates the outlines of the world’s continents as path data, for a picture of [`SIZE`].
pub fn outlines(seed: WorldSeed) -> Vec<String> {
    write::outlines(&draft::Draft::of(seed))
}
