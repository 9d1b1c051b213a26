//! The editor of boards.

mod continents;
mod editing;
mod faults;
mod map;
mod screen;
mod seas;
mod territory;

pub use screen::editor;
