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
//! let plan = Plan::read(&generate(seed).json).unwrap();
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

/// A generated world.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Generated {
    /// The board with its artwork, in the form of the board files.
    pub json: String,
    /// The outlines of each continent as path data, for a picture of [`SIZE`].
    pub outlines: Vec<String>,
    /// The numbers of territories, continents and seas.
    pub territories: usize,
    pub continents: usize,
    pub seas: usize,
}

/// The width and the height of a generated map.
pub const SIZE: (u32, u32) = (1600, 900);

/// Generates the world of a seed.
pub fn generate(seed: WorldSeed) -> Generated {
    let draft = draft::Draft::of(seed);
    Generated {
        json: write::json(&draft),
        outlines: write::outlines(&draft),
        territories: draft.names.len(),
        continents: draft.continents.count,
        seas: draft.sea_names.len(),
    }
}
