//! Boards for Red Queens from the files of other programs, and from its own.
//!
//! The input is one file, or several that belong together. The importer finds out which program
//! they are from, and writes a board in the form of `crates/engine/data/board.json`. It adds what a
//! board lacks, and reports it in a [`Note`]. A faulty file is refused with an [`ImportFault`], which
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

mod bare;
mod board;
mod checks;
mod conquer_club;
mod conquest;
mod domination;
mod drawn;
mod fault;
mod files;
mod formats;
mod land;
mod lines;
mod lux;
mod names;
mod note;
mod own;
mod sea_lanes;
mod sets;
mod sketch;
mod text;
mod title;
mod triplea;
mod xml;

pub use board::ImportedBoard;
pub use checks::ring_of;
pub use fault::{ExpectedForm, ImportFault, ImportProblem};
pub use files::{DecodedPicture, File};
pub use formats::import;
pub use names::lines;
pub use note::{ForeignFeature, Note};
