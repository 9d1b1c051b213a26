//! The territories after a change of the land.

use super::area::Area;
use crate::board::Territory;

/// A territory after a change of the land.
#[derive(Debug)]
pub struct Piece {
    /// The numbers of the territories whose land it has.
    pub from: Vec<usize>,
    /// Its land, if that has changed.
    pub area: Option<Area>,
    pub territory: Territory,
}
