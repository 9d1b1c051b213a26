//! Boards for Red Queens from the files of other programs, and from its own.
//!
//! Somebody chooses one file or several that belong together. The importer finds out which program
//! they are from, and writes a board in the form of `crates/engine/data/board.json`. Whatever a
//! board lacks is added, and a [`Note`] says so. A faulty file is refused with a [`Fault`], which
//! names the line and says what was expected there.
//!
//! ```
//! use importer::{File, import};
//!
//! let json = include_bytes!("../../../public/boards/aegean.json");
//! let board = import(&[File { name: "aegean.json", content: json }], &[]).unwrap();
//! assert_eq!(board.name, "Aegean");
//! assert!(board.json.contains("\"title\":\"Aegean-"));
//!
//! let fault = import(&[File { name: "empty.json", content: b"{" }], &[]).unwrap_err();
//! assert_eq!(fault.line, Some(1));
//! ```

mod board;
mod checks;
mod fault;
mod files;
mod note;
mod own;
mod text;
mod title;

pub use board::Imported;
pub use fault::{Fault, Problem};
pub use files::{File, Picture};
pub use note::Note;

/// Reads a board from the files that somebody chose, and the pictures among them.
///
/// # Errors
/// Fails if the files have no board that can be played on and drawn.
pub fn import(files: &[File], _pictures: &[Picture]) -> Result<Imported, Fault> {
    let file = files.first().ok_or_else(|| Fault::whole("", Problem::NoFile))?;
    own::read(file)
}
