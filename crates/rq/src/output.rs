//! Output of results, and the errors of the commands.

use std::io::{self, ErrorKind, Stdout, Write};

use serde::Serialize;

use super::cards::HandError;
use engine::core::RuleId;
use engine::game::ReplayError;
use engine::record::{CustomRulesError, ReadError, UnpackError};
use engine::world::WorldFault;
use players::analysis::AnalysisError;
use players::arena::MatchError;

/// Error of a command.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Failure {
    /// The games can't be played.
    #[error(transparent)]
    Match(#[from] MatchError),
    /// Not a poker hand.
    #[error(transparent)]
    Hand(#[from] HandError),
    /// A file couldn't be read or written.
    #[error("{what}: {error}")]
    File {
        /// The name of the file.
        what: String,
        /// The cause.
        error: io::Error,
    },
    /// A game that can't be analysed.
    #[error(transparent)]
    Analysis(#[from] AnalysisError),
    /// A record that isn't a valid game, or not to its end.
    #[error(transparent)]
    Replay(#[from] ReplayError),
    /// A source that is neither a file nor a link.
    #[error("“{name}” is not a file, and {error}")]
    NoSource {
        /// The source as given.
        name: String,
        /// The error in reading it as a link.
        error: UnpackError,
    },
    /// A file without playable custom rules.
    #[error("{file}: {error}")]
    NoRules {
        /// The name of the file.
        file: String,
        /// The cause.
        error: CustomRulesError,
    },
    /// A file without a board.
    #[error("{file}: {error}")]
    NoBoard {
        /// The name of the file.
        file: String,
        /// The cause.
        error: WorldFault,
    },
    /// A seed of which no world comes.
    #[error(transparent)]
    NoWorld(#[from] worldgen::NoWorld),
    /// Files that can't be imported as a board.
    #[error(transparent)]
    Import(#[from] importer::ImportFault),
    /// A board that can't be drawn.
    #[error("the file of “{board}” has no artwork, so there is nothing to draw; leave out --svg")]
    NoArtwork {
        /// The name of the board.
        board: String,
    },
    /// A picture that can't be decoded.
    #[error("{file}: {error}")]
    NoPicture {
        /// The name of the file.
        file: String,
        /// The cause.
        error: image::ImageError,
    },
    /// The input isn't a record.
    #[error(transparent)]
    Record(#[from] ReadError),
    /// A program couldn't be started.
    #[error("could not start “{command}”: {error}")]
    NoProgram {
        /// The command as given.
        command: String,
        /// The cause.
        error: io::Error,
    },
    /// An attack that isn't possible.
    #[error("{why} ({rule})")]
    NoAttack {
        /// The reason.
        why: &'static str,
        /// The rule that forbids it.
        rule: RuleId,
    },
    /// Figures of the reports that don't come out again.
    #[error("{outside} of {measured} figures lie outside their intervals")]
    Figures {
        /// The number of such figures.
        outside: usize,
        /// The number of all figures measured.
        measured: usize,
    },
    /// The threads couldn't be started.
    #[error("could not start the threads: {0}")]
    Threads(#[from] rayon::ThreadPoolBuildError),
    /// The result couldn't be written.
    #[error("could not write the result: {0}")]
    Output(io::Error),
    /// The reader of the output has gone away, which is not an error.
    #[error("nobody is reading the output")]
    NobodyReads,
}

/// Stdout, flushed after each line: programs wait for a bot's answer, and people watch the progress.
pub struct Output(Stdout);

impl Output {
    /// Standard output.
    pub fn stdout() -> Self {
        Self(io::stdout())
    }

    /// Writes a line.
    ///
    /// # Errors
    /// Fails if it can't be written, or nobody reads it.
    pub fn line(&mut self, line: impl AsRef<str>) -> Result<(), Failure> {
        writeln!(self.0, "{}", line.as_ref()).and_then(|()| self.0.flush()).map_err(broken)
    }

    /// Writes text with exactly one newline at its end.
    ///
    /// # Errors
    /// Fails if it can't be written, or nobody reads it.
    pub fn text(&mut self, text: impl AsRef<str>) -> Result<(), Failure> {
        self.line(text.as_ref().trim_end())
    }

    /// Writes a value as one line of JSON.
    ///
    /// # Errors
    /// Fails if it can't be written, or nobody reads it.
    pub fn json(&mut self, value: &impl Serialize) -> Result<(), Failure> {
        let text = serde_json::to_string(value)
            .map_err(|error| Failure::Output(io::Error::other(error)))?;
        self.line(text)
    }
}

fn broken(error: io::Error) -> Failure {
    match error.kind() {
        ErrorKind::BrokenPipe => Failure::NobodyReads,
        _ => Failure::Output(error),
    }
}

/// Prints a remark to stderr, where it doesn't mix with the result.
pub(super) fn remark(remark: &impl std::fmt::Display) {
    let _ = writeln!(io::stderr(), "note: {remark}");
}

/// Prints the error to stderr.
pub(super) fn complain(failure: &Failure) {
    let _ = writeln!(io::stderr(), "error: {failure}");
}
