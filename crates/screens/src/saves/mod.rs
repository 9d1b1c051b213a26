//! Data that outlasts the page: saves, the list of games, preferences.

pub mod import;
pub mod library;
pub mod mail;
pub mod preferences;
pub mod save;
pub mod second_copy;
pub mod titles;
