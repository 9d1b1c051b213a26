//! The lines of the log.

use engine::core::Seat;

/// What a line is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tone {
    Plain,
    Detail,
    Conquest,
    Failure,
    /// An army fell, a player came or went, the game ended.
    Great,
}

/// What tells a line from all others, and from itself before it grew.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct LineKey {
    /// The moment in which it began.
    pub moment: usize,
    /// Its place among the lines of this turn.
    pub place: usize,
    /// How often it grew.
    pub version: usize,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LogLine {
    /// What tells it from the others.
    pub key: LineKey,
    /// The moment in which it began or grew last.
    pub touched: usize,
    pub text: String,
    pub tone: Tone,
}

/// What happened in one turn, or before the first one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LogTurn {
    /// The moment in which it began.
    pub began: usize,
    /// Whose turn; nobody's before the first.
    pub seat: Option<Seat>,
    /// “Round 3 · Red”.
    pub title: String,
    pub lines: Vec<LogLine>,
}

/// The end of the log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LogView {
    /// The last turns, the oldest first.
    pub turns: Vec<LogTurn>,
    /// Whether there are earlier ones.
    pub more: bool,
}
