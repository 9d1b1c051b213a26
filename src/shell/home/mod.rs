//! The home screen, with the saved games.

mod import;
mod imported_bots;
mod rename;
mod screen;
mod thumbnail;

pub use screen::Home;
