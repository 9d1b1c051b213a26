//! Output of results, and the errors of the commands.

use std::io::{self, ErrorKind, Stdout, Write};

use serde::Serialize;

use super::cards::HandError;
use engine::core::RuleId;
use engine::game::ReplayError;
use engine::record::{MixError, ReadError, UnpackError};
use players::arena::ContestError;
use players::insight::NoInsight;

/// Error of a command.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Failure {
    /// The games cannot be played.
    #[error(transparent)]
    Contest(#[from] ContestError),
    /// Not a poker hand.
    #[error(transparent)]
    Hand(#[from] HandError),
    /// A file could not be read or written.
    #[error("{what}: {error}")]
    File {
        /// What.
        what: String,
        /// Why.
        error: io::Error,
    },
    /// A game that cannot be analysed.
    #[error(transparent)]
    Insight(#[from] NoInsight),
    /// A record that is not a valid game, or not to its end.
    #[error(transparent)]
    Replay(#[from] ReplayError),
    /// Neither a file nor a link.
    #[error("“{name}” is not a file, and {error}")]
    NoSource {
        /// What was given.
        name: String,
        /// Why it is no link.
        error: UnpackError,
    },
    /// A line of a file that is not a link to a game.
    #[error("{file}, line {line}: {error}")]
    NoGame {
        /// Its name.
        file: String,
        /// Which line, from 1.
        line: usize,
        /// Why not.
        error: UnpackError,
    },
    /// A file without playable custom rules.
    #[error("{file}: {error}")]
    NoMix {
        /// Its name.
        file: String,
        /// Why not.
        error: MixError,
    },
    /// The input is not a record.
    #[error(transparent)]
    Record(#[from] ReadError),
    /// A program could not be started.
    #[error("could not start “{command}”: {error}")]
    NoProgram {
        /// As it was given.
        command: String,
        /// Why not.
        error: io::Error,
    },
    /// No such attack is possible.
    #[error("{why} ({rule})")]
    NoAttack {
        /// Why not.
        why: &'static str,
        /// By which rule.
        rule: RuleId,
    },
    /// The threads could not be started.
    #[error("could not start the threads: {0}")]
    Threads(#[from] rayon::ThreadPoolBuildError),
    /// The result could not be written.
    #[error("could not write the result: {0}")]
    Output(io::Error),
    /// The reader of the output has gone away, which is not an error.
    #[error("nobody is reading the output")]
    NobodyReads,
}

/// Stdout, flushed after each line: programs wait for a bot's answer, and people watch the progress.
pub(super) struct Output(Stdout);

impl Output {
    pub fn stdout() -> Self {
        Self(io::stdout())
    }

    /// Writes a line.
    pub fn line(&mut self, line: impl AsRef<str>) -> Result<(), Failure> {
        writeln!(self.0, "{}", line.as_ref()).and_then(|()| self.0.flush()).map_err(broken)
    }

    /// Writes text with exactly one newline at its end.
    pub fn text(&mut self, text: impl AsRef<str>) -> Result<(), Failure> {
        self.line(text.as_ref().trim_end())
    }

    /// Writes a value as one line of JSON.
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

/// Prints the error to stderr.
pub(super) fn complain(failure: &Failure) {
    let _ = writeln!(io::stderr(), "error: {failure}");
}
