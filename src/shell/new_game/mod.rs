//! The screen of a new game.

mod boards;
mod own;
mod picture;
mod play_styles;
mod resumed;
mod screen;
mod workshop;
mod worlds;

pub use boards::fetch_boards_ahead;
pub use resumed::begin_with;
pub use screen::NewGameScreen;
