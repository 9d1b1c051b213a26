//! Where a record comes from: a file, stdin, or a link on the command line.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use clap::Args;

use super::output::Failure;
use engine::record::Record;

/// More than any record has.
const LONGEST: u64 = 64 << 20;

/// A record somewhere.
#[derive(Debug, Args)]
pub(super) struct Source {
    /// A file with a record (text, link or packed bytes), `-` for stdin, or a link itself.
    #[arg(value_name = "FILE|LINK")]
    from: String,
}

impl Source {
    /// Reads the record; whether its actions are allowed is another question.
    pub fn read(&self) -> Result<Record, Failure> {
        let bytes = match self.from.as_str() {
            "-" => read(io::stdin()),
            path if Path::new(path).exists() => {
                return Ok(understood(&read_file(Path::new(path))?)?);
            }
            link => {
                return Record::from_link(link)
                    .map_err(|error| Failure::NoSource { name: shortened(link), error });
            }
        };
        let bytes = bytes.map_err(|error| Failure::File { what: shortened(&self.from), error })?;
        Ok(understood(&bytes)?)
    }
}

/// The bytes of a file that is no longer than records are.
pub(super) fn read_file(path: &Path) -> Result<Vec<u8>, Failure> {
    let bytes = File::open(path).and_then(read);
    bytes.map_err(|error| Failure::File { what: shortened(&path.display().to_string()), error })
}

fn read(from: impl Read) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    from.take(LONGEST + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > LONGEST {
        return Err(io::Error::new(io::ErrorKind::FileTooLarge, "too large for a record"));
    }
    Ok(bytes)
}

/// Packed bytes have a checksum, so they are not mistaken for text.
fn understood(bytes: &[u8]) -> Result<Record, engine::record::ReadError> {
    match (Record::unpack(bytes), std::str::from_utf8(bytes)) {
        (Ok(record), _) => Ok(record),
        (Err(_), Ok(text)) => Record::read(text),
        (Err(error), Err(_)) => Err(error.into()),
    }
}

pub(super) fn shortened(text: &str) -> String {
    const MOST: usize = 60;
    if text.chars().count() <= MOST {
        text.to_owned()
    } else {
        text.chars().take(MOST).chain("…".chars()).collect()
    }
}
