//! Drawing boards for Red Queens: from a map of labelled cells to outlines, badges, lanes, hexes, seas
//! and harbours, and to the file of the board.
//!
//! Generated and imported boards are drawn alike. A generated one must be the same on every machine
//! forever, so positions need no more than the four basic operations and square roots, which give
//! the same bits everywhere.

#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    clippy::float_cmp,
    clippy::many_single_char_names,
    clippy::similar_names,
    reason = "geometry on a map of a few hundred thousand cells"
)]

pub mod chart;
pub mod clip;
pub mod draws;
pub mod grid;
pub mod lanes;
pub mod layout;
pub mod path;
pub mod sea;
pub mod seas;
pub mod trace;
pub mod worth;
mod write;

pub use write::outlines;

/// The width and the height of a map, in units.
pub const SIZE: (u32, u32) = (1600, 900);
