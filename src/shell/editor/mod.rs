//! The editor of boards.

mod continents;
mod drawing;
mod earlier;
mod editing;
mod faults;
mod land;
mod map;
mod pen;
mod pen_panel;
mod screen;
mod seas;
mod starts;
mod subject;
mod territory;
mod tints;
mod tool;
mod toolbar;
mod trying;
mod view;

pub use drawing::drawing;
pub use screen::editor;
pub use subject::Subject;
