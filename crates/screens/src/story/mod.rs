//! The course of the game: the log, recaps, charts, replays and the analysis.

pub mod aims;
pub mod analysis;
pub mod awards;
pub mod battle_result;
pub mod battles;
pub mod between_turns;
pub mod bids;
pub mod buildings;
pub mod chart;
pub mod commentary;
pub mod factories;
pub mod farewell;
pub mod film;
pub mod gains;
pub mod glimpse;
pub mod last_battle;
pub mod limits;
pub mod log;
pub mod muster;
pub mod reactions;
pub mod recap;
pub mod recap_builder;
pub mod replay;
pub mod roll_animation;
pub mod tally;
pub mod whereabouts;
