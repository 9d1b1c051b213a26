//! Where results go, and what can go wrong.

use std::io::{self, ErrorKind, Stdout, Write};

use serde::Serialize;

use super::cards::HandError;
use engine::core::RuleId;
use engine::game::ReplayError;
use engine::record::{MixError, ReadError, UnpackError};
use players::arena::ContestError;
use players::insight::NoInsight;

/// Why a command came to nothing.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Failure {
    /// The games cannot be played.
    #[error(transparent)]
    Contest(#[from] ContestError),
    /// Words that are no poker hand.
    #[error(transparent)]
    Hand(#[from] HandError),
    /// Something could not be read or written.
    #[error("{what}: {error}")]
    File {
        /// What.
        what: String,
        /// Why.
        error: io::Error,
    },
    /// A game of which luck and decisions are not told.
    #[error(transparent)]
    Insight(#[from] NoInsight),
    /// A record is no game, or not to its end.
    #[error(transparent)]
    Replay(#[from] ReplayError),
    /// Neither a file nor a link.
    #[error("“{name}” is no file, and {error}")]
    NoSource {
        /// What was given.
        name: String,
        /// Why it is no link.
        error: UnpackError,
    },
    /// A line of a file that is no link to a game.
    #[error("{file}, line {line}: {error}")]
    NoGame {
        /// Its name.
        file: String,
        /// Which line, from 1.
        line: usize,
        /// Why not.
        error: UnpackError,
    },
    /// A file in which there is no mix that can be played.
    #[error("{file}: {error}")]
    NoMix {
        /// Its name.
        file: String,
        /// Why not.
        error: MixError,
    },
    /// What was read is no record.
    #[error(transparent)]
    Record(#[from] ReadError),
    /// A program could not be started.
    #[error("“{command}” cannot be started: {error}")]
    NoProgram {
        /// As it was given.
        command: String,
        /// Why not.
        error: io::Error,
    },
    /// There is no such attack.
    #[error("{why} ({rule})")]
    NoAttack {
        /// Why not.
        why: &'static str,
        /// By which rule.
        rule: RuleId,
    },
    /// The threads could not be started.
    #[error("the threads could not be started: {0}")]
    Threads(#[from] rayon::ThreadPoolBuildError),
    /// The result could not be written.
    #[error("the result could not be written: {0}")]
    Output(io::Error),
    /// Whoever should read the result went away: no failure of ours.
    #[error("nobody reads the result")]
    NobodyReads,
}

/// Stdout, line by line: who asks a bot waits for each, and who looks on sees how far long work has come.
pub(super) struct Output(Stdout);

impl Output {
    pub fn stdout() -> Self {
        Self(io::stdout())
    }

    /// Writes a line.
    pub fn line(&mut self, line: impl AsRef<str>) -> Result<(), Failure> {
        writeln!(self.0, "{}", line.as_ref()).and_then(|()| self.0.flush()).map_err(broken)
    }

    /// Writes lines that end as they should.
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

/// Says on stderr what went wrong, if anybody listens there.
pub(super) fn complain(failure: &Failure) {
    let _ = writeln!(io::stderr(), "error: {failure}");
}
