//! The conquest as an animated picture: drawn from outlines, without a browser.
//!
//! `storyboard.rs` is what the page orders, `raster.rs` finds the territory at each pixel,
//! `palette.rs` the colour, and `animation.rs` writes the GIF.

mod animation;
mod palette;
mod raster;
mod storyboard;

pub use animation::Animation;
pub use storyboard::{Colours, Outline, Rgb, Storyboard};
