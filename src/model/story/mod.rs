//! The course of the game: the log, recaps, charts, replays and the analysis.

pub mod aftermath;
pub mod aims;
pub mod awards;
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
pub mod insight;
pub mod limits;
pub mod log;
pub mod muster;
pub mod ploys;
pub mod recap;
pub mod replay;
pub mod retelling;
pub mod tally;
pub mod tumble;
pub mod whereabouts;
