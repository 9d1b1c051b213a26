//! Changing boards for Red Queens: a board's file is opened, changed step by step, and written as the
//! file of a new board, which the importer checks.
//!
//! The last [`UNDOABLE`] changes can be undone. After each one the [`BoardDraft`] knows its
//! [`Fault`]s, and a draft without faults is a board that can be played on.
//!
//! ```
//! use editor::{BoardDraft, Change};
//!
//! let json = include_str!("../../../public/boards/aegean.json");
//! let mut draft = BoardDraft::open(json, "Aegean").unwrap();
//! draft.change(Change::RenameBoard("Greek Seas".to_owned()));
//! assert!(draft.faults().is_empty());
//! let text = draft.write();
//! let file = importer::File { name: "", content: text.as_bytes() };
//! let board = importer::import(&[file], &[]).unwrap();
//! assert!(board.json.contains("\"title\":\"Greek-Seas-"));
//!
//! draft.undo();
//! assert_eq!(draft.board().name, "Aegean");
//! ```

mod board;
mod change;
mod draft;
mod fault;
mod file;
mod finish;
mod land;
mod shape;

pub use board::{BoardContents, Continent, Pair, Territory};
pub use change::{Change, LONGEST_NAME, MOST_BONUS};
pub use draft::{BoardDraft, UNDOABLE};
pub use fault::Fault;
pub use land::{LandChange, LandRefusal, Rights};
pub use shape::Coordinates;
