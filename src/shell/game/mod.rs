//! A game on screen, and everything around its table.

mod away;
mod commands;
mod computers;
mod cover;
mod film;
mod gathering;
mod gif;
mod help;
mod hurry;
mod marcher;
mod menu;
mod open_game;
mod other_tab;
mod over;
mod presence;
mod shortcuts;
mod stored_game;
mod trouble;

pub use open_game::TableRoute;
