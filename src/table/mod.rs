//! The screen of a game that is being played: ribbon of seats, map, prompt bar.

mod past_bar;
mod progress;
mod prompt_bar;
mod recap;
mod resized;
mod ribbon;
mod screen;
mod seat_card;
mod toolbar;

pub use past_bar::{OpensAtPast, Runs};
pub use screen::TableScreen;
