//! The course of the game: the log, recaps, charts, replays and the analysis.

pub mod aims;
pub mod analysis;
pub mod awards;
pub mod between_turns;
pub mod bids;
pub mod buildings;
pub mod chance_lines;
pub mod chart;
pub mod commentary;
pub mod end_of_turn;
pub mod factories;
pub mod farewell;
pub mod film;
pub mod gains;
pub mod glimpse;
pub mod limits;
pub mod log;
pub(crate) mod no_armies;
pub mod past;
pub mod reactions;
pub mod recap;
pub mod recap_builder;
pub mod replay;
pub mod roll_animation;
pub mod suspense;
mod verdict;
