//! What is left of a path that is carried out.

use super::path::Path;
use engine::core::Seat;

/// A path that is carried out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct March {
    /// Whose path it is.
    pub seat: Seat,
    /// What is left of it.
    pub path: Path,
    /// The chance of all that is left below which it stops, in percent.
    pub floor: u32,
}
