//! The board that the editor begins with.

use engine::world::WorldId;

/// The board that the editor begins with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Subject {
    /// A copy of a board.
    Copy(WorldId),
    /// A board of the user's own, in whose place the changed one is saved.
    Own(WorldId),
    /// A board without land.
    Blank,
}
