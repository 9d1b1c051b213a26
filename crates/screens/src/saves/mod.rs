//! Data that outlasts the page: saves, the list of games, preferences.

pub mod import;
pub mod library;
pub mod preferences;
pub mod problems;
pub mod second_copy;
pub mod titles;
