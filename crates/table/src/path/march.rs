//! The rest of a path that is being carried out.

use super::Path;
use engine::core::Seat;

/// A path that is being carried out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct March {
    /// The player whose path it is.
    pub seat: Seat,
    /// The rest of the path.
    pub path: Path,
    /// The chance of the whole rest, in percent, below which it stops.
    pub floor: u32,
}
