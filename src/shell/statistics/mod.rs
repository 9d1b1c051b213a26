//! Statistics of the saved games.

mod counting;
mod export;
mod ladder;
mod screen;
mod tables;

pub use ladder::NextOpponent;
pub use screen::StatisticsScreen;
