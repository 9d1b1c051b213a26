//! The rulebook and the guide.

mod guide;
mod guide_picture;
mod screen;

pub use screen::{Rulebook, Rules};
