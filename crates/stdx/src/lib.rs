//! Small extensions of the standard library. Nothing here knows the game.

mod sort;
mod text;

pub use sort::InOrder;
pub use text::{in_file_name, one_line};
