//! Drawing land: the functions that the part of the program with the editor brings.

use crate::page::part;
use editor::{Draft, LandChange, Refusal};

/// The functions of the part.
#[derive(Clone, Copy)]
pub struct Drawing {
    /// Begins a board without land, with a name and five seas.
    pub blank: fn(&str, [&str; 5]) -> Option<Draft>,
    /// Changes the land of a board.
    pub redraw: fn(&mut Draft, LandChange) -> Result<Option<usize>, Refusal>,
}

part! {
    drawing:
    /// Fetches the part.
    pub fn drawing() -> Drawing {
        Drawing { blank: Draft::blank, redraw: Draft::redraw }
    }
}
