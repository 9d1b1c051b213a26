//! The sources of a record: a file, stdin, or a link on the command line.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use clap::Args;

use super::output::Failure;
use engine::record::{ReadError, Record, RecoveredRecord, UnpackError};

/// The most bytes to read, more than any record has.
const LONGEST: u64 = 64 << 20;

/// Source of a record.
#[derive(Debug, Args)]
pub(super) struct RecordSource {
    /// File with a record (text, link or packed bytes), `-` for stdin, or a link.
    #[arg(value_name = "FILE|LINK")]
    from: String,
}

impl RecordSource {
    /// Reads the record without checking its actions.
    pub fn read(&self) -> Result<Record, Failure> {
        match self.bytes()? {
            Some(bytes) => Ok(understood(&bytes)?),
            None => Record::from_link(&self.from).map_err(|error| self.no_source(error)),
        }
    }

    /// Recovers as much as possible of packed bytes or a link.
    pub fn salvage(&self) -> Result<RecoveredRecord, Failure> {
        let Some(bytes) = self.bytes()? else {
            return Record::salvage_link(&self.from).map_err(|error| self.no_source(error));
        };
        let salvaged = match std::str::from_utf8(&bytes) {
            Ok(text) => Record::salvage_link(text),
            Err(_) => Record::salvage(&bytes),
        };
        Ok(salvaged.map_err(ReadError::from)?)
    }

    /// Returns the bytes of a file or stdin; `None` if the source is neither.
    fn bytes(&self) -> Result<Option<Vec<u8>>, Failure> {
        let path = Path::new(&self.from);
        if self.from == "-" {
            let bytes = read(io::stdin());
            bytes.map(Some).map_err(|error| Failure::File { what: shortened(&self.from), error })
        } else if path.exists() {
            read_file(path).map(Some)
        } else {
            Ok(None)
        }
    }

    fn no_source(&self, error: UnpackError) -> Failure {
        Failure::NoSource { name: shortened(&self.from), error }
    }
}

/// Reads a file that is no longer than records can be.
///
/// # Errors
/// Fails if the file can't be read or is too long.
pub fn read_file(path: &Path) -> Result<Vec<u8>, Failure> {
    let bytes = File::open(path).and_then(read);
    bytes.map_err(|error| failed(path, error))
}

/// Returns the error that a file couldn't be read or written.
pub fn failed(path: &Path, error: io::Error) -> Failure {
    Failure::File { what: shortened(&path.display().to_string()), error }
}

fn read(from: impl Read) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    from.take(LONGEST + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > LONGEST {
        return Err(io::Error::new(io::ErrorKind::FileTooLarge, "too large to be a record"));
    }
    Ok(bytes)
}

/// Reads packed bytes or text. Packed bytes have a checksum, so they aren't mistaken for text.
fn understood(bytes: &[u8]) -> Result<Record, ReadError> {
    match (Record::unpack(bytes), std::str::from_utf8(bytes)) {
        (Ok(record), _) => Ok(record),
        (Err(_), Ok(text)) => Record::read(text),
        (Err(error), Err(_)) => Err(error.into()),
    }
}

/// Shortens a text to 60 characters and an ellipsis.
pub fn shortened(text: &str) -> String {
    const MOST: usize = 60;
    if text.chars().count() <= MOST {
        text.to_owned()
    } else {
        text.chars().take(MOST).chain("…".chars()).collect()
    }
}
