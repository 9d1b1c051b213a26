//! Boards for Red Queens, generated from a seed: coasts, territories, continents, seas and names.
//!
//! The same seed gives the same board on every machine, forever: it stands in links and saves. All
//! randomness is that of the engine, and positions need no more than the four basic operations and
//! square roots, which give the same bits everywhere.
//!
//! ```
//! use engine::world::WorldPlan;
//! use red_queens_worldgen::{WorldSeed, generate};
//!
//! let seed = WorldSeed::new(7, [0, 5, 5]);
//! let board = generate(seed).unwrap();
//! let plan = WorldPlan::read(&board).unwrap();
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

mod borders;
mod continents;
mod generated_world;
mod names;
mod noise;
mod sea_names;
mod seed;
mod split;
mod terrain;

pub use generated_world::NoWorld;
pub use seed::{MOST, NoSeed, WorldSeed};

use generated_world::GeneratedWorld;

/// The width and the height of a generated map.
pub use cartography::SIZE;

/// Generates the world of a seed: the board with its artwork, in the form of the board files.
///
/// # Errors
/// Fails if no try makes a good world, which no known seed does.
pub fn generate(seed: WorldSeed) -> Result<String, NoWorld> {
    let mut board = GeneratedWorld::of(seed)?.chart().write();
    board.insert("title".to_owned(), seed.to_string().into());
    Ok(serde_json::Value::Object(board).to_string())
}

/// Generates the outlines of the world’s continents as path data, for a picture of [`SIZE`].
///
/// # Errors
/// Fails where [`generate`] does.
pub fn outlines(seed: WorldSeed) -> Result<Vec<String>, NoWorld> {
    let GeneratedWorld { shapes, continents, .. } = GeneratedWorld::of(seed)?;
    Ok(cartography::outlines(&shapes, &continents.of, continents.count))
}
