//! The home screen, with the saved games.

mod import;
mod imported_bots;
mod rename;
mod scene;
mod screen;
mod show;
mod thumbnail;
mod war;

pub use screen::Home;
