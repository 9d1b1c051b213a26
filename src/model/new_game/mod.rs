//! A new game while a person makes it up.

pub mod draft;
pub mod mix;
pub mod presets;

pub use draft::*;
