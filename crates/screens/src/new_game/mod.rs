//! A new game while a player sets it up.

pub mod boards;
pub mod casting;
mod chosen_board;
pub mod copies;
pub mod custom_rules;
pub mod draft;
pub mod editing;
pub mod ending;
mod even_start;
pub mod first_turn;
pub mod groups;
pub mod imports;
pub mod length;
pub mod own_board;
pub mod packed;
pub mod parties;
pub mod presets;
pub mod resumed;
pub mod summary;
pub mod trailer;
pub mod trial;
pub mod worlds;

pub use draft::*;
