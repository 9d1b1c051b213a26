//! A new game while a person makes it up.

pub mod draft;
pub mod ending;
pub mod first_turn;
pub mod groups;
pub mod length;
pub mod mix;
pub mod presets;

pub use draft::*;
