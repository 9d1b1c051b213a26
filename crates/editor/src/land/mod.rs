//! Changing the land itself: drawing, dividing, joining and removing territories.

mod area;
mod blank;
mod change;
mod follow;
mod piece;
mod refusal;
mod stroke;
mod water;
mod write;

pub use blank::blank;
pub use change::{LandChange, Redrawn, Rights, redrawn};
pub use refusal::LandRefusal;
