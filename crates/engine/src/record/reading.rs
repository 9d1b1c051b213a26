//! Reading a record in steps, however it was passed on.

use super::notation::{self, NotationError, NotationFault, RecordDraft};
use super::pasted::{WAYS, is_apart, pasted};
use super::{ReadError, Record, UnpackError};
use crate::game::Action;
use crate::world::World;

impl Record {
    /// Reads a record in the notation, or a link, either unchanged or as mail and messengers pass
    /// it on: quoted, encoded or with a signature below. [`RecordReader`] does the same in steps.
    ///
    /// # Errors
    /// Returns the error in the text as notation if it has several words, and as a link otherwise.
    pub fn read(text: &str) -> Result<Self, ReadError> {
        let mut reading = RecordReader::of(text.to_owned());
        loop {
            if let Some(record) = reading.go_on(usize::MAX) {
                return record;
            }
        }
    }
}

/// A text read as by [`Record::read`], a number of lines at a time, since a long one takes a while.
///
/// ```
/// use red_queens_engine::record::RecordReader;
/// let mut reading = RecordReader::of("Red Queens record 1\nrules next\nfly\n".to_owned());
/// assert!(reading.go_on(2).is_none());
/// let refusal = std::iter::repeat_with(|| reading.go_on(2)).flatten().next();
/// assert!(refusal.is_some_and(|it| it.is_err()));
/// ```
#[derive(Debug)]
pub struct RecordReader {
    original: String,
    /// The current way of reading, among those of [`pasted`].
    way: usize,
    /// The text as it is currently read, and the numbers of its bytes and lines read so far.
    text: String,
    read: usize,
    lines: usize,
    draft: RecordDraft,
    problem: Option<ReadError>,
}

/// The result of reading in one way.
type ReadResult = Result<Record, ReadError>;

impl RecordReader {
    /// Starts reading.
    pub fn of(text: String) -> Self {
        let (original, draft) = (text.clone(), RecordDraft::default());
        Self { original, way: 0, text, read: 0, lines: 0, draft, problem: None }
    }

    /// Reads at most this many further lines; returns `None` while there is more to read.
    pub fn go_on(&mut self, lines: usize) -> Option<Result<Record, ReadError>> {
        match self.in_this_way(lines)? {
            Ok(record) => Some(Ok(record)),
            Err(error) => {
                // Prefer the error of a reading that has a title: it is more specific.
                if self.problem.as_ref().is_none_or(is_untitled) {
                    self.problem = Some(error);
                }
                self.next_way()
            }
        }
    }

    /// Starts over in the next way, if there is one.
    fn next_way(&mut self) -> Option<ReadResult> {
        while self.way + 1 < WAYS {
            self.way += 1;
            if let Some(text) = pasted(&self.original, self.way) {
                self.text = text.into_owned();
                (self.read, self.lines, self.draft) = (0, 0, RecordDraft::default());
                return None;
            }
        }
        Some(Err(self.problem.take().unwrap_or(ReadError::Link(UnpackError::NoLink))))
    }

    fn in_this_way(&mut self, lines: usize) -> Option<ReadResult> {
        if self.read == 0 && !is_notation(&self.text) {
            return Some(Record::from_link(&self.text).map_err(ReadError::from));
        }
        for _ in 0..lines {
            let rest = self.text.get(self.read..).unwrap_or_default();
            let Some(line) = rest.split_inclusive('\n').next() else { return Some(self.finish()) };
            self.lines += 1;
            if let Err(fault) = self.draft.read_line(line.trim_end_matches(['\r', '\n'])) {
                let is_signed = is_apart(&self.text, self.read) && !has_actions(rest);
                return Some(if is_signed { self.finish() } else { Err(self.error(fault)) });
            }
            self.read += line.len();
        }
        None
    }

    fn finish(&mut self) -> ReadResult {
        std::mem::take(&mut self.draft).finish().map_err(|fault| self.error(fault))
    }

    fn error(&self, fault: NotationFault) -> ReadError {
        NotationError { line: self.lines.max(1), fault }.into()
    }
}

/// Returns `true` if the text is more likely to be a record in the notation than a link.
fn is_notation(text: &str) -> bool {
    notation::is_titled(text.trim_start()) || text.trim().contains(char::is_whitespace)
}

/// Returns `true` for the error of a text in which nothing looks like a record.
fn is_untitled(error: &ReadError) -> bool {
    matches!(error, ReadError::Notation(NotationError { fault: NotationFault::NoTitle, .. }))
}

/// Returns `true` if a line of the text is an action, so that it can't be a signature.
fn has_actions(text: &str) -> bool {
    text.lines().any(|line| Action::read(line, World::earth()).is_ok())
}
