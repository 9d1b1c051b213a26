//! What happened: told, remembered, drawn as lines, looked back at.

pub mod aftermath;
pub mod battles;
pub mod between_turns;
pub mod chart;
pub mod factories;
pub mod farewell;
pub mod gains;
pub mod importance;
pub mod log;
pub mod recap;
pub mod retelling;
pub mod tally;
pub mod whereabouts;
