//! The lines of the log.

use engine::core::Seat;

/// The subject of a line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tone {
    Plain,
    Detail,
    Conquest,
    Failure,
    /// An elimination, a player who joined or left, or the end of the game.
    Great,
}

/// A key that tells a line from all others, and from itself before it grew.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct LineKey {
    /// The moment when the line began.
    pub moment: usize,
    /// The line's index within its turn.
    pub place: usize,
    /// The number of times the line has grown.
    pub version: usize,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LogLine {
    /// The key that tells the line from the others.
    pub key: LineKey,
    /// The moment when the line began or last grew.
    pub touched: usize,
    pub text: String,
    pub tone: Tone,
}

/// The events of one turn, or those before the first turn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LogTurn {
    /// The moment when the turn began.
    pub began: usize,
    /// The seat whose turn it is; `None` before the first turn.
    pub seat: Option<Seat>,
    /// “Round 3 · Red”.
    pub title: String,
    pub lines: Vec<LogLine>,
}

/// The end of the log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LogView {
    /// The latest turns, oldest first.
    pub turns: Vec<LogTurn>,
    /// True if there are earlier turns.
    pub more: bool,
}
